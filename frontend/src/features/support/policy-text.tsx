import { PageContents } from '@/components/page-contents';
import { policies } from '@/content/support';
import { formatDate } from '@/lib/dates';
import { paragraphsOf } from '@/lib/paragraphs';
import { useSiteSettings } from '@/lib/site-settings';
import { slugOf } from '@/lib/slug';

export function PolicyText({ type }: { type: 'privacy' | 'terms' }) {
  const { email, phone, retentionDays } = useSiteSettings();
  const { lastUpdated, changedOn, sections } = policies[type];
  const filled = (text: string) =>
    text.replace('{email}', email).replace('{phone}', phone).replace('{retention}', `${retentionDays} days`);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <PageContents sections={sections.map(({ title }) => ({ id: slugOf(title), title }))} />
      <div className="grid max-w-[62ch] gap-10">
        <p className="text-ink-soft">
          Last Updated: {lastUpdated}. The text below has changed since, last on{' '}
          <time dateTime={changedOn}>{formatDate(changedOn)}</time>.
        </p>
        {sections.map(({ title, content }) => (
          <section key={title} id={slugOf(title)} aria-labelledby={`${slugOf(title)}-title`}>
            <h2 id={`${slugOf(title)}-title`} className="text-2xl">
              {title}
            </h2>
            <div className="mt-3 grid gap-3">
              {paragraphsOf(filled(content)).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
