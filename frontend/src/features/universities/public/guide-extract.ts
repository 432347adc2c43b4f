import type { CountryGuide, GuideScholarship } from '@/content/country';
import type { Source } from '@/content/sources';
import { usedSources } from '@/lib/used-sources';

/** What the page of a university shows of the guide to its country. */
export interface GuideExtract extends Pick<CountryGuide, 'standardizedTests' | 'intakeDetails'> {
  /** The university's own, then those of governments. */
  scholarships: GuideScholarship[];
  /** Those that are named, by their keys in the order of their numbers. */
  sources: Record<string, Source>;
}

export function extractOf(guide: CountryGuide, name: string): GuideExtract {
  const { standardizedTests, intakeDetails, scholarships } = guide;
  // Those of all the country's universities, and the university's own.
  const deadlines = intakeDetails.deadlines.filter(
    (item) => typeof item === 'string' || item.source === undefined || !item.at || item.at(name),
  );
  const those = [
    ...(scholarships?.university ?? []).filter(({ at }) => at === name),
    ...(scholarships?.government ?? []),
  ];
  const used = usedSources([standardizedTests, deadlines, those]);
  return {
    standardizedTests,
    intakeDetails: { ...intakeDetails, deadlines },
    scholarships: those,
    sources: Object.fromEntries(used.map((key) => [key, guide.sources[key]!])),
  };
}
