import { type Level, levels } from '@/lib/levels';
import { slugOf } from '@/lib/slug';
import { loadText } from './articles';
import { destinations } from './destinations';
import { loadAdmissions, loadGuide } from './guides';
import { type Basis, commonRules, countryPlans } from './plan-rules';
import { loadService } from './services';
import { usVisa } from './us-visa';

const names = destinations.map(({ name }) => name);
const plain = (text: string) => text.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');

/** What the page of the site says, of a part of it only what stands in that part. */
async function textOn(path: string): Promise<string> {
  const [page = '', part] = path.split('#');
  const [, kind, ...names] = page.split('/');
  const address = names.at(-1)!;
  if (kind === 'country') {
    const guide = await loadGuide(destinations.find(({ name }) => slugOf(name) === address)!.name);
    const { visaProcess, detailedCosts, intakeDetails, documentRequirements, standardizedTests } = guide;
    const parts: Record<string, object | undefined> = {
      visa: visaProcess,
      costs: detailedCosts,
      intakes: intakeDetails,
      documents: documentRequirements,
      tests: standardizedTests,
    };
    return JSON.stringify(part ? parts[part] : guide) ?? '';
  }
  if (kind === 'services') {
    const { details } = await loadService(address);
    if (part === 'required-documents') return JSON.stringify(usVisa.documents);
    return JSON.stringify(part ? details.notes?.find(({ id }) => id === part) : details) ?? '';
  }
  const { html } = (await loadText(address))!;
  return plain(part ? (html.split(/(?=<h2)/).find((one) => one.includes(`id="${part}"`)) ?? '') : html);
}

const rules = (country: string) => {
  const { rules: own, visa } = countryPlans[country]!;
  return [...commonRules, ...own, { key: 'visa', ...visa }];
};

test('each destination has a plan', () => {
  expect(Object.keys(countryPlans).sort()).toEqual([...names].sort());
});

test.each(names)('for a bachelor’s in %s speaks of a school, not of professors', (country) => {
  const told = (level: Level) =>
    [...commonRules, ...countryPlans[country]!.rules]
      .filter(({ levels: those }) => those?.includes(level) ?? true)
      .map(({ title, why }) => `${title}: ${why}`)
      .join(' ');
  const ofMasters = /statement of purpose|referees|professors/i;
  expect(told('masters')).toMatch(ofMasters);
  expect(told('undergraduate')).not.toMatch(ofMasters);
  expect(told('undergraduate')).toMatch(/personal statement.+asked for/);
});

test('where a university may want a paper of uni-assist, a task says so, like the guide’s table', async () => {
  const { masters = [] } = (await loadAdmissions('Germany')).admissions;
  const vpd = countryPlans['Germany']!.rules.find(({ key }) => key === 'vpd')!;
  expect(vpd).toMatchObject({ anchor: 'application', title: expect.stringContaining('if your university') });
  // Of whom the table says that one is needed, the task does not say "if".
  const needing = masters.filter((row) => /you need a VPD/.test(JSON.stringify(row)));
  expect(needing).not.toEqual([]);
  for (const { university } of needing)
    expect(vpd.at!({ country: 'Germany', university, sector: 'public', level: 'masters' })).toMatchObject({
      title: 'Apply to uni-assist for the VPD',
      why: expect.stringContaining('This university wants it'),
    });
  // What one university lets do is no reason at others.
  const others = [
    { country: 'Germany', university: 'Constructor University', sector: 'private' },
    { country: 'Germany', university: 'TU Darmstadt' },
  ];
  for (const place of others)
    expect(`${vpd.why} ${vpd.at!({ ...place, level: 'masters' })?.why}`).not.toMatch(
      /Munich|This university/,
    );
  expect(vpd.at!({ ...others[0]!, level: 'masters' })?.title).toMatch(/^Look whether your university asks/);
});

describe.each(names)('the plan of %s', (country) => {
  test('rests on words that stand on the page it names, with a source of the guide or of its own', async () => {
    const { sources } = await loadGuide(country);
    const bases: [string, Basis, string][] = rules(country).map(({ key, basis, why }) => [key, basis, why]);
    for (const [key, { page, words, source }, why] of bases) {
      // Who follows the link is to find the words at once.
      if (words)
        expect([key, page, await textOn(page)]).toEqual([
          key,
          expect.stringContaining('#'),
          expect.stringContaining(words),
        ]);
      else expect([key, why]).toEqual([key, expect.stringMatching(/our judgement/i)]);
      if (typeof source === 'string')
        expect([key, Object.keys(sources)]).toEqual([key, expect.arrayContaining([source])]);
      else if (source) expect(Date.parse(source.checkedOn)).toBeLessThanOrEqual(Date.now());
    }
    for (const level of levels) {
      const keys = rules(country).flatMap((rule) =>
        !('levels' in rule) || rule.levels?.includes(level) ? rule.key : [],
      );
      expect([level, keys]).toEqual([level, [...new Set(keys)]]);
    }
  });

  test('knows for whom each official day is', async () => {
    const { intakes } = (await loadAdmissions(country)).admissions;
    const labels = intakes.flatMap(({ days }) => days.map(({ label }) => label));
    expect(Object.keys(countryPlans[country]!.days ?? {}).sort()).toEqual([...new Set(labels)].sort());
    expect(labels).toEqual(expect.arrayContaining([...(countryPlans[country]!.weekdays ?? [])]));
  });
});
