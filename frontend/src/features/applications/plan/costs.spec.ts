import { costsOf } from '@/content/calculator';
import { destinations } from '@/content/destinations';
import { exchangeRates } from '@/content/exchange-rates';
import { facts } from '@/content/facts';
import { loadGuide } from '@/content/guides';
import { university } from '@/test/university';
import { type Cost, costsOfApplication, costsToApply, sumOf } from './costs';

const place = { page: '/country/somewhere', region: null, sector: null };
const costsIn = async (
  country: string,
  {
    level = 'masters' as const,
    ...where
  }: { level?: 'masters' | 'undergraduate' } & Partial<Record<'region' | 'sector', string>> = {},
) => costsOfApplication(undefined, level, await loadGuide(country), costsOf(country), { ...place, ...where });

test.each([
  [
    'Germany',
    { sector: 'public' },
    [
      'Semester contribution, a year: €140 – €860',
      'APS certificate: ₹18,000',
      'Residence permit: €100',
      'Charge of the visa centre (VFS): none',
    ],
  ],
  [
    'Germany',
    { sector: 'private' },
    ['APS certificate: ₹18,000', 'Residence permit: €100', 'Charge of the visa centre (VFS): none'],
  ],
  [
    'France',
    {},
    [
      'Student contribution (CVEC), a year: €105',
      'Campus France fee (Études en France): ₹18,500',
      'Validation of the visa: €150',
    ],
  ],
  ['Ireland', {}, ['Registration after arrival (IRP), a year: €300']],
  [
    'United Kingdom',
    { level: 'masters' },
    ['Health surcharge for the months around the course: £388', 'Tuberculosis test: none'],
  ],
  [
    'United Kingdom',
    { level: 'undergraduate' },
    [
      'Health surcharge for the months around the course: £388',
      'Health surcharge for the second and third year of a bachelor’s: £1,552',
      'Tuberculosis test: none',
    ],
  ],
  ['Canada', { region: 'Ontario' }, ['Medical examination: none']],
  [
    'Canada',
    { region: 'Quebec' },
    ['Québec’s acceptance certificate (CAQ): CAD 135', 'Medical examination: none'],
  ],
  ['Australia', {}, ['Health examinations for the visa: none']],
  ['New Zealand', {}, ['Chest X-ray: none']],
  [
    'Slovakia',
    { level: 'masters' },
    ['Recognition of the bachelor’s degree: €80', 'Apostilles and sworn translation: none'],
  ],
  [
    'Slovakia',
    { level: 'undergraduate' },
    ['Recognition of the school certificate: €40', 'Apostilles and sworn translation: none'],
  ],
  ['Dubai', {}, ['Attestation of your papers: none']],
  ['United States', {}, []],
] as const)('in %s, %j, the first year has the fees of the guide', async (country, where, fees) => {
  const costs = await costsIn(country, where);
  const names = costs.map(({ name }) => name);
  const [visa, flight] = [names.indexOf('Visa'), names.indexOf('Flight')];
  expect(costs.slice(visa + 1, flight).map(({ name, text = 'none' }) => `${name}: ${text}`)).toEqual(fees);
});

test('fees are in the sum, those in rupees too', async () => {
  const { usdPer } = exchangeRates;
  const withFees = sumOf(await costsIn('Germany', { sector: 'public' }));
  const { fees: _, ...detailedCosts } = (await loadGuide('Germany')).detailedCosts!;
  const guide = { ...(await loadGuide('Germany')), detailedCosts };
  const without = sumOf(costsOfApplication(undefined, 'masters', guide, costsOf('Germany'), place));
  expect(withFees.from - without.from).toBeCloseTo(240 * usdPer.EUR + 18000 * usdPer.INR);
  expect(withFees.to - without.to).toBeCloseTo(960 * usdPer.EUR + 18000 * usdPer.INR);
});

test('to apply, each application has its fee, and what does for all is paid once', async () => {
  const german = await costsIn('Germany', { sector: 'public' });
  const british = await costsIn('United Kingdom', { level: 'undergraduate' });
  const of = (university: string, costs: Cost[], intake = '2027-10') => ({
    university,
    application: { intake },
    costs,
  });
  const paid = costsToApply([
    of('Bonn', german),
    of('Kiel', german, '2027-09'),
    of('Bath', british),
    of('York', british),
    of('Jena', german, '2028-04'),
  ]);
  expect(paid.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    `Language test (IELTS): ${facts.tests.ieltsFee.text}`,
    'Application fee, Bonn: €75',
    'APS certificate: ₹18,000',
    // Through the same office a further course costs less, for the same semester.
    'Application fee, Kiel: €30',
    `UCAS fee, for up to five choices: ${facts.unitedKingdom.ucasFee.text}`,
    'Application fee, Jena: €75',
  ]);
});

test('the application fee is that of the level, where the guide knows it', async () => {
  const fee = async (country: string, level: 'masters' | 'undergraduate') =>
    (await costsIn(country, { level })).find(({ toApply, name }) => toApply && / fee/.test(name))!.text;
  expect(await fee('United Kingdom', 'undergraduate')).toBe(facts.unitedKingdom.ucasFee.text);
  expect(await fee('United Kingdom', 'masters')).toBe('£0 – £100');
  expect(await fee('United States', 'undergraduate')).toBe('$50 – $100');
  expect(await fee('United States', 'masters')).toBe('$50 – $155');
});

test('every guide says what is to be shown for the visa, or that nobody names a sum', async () => {
  for (const { name } of destinations) {
    const { notes } = (await loadGuide(name)).detailedCosts!;
    const told = notes.filter((note) => typeof note !== 'string' && note.about === 'funds');
    expect([name, told.length > 0]).toEqual([name, true]);
  }
});

test('the fee of a whole degree is called none of a year', async () => {
  const school = university(1, { tuitionSource: 'A fee page (EUR 57,870–109,860 in all)' });
  const guide = await loadGuide('France');
  const names = (of: typeof school) =>
    costsOfApplication(of, 'masters', guide, costsOf('France'), place).map(({ name }) => name);
  expect(names(school)).toContain('Tuition, whole degree');
  expect(names(university(2))).toContain('Tuition, a year');
});
