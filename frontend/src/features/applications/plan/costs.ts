import type { Amount, CountryCosts, CountryGuide, Fee } from '@/content/country';
import { exchangeRates } from '@/content/exchange-rates';
import { facts, type SharedFact } from '@/content/facts';
import { currencySymbols, formatMoney, range } from '@/lib/money';
import type { ListedApplication, UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { Level } from '@/lib/levels';
import { universityPath } from '@/lib/university-paths';

export interface Cost {
  name: string;
  /** In words, in the currency of its record; none where no record has a figure. */
  text?: string;
  note?: string | undefined;
  /** In the currency of its record. */
  amount?: Sum;
  /** Paid one time, however many applications there are. */
  once?: true;
  /** Paid before any university answers. */
  toApply?: true;
  /** In its place for each further application for the same semester. */
  further?: Cost;
  /** Key of the guide's source. */
  source?: string;
  /** Where the figure stands on this site. */
  page: string;
}

/** From and to, in one currency. */
export interface Sum {
  currency: Money;
  from: number;
  to: number;
}

type Money = keyof typeof currencySymbols;

/** The guide of the country, and what the fees depend on. */
interface CostPlace {
  page: string;
  /** State or province. */
  region: string | null | undefined;
  sector: string | null | undefined;
}

const TESTS = '/services/test-preparation';

/** Of American universities some ask for one. */
const testFee = (name: string, { text }: SharedFact, paidIn: Money): Omit<Cost, 'page'> => ({
  name,
  text: `up to ${text.replace('about ', '')}`,
  note: 'where your universities ask for it; nothing elsewhere',
  amount: { currency: paidIn, from: 0, to: Number(text.replace(/\D/g, '')) },
});
const admissionTest = {
  sat: testFee('SAT', facts.tests.satFee, 'USD'),
  gre: testFee('GRE', facts.tests.greFee, 'INR'),
};

/** What the first year of one application costs, as far as a record with a source says so. */
export function costsOfApplication(
  university: Pick<UniversityDto, 'tuitionMinUSD' | 'tuitionMaxUSD' | 'tuitionSource' | 'slug'> | undefined,
  level: ListedApplication['level'],
  guide: CountryGuide,
  { currency }: CountryCosts,
  { page, region, sector }: CostPlace,
): Cost[] {
  const costs = guide.detailedCosts;
  const guidePage = `${page}#costs`;
  const amount = (name: string, one: Amount | undefined, paidIn: Money = currency): Cost => {
    if (!one) return { name, page: guidePage };
    const { from, to = from, note, source } = one;
    const symbol = currencySymbols[paidIn];
    return {
      name,
      text: range(formatMoney(symbol, from), formatMoney(symbol, to)),
      note,
      amount: { currency: paidIn, from, to },
      source,
      page: guidePage,
    };
  };
  // A server before the field sends none.
  const own = typeof university?.tuitionMaxUSD === 'number';
  const test = facts.tests.ieltsFee.text;
  const rupees = Number(test.replace(/\D/g, ''));
  const living = costs?.livingExpenses;
  const isOurs = ({ levels, region: only, notAt }: Fee) =>
    (!levels || levels.includes(level as Level)) &&
    (!only || only === region) &&
    (!notAt || notAt !== sector);
  const fee = costs?.oneTimeCosts.applicationFee;
  const feeAt = fee?.at?.[level as Level];
  const shared = { once: true, toApply: true } as const;
  return [
    own
      ? {
          // As `isOfWholeDegree` has it, whose file would add to what every page lists.
          name: university.tuitionSource?.includes(' in all)') ? 'Tuition, whole degree' : 'Tuition, a year',
          ...tuitionOf(university, level),
          amount: { currency: 'USD', from: university.tuitionMinUSD, to: university.tuitionMaxUSD },
          page: universityPath(university.slug),
        }
      : amount('Tuition, a year', costs?.tuitionRange),
    amount('Room, a year', living?.accommodation),
    amount('Food, a year', living?.food),
    amount('Transport, a year', living?.transport),
    amount('Personal, a year', living?.personal),
    amount('Health insurance, a year', living?.healthInsurance),
    {
      name: 'Language test (IELTS)',
      text: test,
      amount: { currency: 'INR', from: rupees, to: rupees },
      ...shared,
      page: TESTS,
    },
    ...(currency === 'USD'
      ? [{ ...admissionTest[level === 'undergraduate' ? 'sat' : 'gre'], ...shared, page: TESTS }]
      : []),
    {
      ...amount(feeAt?.name ?? 'Application fee', feeAt?.amount ?? fee),
      toApply: true,
      ...(!feeAt && fee?.further && { further: amount('Application fee', fee.further) }),
      ...(feeAt?.shared && shared),
    },
    amount('Visa', costs?.oneTimeCosts.visaFee),
    ...(costs?.fees ?? [])
      .filter(isOurs)
      .map(({ name, amount: one, inRupees, yearly, shared: isShared }): Cost => ({
        ...amount(yearly ? `${name}, a year` : name, one, inRupees && 'INR'),
        ...(isShared && shared),
      })),
    amount('Flight', costs?.oneTimeCosts.flightTicket),
    ...(university?.tuitionMaxUSD === 0
      ? []
      : [
          {
            name: 'Deposit',
            note: 'not known before the offer, which names it; it is part of the tuition',
            page: guidePage,
          },
        ]),
  ];
}

function tuitionOf(
  { tuitionMinUSD: from, tuitionMaxUSD: to }: Pick<UniversityDto, 'tuitionMinUSD' | 'tuitionMaxUSD'>,
  level: ListedApplication['level'],
): Pick<Cost, 'text' | 'note'> {
  if (to === 0) return { text: 'No tuition', note: 'at this university' };
  const text = range(formatMoney('$', from), formatMoney('$', to));
  return level === 'undergraduate'
    ? { text, note: 'of this university, in US dollars' }
    : {
        text,
        note: 'of this university, in US dollars, mostly for bachelor’s degrees: ask what yours costs',
      };
}

/** In US dollars, of those that are known. */
export function sumOf(costs: readonly Cost[]): { from: number; to: number } {
  const { usdPer } = exchangeRates;
  const sums = byCurrency(costs);
  const total = (end: 'from' | 'to') => sums.reduce((all, sum) => all + sum[end] * usdPer[sum.currency], 0);
  return { from: total('from'), to: total('to') };
}

/** What is known of several, each currency by itself, in the order in which they come. */
export function byCurrency(costs: readonly Cost[]): Sum[] {
  const sums = new Map<Money, Sum>();
  for (const { amount } of costs) {
    if (!amount) continue;
    const { currency } = amount;
    const { from, to } = sums.get(currency) ?? { from: 0, to: 0 };
    sums.set(currency, { currency, from: from + amount.from, to: to + amount.to });
  }
  return [...sums.values()];
}

/** The half of a year in which studies begin: the winter semester from July on. */
const semesterOf = (intake: string | null) => intake && `${intake.slice(0, 4)} ${intake.slice(5) >= '07'}`;

/** What is paid to apply for several, without what is paid one time again, and with what further ones cost. */
export function costsToApply(
  applications: readonly {
    university: string;
    application: Pick<ListedApplication, 'intake'>;
    costs: readonly Cost[];
  }[],
): Cost[] {
  const paid = new Set<string>();
  return applications.flatMap(({ university, application: { intake }, costs }) =>
    costs.flatMap((cost) => {
      const { name, once, toApply, further, page } = cost;
      const key = once ? name : `${name} ${page} ${semesterOf(intake)}`;
      const isFurther = paid.has(key);
      if (!toApply || (once && isFurther)) return [];
      paid.add(key);
      return { ...((isFurther && further) || cost), name: once ? name : `${name}, ${university}` };
    }),
  );
}
