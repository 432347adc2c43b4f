import type { Statement } from './country';
import type { Table } from './service';
import type { Source } from './sources';

/** A lender that lends for studies abroad, with its terms as they were published. */
interface Lender {
  name: string;
  kind: 'Public bank' | 'Private bank' | 'Finance company (NBFC)' | 'Lender abroad';
  /** Percent a year. */
  rate: Statement;
  /** For looking at the application. */
  fee: Statement;
  /** What the family pays itself, and what the loan rests on. */
  margin: Statement;
  /** Of what time the terms are, as far as the page says it. */
  asOf: string;
}

const lenders: Lender[] = [
  {
    name: 'State Bank of India',
    kind: 'Public bank',
    rate: 'In the table above',
    fee: { text: '₹10,000 and tax for loans above ₹20 lakh', source: 'publicBanks' },
    margin: {
      text: 'Margin: 10%, 20% on another undated page: ask the bank. Repaid within 15 years, from six months after the course',
      source: 'publicBanks',
    },
    asOf: 'A page without a date, read in November 2026',
  },
  {
    name: 'Bank of Baroda (Baroda Scholar)',
    kind: 'Public bank',
    rate: {
      text: 'The bank’s repo-linked rate plus 0.55% for universities on its list; for others plus 1.05% on loans above ₹7.5 lakh (2.55% for Canada), plus 2% on smaller ones',
      source: 'baroda',
    },
    fee: {
      text: 'None up to ₹7.5 lakh; above that 1%, at most ₹10,000, on another undated page',
      source: 'baroda',
    },
    margin: {
      text: 'Margin: none up to ₹4 lakh. Security: none up to ₹7.5 lakh on another undated page, up to ₹40 lakh for universities on its list on a third',
      source: 'baroda',
    },
    asOf: 'No date on the page, an agent’s copy from before 2025',
  },
  {
    name: 'Union Bank of India',
    kind: 'Public bank',
    rate: {
      text: '8.55 to 9.5% up to ₹40 lakh at premier institutes, above it with security 10.8% (another agent: 9 to 9.75%); 9.3 to 10.45% at others',
      source: 'unionRates',
    },
    fee: {
      text: 'None for Indian students; an agent names ₹5,000 that come back with the loan, another ₹10,000 to 20,000 without security: ask',
      source: 'union',
    },
    margin: {
      text: 'Margin: 15% above ₹4 lakh for studies abroad. Security: above ₹7.5 lakh, at universities on its list above ₹40 lakh',
      source: 'unionMargin',
    },
    asOf: 'Pages without a date, the rates by an agent, read in November 2026; its list: a finance company’s page of September 2025',
  },
  {
    name: 'HDFC Bank',
    kind: 'Private bank',
    rate: { text: 'From 10.5%; the loans granted cost 10 to 13.03%, 11.61% on average', source: 'hdfc' },
    fee: { text: 'None up to ₹7.5 lakh, 1% above; repaying early costs nothing', source: 'hdfc' },
    margin: {
      text: 'Margin: 15% above ₹4 lakh for studies abroad. Security: above ₹7.5, 45 or 50 lakh, by copies that differ: ask the bank',
      source: 'hdfcMargin',
    },
    asOf: 'Loans of January to March 2025; margin: pages of agents, one of October 2025',
  },
  {
    name: 'ICICI Bank',
    kind: 'Private bank',
    rate: { text: 'The loans granted cost 10.25 to 14%, 11.27% on average', source: 'iciciRates' },
    fee: { text: 'Up to 2% and tax', source: 'iciciRates' },
    margin: {
      text: 'Margin: none for premier institutes, 15% for others. Security: none up to ₹1 crore, premier institutes only',
      source: 'iciciMargin',
    },
    asOf: 'Loans of July to September 2025; margin: the page of 2024',
  },
  {
    name: 'IDFC FIRST Bank',
    kind: 'Private bank',
    rate: { text: 'From 9.5%', source: 'idfc' },
    fee: { text: 'Up to 1.5%; cancelling costs 1%, repaying early nothing', source: 'idfc' },
    margin: {
      text: 'Margin: it lends up to the whole cost. Security: none up to ₹75 lakh by five copies, ₹1 crore by one and ₹50 lakh by another: ask the bank',
      source: 'idfcMargin',
    },
    asOf: 'A page without a date, read in November 2026; margin: pages of agents and of a finance company, two of them of September and December 2025',
  },
  {
    name: 'Axis Bank',
    kind: 'Private bank',
    rate: {
      text: 'The repo rate plus 7.2% on loans above ₹7.5 lakh, plus 8.2% on smaller ones, plus 8.7% up to ₹4 lakh; less for chosen institutes',
      source: 'axis',
    },
    fee: { text: 'Up to 2% and tax; repaying early costs nothing', source: 'axisCharges' },
    margin: {
      text: 'Margin: 15% above ₹4 lakh for studies abroad. Security: none up to ₹40, 50 or 75 lakh at universities on its list, by copies that differ: ask the bank',
      source: 'axisMargin',
    },
    asOf: 'Interest: before the repo rate fell in February 2025; fee: second half of 2025; margin: an older page without a date; security: agents’ pages, one of May 2026',
  },
  {
    name: 'Credila (formerly HDFC Credila)',
    kind: 'Finance company (NBFC)',
    rate: {
      text: 'From 9.95% with security, from 11.25% without it; an agent had from 9.5% and from 10.75% in July 2025',
      source: 'credila',
    },
    fee: { text: 'Up to 1.25% and tax; repaying early costs nothing', source: 'credila' },
    margin: { text: 'Margin: none', source: 'credila' },
    asOf: 'A page without a date, read in November 2026',
  },
  {
    name: 'Avanse',
    kind: 'Finance company (NBFC)',
    rate: { text: 'From 10.25%; from 11% without security', source: 'avanseRates' },
    fee: { text: '1 to 2%', source: 'avanseFee' },
    margin: {
      text: 'Insurance and other services sold with the loan are taken out of it before it reaches you; interest runs from that day, also if the visa is refused',
      source: 'avanse',
    },
    asOf: 'Rates: a page without a date, read in November 2026; fee: an older page of an agent; the rest October 2025',
  },
  {
    name: 'Auxilo',
    kind: 'Finance company (NBFC)',
    rate: {
      text: 'A base rate of 15.1% and a spread. Another agent says 10.25 to 13.5% in all, on a second page 11 to 13.5%: ask the lender',
      source: 'auxilo',
    },
    fee: { text: '2%, or up to 1.5%', source: 'auxilo' },
    margin: {
      text: 'Margin: none. Security: none up to ₹40 lakh. Another agent says up to ₹65 lakh on one page and ₹1 crore on the other: ask the lender',
      source: 'auxilo',
    },
    asOf: 'Two agents who differ, first Nomad Credit, then Ideas for Students, two of whose pages differ; no dates',
  },
  {
    name: 'Prodigy Finance',
    kind: 'Lender abroad',
    rate: {
      text: 'A base rate plus at least 3.74%, floating; 12.43% a year with all fees, as an example',
      source: 'prodigy',
    },
    fee: {
      text: 'Up to 4%, added to the loan, and up to US$500 before it is paid out, on another undated page',
      source: 'prodigyFee',
    },
    margin: {
      text: 'Security: none, and no co-applicant. In dollars, for master’s courses on its list only',
      source: 'prodigyList',
    },
    asOf: 'A page without a date, read in November 2026',
  },
  {
    name: 'MPOWER Financing',
    kind: 'Lender abroad',
    rate: {
      text: 'Fixed; with all fees 11.15 or 11.92% a year at the lowest and 15.57 or 15.01% in the middle, by two copies of its page',
      source: 'mpower',
    },
    fee: 'In the yearly figure',
    margin: {
      text: 'Security: none. For universities on its list in the United States and Canada, in Canada mostly for tuition alone; by an older page only for the last two years',
      source: 'mpowerList',
    },
    asOf: 'Two copies without a date, read in November 2026',
  },
];

/** For the page about loans. */
export const lendersByName: Table = {
  id: 'by-name',
  title: 'Lenders by name',
  lead: 'This is what we could read in November 2026, mostly in copies of older pages; the last column says how old. Rates have changed since. Ask each lender for today’s rate in writing, and compare the yearly cost with all fees.',
  columns: ['Lender', 'Interest a year', 'Fee', 'Margin and security', 'As of'],
  rows: lenders.map(({ name, kind, rate, fee, margin, asOf }) => [
    `${name}: ${kind}`,
    rate,
    fee,
    margin,
    asOf,
  ]),
};

const read = { checkedOn: '2026-11-24', copy: true } as const;
const readAgain = { checkedOn: '2026-11-26', copy: true } as const;
const readLast = { checkedOn: '2026-11-27', copy: true } as const;

export const lenderSources: Record<string, Source> = {
  publicBanks: {
    label: 'Education loans of public banks (GyanDhan; for the other margin BankBazaar; no dates)',
    url: 'https://gyandhan.com/blogs/public-sector-bank-education-loan',
    ...read,
  },
  baroda: {
    label:
      'Bank of Baroda, Baroda Scholar (as copied by Biginius, before 2025; fee and security: 50CutOffPoints, for its list Propelld; no dates)',
    url: 'https://biginius.com/baroda-scholarbob',
    ...readAgain,
  },
  union: {
    label:
      'Union Bank of India, education loans: questions and answers (fees by agents: UniCreds, StudySahara, no dates)',
    url: 'https://www.unionbankofindia.co.in/english/education-loan.aspx?type=faq',
    ...readAgain,
  },
  unionMargin: {
    label:
      'Union Bank of India: margin and security (its questions and answers; for universities on its list, Propelld, 17 September 2025)',
    url: 'https://propelld.com/site/blog/union-bank-abroad-education-loan',
    ...readAgain,
  },
  unionRates: {
    label: 'Union Bank of India: rates (fly.finance, no date; Propelld, 17 September 2025)',
    url: 'https://fly.finance/blog/education-loan/union-bank-education-loan-interest-rate/',
    ...readLast,
  },
  hdfc: {
    label: 'HDFC Bank, education loan: interest rates and charges',
    url: 'https://www.hdfc.bank.in/education-loan/interest-rates-and-charges',
    ...readAgain,
  },
  hdfcMargin: {
    label:
      'HDFC Bank: margin and security (Login to Loans, two pages that differ, no date; Propelld, 22 October 2025; Education Loan Guru, no date)',
    url: 'https://www.logintoloans.com/HDFCEduloans.php',
    ...readAgain,
  },
  iciciRates: {
    label: 'ICICI Bank, education loan: interest rates and charges',
    url: 'https://www.icici.bank.in/personal-banking/loans/education-loan/interest-rates',
    ...readAgain,
  },
  iciciMargin: {
    label: 'ICICI Bank, education loan: margin and security (2024)',
    url: 'https://www.icicibank.com/personal-banking/loans/education-loan/interest-rates',
    ...readAgain,
  },
  idfc: {
    label: 'IDFC FIRST Bank, education loan: interest rate and charges',
    url: 'https://www.idfcfirstbank.com/personal-banking/loans/education-loan/education-loan-interest-rate',
    ...readAgain,
  },
  idfcMargin: {
    label:
      'IDFC FIRST Bank: margin and security (Propelld, 5 December 2025, which differs from its own page of 15 September; Login to Loans, Policybazaar, Wise, WeMakeScholars and UniCreds)',
    url: 'https://propelld.com/site/blog/idfc-education-loan',
    ...readAgain,
  },
  axis: {
    label: 'Axis Bank, education loan: interest rates',
    url: 'https://www.axisbank.com/retail/loans/education-loan/download-forms',
    ...readAgain,
  },
  axisCharges: {
    label: 'Axis Bank, education loan: interest rates and charges (while the repo rate was 5.5%)',
    url: 'https://www.axis.bank.in/loans/education-loan/interest-rates-charges',
    ...readAgain,
  },
  axisMargin: {
    label:
      'Axis Bank, education loan: margin (an older page, copied at a.idealake.com, no date); security (ELAN Loans, 15 May 2026; Wise and Careers360, no date)',
    url: 'https://a.idealake.com/retail-old/loans-old/education-loan_old',
    ...readAgain,
  },
  credila: {
    label: 'Credila: application process (no date; other rates: Student Cover, 8 July 2025)',
    url: 'https://www.credila.com/education-loan-application-process',
    ...readLast,
  },
  avanse: {
    label: 'Avanse, questions about disbursement and insurance',
    url: 'https://www.avanse.com/sli-faq-customer',
    ...readAgain,
  },
  avanseRates: {
    label: 'Avanse, interest rates of education loans (no date)',
    url: 'https://www.avanse.com/education-loan/interest-rate',
    ...readAgain,
  },
  avanseFee: {
    label: 'Avanse: processing fee (Collegedunia, no date)',
    url: 'https://s4.collegedunia.com/education-loan/42-avanse',
    ...readAgain,
  },
  auxilo: {
    label:
      'Auxilo: rates and fee (Nomad Credit; Ideas for Students, Axis Bank vs Auxilo and Auxilo vs Tata Capital; no dates)',
    url: 'https://nomadcredit.com/blog/auxilo-education-loan',
    ...readAgain,
  },
  prodigy: {
    label: 'Prodigy Finance, interest and yearly cost',
    url: 'https://prodigyfinance.com/resources/blog/prodigy-finance-education-loan-faqs-interest-rates-apr-repayment-more',
    ...read,
  },
  prodigyFee: {
    label: 'Prodigy Finance: interest and fees (no date)',
    url: 'https://support.prodigyfinance.com/hc/en-us/articles/360000134285-How-is-the-interest-rate-and-admin-fee-calculated',
    ...readAgain,
  },
  prodigyList: {
    label: 'Prodigy Finance: who can apply (no date)',
    url: 'https://prodigyfinance.com/resources/faq/application-process-db1f8c03e3a544d0',
    ...readAgain,
  },
  mpowerList: {
    label: 'MPOWER Financing: help with the application (no date); an older page of questions',
    url: 'https://support.mpowerfinancing.com/hc/en-us/articles/360046663953-I-m-having-trouble-filling-out-the-application-',
    ...readAgain,
  },
  mpower: {
    label: 'MPOWER Financing: repayment terms with examples',
    url: 'https://www.mpowerfinancing.com/borrow/repayment-terms',
    ...readAgain,
  },
  lrs: {
    label: 'Liberalised Remittance Scheme, limit and tax (Business Standard, 1 February 2026)',
    url: 'https://www.business-standard.com/amp/budget/news/economy-budget-2026-tcs-cuts-lrs-overseas-education-medical-spends-126020100945_1.html',
    ...read,
  },
};
