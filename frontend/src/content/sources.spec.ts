import { destinations } from './destinations';
import { exchangeRates } from './exchange-rates';
import { loadAdmissions, loadGuide } from './guides';
import { commonRules, countryPlans } from './plan-rules';
import { rankingSource } from './rankings';
import { scholarships } from './scholarships';
import { loadService, serviceIds } from './services';
import type { Source } from './sources';

interface Told {
  where: string;
  text: string;
  source: Source;
}
type Sources = Readonly<Record<string, Source>>;

const isSource = (value: object): value is Source => 'checkedOn' in value && 'label' in value;

/** The texts beside a source, by its key or itself, and the labels of sources. */
function toldIn(where: string, value: unknown, sources: Sources): Told[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isSource(value)) return [{ where, text: value.label, source: value }];
  const { source } = value as { source?: string | Source };
  const found = typeof source === 'string' ? sources[source] : source;
  const texts = Object.entries(value).filter(([key, text]) => typeof text === 'string' && key !== 'source');
  return [
    ...(found
      ? texts.map(([key, text]) => ({ where: `${where}.${key}`, text: String(text), source: found }))
      : []),
    ...Object.entries(value).flatMap(([key, part]) => toldIn(`${where}.${key}`, part, sources)),
  ];
}

async function everythingTold(): Promise<Told[]> {
  const told = [
    ...toldIn('rates', exchangeRates, {}),
    ...toldIn('rankings', rankingSource, {}),
    ...toldIn('plans', commonRules, {}),
  ];
  for (const { name } of destinations) {
    const guide = await loadGuide(name);
    const { admissions, sources } = await loadAdmissions(name);
    const all = { ...guide.sources, ...sources };
    told.push(...toldIn(name, [guide, admissions, sources, countryPlans[name]], all));
  }
  for (const id of serviceIds) {
    const { details } = await loadService(id);
    told.push(...toldIn(id, details, details.sources ?? {}));
  }
  for (const { name, ...entry } of scholarships) {
    const { amount, deadline, eligibility, sources = {} } = entry;
    for (const [part, text] of Object.entries({ amount, deadline, eligibility }))
      told.push({
        where: name,
        text,
        source: sources[part as keyof typeof sources] ?? { ...entry, label: name },
      });
    told.push(...toldIn(name, sources, {}));
  }
  return told;
}

/**
 * A page read in 2025 cannot have told what holds, or is due, in 2026. What is due later than the year of the newest check
 * is announced: the page may be of any day of that year.
 */
test('no source was read before the year of what it is named for', async () => {
  const told = await everythingTold();
  const newest = told
    .map(({ source }) => source.checkedOn.slice(0, 4))
    .sort()
    .at(-1)!;
  const early = told.filter(({ text, source }) =>
    [...text.matchAll(/\b20\d\d\b/g)].some(
      ([year]) => source.checkedOn.slice(0, 4) < (year < newest ? year : newest),
    ),
  );
  expect(early.map(({ where, text, source }) => [where, text, source.checkedOn])).toEqual([]);
  expect(told.length).toBeGreaterThan(2000);
});
