import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';
import { useSiteSettings } from '@/lib/site-settings';
import { breadcrumbs } from '@/lib/structured-data';

const title = 'What We Charge, and Who We Are';
const description = 'Fees, commission, refunds, the company and the people who advise you, in our own words.';

/** What the operator tells of the consultancy; parts that are not filled in are left out. */
export function AboutUs() {
  const { brand, openness } = useSiteSettings();
  const { company, fees, commission, refunds, counselors } = openness;
  const parts = [
    { heading: 'What we charge', text: fees },
    { heading: 'Whether universities pay us', text: commission },
    { heading: 'When you get money back', text: refunds },
    { heading: 'Who we are in law, and who hears complaints', text: company },
  ].filter(({ text }) => text);
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path="/about-us"
        things={[breadcrumbs([{ name: title, path: '/about-us' }])]}
      />
      <PageHero title={title} lead={description} />
      <div className="container-page grid gap-10 py-12">
        {parts.map(({ heading, text }) => (
          <section key={heading} className="grid max-w-[62ch] gap-3">
            <h2 className="text-2xl">{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        {counselors.length > 0 && (
          <section className="grid gap-4">
            <h2 className="text-2xl">Who advises you</h2>
            <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {counselors.map(({ name, about }) => (
                <div key={name} className="rounded-card border border-line bg-card p-5">
                  <dt className="font-display text-lg font-semibold">{name}</dt>
                  <dd className="mt-1 text-ink-soft">{about}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <p className="max-w-[62ch] text-ink-soft">
          This is what {brand} says about itself. Ask for it in writing before you pay anything.
        </p>
        <div>
          <ButtonLink to="/#contact">Book Free Consultation</ButtonLink>
        </div>
      </div>
    </>
  );
}
