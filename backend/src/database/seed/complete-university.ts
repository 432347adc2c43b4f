import { folded, searchTextOf } from '../../universities/search-text.js';
import { describeUniversity } from './describe-university.js';
import { tuitionRangeFor, toUSD } from './tuition-ranges.js';
import type { PublishedTuition, UniversityFact, UniversityRow } from './university-fact.js';

/**
 * Completes a seed fact to a whole row by the rules of docs/university-data.md. Nothing here reads a clock,
 * a network or a database: the same fact always gives the same row. Facts that are missing stay null.
 */
export function completeUniversity(fact: UniversityFact): UniversityRow {
  const {
    tuition,
    tuitionRule: _rule,
    formerNames: _names,
    formerSlugs: _slugs,
    remark,
    graduatesOnly,
    ...facts
  } = fact;
  return {
    ...facts,
    distance: fact.distance ?? false,
    sortName: folded(fact.name),
    searchText: searchTextOf(fact),
    description: [describeUniversity(fact), ...(remark ? [remark] : [])].join(' '),
    ...(tuition ? publishedTuition(fact, tuition) : indicativeTuition(fact)),
    ...gpaBandFor(fact.worldRank),
    ...(graduatesOnly ? { undergraduateGpaMin: null, undergraduateGpaMax: null } : {}),
    gpaBasis: 'indicative',
  };
}

type TuitionColumns = Pick<
  UniversityRow,
  'tuitionMinUSD' | 'tuitionMaxUSD' | 'tuitionBasis' | 'tuitionYear' | 'tuitionSource'
>;

type ListPublisher = { publisher: string; note: (fact: UniversityFact) => string; url: string | null };

// IPEDS has no rate of its own for students from abroad, and some states treat their fellow Americans better.
// A sum for fewer than 30 credits says so in the note of its row.
function ipedsList(year: string): ListPublisher {
  return {
    publisher: `US Department of Education (NCES), IPEDS ${year}`,
    note: ({ sector }) =>
      sector === 'public'
        ? 'out-of-state undergraduate tuition and required fees, which most have raised since; some public universities charge students from abroad more'
        : 'undergraduate tuition and required fees, which most have raised since',
    url: 'https://nces.ed.gov/ipeds/',
  };
}

/** Publishers of whole lists and registers, and the press; every other published figure comes from the institution's own fee page. */
const LIST_PUBLISHERS: Record<string, ListPublisher> = {
  'ipeds-cost2023': ipedsList('2023-24'),
  'ipeds-cost2024': ipedsList('2024-25'),
  'ontario-expenses': {
    publisher: 'Ontario universities, annual student expenses 2022-23',
    // Statistics Canada, table 37-10-0045-01: CAD 35,836 in 2022-23, 42,062 in 2026-27 (preliminary).
    note: () =>
      'first-year international undergraduate tuition in arts and science; the average of Canada that Statistics Canada gives rose by a sixth from then to 2026-27',
    url: null,
  },
  'cricos-2026-08': {
    publisher: 'Australian government, register of courses for students from abroad (CRICOS)',
    note: () => "a year's share of the whole course",
    url: null,
  },
  // The figure of a newspaper, a portal or an agent, whose address stands in the row. Pages look for this word.
  reported: { publisher: 'Reported', note: () => 'what students from abroad pay', url: null },
};

function publishedTuition(fact: UniversityFact, tuition: PublishedTuition): TuitionColumns {
  const list = LIST_PUBLISHERS[fact.sources.tuition ?? ''];
  return {
    tuitionMinUSD: tuition.minUSD,
    tuitionMaxUSD: tuition.maxUSD,
    tuitionBasis: 'published',
    tuitionYear: tuition.year,
    tuitionSource: sourceText(
      list?.publisher ?? `${fact.name}, fee page`,
      tuition.note ?? list?.note(fact) ?? null,
      tuition,
      [list?.url ?? tuition.url].filter((url) => url !== null),
    ),
  };
}

/** The remark on an institution for graduates only whose country has a range of bachelor's degrees alone. */
const OTHER_DEGREES = /graduates only.*, so that the tuition range of .* does not apply to it\./;

function indicativeTuition(fact: UniversityFact): TuitionColumns {
  const range = tuitionRangeFor(fact);
  return {
    tuitionMinUSD: toUSD(range.min, range.currency),
    tuitionMaxUSD: toUSD(range.max, range.currency),
    tuitionBasis: 'indicative',
    tuitionYear: range.year,
    tuitionSource: sourceText(
      range.publisher,
      // Words that the frontend looks for.
      OTHER_DEGREES.test(fact.remark ?? '')
        ? `${range.note}, though this one teaches graduates only`
        : range.note,
      range,
      range.urls,
    ),
  };
}

/** For example "Study with New Zealand: typical range (NZD 35,000–55,000 a year), https://…". */
function sourceText(
  publisher: string,
  note: string | null,
  amount: { currency: string; min: number; max: number; whole?: true },
  urls: string[],
): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en-US');
  const range = amount.min === amount.max ? whole(amount.min) : `${whole(amount.min)}–${whole(amount.max)}`;
  const figures =
    amount.max === 0 ? '' : ` (${amount.currency} ${range} ${amount.whole ? 'in all' : 'a year'})`;
  const text = `${publisher}${note ? `: ${note}` : ''}${figures}`;
  return urls.length > 0 ? `${text}, ${urls.join(' and ')}` : text;
}

type GpaBand = Pick<
  UniversityRow,
  'undergraduateGpaMin' | 'undergraduateGpaMax' | 'graduateGpaMin' | 'graduateGpaMax'
>;

/**
 * What admitted students typically bring, by world rank: GPA times 100 on the 4.0 scale. Our own rule of
 * thumb, not a publication; the better the rank, the higher every one of the four values.
 */
const GPA_BANDS: { upToRank: number; undergraduate: [number, number]; graduate: [number, number] }[] = [
  { upToRank: 50, undergraduate: [360, 400], graduate: [350, 400] },
  { upToRank: 100, undergraduate: [340, 390], graduate: [340, 390] },
  { upToRank: 200, undergraduate: [320, 380], graduate: [330, 380] },
  { upToRank: 400, undergraduate: [300, 370], graduate: [310, 370] },
  { upToRank: 700, undergraduate: [280, 360], graduate: [300, 360] },
  { upToRank: 1000, undergraduate: [260, 350], graduate: [290, 350] },
  { upToRank: Infinity, undergraduate: [250, 340], graduate: [280, 340] },
];

/** The indicative GPA band of a world rank. Without a rank none is known: many a selective school is in no ranking. */
export function gpaBandFor(worldRank: number | null): GpaBand {
  const band = worldRank === null ? undefined : GPA_BANDS.find(({ upToRank }) => worldRank <= upToRank);
  return {
    undergraduateGpaMin: band?.undergraduate[0] ?? null,
    undergraduateGpaMax: band?.undergraduate[1] ?? null,
    graduateGpaMin: band?.graduate[0] ?? null,
    graduateGpaMax: band?.graduate[1] ?? null,
  };
}
