import { policies } from '@/content/support';
import { useSiteSettings } from '@/lib/site-settings';

export function PolicyText({ type }: { type: 'privacy' | 'terms' }) {
  const { email, phone } = useSiteSettings();
  const { lastUpdated, sections } = policies[type];
  return (
    <div className="grid max-w-[70ch] gap-8">
      <p className="text-ink-soft">Last Updated: {lastUpdated}</p>
      {sections.map(({ title, content }) => (
        <section key={title}>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-2">{content.replace('{email}', email).replace('{phone}', phone)}</p>
        </section>
      ))}
    </div>
  );
}
