import type {
  Amount,
  CountryCard,
  CountryCosts,
  CountryGuide,
  CountrySummary,
  Fee,
  OneTimeCosts,
} from '../country';

export const card: CountryCard = {
  position: 7,
  name: 'New Zealand',
  flag: 'nz',
  description: 'Eight public universities, all ranked worldwide, and nature close to every campus.',
  institutions: '15+',
  students: '70K+',
  highlights: ['Every university ranked worldwide', 'Safe and relaxed campus life', 'Post Study Work Visa'],
};

export const summary: CountrySummary = {
  cities: 'Auckland, Wellington, Christchurch',
  workRights: '{{newZealand.workInTerm}}; work visa of {{newZealand.stay}}',
  language: 'English, Māori',
  visaType: 'Fee Paying Student Visa',
};

const oneTimeCosts: OneTimeCosts = {
  applicationFee: {
    from: 0,
    to: 100,
    note: 'our estimate',
    source: 'costs',
  },
  visaFee: { from: 850, note: 'with the international visitor levy', source: 'visa' },
  flightTicket: {
    from: 900,
    to: 1800,
    note: 'one way, our estimate',
    source: 'fares',
  },
};

/*
 * Tuition: the lower end of what Study with New Zealand gives for bachelor's degrees
 * (NZD 35,000-55,000, updated March 2025). Living: NZD 24,000 in all, inside the universities' own estimates of
 * NZD 18,000-27,000 on the same page; the split is ours.
 */
const healthInsurance: Amount = {
  from: 700,
  to: 950,
  note: 'our estimate; the universities’ own policy cost 810 at Waikato in 2024',
  source: 'waikatoInsurance',
};

const fees: Fee[] = [{ name: 'Chest X-ray' }];

export const costs: CountryCosts = {
  currency: 'NZD',
  symbol: 'NZD',
  tuition: 35000,
  accommodation: 14000,
  food: 5500,
  transport: 1500,
  personal: 3000,
  healthInsurance,
  oneTime: oneTimeCosts,
  minimum: 20000,
};

export const guide: CountryGuide = {
  overview:
    'New Zealand suits students who like a small country: eight universities, all public and all in the world rankings, and mountains or sea nearby. It is above all a place for a doctorate, because PhD students from abroad who live there pay the same fees as New Zealanders, may work without an hour limit, and their partners may work too.\n\nIt suits you less if you want a large job market or a famous name on the certificate. There are fewer employers than in Australia, salaries are lower, and student flats are cold in winter. Most bachelor’s degrees cost NZD 35,000 to 55,000 a year, by the official page of March 2025.\n\nDegrees follow the British pattern: three years for most bachelor’s, four in engineering or with honours, one to two for a master’s. The year runs from February or March to November.',
  counted: {
    institutions: { text: 'eight universities; the rest are institutes and colleges (2026)', source: 'qs' },
    students: {
      text: '85,535 from January to August 2025, schools and language courses included; 36,045 of them at universities',
      source: 'enrolments',
    },
  },
  highlights: [
    { text: 'All eight universities stand in the {{rankings.edition}}', source: 'qs' },
    {
      text: 'International PhD students who live in New Zealand pay domestic fees, NZD 8,570 to 10,321 a year at Canterbury (2026)',
      source: 'doctorateFees',
    },
    {
      text: 'Work in term, {{newZealand.workInTerm}}, with visas granted since 3 November 2025',
      source: 'workRights',
    },
    {
      text: 'Post Study Work Visa of three years after a master’s or doctorate, for any employer',
      source: 'psw',
    },
    'A code of practice with the force of law protects students from abroad',
  ],
  studyCities: [
    {
      name: 'Auckland',
      latitude: -36.8485,
      longitude: 174.7633,
      text: 'The largest city, with the University of Auckland and AUT; the most jobs and Indian shops, and high rents.',
    },
    {
      name: 'Wellington',
      latitude: -41.2866,
      longitude: 174.7756,
      text: 'The windy capital, with Victoria University; government, film and software.',
    },
    {
      name: 'Christchurch',
      latitude: -43.5321,
      longitude: 172.6362,
      towns: ['Lincoln'],
      text: 'Canterbury and, nearby, Lincoln; rebuilt after the earthquakes, and flat.',
    },
    {
      name: 'Dunedin',
      latitude: -45.8788,
      longitude: 170.5028,
      text: 'A student town around Otago and its medical school; cool and friendly.',
    },
    {
      name: 'Hamilton',
      latitude: -37.787,
      longitude: 175.2793,
      text: 'Waikato, with computing and management; dairy country, under two hours from Auckland.',
    },
    {
      name: 'Palmerston North',
      latitude: -40.3523,
      longitude: 175.6082,
      text: 'Massey’s main campus, for agriculture, veterinary science and aviation; small.',
    },
  ],
  topUniversities: [
    {
      name: 'University of Auckland',
      city: 'Auckland',
      rank: '67',
      knownFor: 'Engineering, medicine, business; the largest university',
    },
    {
      name: 'University of Otago',
      city: 'Dunedin',
      rank: '198',
      knownFor: 'Medicine, dentistry, health sciences',
    },
    {
      name: 'Massey University',
      city: 'Palmerston North',
      rank: '215',
      knownFor: 'Agriculture, veterinary science, aviation, design',
    },
    {
      name: 'Victoria University of Wellington',
      city: 'Wellington',
      rank: '241',
      knownFor: 'Law, public policy, architecture, film',
    },
    {
      name: 'University of Canterbury',
      city: 'Christchurch',
      rank: '257',
      knownFor: 'Civil and earthquake engineering, forestry',
    },
    {
      name: 'University of Waikato',
      city: 'Hamilton',
      rank: '293',
      knownFor: 'Computing, management, Māori studies',
    },
    {
      name: 'Lincoln University',
      city: 'Lincoln',
      rank: '419',
      knownFor: 'Agriculture, viticulture, environment; very small',
    },
    {
      name: 'Auckland University of Technology',
      city: 'Auckland',
      rank: '431',
      knownFor: 'Applied degrees, health, hospitality, design',
    },
  ],
  popularCourses: [
    {
      name: 'Information Technology',
      text: 'Software and database roles are on the Green List only from a stated pay, about twice the median wage for programmers in 2023.',
    },
    {
      name: 'Agriculture and Food Science',
      text: 'Massey and Lincoln work with dairy, meat and wine exporters.',
    },
    {
      name: 'Civil Engineering',
      text: 'Ask for a four-year honours degree that the Washington Accord covers; chartered status takes practice and an assessment after it.',
    },
    {
      name: 'Nursing',
      text: 'The Nursing Council registers. In the middle of 2025 hospitals took fewer than half of the graduates who applied, by June 2026 the state meant to take four of five: ask about placements.',
    },
    {
      name: 'Environmental Science',
      text: 'Oceans, geothermal energy and conservation, with the universities’ research stations.',
    },
    {
      name: 'Construction and Quantity Surveying',
      text: 'At universities and polytechnics; check the level: work rights afterwards depend on it.',
    },
    {
      name: 'Early Childhood and Secondary Teaching',
      text: 'On the Green List of occupations (May 2024), with graduate diplomas of about a year; you must prove very good English before the course begins, and studies in English in India do not count as proof, but an IB diploma taught in English does.',
    },
  ],
  detailedCosts: {
    tuition: [
      {
        label: 'Bachelor’s',
        amount: { from: 35000, to: 55000, note: 'as of March 2025', source: 'costs' },
      },
      {
        label: 'Bachelor of Arts at the University of Auckland',
        amount: { from: 42236, note: '2027', source: 'aucklandFees' },
      },
      {
        label: 'Master’s and other postgraduate degrees',
        amount: {
          from: 20000,
          to: 55500,
          note: 'up to 45,000 by the official page in October 2026; but in 2026, with the levy, mostly 39,000 to 53,100 at AUT and 42,200 to 55,500 at Auckland, more in health sciences',
          source: 'doctorateFees',
        },
      },
      {
        label: 'Doctorate',
        amount: {
          from: 6500,
          to: 10300,
          note: 'domestic fees; 6,500 to 7,500 by the official page of 2025; for 2026 AUT asks 9,624 with its services levy, Canterbury 8,570 to 10,321',
          source: 'doctorateFees',
        },
      },
      {
        label: 'Polytechnic diploma or degree',
        amount: { from: 20000, to: 30000, note: 'our estimate for 2026', source: 'costs' },
      },
    ],
    tuitionRange: {
      from: 35000,
      to: 55000,
      note: 'most bachelor’s degrees, without medicine and veterinary science',
      source: 'costs',
    },
    livingExpenses: {
      accommodation: {
        from: 10000,
        to: 18000,
        note: 'a room in a shared flat or a hall; our split of the universities’ estimates',
        source: 'costs',
      },
      food: { from: 4500, to: 6500, note: 'our split', source: 'costs' },
      transport: {
        from: 600,
        to: 2000,
        note: 'our split; Auckland’s full-time students pay 40 per cent less since December 2025',
        source: 'aucklandFares',
      },
      personal: { from: 2500, to: 4000, note: 'our split; warm clothes and heating', source: 'costs' },
      healthInsurance,
    },
    oneTimeCosts,
    fees,
    notes: [
      {
        text: 'Proof of funds: {{newZealand.funds}} for each year of tertiary study (NZD 1,667 a month for less than a year), the first year’s in hand, for later ones a payment plan; tuition of one year or one course; a ticket home or the money for it.',
        source: 'funds',
        about: 'funds',
      },
      {
        text: 'The universities’ own estimates of living (March 2025) are mostly higher: NZD 20,000 to 27,000 a year in Auckland and Wellington, NZD 18,000 to 21,000 in Dunedin.',
        source: 'costs',
      },
      {
        text: 'Universities add a student services levy to the tuition: NZD 1,222 at AUT in 2026.',
        source: 'doctorateFees',
      },
      {
        text: 'From outside the country you may pay tuition after approval in principle: wait for that letter with the money ready: you then have about five days, unless you ask for more. The state may also want a year’s {{newZealand.funds}} in an account of ANZ there, paid out month by month (Funds Transfer Scheme).',
        source: 'inPrinciple',
      },
      'The calculator starts from NZD 35,000, for a bachelor’s; science and engineering often cost more.',
      {
        text: 'In 2024 the universities’ policy, Studentsafe, covered illnesses that you already had only if you declared them and they were accepted. Ask about teeth and glasses.',
        source: 'studentsafe',
        about: 'insurance',
      },
    ],
  },
  standardizedTests: {
    undergraduate: [
      {
        text: 'None. Class XII at Auckland in 2024: 75 to 85 per cent in CBSE, CISCE and some state boards, 80 to 88 in the others, for the degrees we read. Other universities take about 65 and more, by our estimate',
        source: 'aucklandMarks',
      },
      {
        text: 'Medicine and dentistry at Otago: a first year of health sciences comes first; students from abroad need no UCAT',
        source: 'otagoUcat',
      },
      {
        text: 'Medicine at Auckland: from abroad only after a first degree, and without UCAT (entry in 2027)',
        source: 'aucklandUcat',
      },
    ],
    postgraduate: [
      {
        text: 'Usually a first class or high second class bachelor’s; a three-year degree is mostly enough for a taught master’s',
        source: 'waikatoEntry',
      },
      'GMAT only for some MBAs',
    ],
    english: [
      {
        text: 'No score set by the visa; the university declares that your English is good enough (at polytechnics and private schools a state rule says which proofs count). Waikato: IELTS 6.0 with 5.5 in each part for bachelor’s, 6.5 with 6.0 for postgraduate study.',
        source: 'waikatoEntry',
      },
      {
        text: 'TOEFL iBT usually 80 to 90 on the scale to 120, PTE Academic typically 50 to 58',
        source: 'waikatoEntry',
      },
    ],
  },
  workAuthorization: {
    duringStudies: {
      text: 'Up to {{newZealand.workInTerm}} in term for visas granted since 3 November 2025 (20 before), full time in scheduled holidays. Doctoral and research master’s students have no limit. Self-employment is not allowed. The visa states your own conditions; another provider or a lower level mostly takes a new one.',
      source: 'workRights',
    },
    afterGraduation: {
      text: 'Post Study Work Visa, once: 3 years after a master’s (with 30 weeks of study in it) or a doctorate; after a bachelor’s or a postgraduate diploma as long as you studied, up to 3 years. Any employer, any job.',
      source: 'psw',
    },
    details: [
      {
        text: 'Apply within 3 months of the end of the student visa (6 after a doctorate), with NZD 5,000 of funds; NZD 1,670 (2026)',
        source: 'psw',
      },
      {
        text: 'Since 16 November 2026, as announced, some graduate diplomas at level 7 lead to a visa of at most a year, if you hold a bachelor’s, and a new six-month visa lets graduates of levels 5 to 7 look for a job.',
        source: 'pswChange',
      },
      {
        text: 'The trade agreement with India, signed on 27 April 2026, was to take effect on 20 October 2026, by headlines of September; whether it did, we could not read in November. It promises Indians up to 3 years of work after STEM bachelor’s and master’s degrees and 4 after a doctorate: ask Immigration New Zealand first.',
        source: 'fta',
      },
      {
        text: 'Partners of master’s and doctoral students can get an open work visa; level 7 and 8 courses count only if they are on the eligible lists. While a partner holds that visa, the children go to school at local fees; otherwise only a few do, such as children of doctoral students at a university (page without a date: ask).',
        source: 'partners',
        about: 'family',
      },
      {
        text: 'Residence as a skilled migrant takes a skilled job with an accredited employer at the median wage or more; since 24 August 2026, as announced, New Zealand degrees count for more points, and at most two years of such work are asked for instead of three.',
        source: 'skilledMigrant',
        about: 'settlement',
      },
      'An interim visa may cover the wait for a work visa, but may not allow work, depending on the visa you had and the one you asked for: apply early.',
      {
        text: 'The minimum wage is NZD 23.95 an hour (since 1 April 2026), for students too',
        source: 'minimumWage',
      },
    ],
  },
  documentRequirements: {
    academic: [
      'Class X and XII mark sheets and certificates',
      {
        text: 'Degree or provisional certificate, all semester mark sheets or the consolidated mark sheet',
        levels: ['masters'],
      },
      'NZQA assessment only if the university or a licensing body asks for it',
      {
        text: 'References and CV for postgraduate study; research proposal for a doctorate',
        levels: ['masters'],
      },
      'English test result',
    ],
    personal: [
      'Passport valid at least three months beyond your stay',
      'Offer of place from an approved provider',
      {
        text: 'Chest X-ray by a panel physician for stays of more than six months: India is not on the list of low tuberculosis. Doctoral students, who count as domestic, may need a general medical certificate, too (rules of 2012 and 2023): ask',
        source: 'medical',
      },
      {
        text: 'Police certificate for stays of two years and more, earlier ones included, from the age of 17. Since December 2025 only one of a Regional Passport Office counts, less than six months old; hand it in with the application, as a portal has it',
        source: 'policeCertificate',
      },
      'Photograph to the official standard',
    ],
    financial: [
      {
        text: 'Bank statements of three months, in some cases more, term deposits at least six months old (an agent’s later page has three: ask), with large deposits explained. Immigration New Zealand finds gold and Kisan Credit Card loans, post office savings, mutual funds, bonds, property sales and farm income hard to check, and takes only close family as guarantors',
        source: 'indiaFunds',
      },
      {
        text: 'Sanction letter of an education loan, and how you will repay it: only from a nationalised or multinational bank, and secured on property or other fixed assets of yours or of your guarantor',
        source: 'indiaFunds',
      },
      {
        text: 'Proof of {{newZealand.funds}} for the first year, and for later ones a payment plan with income and savings of three years; or the sponsor’s papers',
        source: 'indiaFunds',
      },
      'The university’s own receipt for the tuition (no agent’s) before the visa is issued; ticket home or money for it',
    ],
    additional: [
      'Statement of purpose: why this course, why there',
      'Under 18: papers of guardian and accommodation',
      'Translations by a certified translator',
    ],
  },
  workOpportunities: [
    'Part-time work in cafés, shops, fruit picking and on campus, with an IRD number',
    'Software, data and electronics in the cities; construction, surveying, dairy and food technology outside them, too',
    'Health, care and teaching, with registration',
    {
      text: 'Jobs have become harder to find: 5.3 per cent were unemployed in the first quarter of 2026, and fewer jobs were advertised than in 2022.',
      source: 'labourMarket',
    },
    'Jobs on the Green List have their own way to residence; an employer must be accredited to back you for a work visa',
    'Look on Seek, Trade Me Jobs and Summer of Tech, from your second year',
  ],
  applicationRequirements: [
    'Online to each university; no central portal',
    'Class XII with the subjects of the course, or a foundation year',
    'Master’s: a bachelor’s in a related field; taught ones take a year or 18 months, those with a thesis mostly two years',
    'Doctorate: write to a supervisor with a short proposal before you apply',
    'Check that the provider signed the code of practice and the qualification is on the NZQCF',
  ],
  intakeDetails: {
    primary: 'February or March, the main intake',
    secondary: 'July',
    deadlines: [
      {
        text: 'Otago: 15 November for the next February when you apply from abroad, 30 April 2027 for July 2027; some degrees have other days, theses none',
        source: 'otago',
        at: (name: string) => name === 'University of Otago',
      },
      {
        text: 'Auckland, bachelor’s degrees: 8 June 2027 for July 2027 when you apply from abroad, which is late for the visa',
        source: 'closingDates',
        at: (name: string) => name === 'University of Auckland',
      },
      {
        text: 'Victoria University of Wellington: 8 December for February, 1 May for July (page without a year)',
        source: 'closingDates',
        at: (name: string) => name === 'Victoria University of Wellington',
      },
      'The other universities name their days themselves; we could not establish those for 2027. By our estimate mostly November or December for February, April or May for July.',
      {
        text: 'Apply for the visa three months ahead: October to March is the busiest time',
        source: 'visa',
      },
      {
        text: 'For studies in 2027 Immigration New Zealand asked for applications around September 2026; some who applied late for 2026 missed their start: do not wait for the university’s last day.',
        source: 'visaMonth',
      },
    ],
  },
  scholarships: {
    government: [
      {
        name: 'New Zealand Excellence Awards',
        amount: 'Part of the tuition (2025; ask whether there is a new round)',
        eligibility: 'Indian citizens, for study at one of the eight universities',
        url: 'https://www.studywithnewzealand.govt.nz/en/study-options/scholarships',
        source: 'nzea',
      },
      {
        name: 'National Overseas Scholarship',
        amount: 'Tuition, living allowance and travel',
        eligibility:
          'For a master’s degree or a doctorate: scheduled castes, denotified and nomadic tribes, landless farm labourers and traditional artisans, up to 35 years old, with 60%, a family income up to ₹8 lakh and an unconditional offer from one of the first 500 universities of the QS ranking (2024, 2025). Scheduled Tribes have a scheme of their own (Ministry of Tribal Affairs)',
        url: 'https://nosmsje.gov.in/',
        source: 'nos',
      },
    ],
    university: [
      {
        name: 'University of Auckland International Student Excellence Scholarship',
        at: 'University of Auckland',
        amount: 'Up to NZD 10,000 of the tuition of one year (2024)',
        eligibility:
          'New international students of high merit with an offer for a bachelor’s, a postgraduate diploma or a taught master’s; not together with its India High Achievers Scholarship of up to NZD 20,000 (2024)',
        url: 'https://www.auckland.ac.nz/en/study/scholarships-and-awards/find-a-scholarship/university-of-auckland-international-student-scholarship-844-all.html',
        source: 'aucklandScholarships',
      },
      {
        name: 'University of Otago Doctoral Scholarship',
        at: 'University of Otago',
        amount: 'Stipend and domestic fees for three years',
        eligibility: 'Applicants of any country for a first doctorate, by merit',
        url: 'https://www.otago.ac.nz/study/scholarships',
        source: 'otagoScholarships',
      },
      {
        name: 'Victoria University of Wellington Tongarewa Scholarship',
        at: 'Victoria University of Wellington',
        amount: 'NZD 5,000 or 10,000 of the tuition of one year (2025)',
        eligibility:
          'New international students who did not finish school in New Zealand or take the university’s foundation or English course; separate form',
        url: 'https://www.wgtn.ac.nz/scholarships',
        source: 'wellingtonScholarships',
      },
    ],
    private: [
      {
        name: 'J N Tata Endowment loan scholarship',
        amount:
          'A loan of ₹1 lakh to ₹10 lakh at 2% simple interest that may be waived if you repay in time (2020); some get a gift award, too',
        eligibility:
          'Indian citizens with an Indian first degree, or in its last year, and 60%, up to 45 years old on 30 June, for a full-time master’s degree or doctorate, also before an offer; not for exchange, distance or online courses',
        url: 'https://jntataendowment.org/',
        source: 'jnTata',
      },
    ],
  },
  visaProcess: {
    type: 'Fee Paying Student Visa',
    processingTime: {
      text: '80 per cent of applications within 8 weeks (September 2026); longer from October to March',
      source: 'visa',
    },
    steps: [
      'Accept the offer of place; a conditional one is enough to apply from abroad',
      'Have the chest X-ray, and ask for the police certificate if you need one',
      'Apply online to Immigration New Zealand with statement of purpose and funds',
      { text: 'Pay the fee, from NZD 850', source: 'visa' },
      'After approval in principle pay the tuition at once and send the receipt',
      'Receive the eVisa, check its conditions, buy insurance and ticket',
    ],
    requirements: [
      'Offer of place from an approved provider, unconditional before the visa is issued',
      { text: 'Funds of {{newZealand.funds}} for the first year, besides tuition', source: 'funds' },
      'Medical and travel insurance for the whole stay; the visa does not ask it of doctoral students, but their university may',
      'Good health and character',
      'A genuine intention to study, a way to leave at the end',
    ],
    interviewRequired: false,
    interview: 'Usually none; an officer may telephone about your course, money and plans.',
  },
  sources: {
    aucklandMarks: {
      label: 'University of Auckland: entry with overseas qualifications, 2024 (as copied on Scribd)',
      url: 'https://www.scribd.com/document/733280174/2024-Undergraduate-programme-specific-entry-requirements-A-I-1',
      checkedOn: '2026-11-26',
      copy: true,
    },
    aucklandFares: {
      label: 'Auckland Transport: fares of tertiary students, 28 November 2025',
      url: 'https://at.govt.nz/about-us/news-events/media-centre/2025-media-releases/at-doubles-tertiary-discount-to-40-to-support-students',
      checkedOn: '2026-11-26',
      copy: true,
    },
    otagoUcat: {
      label: 'University of Otago: UCAT for medicine (no date)',
      url: 'https://ask.otago.ac.nz/knowledgebase/article/KA-10002508/en-us',
      checkedOn: '2026-11-25',
      copy: true,
    },
    aucklandUcat: {
      label: 'Medical entry in New Zealand for 2027 (NextGen MedPrep, no date)',
      url: 'https://nextgenmedprep.com/nz/medical-schools/auckland-med/how-to-get-in',
      checkedOn: '2026-11-25',
      copy: true,
    },
    medical: {
      label:
        'Immigration New Zealand: operational manual, A4.25 (1 March 2023); on doctoral students, agencies (about 2012)',
      url: 'https://immigration.govt.nz/opsmanual/80388.htm',
      checkedOn: '2026-11-27',
      copy: true,
    },
    policeCertificate: {
      label:
        'Police certificates from India (Hindustan Times, 14 September 2025); with the application, MySandesh (no date)',
      url: 'https://www.hindustantimes.com/business/new-zealand-tightens-police-certificate-rules-for-indian-visa-applicants-101757817536770.html',
      checkedOn: '2026-11-27',
      copy: true,
    },
    labourMarket: {
      label: 'New Zealand’s labour market in 2026, from Stats NZ and SEEK (Work For You)',
      url: 'https://workforyou.co.nz/nz-job-market-2026',
      checkedOn: '2026-11-25',
      copy: true,
    },
    studentsafe: {
      label: 'Victoria University of Wellington: Studentsafe insurance, 2024',
      url: 'https://www.wgtn.ac.nz/international/get-ready-to-study/insurance/studentsafe',
      checkedOn: '2026-11-24',
      copy: true,
    },
    skilledMigrant: {
      label:
        'Skilled Migrant Category (The Economic Times, September 2025; day and job: public projects, 2026)',
      url: 'https://m.economictimes.com/nri/work/new-zealand-to-introduce-changes-to-skilled-migrant-category-visa-from-august-2026/amp_articleshow/124063288.cms',
      checkedOn: '2026-11-24',
      copy: true,
    },
    enrolments: {
      label:
        'Education New Zealand: enrolments from January to August 2025 (reported by Cross Border Migrations)',
      url: 'https://crossbordermigrations.com/how-consultation-is-affecting-ventures-in-2024',
      checkedOn: '2026-11-24',
      copy: true,
    },
    aucklandFees: {
      label: 'University of Auckland: international undergraduate fees',
      url: 'https://www.auckland.ac.nz/en/study/fees-and-money-matters.html',
      checkedOn: '2026-09-24',
    },
    aucklandScholarships: {
      label:
        'University of Auckland: International Student Excellence Scholarship, 2024; for Indians: Leap Scholar (no date)',
      url: 'https://www.auckland.ac.nz/en/study/scholarships-and-awards/find-a-scholarship/university-of-auckland-international-student-scholarship-844-all.html',
      checkedOn: '2026-11-25',
      copy: true,
    },
    costs: {
      label: 'Study with New Zealand: tuition fees and cost of living',
      url: 'https://www.studywithnewzealand.govt.nz/en/plan-your-studies/cost-of-living',
      checkedOn: '2026-10-05',
    },
    closingDates: {
      label:
        'Universities of Auckland and Wellington: last days to apply (as a public audit read them on 24 September 2026; link: home page)',
      url: 'https://www.auckland.ac.nz/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    doctorateFees: {
      label:
        'University of Canterbury and AUT: fees of 2026 (as a public data collection in Chinese had them in July 2026); Auckland: a public project, August 2026; Study with New Zealand, 2025 and 2026',
      url: 'https://github.com/china-Zing-android/edumeta-knowledge/tree/main/data/raw-md/universities/nz',
      checkedOn: '2026-11-26',
      copy: true,
    },
    fares: {
      label: 'Our estimate of one-way economy fares (link: home page of an airline)',
      url: 'https://www.airindia.com/',
      checkedOn: '2025-05-31',
    },
    fta: {
      label:
        'Ministry of Foreign Affairs and Trade: New Zealand-India Free Trade Agreement; headlines on its start, September 2026',
      url: 'https://www.mfat.govt.nz/en/trade/free-trade-agreements',
      checkedOn: '2026-11-25',
      copy: true,
    },
    indiaFunds: {
      label: 'Immigration New Zealand: evidence of funds from India (no date)',
      url: 'https://www.immigration.govt.nz/new-zealand-visas/preparing-a-visa-application/financial-arrangements/funding-your-study/evidence-of-funds-requirements-for-applicants-in-india',
      checkedOn: '2026-11-27',
      copy: true,
    },
    funds: {
      label:
        'Immigration New Zealand: student fund requirements; first year: Education New Zealand, 11 May 2023',
      url: 'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements/',
      checkedOn: '2026-10-05',
    },
    inPrinciple: {
      label:
        'Checklist for the student visa (Qazi Law Associates, 22 January 2025); Funds Transfer Scheme: Education New Zealand, 28 April 2026; uni2go (no date)',
      url: 'https://qazilawassociates.pk/2025/01/22/student-visa-3',
      checkedOn: '2026-11-27',
      copy: true,
    },
    jnTata: {
      label: 'J N Tata Endowment (2020; MyScholarship, 2026)',
      url: 'https://jntataendowment.org/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    minimumWage: {
      label: 'Employment New Zealand: minimum wage rates',
      url: 'https://www.employment.govt.nz/hours-and-wages/pay/minimum-wage/minimum-wage-rates',
      checkedOn: '2026-10-05',
    },
    nos: {
      label: 'National Overseas Scholarship (NDTV, 26 August 2024; Jagran Josh, 2025)',
      url: 'https://www.ndtv.com/education/national-overseas-scholarship-to-study-abroad-check-eligibility-6420131',
      checkedOn: '2026-11-26',
      copy: true,
    },
    nzea: {
      label: 'Study with New Zealand: scholarships',
      url: 'https://www.studywithnewzealand.govt.nz/en/study-options/scholarships',
      checkedOn: '2025-06-30',
    },
    otago: {
      label:
        'University of Otago: key dates of applicants from abroad (page of 2024; the days are the same each year)',
      url: 'https://www.otago.ac.nz/international/future-students/prepare-for-otago/otago746478.html',
      checkedOn: '2026-11-26',
      copy: true,
    },
    otagoScholarships: {
      label: 'University of Otago: regulations of its research scholarships (5 June 2024)',
      url: 'https://www.otago.ac.nz/staff/policies/regulations-and-notes-for-university-of-otago-postgraduate-research-scholarships',
      checkedOn: '2026-11-26',
      copy: true,
    },
    partners: {
      label:
        'Immigration New Zealand: Partner of a Student Work Visa; children: news of 21 June 2024, Dependent Child Student Visa (no date)',
      url: 'https://www.immigration.govt.nz/visas/partner-of-a-student-work-visa/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    psw: {
      label:
        'Immigration New Zealand: Post Study Work Visa; after a postgraduate diploma: Kiwi Education (no date)',
      url: 'https://www.immigration.govt.nz/visas/post-study-work-visa/',
      checkedOn: '2026-10-05',
    },
    pswChange: {
      label: 'Immigration New Zealand: Post Study Work Visa from 16 November 2026',
      url: 'https://www.immigration.govt.nz/about-us/news-centre/post-study-work-visa-eligibility-extended-from-16-november-2026/',
      checkedOn: '2026-10-05',
    },
    qs: {
      label: '{{rankings.edition}}',
      url: 'https://www.topuniversities.com/world-university-rankings',
      checkedOn: '2026-10-05',
    },
    visa: {
      label: 'Immigration New Zealand: Fee Paying Student Visa',
      url: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa/',
      checkedOn: '2026-09-24',
    },
    visaMonth: {
      label: 'Education New Zealand: update from Immigration New Zealand, 28 April 2026',
      url: 'https://www.enz.govt.nz/news-and-research/ed-news/update-from-immigration-new-zealand-8',
      checkedOn: '2026-11-26',
      copy: true,
    },
    waikatoInsurance: {
      label: 'University of Waikato: Studentsafe Inbound University insurance, rates for 2024',
      url: 'https://www.waikato.ac.nz/study/international/preparing-to-come-to-new-zealand/studentsafe/studentsafe-inbound-university-insurance/',
      checkedOn: '2024-12-31',
    },
    waikatoEntry: {
      label:
        'University of Waikato: entry requirements for international students; other schools: NZQA, July 2025',
      url: 'https://www.waikato.ac.nz/study/apply/international/entry-requirements-for-international-students/',
      checkedOn: '2026-09-29',
    },
    wellingtonScholarships: {
      label:
        'Victoria University of Wellington: Tongarewa Scholarship (no date); sums of 2025: Nairametrics, 14 March 2025',
      url: 'https://www.wgtn.ac.nz/scholarships/current/tongarewa-scholarship',
      checkedOn: '2026-11-26',
      copy: true,
    },
    workRights: {
      label: 'Immigration New Zealand: working on a student visa; new visa: Business Standard, November 2025',
      url: 'https://www.immigration.govt.nz/study/once-you-have-a-student-visa/working-on-a-student-visa/',
      checkedOn: '2026-10-05',
    },
  },
};
