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
  position: 2,
  name: 'United Kingdom',
  flag: 'gb',
  description: 'Short, focused degrees: three years for most bachelor’s courses, one for most master’s.',
  institutions: '160+',
  students: '750K+',
  highlights: ['One-year master’s degrees', 'Graduate Route after study', 'Centuries of academic tradition'],
};

export const summary: CountrySummary = {
  cities: 'London, Manchester, Edinburgh',
  workRights: '{{unitedKingdom.workInTerm}}; Graduate Route: {{unitedKingdom.stay}}',
  language: 'English',
  visaType: 'Student visa',
};

const oneTimeCosts: OneTimeCosts = {
  applicationFee: {
    from: 0,
    to: 100,
    note: 'our estimate, business schools up to 150; UCAS: {{unitedKingdom.ucasFee}} for five choices (2027 entry); many master’s are free',
    source: 'ucasFee',
    at: {
      undergraduate: {
        name: 'UCAS fee, for up to five choices',
        amount: { from: 34.5, note: '2027 entry', source: 'ucasFee' },
        shared: true,
      },
    },
  },
  visaFee: {
    from: 558,
    note: 'since 8 April 2026',
    source: 'fees2026',
  },
  flightTicket: {
    from: 350,
    to: 750,
    note: 'one way, our estimate; compare the airlines for your dates',
    source: 'fares',
  },
};

const healthInsurance: Amount = {
  from: 776,
  note: 'the Immigration Health Surcharge, paid with the visa for its whole length',
  source: 'ihs',
};

const fees: Fee[] = [
  {
    name: 'Health surcharge for the months around the course',
    amount: {
      from: 388,
      note: 'half a year more, paid with the visa: {{unitedKingdom.surchargeOfMasters}} in all for a one-year master’s',
      source: 'ihs',
    },
  },
  {
    name: 'Health surcharge for the second and third year of a bachelor’s',
    levels: ['undergraduate'],
    amount: {
      from: 1552,
      note: '{{unitedKingdom.surchargeOfBachelors}} in all, paid with the visa; £3,492 in all for four years, as in Scotland',
      source: 'ihs',
    },
  },
  { name: 'Tuberculosis test' },
];

export const costs: CountryCosts = {
  currency: 'GBP',
  symbol: '£',
  tuition: 30000,
  accommodation: 12000,
  food: 4000,
  transport: 1500,
  personal: 2500,
  healthInsurance,
  oneTime: oneTimeCosts,
  fees,
  minimum: 10827,
  minimumFor: 'nine months, outside London',
  minimumIn: { place: 'London', sum: 14130, for: 'nine months, in London' },
};

export const guide: CountryGuide = {
  overview:
    'The United Kingdom suits students who know their subject. You apply for a course, not for a university as a whole. In England, Wales and Northern Ireland you study little else, usually three years for a bachelor’s; in Scotland it is four, often with other subjects in the first two. Most taught master’s degrees take one year. The short master’s saves a year of rent and of lost salary, and the visa process is predictable: published fees, published sums, a points test.\n\nIt suits you less if you want to try several fields first (Scotland leaves more room), if you hope to bring your family (since 2024 hardly anyone but research students can), or if you count on staying. Work after study is being cut to 18 months, and the salary an employer must pay to sponsor you afterwards is high.\n\nYou spend few hours in class and many reading on your own. Marks often come from long essays, projects and a few examinations. Bachelor’s degrees are graded in classes, from first to third, master’s degrees with distinction, merit or pass, and employers ask which one you have.',
  counted: {
    institutions: { text: '260 that report to the statistics agency (2022-23)', source: 'institutions' },
    students: { text: '685,565 (2024-25)', source: 'hesa' },
  },
  highlights: [
    {
      text: 'Most taught master’s degrees take one year, most bachelor’s degrees three (four in Scotland)',
      source: 'studyUk',
    },
    { text: 'Four of the first nine universities in the {{rankings.edition}}', source: 'qs' },
    {
      text: 'One UCAS application reaches up to five bachelor’s courses, for {{unitedKingdom.ucasFee}} (2027 entry)',
      source: 'ucasFee',
    },
    {
      text: 'Graduate Route: work without a sponsor for {{unitedKingdom.stay}}; 3 years after a doctorate',
      source: 'graduateVisa',
    },
    {
      text: 'The National Health Service is open to you for the whole visa, for a surcharge of {{unitedKingdom.surcharge}} a year',
      source: 'ihs',
    },
  ],
  quickFacts: {
    capital: 'London',
    currency: 'Pound sterling (GBP)',
    language: 'English',
    population: { text: 'About 69 million (2024)', source: 'ons' },
    timeZone: 'UTC, UTC+1 in summer',
    weather: 'Mild and changeable, rain all year',
    drivingSide: 'Left',
    studentCities: 'London, Manchester, Edinburgh, Birmingham, Glasgow',
    workWhileStudying: {
      text: 'Up to {{unitedKingdom.workInTerm}} in term for degree students, full time in holidays; for most master’s students the summer counts as term',
      source: 'appendixStudent',
    },
    postStudyWork: {
      text: 'Graduate Route: {{unitedKingdom.stay}}; 3 years after a doctorate',
      source: 'graduateVisa',
    },
  },
  educationSystem: {
    structure: {
      text: 'Bachelor’s 3 years (4 in Scotland, or with a placement year), taught master’s 1, doctorate usually 3 to 4.',
      source: 'studyUk',
    },
    academicYear:
      'September or October to June, in three terms or two semesters; master’s students write their dissertation until September.',
    gradingSystem: {
      text: 'Percentages. Bachelor’s: 70 and more is a first, 60 to 69 an upper second (2:1), 50 to 59 a lower second (2:2), 40 to 49 a third. Master’s, mostly: 70 a distinction, 60 a merit, 50 a pass. So 70 is already a very good mark: do not compare it with an Indian percentage.',
      source: 'studyUk',
    },
    classSize:
      'Lectures for everyone on the course, with small seminars or laboratory groups; tutorials of two or three at Oxford and Cambridge.',
  },
  studyCities: [
    {
      name: 'London',
      latitude: 51.5074,
      longitude: -0.1278,
      text: 'Dozens of institutions, from Imperial, UCL and LSE to modern universities; the most jobs, and by far the highest rents.',
    },
    {
      name: 'Manchester',
      latitude: 53.4808,
      longitude: -2.2426,
      text: 'Two large universities on one road, media and technology firms, and rents well below London.',
    },
    {
      name: 'Edinburgh',
      latitude: 55.9533,
      longitude: -3.1883,
      text: 'An old city with finance and data science; four-year Scottish degrees.',
    },
    {
      name: 'Birmingham',
      latitude: 52.4862,
      longitude: -1.8904,
      text: 'Engineering, business and a very large South Asian community, and trains to London in under an hour and a half.',
    },
    {
      name: 'Glasgow',
      latitude: 55.8642,
      longitude: -4.2518,
      text: 'Two strong universities with engineering, one of them, the University of Glasgow, with medicine; warm people and much rain.',
    },
    {
      name: 'Leeds',
      latitude: 53.8008,
      longitude: -1.5491,
      text: 'A compact student city with law and finance firms.',
    },
    {
      name: 'Bristol',
      latitude: 51.4545,
      longitude: -2.5879,
      text: 'Aerospace, robotics and film in the south-west.',
    },
  ],
  topUniversities: [
    {
      name: 'Imperial College London',
      city: 'London',
      rank: '2',
      knownFor: 'Science, engineering, medicine and business only',
    },
    {
      name: 'University of Oxford',
      city: 'Oxford',
      rank: '4',
      knownFor: 'Tutorial teaching; humanities, medicine, law',
    },
    {
      name: 'University of Cambridge',
      city: 'Cambridge',
      rank: '6',
      knownFor: 'Mathematics, natural sciences, engineering',
    },
    {
      name: 'University College London',
      city: 'London',
      rank: '8',
      knownFor: 'Architecture, education, neuroscience',
    },
    {
      name: 'University of Edinburgh',
      city: 'Edinburgh',
      rank: '35',
      knownFor: 'Artificial intelligence, medicine, literature',
    },
    {
      name: "King's College London",
      city: 'London',
      rank: '37',
      knownFor: 'Medicine, nursing, law, war studies',
    },
    {
      name: 'University of Manchester',
      city: 'Manchester',
      rank: '40',
      knownFor: 'Materials science (graphene), engineering, business',
    },
    {
      name: 'University of Bristol',
      city: 'Bristol',
      rank: '57',
      knownFor: 'Aerospace, robotics, social policy',
    },
  ],
  popularCourses: [
    {
      name: 'Business Analytics',
      text: 'A one-year master’s at many business schools; compare placements and the share of programming.',
    },
    {
      name: 'Finance',
      text: 'Close to the City of London. A degree accredited by ACCA can spare you some of its papers; the CFA spares nobody an examination, and its partner courses only teach part of what it asks.',
    },
    {
      name: 'Law',
      text: 'To practise in India the Bar Council must list the university, and you pass its examination and then the All India Bar Examination. The Council asks for five years after class XII, or three of law after a degree, so a three-year LLB straight after school needs a bridge course of two years, which does not spare you the examination (Supreme Court, November 2025). A one-year LLM equals an Indian one only with a year of teaching (rules of 2021, before the Supreme Court in 2025).',
    },
    {
      name: 'Computer Science and AI',
      text: 'BCS-accredited courses; some postgraduate and integrated master’s ones (MEng, MSci) need ATAS clearance, which takes weeks.',
    },
    {
      name: 'Public Health',
      text: 'London and Liverpool have schools known worldwide.',
    },
    {
      name: 'Architecture',
      text: 'The title is protected, and the register (ARB) is replacing the old three parts of training: ask which way your degree leads to it. For practice in India only degrees on the list of its Architects Act count, and a British one that RIBA had validated was refused (court case of 2022): ask the Council of Architecture first.',
    },
    {
      name: 'Engineering with a placement year',
      text: 'A “sandwich” year in industry is part of the degree and usually paid; check for accreditation by the Engineering Council’s bodies.',
    },
    {
      name: 'Nursing',
      text: 'Nurses must be registered with the NMC. Ask about placements, and which employers take new graduates who need a visa.',
    },
  ],
  detailedCosts: {
    tuition: [
      {
        label: 'Bachelor’s, most subjects',
        amount: { from: 11400, to: 38000, note: '2026-27', source: 'studyUk' },
      },
      {
        label: 'Bachelor’s in science and engineering at leading universities',
        amount: {
          from: 34000,
          to: 66600,
          note: 'our estimate for 2026-27 and 2027-28, Oxford at the top, medicine apart; at Cambridge a College fee comes on top (Selwyn: 12,122 a year for those who began in 2024)',
          source: 'cambridgeFees',
        },
      },
      {
        label: 'Medicine',
        amount: {
          from: 32000,
          to: 70500,
          note: 'our estimate from fee pages of 2026-27 and 2027-28; the clinical years often cost far more (Southampton 32,000, then 61,800), and Cambridge, at the top, takes a College fee besides',
          source: 'cambridgeFees',
        },
      },
      {
        label: 'Taught master’s',
        amount: {
          from: 14000,
          to: 40000,
          note: 'for the whole year, our estimate for 2026-27; laboratory subjects, London and business at leading schools cost more',
          source: 'studyUk',
        },
      },
      {
        label: 'MBA',
        amount: {
          from: 17000,
          to: 124000,
          note: 'for the whole course, our estimate; London Business School at the top (2026)',
          source: 'londonBusinessSchool',
        },
      },
    ],
    tuitionRange: {
      from: 11400,
      to: 38000,
      note: 'most bachelor’s degrees in 2026-27; science at leading universities costs up to about 67,000 by our estimate (2027-28), medicine more',
      source: 'studyUk',
    },
    livingExpenses: {
      accommodation: {
        from: 6500,
        to: 16000,
        note: 'from halls to a shared flat in London, our estimate',
        source: 'edinburgh',
      },
      food: { from: 2500, to: 4500, note: 'cooking at home, our estimate', source: 'edinburgh' },
      transport: {
        from: 500,
        to: 1800,
        note: 'our estimate, with the 30 per cent off travelcards for students who live in London',
        source: 'tfl',
      },
      personal: { from: 2000, to: 3500, note: 'our estimate', source: 'edinburgh' },
      healthInsurance,
    },
    oneTimeCosts,
    fees,
    notes: [
      {
        text: 'Proof of funds for applications until {{unitedKingdom.fundsUntil}}: {{unitedKingdom.fundsLondonUntil}} a month in London and {{unitedKingdom.fundsElsewhereUntil}} elsewhere, for up to nine months (£13,761 and £10,539), and the unpaid fees of the first year.',
        source: 'money',
        about: 'funds',
      },
      {
        text: 'For applications from {{unitedKingdom.fundsFrom}}: {{unitedKingdom.fundsLondon}} a month in London and {{unitedKingdom.fundsElsewhere}} elsewhere ({{unitedKingdom.fundsLondonYear}} and {{unitedKingdom.fundsElsewhereYear}} for nine months).',
        source: 'hc584',
        about: 'funds',
      },
      {
        text: 'The money must have been in the account for 28 days in a row, ending within 31 days before you apply.',
        source: 'money',
        about: 'funds',
      },
      {
        text: 'Real costs are higher: Edinburgh puts a student’s living at £1,546 a month in 2026-27.',
        source: 'edinburgh',
      },
      {
        text: 'Since 1 May 2026 a private landlord in England may ask for at most a month’s rent in advance, most private student halls for more; as a deposit five weeks’ rent. A guarantor in the UK may be wanted.',
        source: 'rentInAdvance',
      },
      {
        text: 'England plans a levy on universities from August 2028, £925 a year for each student from abroad after the first 220; fees may follow.',
        source: 'levy',
      },
      {
        text: 'The surcharge opens the National Health Service as to residents. In England dental treatment, glasses and prescriptions cost extra.',
        source: 'nhsCharges',
        about: 'insurance',
      },
      {
        text: 'In Scotland prescriptions and eye tests cost nothing, nor does dental treatment up to 25.',
        source: 'nhsScotland',
        about: 'insurance',
      },
    ],
  },
  standardizedTests: {
    undergraduate: [
      {
        text: 'No general test. Class XII marks decide: 85 or 90 per cent and more at St Andrews, by course; 75 and more from CBSE or ISC at Exeter, from many state boards up to ten points more; 60 to 70 at Oxford Brookes. Cambridge takes class XII of CBSE only, for some courses',
        source: 'brookes',
      },
      'UCAT at most schools of medicine and dentistry, between July and September of the year before (in 2026 booked by 16 September); LNAT for law at some, for Oxford and Cambridge booked by 15 September, taken by 15 October, for King’s, LSE and UCL by 31 December (2024)',
      'ESAT, TMUA or TARA, by course, at Oxford, Cambridge, Imperial and others; for Oxford and Cambridge in October of the year before, booked in September; elsewhere also in January',
    ],
    postgraduate: [
      {
        text: 'For a 2:2 Oxford Brookes asks for 50 to 60 per cent in the Indian bachelor’s degree, for a 2:1 for 60 to 70, by university; selective ones ask for more. A three-year degree is mostly enough',
        source: 'brookes',
      },
      'GMAT or GRE for some business schools. GMAT, as a guide: {{tests.gmat}}, on the scale from 205 to 805',
    ],
    english: [
      {
        text: 'The visa asks for CEFR level B2 for degrees, which universities check themselves; for a separate foundation year or a pre-sessional course it asks for B1, as a rule by an approved test such as IELTS for UKVI',
        source: 'english',
      },
      'IELTS Academic mostly 6.0 to 7.0, by our estimate; law and medicine often 7.0 to 7.5',
      {
        text: 'TOEFL iBT and PTE Academic at most universities, but not all: Oxford, Glasgow and, for bachelor’s degrees, Cambridge took no TOEFL of 21 January 2026 or later in early 2026, Leeds none sat at home in 2025',
        source: 'oxfordEnglish',
      },
      {
        text: 'Some universities accept class XII English from CBSE or CISCE in place of a test; many, such as Sheffield and Cardiff, do not count an Indian degree taught in English',
        source: 'degreeInEnglish',
      },
    ],
  },
  workAuthorization: {
    duringStudies: {
      text: 'Full-time degree students: up to {{unitedKingdom.workInTerm}} in term, full time in holidays. For a master’s degree the summer of the dissertation counts as term, as King’s and others tell their students, and doctoral students have only their weeks of leave. Below degree level 10 hours. Only a provider with a record of compliance gives a right to work: ask. No self-employment, so no freelance or delivery-app work.',
      source: 'appendixStudent',
    },
    afterGraduation: {
      text: 'Graduate Route, without a job offer: {{unitedKingdom.stay}}; 3 years after a doctorate in both cases.',
      source: 'graduateVisa',
    },
    details: [
      {
        text: 'The date of the Graduate application counts, not the start of the course: two years for those who can apply by 31 December 2026; a master’s begun in September 2026 leads to 18 months.',
        source: 'graduateVisa',
      },
      {
        text: 'The Graduate visa costs £937 and a surcharge of £1,035 a year (2026). Apply from inside the UK, before your Student visa ends, and after your university, which needs a record of compliance, has reported that you passed. Of diplomas only those in education (PGCE, PGDE), law and a few regulated professions count.',
        source: 'graduateVisa',
      },
      {
        text: 'Skilled Worker visa afterwards: a licensed employer, a graduate-level job, and in 2026 the higher of £41,700 a year and the going rate for the job. For under-26s and people who switch from study it is the higher of £33,400 and 70 per cent of that rate, for at most four years, the Graduate visa included; in many health and education jobs, of £25,000 and the public pay scale.',
        source: 'skilledWorker',
      },
      {
        text: 'English at level B2 for a first Skilled Worker visa since 8 January 2026; a British degree proves it',
        source: 'hc1333',
      },
      {
        text: 'Family: since 1 January 2024 only doctoral and other research students, and students with a government scholarship, can bring a partner or children.',
        source: 'family',
        about: 'family',
      },
      {
        text: 'Settlement on a Skilled Worker visa takes five years, but a handbook reports that on 2 November 2026 the government decided on ten, with three or five for high earners, step by step from December. Years on a Student or Graduate visa are not to count. Read GOV.UK.',
        source: 'settlement',
        about: 'settlement',
      },
      {
        text: 'Work placements that are assessed may fill up to half of the course and do not count towards the weekly limit.',
        source: 'appendixStudent',
      },
    ],
  },
  documentRequirements: {
    academic: [
      'Class X and XII mark sheets and certificates; predicted marks if you are still in class XII',
      {
        text: 'Degree or provisional certificate, all semester mark sheets or the consolidated mark sheet',
        levels: ['masters'],
      },
      'Backlog certificate, if the university asks for one',
      'One or two academic references; personal statement (three set questions on UCAS) or statement of purpose',
      'English test result or a letter on the medium of instruction, where it is accepted',
    ],
    personal: [
      'Passport valid for the whole course, if possible',
      'CAS number (Confirmation of Acceptance for Studies) from the university',
      'Tuberculosis certificate from a clinic in India that the Home Office has approved',
      'Birth certificate and your parents’ written consent, if you are under 18 or use their account',
    ],
    financial: [
      {
        text: 'Bank statements of yours or your parents’ for 28 days; or, without the 28 days, the letter of an education loan in your own name from a regulated lender, not older than six months and without conditions but the visa',
        source: 'appendixFinance',
      },
      'Receipt of the tuition deposit, noted on the CAS',
      'Letter of the sponsor and proof of the relationship, if parents pay',
    ],
    additional: [
      'ATAS certificate for some postgraduate and integrated master’s courses (MEng, MSci) in science and engineering: apply as soon as you have the offer',
      'Portfolio for art, design and architecture; interview for medicine and at Oxford and Cambridge',
      'Translations by a certified translator of papers that are not in English',
    ],
  },
  workOpportunities: [
    'Part-time work in shops, cafés, care homes and on campus; you may start before your National Insurance number comes',
    'Finance, consulting and law recruit for graduate schemes from September, a year ahead',
    'The Home Office publishes the register of licensed sponsors: search it before you apply for a job',
    {
      text: 'The India Young Professionals Scheme gives two years of work to Indians aged 18 to 30 with a degree, £2,530 in savings and no children to support, by ballot (3,000 places in 2026), even to those who have not studied in the UK',
      source: 'youngProfessionals',
    },
    {
      text: 'By an agreement of July 2022 India recognises British degrees, one-year master’s included, but not in engineering, medicine, nursing, pharmacy, law and architecture.',
      source: 'indiaDegrees',
    },
  ],
  applicationRequirements: [
    {
      text: 'Bachelor’s: UCAS, up to five courses, four at most in medicine, dentistry or veterinary science; Oxford or Cambridge, not both',
      source: 'ucasDates',
    },
    'Class XII in the subjects the course builds on; a foundation year if marks or subjects fall short',
    'Taught master’s: the university’s own form, often free; the deposit that keeps the place is mostly lost unless the visa is refused',
    'Doctorate: a research proposal and a supervisor; funding is a separate application, often months earlier',
    'The university must be a licensed Student sponsor: check the Home Office register',
  ],
  intakeDetails: {
    primary: 'September or October, the main intake',
    secondary: 'January, mostly master’s degrees',
    limited: 'May, few universities',
    deadlines: [
      {
        text: 'UCAS for 2027 entry: {{unitedKingdom.ucasEqual}}, 18:00 UK time. For Oxford, Cambridge and most medicine, dentistry and veterinary courses it was {{unitedKingdom.ucasEarly}}, which is over',
        source: 'ucasDates',
      },
      {
        text: 'Late applications until 30 June 2027; Clearing, for places still free, from 2 July 2027',
        source: 'ucasDates',
      },
      'Master’s for September: by our judgement popular ones fill between December and March; others stay open until June or July',
      'January intake: mostly until October, some until November, a few only until the end of September, by our judgement',
    ],
  },
  scholarships: {
    government: [
      {
        name: 'Chevening Scholarships',
        amount:
          'Full tuition for a one-year master’s (for an MBA up to a limit, by the terms of 2021), monthly stipend and flights',
        eligibility:
          'Graduates with two years (2,800 hours) of work since their first degree who return home for two years afterwards; not British citizens, people who live in the UK, former holders of a UK government scholarship, or that government’s staff and their close relatives (according to portals)',
        url: 'https://www.chevening.org/',
        source: 'chevening',
      },
      {
        name: 'Commonwealth Master’s Scholarships',
        amount: 'Full tuition, stipend and flights',
        eligibility:
          'Indian citizens who live in India, with 60%, or 50–59% and a relevant master’s degree, who could not pay for it themselves; one-year taught courses only, not an MBA. They apply both to the Scholarship Commission and to the Ministry of Education or another nominating agency (round of autumn 2025). The Ministry wants an offer from a university on the Commission’s list by its own day. After more than six months of studies abroad, two years in India first (2023)',
        url: 'https://cscuk.fcdo.gov.uk/scholarships/',
        source: 'commonwealth',
      },
      {
        name: 'GREAT Scholarships',
        amount: 'At least £10,000 towards a one-year master’s',
        eligibility:
          'Indian citizens with an offer for a one-year master’s from a university that takes part for India; each adds its own conditions',
        url: 'https://study-uk.britishcouncil.org/scholarships-funding/great-scholarships',
        source: 'great',
      },
    ],
    university: [
      {
        name: 'Gates Cambridge Scholarship',
        at: 'University of Cambridge',
        amount: 'Full cost of a postgraduate degree at Cambridge',
        eligibility:
          'Citizens of countries other than the UK, for a new doctorate, an MLitt or a one-year full-time master’s, but not an MBA, MFin, MASt or a medical degree',
        url: 'https://www.gatescambridge.org/',
        source: 'gates',
      },
      {
        name: 'Clarendon Fund',
        at: 'University of Oxford',
        amount: 'Fees and a living grant at Oxford',
        eligibility:
          'Applicants for an Oxford master’s degree or doctorate by the December or January day of the course, but not for a postgraduate certificate or diploma; no extra form',
        url: 'https://www.ox.ac.uk/clarendon',
        source: 'clarendon',
      },
    ],
    private: [
      {
        name: 'Rhodes Scholarships for India',
        at: 'University of Oxford',
        amount: 'Fees and stipend at Oxford, as a rule for two years',
        eligibility:
          'Indian citizens (an OCI card is not enough) aged 18 to 23 on 1 October of the year they apply (up to 26 if the first degree ended in the last year), with a first-class degree, who studied in India for four of the last ten years and finished school or took the first degree there; for medicine a year more (2024)',
        url: 'https://www.rhodeshouse.ox.ac.uk/',
        source: 'rhodes',
      },
      {
        name: 'Inlaks Shivdasani Foundation Scholarship',
        amount: 'Up to $100,000',
        eligibility:
          'Indian citizens up to 30 who have lived in India for six months (two years, if the first degree is from abroad), with an offer from a leading university of the US, the UK or Europe and a first degree at 65 or 70% by subject; not for most courses in business, computing, engineering, medicine and public health, nor in fashion, hotel management and most of film and music',
        url: 'https://www.inlaksfoundation.org/',
        source: 'inlaks',
      },
      {
        name: 'Charles Wallace India Trust',
        amount:
          'Living costs and fees of a one-year master’s (2026), £600 for the travel (2022), not visa and insurance; or a short research visit',
        eligibility:
          'Indian citizens who live in India, in the arts, heritage conservation and humanities; for a whole course usually 28 to 38 years old (2026), not for a two-year master’s (2022)',
        url: 'https://charleswallaceindiatrust.com/',
        source: 'charlesWallace',
      },
    ],
  },
  visaProcess: {
    type: 'Student visa',
    processingTime: {
      text: 'Usually within 3 weeks of the biometrics appointment for applications from outside the UK (September 2026); faster for an extra fee. The days until that appointment come on top',
      source: 'studentVisa',
    },
    steps: [
      {
        text: 'Accept an unconditional offer, pay the deposit and receive the CAS number. Since June 2026 fewer than 5 per cent of a university’s students may be refused a visa: expect it to check you first',
        source: 'compliance',
      },
      {
        text: 'Have the tuberculosis test at an approved clinic, and apply for ATAS if your course needs it: six weeks, more at busy times, and before the CAS',
        source: 'atas',
      },
      'Keep the money in the account for the 28 days',
      {
        text: 'Apply online at most six months before the course; pay {{unitedKingdom.visaFee}} and the health surcharge of {{unitedKingdom.surcharge}} a year',
        source: 'studentVisa',
      },
      'Give fingerprints and photograph at the visa application centre (VFS Global) and upload the documents',
      {
        text: 'The decision comes by e-mail. Since 15 July 2025 main applicants for study get an eVisa instead of a sticker: make a UKVI account and link your passport before you fly.',
        source: 'evisa',
      },
      'Give the university a share code from your UKVI account when you register',
    ],
    requirements: [
      { text: '70 points: 50 for the CAS, 10 for money, 10 for English', source: 'appendixStudent' },
      'A genuine intention to study',
    ],
    interviewRequired: false,
    interview:
      'Not for everyone. The Home Office may call some applicants to a short credibility interview, mostly by video: know your course, your costs and your plans. Many universities hold one of their own before they issue the CAS.',
  },
  sources: {
    indiaDegrees: {
      label: 'India-UK agreement on degrees (British Council, 2022; Free Press Journal, 7 September 2022)',
      url: 'https://opportunities-insight.britishcouncil.org/short-articles/news/agreement-mutual-recognition-of-qualifications-signed-between-india-and-uk',
      checkedOn: '2026-11-27',
      copy: true,
    },
    degreeInEnglish: {
      label: 'Cardiff University, University of Sheffield: proof of English (no dates)',
      url: 'https://www.cardiff.ac.uk/study/international/english-language-requirements/postgraduate',
      checkedOn: '2026-11-27',
      copy: true,
    },
    brookes: {
      label:
        'Oxford Brookes, St Andrews: requirements for India (no dates); Exeter: qualifications guide India (as copied by zbook, no date); Cambridge: ANI, 28 January 2026',
      url: 'https://www.brookes.ac.uk/study/international-students/your-country/india/entry-requirements',
      checkedOn: '2026-11-26',
      copy: true,
    },
    nhsScotland: {
      label: 'NHS Business Services Authority: help with health costs in Scotland (no date)',
      url: 'https://faq.nhsbsa.nhs.uk/knowledgebase/article/KA-03998/en-us',
      checkedOn: '2026-11-25',
      copy: true,
    },
    nhsCharges: {
      label: 'University of Staffordshire: paying for healthcare (no date)',
      url: 'https://www.staffs.ac.uk/welcome/international/support/healthcare',
      checkedOn: '2026-11-24',
      copy: true,
    },
    institutions: {
      label: 'Universities UK: higher education in numbers, 2022-23 (page of January 2025)',
      url: 'https://www.universitiesuk.ac.uk/latest/insights-and-analysis/higher-education-numbers',
      checkedOn: '2026-11-25',
      copy: true,
    },
    settlement: {
      label: 'Settlement in the United Kingdom (RUN, a handbook in Chinese, November 2026)',
      url: 'https://github.com/BryceYuuu/RUN/blob/master/docs/europe/united-kingdom.md',
      checkedOn: '2026-11-25',
      copy: true,
    },
    appendixFinance: {
      label: 'Home Office: Immigration Rules, Appendix Finance',
      url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-finance',
      checkedOn: '2026-08-21',
    },
    appendixStudent: {
      label: 'Home Office: Immigration Rules, Appendix Student',
      url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-student',
      checkedOn: '2026-10-05',
    },
    cambridgeFees: {
      label:
        'Cambridge: international fees 2027-28; Oxford: course fees for 2027 entry (as a directory read them); Southampton: a public data collection in Chinese, July 2026; College fee: Selwyn College, student guide (entry in 2024)',
      url: 'https://www.undergraduate.study.cam.ac.uk/international-students/international-fees-and-costs',
      checkedOn: '2026-10-05',
    },
    charlesWallace: {
      label: 'Charles Wallace India Trust (Jagran Josh, 29 December 2025; University of Birmingham, 2022)',
      url: 'https://charleswallaceindiatrust.com/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    chevening: {
      label:
        'Chevening: timeline of 2027-28; for who may apply, portals of 2026 and older pages; for MBAs, its terms of 2021',
      url: 'https://www.chevening.org/scholarships/application-timeline/',
      checkedOn: '2026-08-02',
    },
    clarendon: {
      label: 'University of Oxford: Clarendon Fund, information for applicants',
      url: 'https://www.ox.ac.uk/clarendon',
      checkedOn: '2026-11-26',
      copy: true,
    },
    commonwealth: {
      label:
        'Commonwealth Scholarship Commission; master’s scholarships: NDTV (21 September 2024, 23 December 2025)',
      url: 'https://www.ndtv.com/education/commonwealth-masters-scholarship-2025-application-deadline-extended-by-ministry-of-education-9890066',
      checkedOn: '2026-11-27',
      copy: true,
    },
    atas: {
      label: 'Queen Mary University of London: ATAS (no date)',
      url: 'https://www.qmul.ac.uk/welfare/visas-international-advice/visas-for-study/atas/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    compliance: {
      label: 'Rules for student sponsors since June 2026 (AmberStudent, 24 June 2026)',
      url: 'https://amberstudent.com/news/post/uk-tightens-student-visa-rules-for-international-applicants',
      checkedOn: '2026-11-27',
      copy: true,
    },
    edinburgh: {
      label: 'University of Edinburgh: living costs 2026-27',
      url: 'https://study.ed.ac.uk/undergraduate/fees-finance',
      checkedOn: '2026-09-24',
    },
    english: {
      label: 'GOV.UK: Student visa, knowledge of English',
      url: 'https://www.gov.uk/student-visa/knowledge-of-english',
      checkedOn: '2026-08-21',
    },
    evisa: {
      label: 'GOV.UK: view and prove your immigration status (eVisa)',
      url: 'https://www.gov.uk/view-prove-immigration-status',
      checkedOn: '2026-10-05',
    },
    family: {
      label: 'GOV.UK: Student visa, your partner and children',
      url: 'https://www.gov.uk/student-visa/family-members',
      checkedOn: '2026-08-21',
    },
    fares: {
      label: 'Our estimate of one-way economy fares (link: home page of an airline)',
      url: 'https://www.airindia.com/',
      checkedOn: '2025-05-31',
    },
    fees2026: {
      label: 'Home Office immigration and nationality fees, 8 April 2026',
      url: 'https://www.gov.uk/government/publications/visa-regulations-revised-table/home-office-immigration-and-nationality-fees-8-april-2026',
      checkedOn: '2026-10-06',
    },
    gates: {
      label: 'Gates Cambridge (according to portals, 2023 and 2026)',
      url: 'https://www.gatescambridge.org/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    graduateVisa: {
      label: 'GOV.UK: Graduate visa; courses that count (no date)',
      url: 'https://www.gov.uk/graduate-visa',
      checkedOn: '2026-10-05',
    },
    great: {
      label: 'British Council: GREAT Scholarships',
      url: 'https://study-uk.britishcouncil.org/scholarships-funding/great-scholarships',
      checkedOn: '2026-04-30',
    },
    hc1333: {
      label: 'Home Office: statement of changes HC 1333, 14 October 2025',
      url: 'https://www.gov.uk/government/publications/statement-of-changes-to-the-immigration-rules-hc-1333-14-october-2025',
      checkedOn: '2026-10-05',
    },
    hc584: {
      label: 'Home Office: statement of changes HC 584, 3 September 2026',
      url: 'https://www.gov.uk/government/publications/statement-of-changes-to-the-immigration-rules-hc-584',
      checkedOn: '2026-10-05',
    },
    hesa: {
      label: 'HESA: higher education student statistics 2024-25',
      url: 'https://www.hesa.ac.uk/data-and-analysis/students',
      checkedOn: '2026-01-31',
    },
    ihs: {
      label: 'GOV.UK: how much you pay for healthcare',
      url: 'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
      checkedOn: '2026-10-05',
    },
    inlaks: {
      label: 'Inlaks Shivdasani Foundation: questions (about 2023); last subjects: FindAPhD (no date)',
      url: 'https://www.inlaksfoundation.org/faqs/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    londonBusinessSchool: {
      label:
        'London Business School: MBA of 2026 (as a public data collection in Chinese quoted it in July 2026)',
      url: 'https://www.london.edu/masters-degrees/mba/fees-financing-and-scholarships',
      checkedOn: '2026-11-26',
      copy: true,
    },
    levy: {
      label: 'International student levy, as planned in November 2025 (ICEF Monitor, 27 November 2025)',
      url: 'https://monitor.icef.com/2025/11/uk-confirms-international-fee-levy-of-925-per-student-starting-august-2028',
      checkedOn: '2026-11-26',
      copy: true,
    },
    money: {
      label: 'GOV.UK: Student visa, money you need',
      url: 'https://www.gov.uk/student-visa/money',
      checkedOn: '2026-10-05',
    },
    ons: {
      label: 'Office for National Statistics: population estimates',
      url: 'https://www.ons.gov.uk/peoplepopulationandcommunity/populationandmigration/populationestimates',
      checkedOn: '2025-09-30',
    },
    oxfordEnglish: {
      label:
        'University of Oxford: English for bachelor’s degrees (as a directory read it, 18 September 2026); Cambridge, Glasgow, graduates (Onwardo, 22 January 2026); Leeds (TOEFL Resources, April 2025)',
      url: 'https://www.ox.ac.uk/admissions/undergraduate/applying-to-oxford/for-international-students/ELR',
      checkedOn: '2026-11-26',
      copy: true,
    },
    qs: {
      label: '{{rankings.edition}}',
      url: 'https://www.topuniversities.com/world-university-rankings',
      checkedOn: '2026-10-05',
    },
    rentInAdvance: {
      label: 'GOV.UK: rent payments, rules from 1 May 2026; student halls: Law Society, March 2026',
      url: 'https://www.gov.uk/guidance/renting-out-your-property-guidance-for-landlords-and-letting-agents/rent-payments-and-deposits',
      checkedOn: '2026-11-27',
      copy: true,
    },
    rhodes: {
      label: 'Rhodes Scholarships for India (NDTV, 28 September 2024; Leap Scholar, 22 June 2026)',
      url: 'https://www.ndtv.com/education/study-abroad-rhodes-trust-to-award-sixth-scholarship-to-indian-students-6671242',
      checkedOn: '2026-11-26',
      copy: true,
    },
    skilledWorker: {
      label: 'GOV.UK: Skilled Worker visa',
      url: 'https://www.gov.uk/skilled-worker-visa',
      checkedOn: '2026-10-05',
    },
    studentVisa: {
      label: 'GOV.UK: Student visa',
      url: 'https://www.gov.uk/student-visa',
      checkedOn: '2026-09-24',
    },
    studyUk: {
      label: 'British Council, Study UK: cost of studying and the education system',
      url: 'https://study-uk.britishcouncil.org/moving-uk/cost-studying',
      checkedOn: '2026-10-05',
    },
    tfl: {
      label: 'Transport for London: 18+ Student Oyster photocard',
      url: 'https://tfl.gov.uk/fares/free-and-discounted-travel/18-plus-student-oyster-photocard',
      checkedOn: '2025-06-30',
    },
    ucasDates: {
      label: 'UCAS: dates and deadlines for 2027 entry',
      url: 'https://www.ucas.com/undergraduate/applying-university/ucas-undergraduate-when-apply',
      checkedOn: '2026-09-24',
    },
    ucasFee: {
      label: 'UCAS: application fee for the 2027 cycle',
      url: 'https://www.ucas.com/faqs/what-is-the-application-fee-for-the-2027-cycle',
      checkedOn: '2026-10-02',
    },
    youngProfessionals: {
      label: 'India Young Professionals Scheme, ballot of February 2026 (NDTV Profit, 17 February 2026)',
      url: 'https://www.ndtvprofit.com/world/uk-s-special-visa-ballot-re-opens-for-indians-starting-today-key-details-applicants-should-know-11018292',
      checkedOn: '2026-11-26',
      copy: true,
    },
  },
};
