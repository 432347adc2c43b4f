import { useSiteSettings } from '@/lib/site-settings';

/** On pages behind mailed links, which need scripts: says what to do if scripts do not run. */
export function WithoutScript() {
  const { email, phone } = useSiteSettings();
  return (
    <p data-instead="script" className="mt-4 max-w-[60ch]">
      This page needs JavaScript, which is switched off or could not be loaded. Switch it on or check your
      connection and load the page again, or write to {email} or call {phone}: we will do it for you.
    </p>
  );
}
