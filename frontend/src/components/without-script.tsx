import { useSiteSettings } from '@/lib/site-settings';

/** On pages that mails lead to and that do nothing without scripts: says so, and how to get there all the same. */
export function WithoutScript() {
  const { email, phone } = useSiteSettings();
  return (
    <noscript>
      <p className="mt-4 max-w-[60ch]">
        This page needs JavaScript, which is switched off in this browser. Switch it on and load the page
        again, or write to {email} or call {phone}: we will do it for you.
      </p>
    </noscript>
  );
}
