import { useSiteSettings } from '@/lib/site-settings';

/** Where scripts do not run, on pages that mails lead to and that need them: says so, and how to get there all the same. */
export function WithoutScript() {
  const { email, phone } = useSiteSettings();
  return (
    <p data-instead="script" className="mt-4 max-w-[60ch]">
      This page needs JavaScript, which is switched off or could not be loaded. Switch it on or check your
      connection and load the page again, or write to {email} or call {phone}: we will do it for you.
    </p>
  );
}
