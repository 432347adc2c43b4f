import { FileCheck2, FilePlus2 } from 'lucide-react';
import { useListApplications } from '@/api/generated/applications';
import { ButtonLink } from '@/components/ui/button';
import { stageWords } from '@/lib/application-stages';
import { usePortalAddress } from '@/lib/portal-address';
import { opens } from '@/lib/use-opened-focus';

interface ApplyLinkProps {
  university: { id: number; name: string };
  className?: string;
}

/** Opens the newest application to a university, or the form for one. */
export function ApplyLink({ university: { id, name }, ...props }: ApplyLinkProps) {
  const { to } = usePortalAddress();
  // Each row of a list asks; what changes here is shown at once all the same.
  const { data } = useListApplications({ query: { staleTime: 60_000 } });
  const known = data?.find(({ university }) => university?.id === id);
  const page = known ? `application-${known.id}` : `apply-${id}`;
  return (
    <ButtonLink
      to={to({ open: page })}
      state={{ opened: true }}
      {...opens(page)}
      variant="secondary"
      {...props}
    >
      {known ? <FileCheck2 aria-hidden /> : <FilePlus2 aria-hidden />}
      {known ? stageWords(known.stage).name : 'Plan application'}
      <span className="sr-only">{known ? `: application to ${name}` : `to ${name}`}</span>
    </ButtonLink>
  );
}
