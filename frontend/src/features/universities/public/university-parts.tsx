import type { ReactNode } from 'react';
import type { UniversityPage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Fact } from '@/components/fact';
import { Link } from '@/components/link';
import { Said } from '@/components/said';
import { ScholarshipList } from '@/components/scholarship-list';
import { SourcesNote } from '@/components/sources-note';
import { Rows, Statements } from '@/components/statements';
import { Badge } from '@/components/ui/badge';
import { UniversityReferences } from '@/components/university-references';
import type { MastersEntry } from '@/content/admission';
import { withArticle } from '@/lib/names';
import { slugOf } from '@/lib/slug';
import {
  countryRank,
  countryRankSource,
  established,
  rankSource,
  sectorName,
  students,
  studentsSource,
  worldRank,
} from '@/lib/university-facts';
import { universitiesPath } from '@/lib/university-paths';
import { EntryMarks } from './entry-marks';
import type { GuideExtract } from './guide-extract';
import { UniversityRows } from './university-rows';
import { YearCosts } from './year-costs';

interface PartsProps {
  university: UniversityPage;
  extract: GuideExtract;
}

interface Part {
  id: string;
  title: string;
  content: ReactNode;
}

/** The sections of a university's page in their order. */
export function universityParts({ university, extract }: PartsProps): Part[] {
  const { country, similar } = university;
  const there = withArticle(country);
  const { standardizedTests: tests, intakeDetails: intakes, scholarships } = extract;
  const sources = Object.values(extract.sources);
  const own = scholarships.filter(({ at }) => at !== undefined);
  const governments = scholarships.filter(({ at }) => at === undefined);
  return [
    {
      id: 'costs',
      title: 'What a year costs',
      content: <YearCosts university={university} extract={extract} />,
    },
    {
      id: 'entry',
      title: 'Getting in',
      content: (
        <>
          <EntryMarks university={university} />
          {extract.masters && <MastersHere entry={extract.masters} />}
          <h3 className="mt-8 mb-3 text-xl">What universities in {there} usually ask for</h3>
          <Rows
            rows={[
              { title: 'Bachelor’s', body: <Statements items={tests?.undergraduate ?? []} /> },
              { title: 'Master’s', body: <Statements items={tests?.postgraduate ?? []} /> },
              { title: 'English', body: <Statements items={tests?.english ?? []} /> },
            ]}
          />
          <Check>
            The course you choose decides. Documents and steps are in our{' '}
            <GuideLink country={country} anchor="applying" />.
          </Check>
        </>
      ),
    },
    {
      id: 'intakes',
      title: 'When courses start',
      content: (
        <>
          <Rows
            rows={[
              { title: 'Main intake', body: intakes.primary },
              { title: 'Second intake', body: intakes.secondary },
              { title: 'Limited intake', body: intakes.limited },
            ].filter(({ body }) => body)}
          />
          <h3 className="mt-8 mb-3 text-xl">Deadlines</h3>
          <Statements items={intakes.deadlines} columns />
          <Check>
            These are the dates of {there}. The university’s own dates, which may differ, are on its website.
          </Check>
        </>
      ),
    },
    { id: 'fields', title: 'Fields of study', content: <Fields university={university} /> },
    {
      id: 'scholarships',
      title: 'Scholarships',
      content: (
        <>
          {own.length > 0 && (
            <>
              <h3 className="mb-2 text-xl">At this university</h3>
              <ScholarshipList items={own} />
            </>
          )}
          {governments.length > 0 && (
            <>
              <h3 className={own.length > 0 ? 'mt-8 mb-2 text-xl' : 'mb-2 text-xl'}>
                From governments, for {there}
              </h3>
              <ScholarshipList items={governments} />
            </>
          )}
          <Check>
            {own.length > 0
              ? 'The university may offer more. '
              : 'We keep no scholarship of this university itself: ask its admissions office. '}
            Loans, foundations and what to prepare are in our{' '}
            <GuideLink country={country} anchor="scholarships" />.
          </Check>
        </>
      ),
    },
    { id: 'facts', title: 'At a glance', content: <Facts university={university} /> },
    ...(similar.length > 0
      ? [
          {
            id: 'similar',
            title: 'Similar universities',
            content: (
              <>
                <p className="mb-4 max-w-[34em] text-ink-soft">
                  In {there}, nearest in world rank, tuition, fields of study and place. Nobody pays to be
                  listed.
                </p>
                <UniversityRows universities={similar} />
                <p className="mt-3">
                  <Link
                    to={universitiesPath(country)}
                    className="link-text inline-flex min-h-11 items-center font-semibold"
                  >
                    All universities in {there}
                  </Link>
                </p>
              </>
            ),
          },
        ]
      : []),
    {
      id: 'sources',
      title: 'Sources',
      content: (
        <>
          <h3 className="text-lg">About the university</h3>
          <UniversityReferences university={university} />
          <h3 className="mt-8 mb-2 text-lg">About {there}</h3>
          {sources.length > 0 ? (
            <SourcesNote sources={sources} />
          ) : (
            <Check>
              The tests, English levels and intakes above are what is usual there; we have no published source
              for them. Ask the university for its own.
            </Check>
          )}
        </>
      ),
    },
  ];
}

const Check = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 max-w-[38em] text-sm text-ink-soft">{children}</p>
);

const GuideLink = ({ country, anchor }: { country: string; anchor: string }) => (
  <Link to={`/country/${slugOf(country)}#${anchor}`} className="link-text">
    guide to {withArticle(country)}
  </Link>
);

/** The English level, deadline and fee of one of the university's master's degrees, each with its source, if known. */
function MastersHere({ entry: { course, english, deadline, fee, source } }: { entry: MastersEntry }) {
  const facts = [
    { title: 'English', told: english },
    { title: 'Deadline', told: deadline },
    { title: 'Fee', told: fee },
  ].filter(({ told }) => told !== '');
  return (
    <>
      <h3 className="mt-8 mb-3 text-xl">What it asks for a master’s degree: {course}</h3>
      <Rows
        rows={facts.map(({ title, told }) => ({
          title,
          body: <Said>{typeof told === 'string' ? { text: told, source } : told}</Said>,
        }))}
      />
      <Check>Other courses of the university may differ, and dates change each year.</Check>
    </>
  );
}

function Fields({ university: { programs, programsComplete } }: { university: UniversityPage }) {
  return (
    <>
      {programs.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {programs.map((program) => (
            <li key={program}>
              <Badge variant="accent">{program}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p>No source we use lists its fields of study. Its website does.</p>
      )}
      {programs.length > 0 && !programsComplete && (
        <Check>The university offers more than is listed here: ask for the field you want.</Check>
      )}
    </>
  );
}

/** The known facts. A fact without a source is left out. */
function Facts({ university }: { university: UniversityPage }) {
  const { sector, city, region } = university;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
      {university.worldRank !== null && (
        <Fact name="World rank" note={rankSource(university)}>
          {worldRank(university)}
        </Fact>
      )}
      {university.countryRank !== null && (
        <Fact name="Country rank" note={countryRankSource(university)}>
          {countryRank(university)}
        </Fact>
      )}
      {university.establishedYear !== null && <Fact name="Founded">{established(university)}</Fact>}
      {university.studentPopulation !== null && (
        <Fact name="Students" note={studentsSource(university)}>
          {students(university)}
        </Fact>
      )}
      {sector && <Fact name="Sector">{sectorName(university)}</Fact>}
      <Fact name="Place">{[...new Set([city, region].filter(Boolean))].join(', ')}</Fact>
    </dl>
  );
}
