import { useSiteSettings } from '@/lib/site-settings';

/** On pages that mails lead to and that do nothing without scripts, where they do not run: says so, and how to get there all the same. */
export function WithoutScript() {
  const { email, phone } = useSiteSettings();
  return (
    <p data-instead="script" className="mt-4 max-w-[60ch]">
      This page needs JavaScript, which does not run here. Switch it on and load the page again, or write to{' '}
      {email} or call {phone}: we will do it for you.
    </p>
  );
}
