import { slugOf } from '@/lib/slug';
import { loadText } from './articles';
import { destinations } from './destinations';
import { loadAdmissions, loadGuide } from './guides';
import { type Basis, commonRules, countryPlans } from './plan-rules';
import { loadService } from './services';
import { usVisa } from './us-visa';

const names = destinations.map(({ name }) => name);
const plain = (text: string) => text.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');

/** All that a page of the site says, and the ids of its parts. */
async function pageOf(path: string): Promise<{ text: string; ids: string[] }> {
  const [address = '', ...rest] = path.split('/').slice(2).join('/').split('#');
  if (rest.length > 1) throw new Error(path);
  const [kind] = path.split('/').slice(1);
  if (kind === 'country') {
    const guide = await loadGuide(names.find((name) => slugOf(name) === address)!);
    return { text: JSON.stringify(guide), ids: ['visa', 'costs', 'intakes', 'documents'] };
  }
  if (kind === 'services') {
    const service = await loadService(address);
    return { text: JSON.stringify([service, usVisa]), ids: [] };
  }
  const { html } = (await loadText(address.replace('blog/', '')))!;
  return { text: plain(html), ids: [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id!) };
}

const rules = (country: string) => {
  const { rules: own, visa } = countryPlans[country]!;
  return [...commonRules, ...own, { key: 'visa', ...visa }];
};

test('each destination has a plan', () => {
  expect(Object.keys(countryPlans).sort()).toEqual([...names].sort());
});

describe.each(names)('the plan of %s', (country) => {
  test('rests on words that stand on the page it names, with a source of the guide or of its own', async () => {
    const { sources } = await loadGuide(country);
    const bases: [string, Basis, string][] = rules(country).map(({ key, basis, why }) => [key, basis, why]);
    for (const [key, { page, words, source }, why] of bases) {
      const { text, ids } = await pageOf(page);
      const part = page.split('#')[1];
      if (part) expect([key, ids]).toEqual([key, expect.arrayContaining([part])]);
      if (words) expect([key, text]).toEqual([key, expect.stringContaining(words)]);
      else expect([key, why]).toEqual([key, expect.stringMatching(/our judgement/i)]);
      if (typeof source === 'string')
        expect([key, Object.keys(sources)]).toEqual([key, expect.arrayContaining([source])]);
      else if (source) expect(Date.parse(source.checkedOn)).toBeLessThanOrEqual(Date.now());
    }
    const keys = rules(country).map(({ key }) => key);
    expect(keys.filter((key) => !key.startsWith('admission-test')).length).toBe(
      new Set(keys.filter((key) => !key.startsWith('admission-test'))).size,
    );
  });

  test('knows for whom each official day is', async () => {
    const { intakes } = (await loadAdmissions(country)).admissions;
    const labels = intakes.flatMap(({ days }) => days.map(({ label }) => label));
    expect(Object.keys(countryPlans[country]!.days ?? {}).sort()).toEqual([...new Set(labels)].sort());
    expect(labels).toEqual(expect.arrayContaining([...(countryPlans[country]!.weekdays ?? [])]));
  });
});
