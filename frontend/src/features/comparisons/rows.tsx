import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  UniversityDtoProgramsItem,
  type UniversityDto,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { DistanceNote } from '@/components/distance-note';
import { FitBadge } from '@/components/fit-badge';
import { RangeBar } from '@/components/range-bar';
import { livingCosts } from '@/content/living-costs';
import { rupees, tuitionInRupees } from '@/content/rupees';
import { budgetFit, fieldFit, gpaFit, type Fit, type FitState, type Student } from '@/lib/fit';
import { levelNames, levels, type Level } from '@/lib/levels';
import { dollars, range } from '@/lib/money';
import { withArticle } from '@/lib/names';
import { GPA_SCALE, TUITION_SCALE } from '@/lib/scales';
import {
  countryRank,
  countryRankSource,
  established,
  gpa,
  gpaBand,
  gpaBasis,
  gpaLimits,
  NOT_AVAILABLE,
  place,
  rankSource,
  sectorName,
  students,
  tuition,
  tuitionBasis,
  worldRank,
  STUDY_FROM_HOME,
} from '@/lib/university-facts';

const fieldsOfStudy = Object.values(UniversityDtoProgramsItem);

export interface CompareRow {
  name: string;
  /** The figure in words. */
  value: (university: UniversityDto) => string;
  /** Renders the figure; by default the words. */
  show?: (university: UniversityDto) => ReactNode;
  /** Whether the value is a single word, beside which a phone shows the university's letter only. */
  short?: boolean;
}

export interface RowGroup {
  name: string;
  rows: CompareRow[];
}

/** The rows of a comparison; with a student also how each university fits. */
export function rowGroups(universities: readonly UniversityDto[], student: Student | undefined): RowGroup[] {
  const groups: RowGroup[] = [
    {
      name: 'Cost of a year',
      rows: [
        { name: 'Tuition', value: tuition, show: showTuition },
        {
          name: 'Living costs',
          value: (university) => {
            if (!university.country) return NOT_AVAILABLE;
            const living = livingCosts(university);
            return living ? dollars(living.usd) : STUDY_FROM_HOME.amount;
          },
          show: (university) => {
            const { country } = university;
            if (!country) return NOT_AVAILABLE;
            const living = livingCosts(university);
            if (!living) return <Lines first={STUDY_FROM_HOME.amount} note={STUDY_FROM_HOME.note} />;
            return (
              <Lines
                first={dollars(living.usd)}
                second={rupees(living.usd)}
                note={`estimate for ${withArticle(country)}`}
              />
            );
          },
        },
        {
          name: 'Tuition and living',
          value: (university) => totals(university, dollars),
          show: (university) => {
            const [first, second] = [totals(university, dollars), totals(university, rupees)];
            const note = university.distance && { note: 'tuition only' };
            return <Lines first={first} {...(second !== first && { second })} {...note} />;
          },
        },
      ],
    },
    { name: 'Entry', rows: levels.map(gpaRow) },
    ...(student ? [{ name: 'How it fits you', rows: fitRows(student) }] : []),
    {
      name: 'Ranks',
      rows: [
        {
          name: 'World rank',
          value: worldRank,
          show: (university) => <Lines first={worldRank(university)} note={rankSource(university)} />,
        },
        {
          name: 'Country rank',
          value: countryRank,
          show: (university) => (
            <Lines first={countryRank(university)} note={countryRankSource(university)} />
          ),
        },
      ],
    },
    {
      name: 'About',
      rows: [
        { name: 'Place', value: place },
        { name: 'Established', value: established },
        { name: 'Students', value: students },
        { name: 'Sector', value: sectorName },
        ...(universities.some(({ distance }) => distance)
          ? [
              {
                name: 'Distance university',
                value: ({ distance }: UniversityDto) => (distance ? 'Yes' : 'No'),
                show: ({ distance }: UniversityDto) => (distance ? <DistanceNote /> : 'No'),
              },
            ]
          : []),
      ],
    },
    {
      name: 'Fields of study',
      rows: fieldsOfStudy
        .filter((field) => universities.some(({ programs }) => programs?.includes(field)))
        .map(fieldRow),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const NOT_LISTED = 'Not listed';
const unknowns: readonly string[] = [NOT_AVAILABLE, NOT_LISTED, 'unknown' satisfies FitState];

/** Whether the figures of a row differ. If the known ones are equal and one is missing, they may differ. */
export function rowState(
  { value }: CompareRow,
  universities: readonly UniversityDto[],
): 'same' | 'differs' | 'unknown' {
  const values = new Set(universities.map(value));
  const known = [...values].filter((text) => !unknowns.includes(text));
  return known.length > 1 ? 'differs' : known.length < values.size ? 'unknown' : 'same';
}

function totals(university: UniversityDto, money: (usd: number) => string) {
  const { country, tuitionMinUSD: min, tuitionMaxUSD: max } = university;
  if (!country || min == null || max == null) return NOT_AVAILABLE;
  const living = livingCosts(university)?.usd ?? 0;
  return range(money(min + living), money(max + living));
}

function showTuition(university: UniversityDto) {
  const { tuitionMinUSD: min, tuitionMaxUSD: max } = university;
  return (
    <>
      <Lines
        first={tuition(university)}
        second={tuitionInRupees(university)}
        note={tuitionBasis(university)}
      />
      {max > 0 && (
        <RangeBar
          scale={TUITION_SCALE}
          from={min}
          to={max}
          label={`On a scale up to ${dollars(TUITION_SCALE[1])}`}
        />
      )}
    </>
  );
}

const gpaRow = (level: Level): CompareRow => ({
  name: `${levelNames[level]} GPA`,
  value: (university) => gpaBand(university, level),
  show: (university) => {
    const limits = gpaLimits(university, level);
    return (
      <>
        <Lines first={gpaBand(university, level)} note={gpaBasis(university, level)} />
        {limits && (
          <RangeBar
            scale={GPA_SCALE}
            from={limits[0]}
            to={limits[1]}
            label={`On a scale from ${gpa(GPA_SCALE[0])} to ${gpa(GPA_SCALE[1])}`}
          />
        )}
      </>
    );
  },
});

function fitRows(student: Student): CompareRow[] {
  const row = (name: string, fit: (university: UniversityDto, student: Student) => Fit): CompareRow => ({
    name,
    value: (university) => fit(university, student).state,
    show: (university) => <FitBadge {...fit(university, student)} />,
    short: true,
  });
  return [
    row(`Your ${levelNames[student.level]} GPA`, gpaFit),
    row('Your tuition budget', budgetFit),
    row('Your field of study', fieldFit),
  ];
}

const fieldRow = (field: (typeof fieldsOfStudy)[number]): CompareRow => {
  const value = ({ programs, programsComplete }: UniversityDto) =>
    programs?.includes(field) ? 'Yes' : programsComplete ? 'Not reported' : NOT_LISTED;
  return {
    name: field,
    value,
    short: true,
    show: (university) => {
      const Icon = value(university) === 'Yes' ? Check : Minus;
      return (
        <span className="inline-flex items-center gap-1.5">
          <Icon
            aria-hidden
            className={value(university) === 'Yes' ? 'size-5 text-peacock' : 'size-5 text-ink-soft'}
          />
          {value(university)}
        </span>
      );
    },
  };
};

function Lines({ first, second, note }: { first: string; second?: string; note?: string }) {
  return (
    <>
      <span className="block font-semibold tabular-nums">{first}</span>
      {second && <span className="block tabular-nums">{second}</span>}
      {note && <span className="block text-sm text-ink-soft print:text-[0.9em]">{note}</span>}
    </>
  );
}
