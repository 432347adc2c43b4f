import { useParams } from 'react-router-dom';
import { ClosingCall } from '@/components/closing-call';
import { NotFound } from '@/components/not-found';
import { PageMeta } from '@/components/page-meta';
import { ButtonLink } from '@/components/ui/button';
import { costsOf } from '@/content/calculator';
import { findDestination, readGuide } from '@/content/destinations';
import { slugOf } from '@/lib/slug';
import { BookingLink } from './booking-link';
import { CountryHero } from './country-hero';
import { GuideBody } from './guide-body';

export default function CountryPage() {
  const destination = findDestination(useParams().countryName);
  if (!destination) return <NotFound what="Country" back={{ label: 'Back to Home', to: '/' }} />;

  const { name } = destination;
  const guide = readGuide(name);
  const stats = [
    { label: 'Universities', value: destination.institutions },
    { label: 'International Students', value: destination.students },
    { label: 'Key Highlights', value: `${guide.highlights.length}+` },
  ];

  return (
    <div data-destination={slugOf(name)}>
      <PageMeta
        title={`Study in ${name}`}
        description={destination.description}
        path={`/country/${slugOf(name)}`}
      />
      <CountryHero destination={destination} first={guide.quickFacts ? 'facts' : 'why'} />
      <dl className="container-page grid grid-cols-3 gap-2 py-6 sm:gap-4 sm:py-10">
        {stats.map(({ label, value }) => (
          <div
            key={label}
            data-slot="card"
            className="flex flex-col-reverse justify-end rounded-card border border-line bg-card px-3 py-3 sm:p-6"
          >
            <dt className="text-sm leading-snug text-ink-soft sm:text-base">{label}</dt>
            <dd className="font-display text-2xl font-semibold text-hue tabular-nums sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
      <GuideBody country={name} guide={guide} costs={costsOf(name)} />
      <ClosingCall
        title={`Ready to study in ${name}?`}
        text="Bring your marks and your questions. The first conversation is free, and we answer within 24 hours."
      >
        <BookingLink country={name} />
        <ButtonLink to="/" size="lg" variant="secondary">
          Explore More Countries
        </ButtonLink>
      </ClosingCall>
    </div>
  );
}
