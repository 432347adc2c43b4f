import { Copy, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { telHref } from '@/lib/site-settings';
import { toast } from '@/lib/toasts';

/** A mailto link. The address is encoded, because some characters would start other fields of the mail. */
export const mailHref = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Phone and e-mail of a person, each as a link and with a button that copies it. */
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
      // Without HTTPS or permission browsers do not give access to the clipboard.
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
