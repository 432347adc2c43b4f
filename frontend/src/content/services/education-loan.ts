import { lendersByName, lenderSources } from '../lenders';
import type { ServiceCard, ServiceDetails } from '../service';

export const card: ServiceCard = {
  id: 'education-loan',
  title: 'Education Loan',
  icon: 'bank',
  image: 'services/education-loan',
  description: 'Loans compared in plain figures, and the papers that banks ask for.',
  listed: { position: 7, title: 'Education Loan' },
};

export const features = [
  'Secured and unsecured loans compared',
  'Interest, fees and repayment in one table',
  'Eligibility of student and co-applicant',
  'A document list for each lender',
  'Timing with offer, deposit and visa',
  'Tax relief on interest explained (Section 129, formerly 80E)',
];

export const details: ServiceDetails = {
  duration:
    'By our estimate one to three weeks without security or from a non-bank lender, four to eight with property at a public bank',
  overview: [
    'A loan is a decision for fifteen years, often made in one week. We lay the offers of public banks, private banks and other lenders side by side with interest, fees, security and repayment, and help you and your co-applicant gather the papers.',
    'We do not lend money. The bank decides whether it lends, how much and at what rate.',
  ],
  benefits: [
    'The whole cost known before you sign, not only the rate',
    'Money in time for the deposit and the visa file',
    'Fewer visits to the branch, because the file is complete',
    'Your instalments, and any interest due while you study, worked out before you sign',
  ],
  tables: [
    {
      id: 'lenders',
      title: 'Who lends, and on what terms',
      lead: 'Terms with a source are as we noted them from the lender’s page, up to July 2026; of State Bank of India’s rates we found in November only a copy of May 2024, when they were higher. The rest is our general advice. Your own offer depends on university, marks, co-applicant and security.',
      columns: ['Lender', 'Interest', 'Security', 'Keep in mind'],
      rows: [
        [
          'Public banks, with security',
          {
            text: 'State Bank of India: 8.65 to 9.15% for studies abroad, floating; noted in July 2026, not seen again',
            source: 'sbi',
          },
          {
            text: 'Property, deposits or insurance for loans above ₹7.5 lakh; up to ₹3 crore',
            source: 'sbi',
          },
          'Valuation and title search take weeks; begin with the property papers',
        ],
        [
          'Public banks, without',
          {
            text: 'State Bank of India: 9.15 to 10.15% in its general student loan, floating; noted in July 2026',
            source: 'sbi',
          },
          {
            text: 'None up to ₹7.5 lakh; up to ₹50 lakh only for universities on the bank’s list',
            source: 'sbi',
          },
          'See first whether your university is on the list',
        ],
        [
          'Private banks',
          'Set by profile, university and course; mostly above public banks',
          { text: 'With or without; ICICI Bank lends up to ₹3 crore for studies abroad', source: 'icici' },
          'The co-applicant’s income counts more; ask how long it takes',
        ],
        [
          'Finance companies (NBFC)',
          'Set by profile and course; often higher than at private banks',
          'Often none',
          'Interest often has to be paid while you study; ask whether the tax relief applies; for Australia’s visa the lender must take deposits too: ask; for New Zealand’s only secured loans of nationalised or multinational banks count',
        ],
        [
          'Lenders abroad',
          'In dollars, fixed or floating',
          'None, and often no co-applicant; only at universities on the lender’s list',
          'You carry the exchange rate, and there is no Indian tax relief',
        ],
      ],
    },
    lendersByName,
    {
      id: 'terms',
      title: 'The model scheme of the Indian Banks’ Association',
      lead: 'Many public banks follow it for loans up to their usual limits; Bank of Maharashtra and Canara Bank publish it.',
      columns: ['Term', 'What it says'],
      rows: [
        ['Moratorium', { text: 'No instalments during the course and one year after it', source: 'model' }],
        [
          'Interest until then',
          {
            text: 'Simple interest, added to the loan when repayment begins; afterwards compounded monthly',
            source: 'model',
          },
        ],
        ['Repayment', { text: 'Up to 15 years after the moratorium', source: 'model' }],
        [
          'Concession',
          { text: 'Banks may give 1% off while interest is paid during the course', source: 'model' },
        ],
        [
          'Security',
          {
            text: 'None up to ₹7.5 lakh with a parent as joint borrower; tangible security above',
            source: 'sbi',
          },
        ],
        [
          'Margin',
          {
            text: 'What you pay yourself: nothing up to ₹4 lakh, 15% above that for studies abroad',
            source: 'model',
          },
        ],
        ['Covered', 'Tuition, examination fees, books, equipment, travel, living costs, insurance'],
      ],
    },
  ],
  loanExample: {
    principal: 3_000_000,
    rate: 10,
    moratoriumMonths: 36,
    plans: [
      { name: 'Pay nothing until the first instalment', years: 10, interestPaidWhileStudying: false },
      { name: 'Pay the interest each month from the start', years: 10, interestPaidWhileStudying: true },
      { name: 'Pay nothing first, and spread it over 15 years', years: 15, interestPaidWhileStudying: false },
    ],
    assumptions: [
      'The whole sum is paid out at once. In truth it comes semester by semester, so the interest is lower, by about a tenth if four equal parts come in two years.',
      'A rate of 10% that never changes. Many loans are floating: one percentage point more or less changes every figure here.',
      'A course of 24 months and the year of grace of the model scheme; simple interest until then, monthly afterwards. Fees, insurance and tax relief are left out. Some lenders want the first instalment six months after the course, and those without security often charge more.',
    ],
  },
  methodology: [
    {
      title: 'How much',
      text: 'Total cost minus scholarships and savings. We plan without income from a student job.',
    },
    {
      title: 'Which lenders',
      text: 'Three that suit your university, co-applicant, security and visa: for the UK the loan must be in your name. Every further inquiry can lower your credit score.',
    },
    {
      title: 'File',
      text: 'One complete folder for all three, so that their offers can be compared on the same day.',
    },
    {
      title: 'Compare',
      text: 'Total paid over the years, interest while studying, fees, insurance that is sold with it, cost of repaying early.',
    },
    {
      title: 'Pay out',
      text: 'Semester by semester, to the university where possible, with the exchange rate and fees looked at each time.',
    },
  ],
  documents: {
    title: 'Papers for the file',
    groups: [
      {
        category: 'Student',
        items: [
          'PAN, Aadhaar, passport, photographs',
          'Mark sheets from Class 10 on, test scores',
          'Letter of admission with fee schedule',
          'Estimate of living costs from the university',
          'Scholarship letters; explanation of gaps',
        ],
      },
      {
        category: 'Co-applicant',
        items: [
          'PAN, Aadhaar, proof of address and relationship',
          'Salaried: salary slips of three to six months, Form 16 (Form 130 for salary since April 2026), bank statement',
          'Self-employed: tax returns of two or three years, accounts, proof of business',
          'Statements of other loans',
          'Credit report; look at it yourself first',
        ],
      },
      {
        category: 'Security, if there is one',
        items: [
          'Title deed and chain of deeds',
          'Encumbrance certificate, property tax receipts',
          'Approved plan, and valuation by the bank’s valuer',
          'Or fixed deposits, bonds, insurance with surrender value',
        ],
      },
    ],
  },
  notes: [
    {
      id: 'tax',
      title: 'Tax, exactly',
      items: [
        {
          text: 'Section 80E of the old Act is Section 129 of the Income-tax Act, 2025, which applies since 1 April 2026. Interest paid may be deducted from income without an upper limit; principal may not.',
          source: 'section129',
        },
        {
          text: 'It lasts for the year in which interest is first paid and the seven years after it, or until the interest is paid.',
          source: 'section129',
        },
        {
          text: 'The loan must be in the name of the person who deducts, for their own studies or those of husband, wife, child or ward, from a bank, a notified financial institution or an approved charity.',
          source: 'section129',
        },
        'The deduction exists only in the old tax regime. In the new one, interest cannot be deducted.',
        {
          text: 'When your own money is sent abroad for education, the bank collects tax at source: {{india.tcsRate}} of what exceeds {{india.tcsLimit}} in a financial year, since 1 April 2026. Nothing is collected on money from a loan of a specified financial institution. It is set off in the tax return.',
          source: 'budget',
        },
        {
          text: 'Under the Liberalised Remittance Scheme a resident may send up to $250,000 in a financial year, April to March, for all purposes together; for studies the bank may let more go on the university’s own estimate of the cost. Each parent and a student who is still resident has a limit of their own.',
          source: 'lrs',
        },
      ],
    },
    {
      id: 'insurance',
      title: 'The insurance that comes with it',
      items: [
        'A lender may ask for a life insurance of the borrower over the sum of the loan, or sell one with it. Ask whether it is a condition, whether you may bring your own, and what it costs over all years.',
        'A premium that is paid out of the loan bears interest like the rest of it. Ask for the sum that reaches the university, in writing.',
        'Public banks may lower the rate a little for whoever takes their insurance: compare the premium with what that saves.',
      ],
    },
    {
      id: 'schemes',
      title: 'Government schemes, and what they do not cover',
      items: [
        {
          text: 'PM-Vidyalaxmi, without collateral and with interest support, and the interest subsidy CSIS are for studies in India only (as of 2025). They do not help with a course abroad.',
          source: 'vidyalaxmi',
        },
        {
          text: 'Government corporations lend for professional courses abroad, through agencies of the states: NMDFC to minorities up to ₹30 lakh at 3% (family income up to ₹3 lakh a year) or 8% (up to ₹8 lakh), NSFDC to Scheduled Castes up to ₹40 lakh at 7%, women 6.5% (up to ₹3 lakh), NBCFDC to backward classes up to ₹20 lakh. Women pay less there, too. Padho Pardesh, the interest subsidy for minorities, ended in 2022-23.',
          source: 'corporations',
        },
        {
          text: 'The Dr Ambedkar scheme paid the interest of other and economically backward classes during studies abroad. For 2023-24 the Ministry of Social Justice took no new applications until further orders, as a scholarship portal reports; we found nothing newer.',
          source: 'ambedkar',
        },
        'The Vidya Lakshmi portal was made for applying to several banks with one form, also for studies abroad. Ask your bank whether it still takes applications from there; the portal asks for no payment.',
        {
          text: 'Some states support students who go abroad. Telangana has schemes for several communities; their conditions are on its ePASS portal.',
          source: 'telangana',
        },
      ],
    },
    {
      id: 'ask',
      title: 'Eight questions before you sign',
      items: [
        'Fixed or floating, linked to which rate, and reset how often?',
        'From which day does interest run, and is it simple until repayment?',
        'What do I pay each month while I study?',
        'When exactly is the first instalment due, also if the course takes longer?',
        'Processing fee, insurance, legal and valuation cost: how much, and is it refunded after a refusal?',
        {
          text: 'What does it cost to repay early? (Nothing at Indian banks and finance companies for a floating loan sanctioned since 1 January 2026.)',
          source: 'prepayment',
        },
        'How and in which currency is the money paid out, at which exchange rate?',
        'Will the interest certificate be accepted for Section 129?',
      ],
    },
  ],
  sources: {
    ...lenderSources,
    model: {
      label: 'Bank of Maharashtra and Canara Bank, model education loan scheme',
      url: 'https://bankofmaharashtra.in/educational-loans',
      checkedOn: '2026-07-23',
    },
    sbi: {
      label: 'State Bank of India, education loans and their interest rates',
      url: 'https://sbi.co.in/web/interest-rates/interest-rates/loan-schemes-interest-rates/education-loan-scheme',
      checkedOn: '2026-07-01',
    },
    icici: {
      label: 'ICICI Bank, education loan',
      url: 'https://www.icicibank.com/personal-banking/loans/education-loan',
      checkedOn: '2026-07-01',
    },
    ambedkar: {
      label: 'Dr Ambedkar scheme of interest subsidy (Buddy4Study, for 2024-25)',
      url: 'https://www.buddy4study.com/article/dr-ambedkar-central-sector-scheme-of-interest-subsidy',
      checkedOn: '2026-11-26',
      copy: true,
    },
    corporations: {
      label:
        'NMDFC: education loan (no date); NSFDC (LIDCOM, Maharashtra, no date; income: Propelld, 1 December 2025); NBCFDC (jaano.in, no date); end of Padho Pardesh (BusinessLine, 14 January 2023)',
      url: 'https://milannmdfc.org/EL_SCHEME.aspx',
      checkedOn: '2026-11-27',
      copy: true,
    },
    prepayment: {
      label: 'Reserve Bank of India, Pre-payment Charges on Loans Directions, 2025 (Fox Mandal, 2025)',
      url: 'https://foxmandal.in/News/rbi-prohibits-pre-payment-charges-on-floating-rate-loans',
      checkedOn: '2026-11-26',
      copy: true,
    },
    section129: {
      label: 'Income-tax Act, 2025, Section 129 (formerly 80E; home page)',
      url: 'https://www.incometaxindia.gov.in/',
      checkedOn: '2026-07-04',
    },
    budget: {
      label: 'Union Budget 2026-27, tax collected at source on remittances (home page)',
      url: 'https://www.indiabudget.gov.in/',
      checkedOn: '2026-02-01',
    },
    telangana: {
      label: 'Telangana ePASS, overseas scholarships',
      url: 'https://telanganaepass.cgg.gov.in/',
      checkedOn: '2025-06-01',
    },
    vidyalaxmi: {
      label: 'PM-Vidyalaxmi, official portal',
      url: 'https://pmvidyalaxmi.co.in/',
      checkedOn: '2025-06-01',
    },
  },
};
