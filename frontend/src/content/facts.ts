import { rankingEdition } from './ranking-edition.ts';

/*
 * Figures that more than one page states, each once. Records and articles name them as `{{canada.funds}}`; the build puts
 * the figure there (see shared-facts.ts beside this folder). facts.spec.ts fails where a page writes such a figure out.
 */

export interface SharedFact {
  text: string;
  /** A key of the sources of the guide, or service, that the group belongs to: they have the page and the day of the check. */
  source: string;
}

type Group = Record<string, SharedFact>;

const unitedStates = {
  workInTerm: { text: '20 hours a week', source: 'employment' },
  stay: { text: '12 months, 36 with a STEM degree', source: 'opt' },
  sevisFee: { text: '$350', source: 'sevis' },
  visaFee: { text: '$185', source: 'visaFees' },
  formerVisaFee: { text: '$160 until 16 June 2023', source: 'visaFees' },
  integrityFee: { text: 'at least $250', source: 'visaFees' },
  optFeeProposed: {
    text: '$70,000 for a student’s first OPT and $30,000 for each later one',
    source: 'optFeeProposal',
  },
  optFeeComments: { text: '9 November 2026', source: 'optFeeProposal' },
} satisfies Group;

const unitedKingdom = {
  workInTerm: { text: '20 hours a week', source: 'appendixStudent' },
  stay: { text: '2 years; 18 months for applications from 1 January 2027', source: 'graduateVisa' },
  visaFee: { text: '£558', source: 'fees2026' },
  surcharge: { text: '£776', source: 'ihs' },
  surchargeOfMasters: { text: '£1,164', source: 'ihs' },
  surchargeOfBachelors: { text: '£2,716', source: 'ihs' },
  fundsUntil: { text: '29 November 2026', source: 'money' },
  fundsLondonUntil: { text: '£1,529', source: 'money' },
  fundsElsewhereUntil: { text: '£1,171', source: 'money' },
  fundsFrom: { text: '30 November 2026', source: 'hc584' },
  fundsLondon: { text: '£1,570', source: 'hc584' },
  fundsElsewhere: { text: '£1,203', source: 'hc584' },
  fundsElsewhereYear: { text: '£10,827', source: 'hc584' },
  fundsLondonYear: { text: '£14,130', source: 'hc584' },
  ucasFee: { text: '£34.50', source: 'ucasFee' },
  ucasEarly: { text: '15 October 2026', source: 'ucasDates' },
  chevening: { text: '6 October 2026', source: 'chevening' },
  ucasEqual: { text: '13 January 2027', source: 'ucasDates' },
} satisfies Group;

const canada = {
  workInTerm: { text: '24 hours a week', source: 'work' },
  stay: { text: 'up to 3 years', source: 'pgwp' },
  funds: { text: 'CAD 23,448', source: 'funds' },
} satisfies Group;

const australia = {
  workInTerm: { text: '48 hours a fortnight', source: 'visa500' },
  stay: { text: '2 years, 3 for Indian citizens', source: 'ecta' },
  funds: { text: 'AUD 29,710', source: 'visa500' },
  visaFee: { text: 'AUD 2,500', source: 'visaFee' },
} satisfies Group;

const germany = {
  workInTerm: { text: '140 full or 280 half days a year', source: 'residenceAct' },
  stay: { text: '18 months to look for work', source: 'residenceAct' },
  funds: { text: '€11,904', source: 'blocked' },
  fundsMonthly: { text: '€992', source: 'blocked' },
  daadMonthly: { text: '€992', source: 'daadScholarships' },
  apsFee: { text: '₹18,000', source: 'apsFee' },
  classXii: { text: '70 per cent', source: 'classXii' },
} satisfies Group;

const ireland = {
  workInTerm: { text: '20 hours a week', source: 'stamps' },
  stay: { text: '2 years', source: 'stamp1g' },
  funds: { text: '€10,000', source: 'isd' },
  registration: { text: '€300', source: 'registration' },
} satisfies Group;

const newZealand = {
  workInTerm: { text: '25 hours a week', source: 'workRights' },
  stay: { text: 'up to 3 years', source: 'psw' },
  funds: { text: 'NZD 20,000', source: 'funds' },
} satisfies Group;

const france = {
  workInTerm: { text: '964 hours a year', source: 'work' },
  stay: { text: '1 year, for Indians with a master’s renewable once', source: 'rece' },
  fundsMonthly: { text: '€877.50', source: 'funds' },
  validation: { text: '€150', source: 'validation' },
  eiffelDeadline: { text: '6 January', source: 'eiffel' },
} satisfies Group;

const slovakia = {
  workInTerm: { text: '20 hours a week', source: 'saiaWork' },
  stay: { text: '9 months to look for work', source: 'actOf2026' },
  medicineApply: { text: 'March to July', source: 'martin' },
} satisfies Group;

/** Guide values, not rules: every university sets its own. */
const tests = {
  gmat: { text: '605 to 645 at many schools, 655 and more at the most selective', source: 'gmat' },
  sat: { text: '1350 to 1500 at selective universities, 1500 and more at the most selective', source: 'sat' },
  gre: { text: '310 to 325 for verbal and quantitative together', source: 'gre' },
  ieltsFee: { text: '₹19,000', source: 'ieltsFee' },
  greFee: { text: 'about ₹22,550', source: 'greFee' },
  satFee: { text: 'US$111', source: 'satFee' },
  toefl: { text: '4 to 5 (72 to 100 on the old scale)', source: 'toefl' },
} satisfies Group;

const rankings = {
  edition: { text: rankingEdition.name, source: 'qs' },
} satisfies Group;

/** The tax that banks in India collect on money that is sent abroad for studies (TCS, tax collected at source). */
const india = {
  tcsLimit: { text: '₹10 lakh', source: 'budget' },
  tcsRate: { text: '2%', source: 'budget' },
} satisfies Group;

/** What every page may name, by `group.name`. */
export const facts = {
  unitedStates,
  unitedKingdom,
  canada,
  australia,
  germany,
  ireland,
  newZealand,
  france,
  slovakia,
  india,
  rankings,
  tests,
} satisfies Record<string, Group>;
