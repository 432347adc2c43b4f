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
  position: 6,
  name: 'Ireland',
  flag: 'ie',
  description:
    'An English-speaking member of the European Union where many technology firms have their base.',
  institutions: '10+',
  students: '35K+',
  highlights: [
    'English-speaking EU country',
    'Technology and pharma employers',
    'Stay-back scheme for graduates',
  ],
};

export const summary: CountrySummary = {
  cities: 'Dublin, Cork, Galway',
  workRights: '{{ireland.workInTerm}}; stay-back of up to {{ireland.stay}}',
  language: 'English',
  visaType: 'Study visa (D), Stamp 2',
};

const oneTimeCosts: OneTimeCosts = {
  applicationFee: { from: 0, to: 60, note: 'per university, our estimate', source: 'budget' },
  visaFee: {
    from: 60,
    to: 100,
    note: 'single or multiple entry; the visa centre adds its charge',
    source: 'isd',
  },
  flightTicket: {
    from: 450,
    to: 800,
    note: 'one way from a large Indian airport, with one stop',
    source: 'flights',
  },
};

const healthInsurance: Amount = {
  from: 150,
  to: 700,
  note: 'our estimate: student policy in the first year, private insurance later',
  source: 'budget',
};

const fees: Fee[] = [
  {
    name: 'Registration after arrival (IRP)',
    yearly: true,
    amount: { from: 300, note: 'and again for each renewal', source: 'registration' },
  },
];

export const costs: CountryCosts = {
  currency: 'EUR',
  symbol: '€',
  tuition: 25000,
  accommodation: 11000,
  food: 4200,
  transport: 1600,
  personal: 2400,
  healthInsurance,
  oneTime: oneTimeCosts,
  fees,
  minimum: 10000,
};

export const guide: CountryGuide = {
  overview:
    'Ireland suits you if you want a one-year master’s degree in English, in a small country where large technology, medicine and finance firms hire. You apply to each university, and after a master’s degree you may stay up to two years to find a job.\n\nIt suits you less if money is tight. Fees come close to Britain’s, and housing is the real problem: rooms in Dublin are dear and few, so do not fly without one. The other university cities are small, rooms are short there too, and winters are long and wet.\n\nDegrees have levels: 8 is an honours bachelor’s, 9 a master’s, 10 a doctorate. Your right to stay afterwards depends on the level, so check that your course leads to an Irish award of level 8 or more and stands on the official list for students from outside Europe.',
  counted: {
    institutions: {
      text: '13 universities, five of them technological (no date); an institute in Dundalk; private colleges',
      source: 'institutions',
    },
    students: { text: 'about 44,500 (2024-25)', source: 'hea' },
  },
  highlights: [
    {
      text: 'About 44,500 students from abroad were enrolled in 2024-25, and more than one in five came from India.',
      source: 'hea',
    },
    {
      text: 'Graduates of a master’s degree (level 9) may stay 12 months to find work, and 12 more if they show that they looked for it; bachelor’s graduates (level 8) 12 months.',
      source: 'stamp1g',
    },
    'Most taught master’s degrees take one year, which halves the living costs of two.',
    'Google, Meta, Microsoft, Stripe and, in Cork, Apple run much of their European business from Ireland; Pfizer and others make medicines there.',
    'Ireland is in the European Union but outside Schengen: the student permit gives no right to travel on the continent.',
  ],
  studyCities: [
    {
      name: 'Dublin',
      latitude: 53.3498,
      longitude: -6.2603,
      text: 'Trinity, UCD, DCU and TU Dublin, most of the jobs, and the highest rents; many students commute from the suburbs.',
    },
    {
      name: 'Cork',
      latitude: 51.8985,
      longitude: -8.4756,
      text: 'The second city, with UCC, Apple’s European seat and pharmaceutical plants around the harbour.',
    },
    {
      name: 'Galway',
      latitude: 53.2707,
      longitude: -9.0568,
      text: 'A small university city on the Atlantic and the centre of medical-device firms.',
    },
    {
      name: 'Limerick',
      latitude: 52.6638,
      longitude: -8.6267,
      text: 'A campus university known for its work placements.',
    },
    {
      name: 'Maynooth',
      latitude: 53.3813,
      longitude: -6.5918,
      text: 'A university town on the railway west of Dublin, near Intel’s large plant.',
    },
    {
      name: 'Waterford',
      latitude: 52.2593,
      longitude: -7.1101,
      text: 'South East Technological University, in Ireland’s oldest city.',
    },
  ],
  topUniversities: [
    {
      name: 'Trinity College Dublin',
      city: 'Dublin',
      rank: '75',
      knownFor: 'computer science, humanities, medicine and nanoscience',
    },
    {
      name: 'University College Dublin',
      city: 'Dublin',
      rank: '100',
      knownFor: 'business (Smurfit School), veterinary medicine and engineering',
    },
    {
      name: 'University College Cork',
      city: 'Cork',
      rank: '220',
      knownFor: 'food science, pharmacy and data science',
    },
    {
      name: 'University of Galway',
      city: 'Galway',
      rank: '275',
      knownFor: 'biomedical engineering, data analytics and law',
    },
    {
      name: 'University of Limerick',
      city: 'Limerick',
      rank: '388',
      knownFor: 'engineering, business and work placements',
    },
    {
      name: 'Dublin City University',
      city: 'Dublin',
      rank: '408',
      knownFor: 'computing, communications and business',
    },
    {
      name: 'Maynooth University',
      city: 'Maynooth',
      rank: '721-730',
      knownFor: 'social sciences, computer science and statistics',
    },
    {
      name: 'Technological University Dublin',
      city: 'Dublin',
      rank: '791-800',
      knownFor: 'practice-led computing, engineering and hospitality',
    },
  ],
  popularCourses: [
    {
      name: 'Data Analytics',
      text: 'Much wanted; well-known universities fill early, so apply before the new year.',
    },
    {
      name: 'Computer Science',
      text: 'Ask whether the master’s degree is a conversion course for other graduates or an advanced one.',
    },
    {
      name: 'Pharmaceutical Sciences',
      text: 'Close to the plants in Cork and Dublin; for industry, not for work as a pharmacist, which needs registration with the PSI.',
    },
    {
      name: 'Finance',
      text: 'Fund administration, aircraft leasing and banking hire in Dublin. Business degrees cost no more than computing or engineering at the universities whose fees we read, at Cork far less.',
    },
    {
      name: 'Biotechnology',
      text: 'Look for a thesis in a company or a named research centre.',
    },
    {
      name: 'Digital Marketing',
      text: 'Easy to enter, but few such jobs are on the critical skills list, so staying on is harder.',
    },
    {
      name: 'Biomedical Engineering',
      text: 'Galway and Limerick work with medical-device makers nearby.',
    },
    {
      name: 'Medicine',
      text: 'Five or six years, four for graduates, at high fees; ask the college how many graduates from outside Europe get an intern post in Ireland. India wants NEET first, 54 months (more than the four years), 12 of internship at the same place and the right to practise in Ireland.',
    },
  ],
  detailedCosts: {
    tuition: [
      {
        label: 'Bachelor’s degrees, most subjects',
        amount: {
          from: 10300,
          to: 29000,
          note: '2025-26; technological universities at the lower end',
          source: 'educationInIreland',
        },
      },
      {
        label: 'Trinity, bachelor’s in arts or business',
        amount: { from: 22580, note: '2026-27', source: 'tcd' },
      },
      {
        label: 'Trinity, bachelor’s in science',
        amount: { from: 29570, note: '2026-27', source: 'tcd' },
      },
      {
        label: 'Master’s degrees',
        amount: { from: 11000, to: 40000, note: '2025-26, by subject', source: 'postgraduateFees' },
      },
      {
        label: 'Medicine',
        amount: {
          from: 50135,
          to: 62500,
          note: '2025-26, with other health courses',
          source: 'educationInIreland',
        },
      },
    ],
    tuitionRange: {
      from: 10300,
      to: 40000,
      note: 'bachelor’s degrees up to about 29,600, master’s up to 40,000; without medicine and other health courses; an MBA can cost more',
      source: 'educationInIreland',
    },
    livingExpenses: {
      accommodation: {
        from: 6500,
        to: 14000,
        note: 'shared room outside Dublin to a campus room in Dublin, 12 months; our estimate',
        source: 'tcdLiving',
      },
      food: { from: 2600, to: 4800, note: 'our estimate', source: 'tcdLiving' },
      transport: {
        from: 200,
        to: 600,
        note: 'our estimate for city fares with a student Leap Card, on Dublin’s buses at most 11 a week; trains between cities come on top',
        source: 'leap',
      },
      personal: {
        from: 1500,
        to: 3000,
        note: 'phone, clothes, books, going out; our estimate',
        source: 'budget',
      },
      healthInsurance,
    },
    oneTimeCosts,
    fees,
    notes: [
      {
        text: 'Proof of funds for the visa: {{ireland.funds}} for the first year of living, and ready access to as much for every further year, on top of the fees (since 30 June 2025).',
        source: 'isd',
        about: 'funds',
      },
      {
        text: 'At least €6,000 of the fee must be paid before you apply, or the whole fee if it is less.',
        source: 'isd',
      },
      {
        text: 'The college may want half the fee by then (Galway, 2024-25), and before that a deposit, at UCD mostly €500 to 750 (2026), kept if you go elsewhere. Ask what it keeps if the visa is refused.',
        source: 'deposits',
      },
      {
        text: 'Dublin costs more than the state asks for: Trinity estimates €19,937 to €29,050 for an undergraduate year, rent included (2026-27). Our calculator’s €19,200 for living is for a student who shares a room or lives outside Dublin. Of its €1,600 for transport most is for trains.',
        source: 'tcdLiving',
      },
      'Rent decides the budget, and other cities are not always cheaper. Ask for a campus room the day you accept your offer; never pay a deposit for a room that nobody you trust has seen.',
      {
        text: 'The cheap policy of many students paid in 2020 for accidents and hospital illnesses only; a full one could cost over €700. Ask whether yours pays for the doctor, the dentist, glasses and illnesses that you already have.',
        source: 'cheapPolicies',
        about: 'insurance',
      },
    ],
  },
  standardizedTests: {
    undergraduate: [
      'No SAT is needed; admission goes by class XII results.',
      'Medicine: some colleges interview applicants from outside Europe or ask for a test; ask the college.',
    ],
    postgraduate: [
      'GRE is rarely asked for.',
      'GMAT: some MBA and finance degrees, often below the targets of leading US schools.',
    ],
    english: [
      'IELTS mostly 6.5 with no part under 6.0; some degrees in law, medicine and business ask for 7.0.',
      'TOEFL iBT 79 to 100 on the old scale in the pages that we read, PTE 63 or Duolingo 120 at Dublin City University: ask which tests yours takes.',
    ],
  },
  workAuthorization: {
    duringStudies: {
      text: 'Stamp 2: {{ireland.workInTerm}} in term; 40 hours a week only from 1 June to 30 September and from 15 December to 15 January (in force in October 2026).',
      source: 'stamps',
    },
    afterGraduation: {
      text: 'Third Level Graduate Programme (Stamp 1G), for degrees of an Irish awarding body: 12 months after an honours bachelor’s degree, 12 plus 12 months after a master’s degree or doctorate, with full-time work and no work permit. For the second 12 months you show what you did to find a job of graduate level, such as interviews. Apply within six months of your results, while your Stamp 2 is valid.',
      source: 'stamp1g',
    },
    details: [
      {
        text: 'Full-time work follows the calendar above, not your timetable. Self-employment, delivery riding included, is not allowed, nor on Stamp 1G.',
        source: 'stamps',
      },
      {
        text: 'The minimum wage is €14.15 an hour in 2026 from age 20; at 19 it is 90 per cent of that, at 18 80 per cent.',
        source: 'wage',
      },
      {
        text: 'Critical Skills Employment Permit since 1 March 2026, for a job on the list: €40,904 a year with a relevant degree, €36,848 within 12 months of graduating, and a contract of at least two years. Otherwise it takes €68,911.',
        source: 'criticalSkills',
      },
      {
        text: 'General Employment Permit in 2026: €36,605 a year, €34,009 for graduates of the last 12 months in Ireland. The employer must first look for someone in the EEA; jobs on the ineligible list get none.',
        source: 'generalPermit',
      },
      {
        text: 'After 21 months of work on a critical skills permit, or 57 on a general one (since April 2024), you can apply for Stamp 4, with which you live and work in Ireland without a permit.',
        source: 'stamp4',
        about: 'settlement',
      },
      {
        text: 'Student years and Stamp 1G together may not exceed seven years after a bachelor’s degree, eight after a higher one.',
        source: 'stamp1g',
      },
      {
        text: 'Students on Stamp 2 have in general no right to bring a husband, wife or children; a summary of the policy of 26 November 2025 does not name them. Pages of 2014 to 2021 except doctorates, agreed state programmes, and families with means enough not to need work: ask whether that still holds.',
        source: 'family',
        about: 'family',
      },
    ],
  },
  documentRequirements: {
    academic: [
      'Class X and XII mark sheets and certificates',
      {
        text: 'Bachelor’s mark sheets of all semesters, consolidated mark sheet and degree or provisional certificate',
        levels: ['masters'],
      },
      'Backlog certificate, if you ever repeated a paper',
      'Unconditional letter of offer for a full-time course on the official list (ILEP, being replaced by the TrustEd Ireland mark)',
    ],
    personal: [
      'Passport valid for at least 12 months after arrival, and earlier passports',
      {
        text: 'Police clearance certificate, not older than six months, as portals list it (2026): ask the visa office',
        source: 'policeCertificate',
      },
      'Curriculum vitae and proof of what you did in any gap',
      'Statement of purpose (for a degree often called personal statement); the one for the visa also names relatives in Ireland or the EU',
      { text: 'Two references for master’s degrees', levels: ['masters'] },
    ],
    financial: [
      {
        text: 'Bank statements of the last six months that show {{ireland.funds}} and the rest of the fee; money that appeared just before you apply counts against you',
        source: 'isd',
      },
      {
        text: 'Receipt for the fee, with a copy of the bank transfer to the college, or of an approved payment service such as TransferMate',
        source: 'deposits',
      },
      'Sanction letter of an education loan, if any',
      'Sponsor’s letter, income tax returns and proof of how you are related',
    ],
    additional: [
      {
        text: 'Private medical insurance, hospital included; for the first year a travel policy is enough if it runs all the year and pays at least €25,000 each for accident and illness; afterwards it must be bought in Ireland',
        source: 'isd',
      },
      'English test report, also where the university waives it: see the requirements of the visa',
      'Signed summary of the online application, photographs',
      'Explanation of any visa refusal by any country',
      {
        text: 'The visa office’s form on your finances; under 18 a birth certificate and the parents’ consent (a portal’s list, 2024)',
        source: 'policeCertificate',
      },
    ],
  },
  workOpportunities: [
    {
      text: 'Software, data, cloud support, pharmaceuticals, medical devices, funds and accounting employ graduates from abroad, but fewer than before: in technology, jobs of people of 15 to 29 fell by a fifth from 2023 to 2025.',
      source: 'graduateJobs',
    },
    'Many graduate programmes of large firms open in September, and some close before the year ends: begin in your first weeks.',
    'Some employers take graduates on Stamp 1G but hesitate over a permit: ask, and aim at jobs on the critical skills list.',
    'Most health professions, from nursing to physiotherapy, need registration before you may work, and teaching in state-paid posts; only registered architects may call themselves architects.',
  ],
  applicationRequirements: [
    {
      text: 'Bachelor’s: class XII with 80 to 85 per cent at Trinity, over six subjects or over five and another one of class X; from about 60 at other places by our estimate; and the right subjects for engineering, science or health (at Trinity with 75 per cent each).',
      source: 'tcdIndia',
    },
    'If you fall short, a foundation year (about nine months) can lead to partner universities.',
    'Master’s: an honours-level bachelor’s degree, by our estimate from 60 per cent at selective universities and 50 at others; many courses accept three-year degrees.',
    'Applicants from outside Europe apply on each university’s own portal; the Central Applications Office (CAO) is mainly for the EU.',
    'By our estimate an offer takes two to six weeks; a deposit holds the place.',
    'For a PhD or a government post in India, ask there first whether a one-year master’s counts.',
  ],
  intakeDetails: {
    primary: 'September, the main intake',
    secondary: 'January or February, fewer courses',
    deadlines: [
      'September: universities decide as applications come. By our judgement popular master’s degrees fill between January and April; the last courses close in June or July.',
      'January: by October, to be safe; some take applications longer.',
      {
        text: 'Visa: in 2026 the office in New Delhi took applications for September from 1 April on, and none that reached it later than a month before the course.',
        source: 'delhi',
      },
    ],
  },
  scholarships: {
    government: [
      {
        name: 'Government of Ireland International Education Scholarships',
        amount: '€10,000 for a year and the full tuition fee; 60 awards (2026 call)',
        eligibility:
          'Applicants from outside the EU, EEA, Switzerland and the UK with an offer for a full-time master’s, postgraduate diploma or doctorate; not for those who have held it before. The call comes early in the year',
        url: 'https://hea.ie/policy/internationalisation/goi-ies/',
        source: 'goi',
      },
    ],
    university: [
      {
        name: 'UCD Global Excellence Scholarships',
        at: 'University College Dublin',
        amount: 'Half or all of the tuition fee',
        eligibility:
          'New full-time students with very good results, for a bachelor’s or a taught master’s degree, but not every course; applied for with an offer, so ask for the course three weeks before the award closes',
        url: 'https://www.ucd.ie/global/scholarships/',
        source: 'universityAwards',
      },
      {
        name: 'Trinity India Undergraduate Scholarships',
        at: 'Trinity College Dublin',
        amount: '€3,000 to 5,000 off the first year’s fee (page without a date)',
        eligibility:
          'Students who live and finished school in India, with an offer for a full-time bachelor’s degree and 90% in class XII, 36 points in the IB or AAB in A levels; not for medicine, dentistry or acting; on application, first round to 1 March',
        url: 'https://www.tcd.ie/study/international/scholarships/',
        source: 'trinityAwards',
      },
      {
        name: 'Trinity Global Excellence Postgraduate Scholarships',
        at: 'Trinity College Dublin',
        amount: '€2,000 to 5,000 off the first year’s fee (2026)',
        eligibility:
          'By merit and on application, with an offer for a full-time postgraduate course at the fee for students from outside the EU; not for business or, according to a portal, engineering, natural sciences, computing or statistics; by 15 June in 2026',
        url: 'https://www.tcd.ie/study/international/scholarships/',
        source: 'trinityAwards',
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
        source: 'tata',
      },
    ],
  },
  visaProcess: {
    type: 'Long-stay study visa (D), then Stamp 2 with an Irish Residence Permit',
    processingTime: {
      text: 'Four to eight weeks after the office in New Delhi has the papers, by a tracker of May 2026. An agency counted 17 to 19 working days in April and May on average, 35 to 36 in October and November (2025-26). Appointments (7 to 31 days ahead) and courier days come on top.',
      source: 'delhiTimes',
    },
    steps: [
      'Accept an unconditional offer, pay the fee and get the receipt.',
      'Fill in the online application (AVATS), print and sign the summary.',
      {
        text: 'Hand in documents, fingerprints and the fee (€60 single, €100 multiple entry, in rupees) at VFS Global.',
        source: 'isd',
      },
      {
        text: 'Follow the visa office’s list of decisions. You may appeal against a refusal within two months.',
        source: 'isd',
      },
      'At the airport show passport, offer, receipt, insurance and address.',
      {
        text: 'Register in person in Burgh Quay, Dublin, before the 90 days stamped at the border run out ({{ireland.registration}}). Book early: it is the one office for first registrations (January 2025), and wants a lasting address, no hostel (NCI).',
        source: 'registration',
      },
    ],
    requirements: [
      'Admission to a full-time course on the official list',
      { text: 'Fee paid: at least €6,000, or the whole fee if it is less', source: 'isd' },
      { text: '{{ireland.funds}} for the first year’s living costs', source: 'isd' },
      'English at the level the course asks for. Have a test even where the university waives it: by a public project that read its guidance the visa office refuses without one (no date)',
      'Medical insurance',
    ],
    interviewRequired: false,
    interview:
      'Usually none: officers decide on paper, so much hangs on the letter that explains your plan, money and gaps.',
  },
  sources: {
    tcdIndia: {
      label: 'Trinity College Dublin: requirements for India (no date)',
      url: 'https://www.tcd.ie/study/country/india/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    deposits: {
      label:
        'University College Dublin: accepting an offer (18 March 2026); Galway: fees, 2024-25; Education in Ireland: visa (no date)',
      url: 'https://www.ucd.ie/registry/prospectivestudents/admissions/graduateapplicants/acceptinganoffer/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    policeCertificate: {
      label: 'Papers for the Irish visa (Leap Scholar, 24 April 2026; AdmitX, 2024)',
      url: 'https://leapscholar.com/blog/what-is-pcc-for-ireland-visa/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    institutions: {
      label: 'Citizens Information: third-level education in Ireland (no date)',
      url: 'https://www.citizensinformation.ie/en/education/third-level-education/colleges-and-qualifications/third-level-education-in-ireland/',
      checkedOn: '2026-11-25',
      copy: true,
    },
    family: {
      label:
        'Migrant Project: family reunification since 26 November 2025; Education in Ireland (no date); Minister for Justice in the Dáil, 2014 and 2021',
      url: 'https://www.migrantproject.ie/?p=2428',
      checkedOn: '2026-11-26',
      copy: true,
    },
    cheapPolicies: {
      label: 'Insurance of students from outside the EEA (The Journal, October 2020)',
      url: 'https://www.thejournal.ie/higher-health-insurance-international-students-ireland-5228611-Oct2020/',
      checkedOn: '2026-11-24',
      copy: true,
    },
    hea: {
      label: 'Higher Education Authority: student statistics 2024-25',
      url: 'https://hea.ie/statistics/',
      checkedOn: '2025-12-30',
    },
    isd: {
      label: 'Immigration Service Delivery: coming to study in Ireland (funds, fees, insurance)',
      url: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
      checkedOn: '2026-10-05',
    },
    stamps: {
      label: 'Immigration Service Delivery: immigration permission stamps',
      url: 'https://www.irishimmigration.ie/registering-your-immigration-permission/information-on-registering/immigration-permission-stamps/',
      checkedOn: '2026-10-05',
    },
    stamp1g: {
      label: 'Immigration Service Delivery: Third Level Graduate Programme',
      url: 'https://www.irishimmigration.ie/my-situation-has-changed-since-i-arrived-in-ireland/third-level-graduate-programme/',
      checkedOn: '2026-10-05',
    },
    registration: {
      label: 'Immigration Service Delivery: first registration; address: NCI, 2025',
      url: 'https://www.irishimmigration.ie/registering-your-immigration-permission/how-to-register-your-immigration-permission-for-the-first-time/requirements-and-fees/',
      checkedOn: '2026-10-05',
    },
    graduateJobs: {
      label: 'Graduate recruitment (The Irish Times, 26 February 2026)',
      url: 'https://www.irishtimes.com/your-money/2026/02/26/ai-is-turning-the-graduate-recruitment-market-upside-down/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    stamp4: {
      label: 'L&E Global: Stamp 4 after an employment permit (19 April 2024)',
      url: 'https://leglobal.law/2024/04/19/ireland-welcome-changes-to-the-immigration-permissions-of-employment-permits/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    criticalSkills: {
      label: 'Department of Enterprise: Critical Skills Employment Permit',
      url: 'https://enterprise.gov.ie/en/what-we-do/workplace-and-skills/employment-permits/permit-types/critical-skills-employment-permit/',
      checkedOn: '2026-10-05',
    },
    generalPermit: {
      label: 'Department of Enterprise: General Employment Permit',
      url: 'https://enterprise.gov.ie/en/what-we-do/workplace-and-skills/employment-permits/permit-types/general-employment-permit/',
      checkedOn: '2026-10-05',
    },
    wage: {
      label: 'Workplace Relations Commission: national minimum wage',
      url: 'https://www.workplacerelations.ie/en/what_you_should_know/hours-and-wages/national-minimum-wage/',
      checkedOn: '2026-10-05',
    },
    educationInIreland: {
      label: 'Education in Ireland: undergraduate tuition fees 2025-26',
      url: 'https://www.educationinireland.com/en/plan-your-study-abroad/undergraduate-tuition-fees',
      checkedOn: '2026-10-01',
    },
    postgraduateFees: {
      label: 'Education in Ireland: postgraduate tuition fees 2025-26',
      url: 'https://www.educationinireland.com/en/plan-your-study-abroad/postgraduate-tuition-fees',
      checkedOn: '2026-11-25',
      copy: true,
    },
    tcd: {
      label: 'Trinity College Dublin: undergraduate fees 2026-27',
      url: 'https://www.tcd.ie/courses/undergraduate/fees/',
      checkedOn: '2026-09-24',
    },
    leap: {
      label:
        'Go-Ahead Ireland: fare capping (no date); The Journal, 11 January 2024: half fares in the cities',
      url: 'https://www.goaheadireland.ie/fare-capping',
      checkedOn: '2026-11-26',
      copy: true,
    },
    tcdLiving: {
      label: 'Trinity College Dublin: cost of living',
      url: 'https://www.tcd.ie/study/international/welcome/cost-of-living/',
      checkedOn: '2026-09-24',
    },
    budget: {
      label:
        'Irish Council for International Students: living in Ireland (our reading of a student’s budget)',
      url: 'https://www.internationalstudents.ie/',
      checkedOn: '2025-12-31',
    },
    goi: {
      label: 'Higher Education Authority: Government of Ireland International Education Scholarships 2026',
      url: 'https://hea.ie/policy/internationalisation/goi-ies/',
      checkedOn: '2026-01-27',
    },
    universityAwards: {
      label: 'University College Dublin: Global Excellence Scholarships (own page and GlobMove, no dates)',
      url: 'https://globmove.com/opportunity-in-ireland-ucd-global-excellence-scholarships/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    trinityAwards: {
      label:
        'Trinity College Dublin: undergraduate scholarships for India (no date); for postgraduate courses, Buddy4Study, 2026',
      url: 'https://www.tcd.ie/study/international/scholarships/undergraduate/india.php',
      checkedOn: '2026-11-26',
      copy: true,
    },
    tata: {
      label: 'J N Tata Endowment (2020; MyScholarship, 2026)',
      url: 'https://jntataendowment.org/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    delhiTimes: {
      label: 'Irish visa processing times, New Delhi (Snifox, 27 May 2026; The Mentors Circle, May 2026)',
      url: 'https://snifox.com/guides/ireland-visa-processing-times.html',
      checkedOn: '2026-11-25',
      copy: true,
    },
    delhi: {
      label: 'Embassy of Ireland, New Delhi: visas',
      url: 'https://www.ireland.ie/en/india/newdelhi/services/visas/',
      checkedOn: '2026-05-27',
    },
    flights: {
      label: 'Our estimate of one-way economy fares (link: home page of an airline)',
      url: 'https://www.airindia.com',
      checkedOn: '2025-12-31',
    },
  },
};
