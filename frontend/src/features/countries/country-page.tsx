import { useParams } from 'react-router-dom';
import { CheckList } from '@/components/check-list';
import { ClosingCall } from '@/components/closing-call';
import { Flag } from '@/components/flag';
import { NotFound } from '@/components/not-found';
import { PageMeta } from '@/components/page-meta';
import { Scene } from '@/components/scene';
import { Section } from '@/components/section';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { costsOf } from '@/content/calculator';
import type { Statement } from '@/content/country';
import { findDestination, readGuide } from '@/content/destinations';
import { GUIDE_ANCHOR_WAIT, type AnchorState } from '@/lib/anchors';
import { formatMoney } from '@/lib/money';
import { slugOf } from '@/lib/slug';
import { QuickFacts } from './quick-facts';

export default function CountryPage() {
  const destination = findDestination(useParams().countryName);
  if (!destination) return <NotFound what="Country" back={{ label: 'Back to Home', to: '/' }} />;

  const { name } = destination;
  const guide = readGuide(name);
  const { symbol, tuition, accommodation, food, transport, personal } = costsOf(name);
  const costs = [
    { label: 'Tuition', amount: tuition },
    { label: 'Accommodation', amount: accommodation },
    { label: 'Living', amount: food + transport + personal },
  ];
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
      <div className="poster flex min-h-[500px] items-center py-12">
        <div className="container-page grid items-center gap-10 lg:grid-cols-2">
          <div>
            <Flag code={destination.flag} className="text-5xl" />
            <h1 className="mt-4 text-4xl sm:text-6xl">Study in {name}</h1>
            <ul className="mt-5 flex flex-wrap gap-2">
              {destination.highlights.map((highlight) => (
                <li key={highlight}>
                  <Badge className="bg-card">{highlight}</Badge>
                </li>
              ))}
            </ul>
            <p className="mt-5 max-w-[60ch] text-lg">{destination.description}</p>
            <div className="mt-7 flex flex-wrap gap-3">
              <BookingLink country={name} />
              <ButtonLink to="#why" variant="secondary" size="lg">
                Learn More
              </ButtonLink>
            </div>
          </div>
          <Scene
            name={`destinations/${slugOf(name)}`}
            eager
            className="rounded-card border-8 border-card shadow-lg"
          />
        </div>
      </div>
      <dl className="container-page grid gap-4 pt-10 sm:grid-cols-3">
        {stats.map(({ label, value }) => (
          <Card key={label} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-display text-3xl font-bold tabular-nums">{value}</dd>
          </Card>
        ))}
      </dl>
      {guide.quickFacts && <QuickFacts facts={guide.quickFacts} />}
      <Section id="why" title={`Why Study In ${name}`}>
        <div className="grid gap-8 lg:grid-cols-2">
          <p className="max-w-[65ch] text-lg">{guide.overview}</p>
          <CheckList items={guide.highlights.map(textOf)} />
        </div>
      </Section>
      <Section
        title="Top Universities"
        lead="Positions in the QS World University Rankings 2026, published by QS Quacquarelli Symonds."
        tone="deep"
      >
        <ul className="grid gap-3 sm:grid-cols-2">
          {guide.topUniversities.map((university) => (
            <li key={university.name}>
              <Card className="flex items-baseline justify-between gap-4">
                <span>
                  <span className="block font-semibold">{university.name}</span>
                  <span className="text-ink-soft">{university.city}</span>
                </span>
                <span className="shrink-0 font-display text-xl font-bold tabular-nums">
                  #{university.rank}
                </span>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Popular Courses">
        <ul className="flex flex-wrap gap-2">
          {guide.popularCourses.map(({ name: course }) => (
            <li key={course}>
              <Badge variant="accent" className="px-4 py-1.5 text-base">
                {course}
              </Badge>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Cost of Study & Living"
        lead="Planning figures for one year, the same that our cost calculator starts from. Fees differ from one university to the next."
        tone="deep"
      >
        <dl className="grid gap-4 sm:grid-cols-3">
          {costs.map(({ label, amount }) => (
            <Card key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-display text-2xl font-bold tabular-nums">{formatMoney(symbol, amount)}</dd>
            </Card>
          ))}
        </dl>
      </Section>
      <Section title="Work Opportunities">
        <CheckList items={guide.workOpportunities.map(textOf)} />
      </Section>
      <Section title="Intake Periods" tone="deep">
        <CheckList
          items={[
            guide.intakeDetails.primary,
            guide.intakeDetails.secondary,
            guide.intakeDetails.limited,
          ].filter((text) => text !== undefined)}
        />
      </Section>
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

const textOf = (statement: Statement) => (typeof statement === 'string' ? statement : statement.text);

const state: AnchorState = { anchorWait: GUIDE_ANCHOR_WAIT };

/** The form that it leads to has the country chosen. */
function BookingLink({ country }: { country: string }) {
  return (
    <ButtonLink to={`/?country=${slugOf(country)}#contact`} state={state} size="lg">
      Book Free Consultation
    </ButtonLink>
  );
}
