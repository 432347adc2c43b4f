import { Copy, Mail, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import type { DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { telHref } from '@/lib/site-settings';
import { toast } from '@/lib/toasts';

/** A mailto link. The address is encoded, because some characters would start other fields of the mail. */
export const mailHref = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** A mobile number as it is dialled within India. */
const INDIAN_MOBILE = /^0?([6-9]\d{9})$/;

/**
 * A link that opens WhatsApp with a text that holds the request's number alone; null for a phone number of another country
 * without its code, which WhatsApp would take for another.
 */
export function whatsAppHref(phone: string, id: number): string | null {
  const dialled = phone.replace(/\D/g, '');
  const indian = INDIAN_MOBILE.exec(dialled)?.[1];
  const hasCode = /^\s*(\+|00)/.test(phone) && dialled.length >= 8;
  const digits = hasCode ? dialled.replace(/^00/, '') : indian && `91${indian}`;
  if (!digits) return null;
  return `https://wa.me/${digits}?text=${encodeURIComponent(`Consultation request No. ${id}`)}`;
}

interface ContactProps {
  request: Pick<DeskRequest, 'id' | 'phone' | 'email'>;
  /** When WhatsApp is opened; absent when nobody may write to them any more. */
  onWhatsApp: (() => void) | undefined;
}

/** Phone and e-mail of a person, each as a link and with a button that copies it. */
export function Contact({ request: { id, phone, email }, onWhatsApp }: ContactProps) {
  const whatsApp = onWhatsApp && whatsAppHref(phone ?? '', id);
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
            {whatsApp && (
              <ButtonAnchor
                href={whatsApp}
                target="_blank"
                rel="noreferrer"
                variant="secondary"
                onClick={onWhatsApp}
                className="grow"
              >
                <MessageCircle aria-hidden />
                WhatsApp<span className="sr-only"> in a new tab; it is recorded as an attempt</span>
              </ButtonAnchor>
            )}
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
