import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert, costsOfPlan, presetOf } from '@/features/resources/cost-plan';
import { formatMoney, inLakh } from '@/lib/money';
import { articles, loadText } from './articles';
import { costsOf } from './calculator';
import type { CountryGuide } from './country';
import { destinations } from './destinations';
import { exchangeRates } from './exchange-rates';
import { facts, type SharedFact } from './facts';
import { loadGuide } from './guides';
import { scholarships } from './scholarships';
import type { ServiceDetails } from './service';
import { loadService, serviceIds } from './services';
import { faq } from './support';
import { usVisa } from './us-visa';

const groups: Record<string, Record<string, SharedFact>> = facts;
const all = Object.entries(groups).flatMap(([group, entries]) =>
  Object.entries(entries).map(([key, fact]) => ({ name: `${group}.${key}`, group, ...fact })),
);

/** The files of the folder as they are written. */
const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|md)$/.test(file) && !/\.spec\.|facts\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(__dirname, file), 'utf8') }));

const guides = new Map<string, CountryGuide>();
const services = new Map<string, ServiceDetails>();
/** Everything that is said, a statement, sentence or row of a table each, with the page it stands on. */
const said: { where: string; text: string }[] = [];

function visit(where: string, value: unknown) {
  if (typeof value === 'string') said.push({ where, text: value });
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) if (key !== 'sources') visit(where, part);
}

beforeAll(async () => {
  for (const { name } of destinations) guides.set(name, await loadGuide(name));
  for (const id of serviceIds) services.set(id, (await loadService(id)).details);
  for (const [name, guide] of guides) visit(name, guide);
  for (const [id, details] of services) visit(id, details);
  visit('scholarships', scholarships);
  visit('faq', faq);
  for (const { slug } of articles) {
    const { html } = (await loadText(slug))!;
    for (const part of html.split(/<\/(?:p|li|tr|h\d)>|(?<=[.?!]) /))
      visit(slug, part.replace(/<[^>]+>/g, ' '));
  }
});

test('every figure is named by a page, and its source is one of its guide or service', () => {
  for (const { name, group, source } of all) {
    expect([name, files.some((file) => file.source.includes(`{{${name}}}`))]).toEqual([name, true]);
    const owner =
      guides.get(group.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase())) ??
      services.get(group === 'india' ? 'education-loan' : 'test-preparation')!;
    const sources = group === 'rankings' ? guides.get('Canada')!.sources : owner.sources;
    expect([name, source in sources]).toEqual([name, true]);
  }
});

/** Days on which something else happened, too. */
const otherDays = ['16 June 2023', '30 November 2026', '1 January 2027'];

test('no page writes such a figure out', () => {
  const again: string[] = [];
  for (const { name, text } of all) {
    const figures = text.match(/(?:[$£€₹]|[A-Z]{3} )\d[\d,.]*\d|\d{1,2} [A-Z]\w+ 20\d\d/g) ?? [];
    for (const figure of figures) {
      // A round sum means other things too.
      if (/^\D*\d{1,2}[0,]*$/.test(figure) || otherDays.includes(figure)) continue;
      for (const { file, source } of files)
        if (source.includes(figure)) again.push(`${file}: ${figure} is {{${name}}}`);
    }
  }
  expect(again).toEqual([]);
});

const numbers = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, figure]) => figure!);

/** What may be said about a matter that many pages touch: figures of `pattern` in texts about it, wherever they stand. */
const matters: { about: RegExp; where?: string[]; pattern: RegExp; allowed: string[] }[] = [
  {
    about: /\bGMAT\b/,
    pattern: /\b([2-8]\d\d)\b/g,
    // The scales, what 700 of the old test is today, and the fees.
    allowed: [...numbers(facts.tests.gmat.text, /(\d{3})/g), '205', '805', '800', '645', '700', '275', '300'],
  },
  {
    about: /\bSAT\b/,
    pattern: /\b(1[0-6]\d\d)\b/g,
    allowed: [...numbers(facts.tests.sat.text, /(\d{4})/g), '1600'],
  },
  { about: /SEVIS/, pattern: /\$(\d+)/g, allowed: ['350', '185', '250', '220', '160'] },
  { about: /work|hours/i, where: ['United States'], pattern: /(\d+) hours a week/g, allowed: ['20'] },
  // Ten below degree level.
  { about: /work|hours/i, where: ['United Kingdom'], pattern: /(\d+) hours a week/g, allowed: ['20', '10'] },
  { about: /work|hours/i, where: ['Canada'], pattern: /(\d+) hours a week/g, allowed: ['24'] },
  { about: /work|hours/i, where: ['Australia'], pattern: /(\d+) hours a fortnight/g, allowed: ['48'] },
  // Forty in the holidays.
  { about: /work|hours/i, where: ['Ireland'], pattern: /(\d+) hours a week/g, allowed: ['20', '40'] },
  { about: /work|hours/i, where: ['New Zealand'], pattern: /(\d+) hours a week/g, allowed: ['25'] },
  { about: /work|hours/i, where: ['Slovakia'], pattern: /(\d+) hours a week/g, allowed: ['20'] },
  { about: /Canada/, pattern: /CAD (\d\d,\d{3})/g, allowed: ['23,448', '54,900'] },
  { about: /Australia/, pattern: /AUD (\d\d,\d{3})/g, allowed: ['29,710', '64,550'] },
  { about: /CAO/, pattern: /(\d+ (?:January|February|March))/g, allowed: [] },
  { about: /Eiffel/, pattern: /((?:\d+|before) January)/g, allowed: [facts.france.eiffelDeadline.text] },
  { about: /statement of purpose/i, pattern: /(one page)/gi, allowed: [] },
  {
    about: /QS/,
    where: ['United States', 'United Kingdom', 'Canada', 'Australia', 'New Zealand'],
    pattern: /Rankings (20\d\d)/g,
    allowed: ['2027'],
  },
];

test.each(matters)('one statement about $about', ({ about, where, pattern, allowed }) => {
  const others = said
    .filter((entry) => (!where || where.includes(entry.where)) && about.test(entry.text))
    .flatMap((entry) =>
      numbers(entry.text, pattern)
        .filter((figure) => !allowed.includes(figure))
        .map((figure) => `${entry.where}, ${figure}: ${entry.text}`),
    );
  expect(others).toEqual([]);
});

test('amounts that are worked with are those that are told', () => {
  const amount = ({ text }: SharedFact) => Number(text.replace(/[^\d.]/g, ''));
  const { oneTimeCosts: us } = guides.get('United States')!.detailedCosts!;
  const { oneTimeCosts: uk, livingExpenses } = guides.get('United Kingdom')!.detailedCosts!;
  expect(us.visaFee.from).toBe(amount(facts.unitedStates.sevisFee) + amount(facts.unitedStates.visaFee));
  expect(usVisa.fees.perType[0]!.sevis).toBe(amount(facts.unitedStates.sevisFee));
  expect(usVisa.fees.application.now).toBe(amount(facts.unitedStates.visaFee));
  expect(uk.visaFee.from).toBe(amount(facts.unitedKingdom.visaFee));
  expect(livingExpenses.healthInsurance.from).toBe(amount(facts.unitedKingdom.surcharge));
  const fee = (country: string, name: string) =>
    guides.get(country)!.detailedCosts!.fees!.find((one) => one.name.includes(name))!.amount!.from;
  const { surcharge, surchargeOfMasters, surchargeOfBachelors } = facts.unitedKingdom;
  expect([
    amount(surcharge) + fee('United Kingdom', 'around the course'),
    amount(surcharge) + fee('United Kingdom', 'around the course') + fee('United Kingdom', 'bachelor’s'),
    fee('Germany', 'APS'),
    fee('Ireland', 'IRP'),
    fee('France', 'Validation'),
  ]).toEqual(
    [
      surchargeOfMasters,
      surchargeOfBachelors,
      facts.germany.apsFee,
      facts.ireland.registration,
      facts.france.validation,
    ].map(amount),
  );
  expect(guides.get('Australia')!.detailedCosts!.oneTimeCosts.visaFee.from).toBe(
    amount(facts.australia.visaFee),
  );
});

test('the calculator names the sum that the guide names', () => {
  const sums: [country: string, fact: SharedFact][] = [
    ['United Kingdom', facts.unitedKingdom.fundsElsewhereYear],
    ['Canada', facts.canada.funds],
    ['Australia', facts.australia.funds],
    ['Germany', facts.germany.funds],
    ['Ireland', facts.ireland.funds],
    ['New Zealand', facts.newZealand.funds],
  ];
  for (const [country, { text }] of sums)
    expect([country, costsOf(country).minimum]).toEqual([country, Number(text.replace(/\D/g, ''))]);
  expect(costsOf('United Kingdom').minimumIn!.sum).toBe(
    Number(facts.unitedKingdom.fundsLondonYear.text.replace(/\D/g, '')),
  );
  expect(costsOf('France').minimum).toBe(10 * Number(facts.france.fundsMonthly.text.slice(1)));
});

test('the article on destinations has the calculator’s year and course at the site’s rates', async () => {
  const { html } = (await loadText('how-to-choose-a-study-destination'))!;
  const rows = html
    .split(/<\/?tr>/)
    .map((row) =>
      row
        .replace(/<[^>]+>/g, '|')
        .split(/\|+/)
        .filter((cell) => cell.trim()),
    )
    .filter((cells) => cells.length === 4 && /^\d$/.test(cells[2]!));
  expect(rows.map(([country]) => country)).toHaveLength(6);
  for (const [country, year, years, course] of rows) {
    const { parts, total } = costsOfPlan({ ...presetOf(country!), years: Number(years) });
    expect([country, Number(year!.replace(/\D/g, '')) * Number(years)]).toEqual([
      country,
      total - parts.once,
    ]);
    const rupees = convert(total, costsOf(country!).currency, 'INR');
    const told = course!.replace(/\u00a0/g, ' ');
    expect([country, told]).toEqual([
      country,
      rupees >= 1e7
        ? `₹${(rupees / 1e7).toFixed(2)} crore`
        : `₹${Math.round(Number(inLakh(rupees).replace(/[^\d.]/g, '')))} lakh`,
    ]);
  }
});

test('the article on the timeline takes eight application fees of the guides at the site’s rates', async () => {
  const { html } = (await loadText('timeline-of-18-months'))!;
  const told = html.replace(/<[^>]+>/g, '').replace(/\u00a0/g, ' ');
  const eight = (country: string) => {
    const { currency, oneTime } = costsOf(country);
    const { from, to = from, note } = oneTime.applicationFee;
    // uni-assist takes less for each further course.
    const further = /€(\d+) for each further one/.exec(note ?? '')?.[1];
    return [from, to]
      .map((fee) => (further ? fee + 7 * Number(further) : 8 * fee))
      .map((sum) => (sum * exchangeRates.usdPer[currency]) / exchangeRates.usdPer.INR)
      .map((rupees) => formatMoney('₹', Math.round(rupees / 1000) * 1000));
  };
  const [[fromUS, toUS], [fromCanada, toCanada], [germany]] = [
    eight('United States'),
    eight('Canada'),
    eight('Germany'),
  ];
  expect(told).toContain(
    `eight applications cost ${fromUS} to ${toUS} in the United States, ${fromCanada} to ${toCanada} in Canada and ${germany} in Germany`,
  );
});
