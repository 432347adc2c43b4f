import { costsOf } from '@/content/calculator';
import { costItems } from '@/content/country';
import { destinations } from '@/content/destinations';
import { exchangeRates } from '@/content/exchange-rates';
import { inLakh } from '@/lib/money';
import {
  amountKeys,
  convert,
  costsOfPlan,
  currenciesOf,
  MAX_YEARS,
  oneTimeItems,
  presetOf,
  type Plan,
} from './cost-plan';
import { readPlans, writePlans } from './plans-address';
import { asAmount, isAmount } from './total';

const plan = (texts: Partial<Plan['texts']>, years = 1): Plan => ({
  country: 'United Kingdom',
  years,
  texts: { ...(Object.fromEntries(amountKeys.map((key) => [key, '0'])) as Plan['texts']), ...texts },
});

describe('the cost of a course', () => {
  test('is the year times the years, and what is paid once', () => {
    const { parts, scholarship, total } = costsOfPlan(
      plan(
        { tuition: '1000', food: '10.5', insurance: '50', application: '20', visa: '300', flight: '400' },
        3,
      ),
    );
    expect(parts).toEqual({
      tuition: 3000,
      accommodation: 0,
      food: 31.5,
      transport: 0,
      personal: 0,
      insurance: 150,
      once: 720,
    });
    expect(scholarship).toBe(0);
    expect(total).toBe(3901.5);
  });

  test('is less by the scholarship of each year, which pays no more than the year', () => {
    expect(costsOfPlan(plan({ tuition: '1000', scholarship: '400' }, 2)).total).toBe(1200);
    const { scholarship, total } = costsOfPlan(plan({ tuition: '1000', visa: '50', scholarship: '9999' }, 2));
    expect(scholarship).toBe(2000);
    expect(total).toBe(50);
  });

  test('counts an empty amount as nothing', () => {
    expect(costsOfPlan(plan({ tuition: '', food: '7' })).total).toBe(7);
  });
});

test('a plan starts from the preset for one year, and from the middle of what is paid once', () => {
  for (const { name } of destinations) {
    const { years, texts } = presetOf(name);
    const costs = costsOf(name);
    expect(years).toBe(1);
    for (const item of costItems) expect(texts[item]).toBe(String(costs[item]));
    const { applicationFee, visaFee, flightTicket } = costs.oneTime;
    for (const [index, amount] of [applicationFee, visaFee, flightTicket].entries()) {
      const { from, to = from } = amount;
      expect(Number(texts[oneTimeItems[index]!])).toBeGreaterThanOrEqual(from);
      expect(Number(texts[oneTimeItems[index]!])).toBeLessThanOrEqual(to);
    }
    const { from, to = from } = costs.healthInsurance;
    expect(Number(texts.insurance)).toBeGreaterThanOrEqual(from);
    expect(Number(texts.insurance)).toBeLessThanOrEqual(to);
    expect(texts.scholarship).toBe('0');
  }
});

test.each([
  // The residence permit and ₹18,000 of the APS; the contribution depends on the university.
  ['Germany', '267'],
  ['France', '426'],
  ['Ireland', '300'],
  ['United Kingdom', '388'],
  ['United States', '0'],
])('a plan for %s starts with the fees that everybody pays, %s', (country, fees) => {
  const { texts } = presetOf(country);
  expect(texts.fees).toBe(fees);
  expect(costsOfPlan({ country, years: 2, texts }).parts.once).toBe(
    oneTimeItems.reduce((sum, item) => sum + Number(texts[item]), 0),
  );
});

test('amounts convert by way of the dollar', () => {
  expect(convert(100, 'GBP', 'USD')).toBeCloseTo(132.247);
  expect(convert(132.247, 'USD', 'GBP')).toBeCloseTo(100);
  expect(convert(1, 'USD', 'AED')).toBeCloseTo(3.6725);
  expect(convert(1, 'EUR', 'INR')).toBeCloseTo(107.89, 2);
  expect(convert(0.1, 'EUR', 'EUR')).toBe(0.1);
  expect(currenciesOf([plan({}), presetOf('Germany'), presetOf('Ireland')])).toEqual([
    'INR',
    'USD',
    'GBP',
    'EUR',
  ]);
});

test('every rate is dated, and near what it has been for years', () => {
  expect(Date.parse(exchangeRates.date)).toBeLessThanOrEqual(Date.now());
  const bounds = {
    USD: [1, 1],
    GBP: [1.1, 1.5],
    EUR: [1, 1.3],
    CAD: [0.6, 0.85],
    AUD: [0.55, 0.8],
    NZD: [0.5, 0.75],
    AED: [0.27, 0.28],
    INR: [0.009, 0.014],
  };
  expect(Object.keys(exchangeRates.usdPer).sort()).toEqual(Object.keys(bounds).sort());
  for (const [currency, [least, most]] of Object.entries(bounds)) {
    expect(exchangeRates.usdPer[currency as keyof typeof bounds]).toBeGreaterThanOrEqual(least!);
    expect(exchangeRates.usdPer[currency as keyof typeof bounds]).toBeLessThanOrEqual(most!);
  }
});

test('rupees in lakh and crore', () => {
  expect(inLakh(4_987_000)).toBe('49.9 lakh');
  expect(inLakh(12_400_000)).toBe('1.24 crore');
  expect(inLakh(0)).toBe('0.0 lakh');
});

describe('the address', () => {
  const read = (query: string) => readPlans(new URLSearchParams(query));

  test('says nothing of what it starts from', () => {
    expect(read('')).toEqual({ plans: [presetOf('United States')], currency: 'INR' });
    expect(writePlans(read(''))).toBe('');
    expect(writePlans({ plans: [presetOf('Germany')], currency: 'INR' })).toBe('country=germany');
  });

  test('says everything else, and is read back', () => {
    const uk: Plan = { ...presetOf('United Kingdom'), years: 3 };
    uk.texts.tuition = '12345.67';
    uk.texts.scholarship = '5000';
    uk.texts.flight = '';
    const us: Plan = { ...presetOf('United States'), years: 6 };
    us.texts.visa = '0';
    const plans = { plans: [uk, us, presetOf('United Kingdom')], currency: 'GBP' as const };
    const query = writePlans(plans);
    expect(query).toBe(
      'country=united-kingdom&years=3&tuition=12345.67&flight=&scholarship=5000&country2=united-states&years2=6&visa2=0&country3=united-kingdom&currency=GBP',
    );
    expect(read(query)).toEqual(plans);
  });

  test.each([
    'country=atlantis',
    'country=__proto__&country2=constructor',
    'years=0&years2=99',
    'years=1.5',
    'years=2e0x&years=',
    'tuition=-5',
    'tuition=1e9',
    'tuition=Infinity&food=NaN',
    'tuition=0x10',
    'tuition=99999999999',
    'tuition=1.234',
    'tuition=%3Cscript%3E',
    'tuition=%20',
    'tuition2=7&years3=4',
    'currency=XXX',
    'currency=EUR',
    'country4=germany',
    '__proto__=1&toString=2',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  test('leaves out a country it does not know and keeps the next', () => {
    expect(read('country2=atlantis&country3=france').plans.map(({ country }) => country)).toEqual([
      'United States',
      'France',
    ]);
  });

  test('any query gives plans that can be counted, and that say themselves again', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    const keys = [...amountKeys, 'country', 'years', 'currency'].flatMap((key) => [
      key,
      `${key}2`,
      `${key}3`,
    ]);
    const values = [
      '',
      '0',
      '7',
      '12.5',
      '-1',
      '1e3',
      'x',
      'germany',
      'dubai',
      'canada',
      'USD',
      'AED',
      '999999999',
    ];
    for (let round = 0; round < 500; round++) {
      const search = new URLSearchParams();
      for (let i = 0; i < 12; i++) search.append(keys[random(keys.length)]!, values[random(values.length)]!);
      const plans = readPlans(search);
      expect(read(writePlans(plans))).toEqual(plans);
      for (const one of plans.plans) {
        expect(one.years).toBeLessThanOrEqual(MAX_YEARS);
        const { parts, scholarship, total } = costsOfPlan(one);
        const gross = Object.values(parts).reduce((sum, amount) => sum + amount);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeCloseTo(gross - scholarship, 4);
      }
    }
  });

  test('holds amounts of money only', () => {
    for (const text of ['', '0', '12', '12.', '12.34', '999999999']) expect(isAmount(text)).toBe(true);
    for (const text of ['-1', '1e3', '1,000', '.', '1.234', '1234567890', ' 1', '٣'])
      expect(isAmount(text)).toBe(false);
  });

  test.each([
    ['.5', '0.5'],
    ['1e3', '1000'],
    ['007', '007'],
    ['12.345', '12.35'],
    ['', ''],
    ['-500', undefined],
    ['1e9', undefined],
    ['1e-9', '0'],
    ['Infinity', undefined],
    ['-', undefined],
    ['.', undefined],
    [' ', undefined],
    ['1,000', '1000'],
    ['1,00,000', '100000'],
    ['76 99 000.50', '7699000.50'],
    ['1,5', undefined],
    ['12,50', undefined],
    ['1,,000', undefined],
    ['1,000,', undefined],
    ['9,999,999,999', undefined],
  ])('what is typed as "%s" counts as %s', (typed, amount) => expect(asAmount(typed)).toBe(amount));
});
