import type { Amount, CountryCosts, CountryGuide } from '@/content/country';
import { exchangeRates } from '@/content/exchange-rates';
import { facts } from '@/content/facts';
import { formatMoney, range } from '@/lib/money';
import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { universityPath } from '@/lib/university-paths';

export interface Cost {
  name: string;
  /** In words, in the currency of its record; none where no record has a figure. */
  text?: string;
  note?: string | undefined;
  /** In US dollars. */
  usd?: { from: number; to: number };
  /** Key of the guide's source. */
  source?: string;
  /** Where the figure stands on this site. */
  page: string;
}

/** What the first year of one application costs, as far as a record with a source says so. */
export function costsOfApplication(
  university: Pick<UniversityDto, 'tuitionMinUSD' | 'tuitionMaxUSD' | 'slug'> | undefined,
  guide: CountryGuide,
  { currency, symbol }: CountryCosts,
  country: { page: string },
): Cost[] {
  const { usdPer } = exchangeRates;
  const costs = guide.detailedCosts;
  const amount = (name: string, one: Amount | undefined): Cost => {
    const page = `${country.page}#costs`;
    if (!one) return { name, page };
    const { from, to = from, note, source } = one;
    return {
      name,
      text: range(formatMoney(symbol, from), formatMoney(symbol, to)),
      note,
      usd: { from: from * usdPer[currency], to: to * usdPer[currency] },
      source,
      page,
    };
  };
  const own = university && university.tuitionMaxUSD > 0;
  const test = facts.tests.ieltsFee.text;
  const rupees = Number(test.replace(/\D/g, '')) * usdPer.INR;
  const living = costs?.livingExpenses;
  return [
    own
      ? {
          name: 'Tuition, a year',
          text: range(formatMoney('$', university.tuitionMinUSD), formatMoney('$', university.tuitionMaxUSD)),
          note: 'of this university, in US dollars',
          usd: { from: university.tuitionMinUSD, to: university.tuitionMaxUSD },
          page: universityPath(university.slug),
        }
      : amount('Tuition, a year', costs?.tuitionRange),
    amount('Room, a year', living?.accommodation),
    amount('Food, a year', living?.food),
    amount('Transport, a year', living?.transport),
    amount('Personal, a year', living?.personal),
    amount('Health insurance, a year', living?.healthInsurance),
    {
      name: 'English test (IELTS)',
      text: test,
      usd: { from: rupees, to: rupees },
      page: '/services/test-preparation',
    },
    amount('Application fee', costs?.oneTimeCosts.applicationFee),
    amount('Visa', costs?.oneTimeCosts.visaFee),
    amount('Flight', costs?.oneTimeCosts.flightTicket),
    {
      name: 'Deposit',
      note: 'not known before the offer, which names it; it is part of the tuition',
      page: `${country.page}#costs`,
    },
  ];
}

/** Of those that are known. */
export const sumOf = (costs: readonly Cost[]) =>
  costs.reduce(({ from, to }, { usd }) => ({ from: from + (usd?.from ?? 0), to: to + (usd?.to ?? 0) }), {
    from: 0,
    to: 0,
  });
