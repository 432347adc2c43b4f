import { FilePlus2 } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { usePortalAddress } from '@/lib/portal-address';
import { opens } from '@/lib/use-opened-focus';

interface ApplyLinkProps {
  university: { id: number; name: string };
  className?: string;
}

/** Opens the form for an application to a university. */
export function ApplyLink({ university: { id, name }, ...props }: ApplyLinkProps) {
  const { to } = usePortalAddress();
  const page = `apply-${id}`;
  return (
    <ButtonLink
      to={to({ open: page })}
      state={{ opened: true }}
      {...opens(page)}
      variant="secondary"
      {...props}
    >
      <FilePlus2 aria-hidden />
      Plan application
      <span className="sr-only">to {name}</span>
    </ButtonLink>
  );
}
