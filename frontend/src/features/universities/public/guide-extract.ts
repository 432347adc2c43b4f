import type { UniversityPage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { MastersEntry } from '@/content/admission';
import type { CountryGuide, FlagCode, GuideScholarship } from '@/content/country';
import { flagOf } from '@/content/destinations';
import { loadAdmissions, loadGuide } from '@/content/guides';
import { belowMinimum, livingCosts, type LivingCosts } from '@/content/living-costs';
import type { Source } from '@/content/sources';
import { usedSources } from '@/lib/used-sources';

/** What the page of a university shows of its country and the guide to it. */
export interface GuideExtract extends Pick<CountryGuide, 'standardizedTests' | 'intakeDetails'> {
  flag: FlagCode;
  /** None if the university teaches at a distance. */
  living?: LivingCosts | undefined;
  /** What the visa asks for beyond them, in a sentence; empty if it does not. */
  below: string[];
  /** The university's own, then those of governments. */
  scholarships: GuideScholarship[];
  /** What the university asks for one of its master's degrees, if we could read it. */
  masters?: MastersEntry | undefined;
  /** Those that are named, by their keys in the order of their numbers. */
  sources: Record<string, Source>;
}

/** Its module has the lists of all countries, so the page imports it when it loads its data. */
export async function extractOf(university: UniversityPage): Promise<GuideExtract> {
  const { country, name } = university;
  const [guide, planning] = await Promise.all([loadGuide(country), loadAdmissions(country)]);
  const masters = planning.admissions.masters.find(({ university: read }) => read === name);
  const { standardizedTests, intakeDetails, scholarships } = guide;
  // Those of all the country's universities, and the university's own.
  const deadlines = intakeDetails.deadlines.filter(
    (item) => typeof item === 'string' || item.source === undefined || !item.at || item.at(name),
  );
  const those = [
    ...(scholarships?.university ?? []).filter(({ at }) => at === name),
    ...(scholarships?.government ?? []),
  ];
  const used = usedSources([masters, standardizedTests, deadlines, those]);
  const sources = { ...guide.sources, ...planning.sources };
  return {
    flag: flagOf(country),
    living: livingCosts(university),
    below: belowMinimum([country]),
    standardizedTests,
    intakeDetails: { ...intakeDetails, deadlines },
    scholarships: those,
    masters,
    sources: Object.fromEntries(used.map((key) => [key, sources[key]!])),
  };
}
