import { Copy, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { telHref } from '@/lib/site-settings';
import { toast } from '@/lib/toasts';

/** An address may hold characters that would begin the fields of a mail. */
export const mailHref = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Both ways to reach a person, each to press and to copy. */
export function Contact({ phone, email }: { phone: string; email: string }) {
  return (
    <dl className="grid gap-2">
      {phone && (
        <>
          <dt className="sr-only">Phone</dt>
          <dd className="flex flex-wrap gap-2">
            <ButtonAnchor
              href={telHref(phone)}
              className="min-w-0 grow basis-[min(100%,13rem)] justify-start"
            >
              <Phone aria-hidden />
              <span className="[overflow-wrap:anywhere]">
                <span className="sr-only">Call </span>
                {phone}
              </span>
            </ButtonAnchor>
            <CopyButton text={phone} name="phone number" />
          </dd>
        </>
      )}
      {email && (
        <>
          <dt className="sr-only">E-mail</dt>
          <dd className="flex flex-wrap gap-2">
            <ButtonAnchor
              href={mailHref(email)}
              variant="secondary"
              className="min-w-0 grow basis-[min(100%,13rem)] justify-start"
            >
              <Mail aria-hidden />
              <span className="min-w-0 text-left [overflow-wrap:anywhere]">
                <span className="sr-only">Write to </span>
                {email}
              </span>
            </ButtonAnchor>
            <CopyButton text={email} name="e-mail address" />
          </dd>
        </>
      )}
    </dl>
  );
}

function CopyButton({ text, name }: { text: string; name: string }) {
  const [busy, setBusy] = useState(false);

  async function copy() {
    setBusy(true);
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', description: text });
    } catch {
      // Browsers keep the clipboard from pages without HTTPS, and from those that were refused.
      toast({
        variant: 'destructive',
        title: 'Not copied',
        description: `Please select the ${name} instead.`,
      });
    }
    setBusy(false);
  }

  return (
    <Button variant="secondary" size="icon" pending={busy} aria-label={`Copy ${name}`} onClick={copy}>
      <Copy aria-hidden />
    </Button>
  );
}
