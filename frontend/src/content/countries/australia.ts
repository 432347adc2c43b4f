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
  position: 4,
  name: 'Australia',
  flag: 'au',
  description: 'Strong universities, practical courses and an outdoor life near the coast.',
  institutions: '43',
  students: '750K+',
  highlights: ['Group of Eight universities', 'Two main intakes a year', 'Temporary Graduate visa'],
};

export const summary: CountrySummary = {
  cities: 'Melbourne, Sydney, Brisbane',
  workRights: '{{australia.workInTerm}}; Temporary Graduate visa of 2 to 4 years for Indians with a degree',
  language: 'English',
  visaType: 'Student visa (subclass 500)',
};

const oneTimeCosts: OneTimeCosts = {
  applicationFee: {
    from: 0,
    to: 154,
    note: 'our estimate; Melbourne asks AUD 154 and Sydney 150 (pages without a date), Technology Sydney 100 (July 2026), some nothing',
    source: 'melbourneApplication',
  },
  visaFee: {
    from: 2500,
    note: 'since 1 July 2026 (AUD 2,000 the year before), not returned after a refusal',
    source: 'visaFee',
  },
  flightTicket: {
    from: 600,
    to: 1300,
    note: 'one way, our estimate; compare the airlines for your dates',
    source: 'fares',
  },
};

const healthInsurance: Amount = {
  from: 600,
  to: 900,
  note: 'OSHC for one person, our estimate; bought for the whole visa at once',
  source: 'oshc',
};

const fees: Fee[] = [{ name: 'Health examinations for the visa' }];

export const costs: CountryCosts = {
  currency: 'AUD',
  symbol: 'AUD',
  tuition: 40000,
  accommodation: 14000,
  food: 4800,
  transport: 2200,
  personal: 2800,
  healthInsurance,
  oneTime: oneTimeCosts,
  minimum: 29710,
};

export const guide: CountryGuide = {
  overview:
    'Australia suits students who want a large, well-ranked university with practical courses. Two intakes a year mean that a missed deadline seldom costs a whole year, and the law protects overseas students, from published fees to refunds when a provider closes. Under the trade agreement with India, Indian graduates may stay longer than others: up to three years after a master’s.\n\nIt suits you less if money is short or your papers are not in order. The application fee for the student visa is the highest of the large destinations, India has stood in the strictest evidence group since January 2026, and since 2 October 2026 only doctoral students and a few others may bring a partner or children. For another course you can seldom get a new visa from inside the country any more, unless it is at a higher level, so choose the right course the first time.\n\nA pass degree takes three years, the honours year that leads to research is a fourth; engineering, law and teaching mostly take four.',
  counted: {
    institutions: {
      text: '44 universities and 166 other providers of higher education (register, page without a date)',
      source: 'register',
    },
    students: { text: '622,043 on student visas (January and February 2026)', source: 'studentNumbers' },
  },
  highlights: [
    { text: 'Six universities among the first 40 in the {{rankings.edition}}', source: 'qs' },
    'Two main intakes, in February or March and in July',
    {
      text: 'Indian graduates stay up to 2 years after a bachelor’s, 3 after a master’s and 4 after a doctorate',
      source: 'ecta',
    },
    {
      text: 'A national minimum wage of AUD 26.44 an hour (2026-27), which holds for students too; below 21 junior rates may be lower',
      source: 'fairWork',
    },
    'Choose courses in nursing, teaching and social work that the body in charge has approved',
  ],
  studyCities: [
    {
      name: 'Melbourne',
      latitude: -37.8136,
      longitude: 144.9631,
      text: 'Melbourne, Monash and RMIT; rents below Sydney.',
    },
    {
      name: 'Sydney',
      latitude: -33.8688,
      longitude: 151.2093,
      text: 'Sydney, UNSW, UTS and Macquarie; finance, technology and the highest rents.',
    },
    {
      name: 'Brisbane',
      latitude: -27.4698,
      longitude: 153.0251,
      text: 'Queensland, QUT and Griffith; warm, host of the Olympic Games of 2032.',
    },
    {
      name: 'Perth',
      latitude: -31.9523,
      longitude: 115.8613,
      text: 'Western Australia and Curtin; mining and energy; the large city nearest to India.',
    },
    {
      name: 'Adelaide',
      latitude: -34.9285,
      longitude: 138.6007,
      text: 'Adelaide University and Flinders; defence, wine and health.',
    },
    {
      name: 'Canberra',
      latitude: -35.2809,
      longitude: 149.13,
      text: 'ANU and the government; a quiet capital with cold winters.',
    },
    {
      name: 'Hobart',
      latitude: -42.8821,
      longitude: 147.3272,
      text: 'The University of Tasmania, marine and Antarctic science; small and cool.',
    },
  ],
  topUniversities: [
    { name: 'UNSW Sydney', city: 'Sydney', rank: '19', knownFor: 'Engineering, solar energy, business' },
    {
      name: 'The University of Melbourne',
      city: 'Melbourne',
      rank: '22',
      knownFor: 'Broad bachelor’s, then professional master’s; law, medicine',
    },
    {
      name: 'The University of Sydney',
      city: 'Sydney',
      rank: '28',
      knownFor: 'Medicine, law, veterinary science',
    },
    {
      name: 'Australian National University',
      city: 'Canberra',
      rank: '29',
      knownFor: 'Policy, international relations, physics',
    },
    {
      name: 'Monash University',
      city: 'Melbourne',
      rank: '31',
      knownFor: 'Pharmacy, engineering, education',
    },
    {
      name: 'The University of Queensland',
      city: 'Brisbane',
      rank: '40',
      knownFor: 'Life sciences, mining, sport science',
    },
    {
      name: 'The University of Western Australia',
      city: 'Perth',
      rank: '77',
      knownFor: 'Earth and marine sciences, agriculture',
    },
    {
      name: 'Adelaide University',
      city: 'Adelaide',
      rank: '79',
      knownFor: 'Opened in 2026 from two universities; wine, defence, health',
    },
  ],
  popularCourses: [
    {
      name: 'Information Technology and Data Science',
      text: 'Two-year master’s degrees are common; check accreditation by the Australian Computer Society. For settlement it also asks for a year of work or a Professional Year.',
    },
    {
      name: 'Nursing',
      text: 'Registration (AHPRA) asks for IELTS 7.0, 6.5 in writing, or OET, PTE, TOEFL or Cambridge (new scores: April 2026). School in India is no substitute, nor is a three-year degree in Australia alone.',
    },
    {
      name: 'Civil and Mining Engineering',
      text: 'Engineers Australia accredits degrees; most mining is in Western Australia and Queensland.',
    },
    {
      name: 'Accounting',
      text: 'Look for CPA Australia and CA ANZ; a crowded field.',
    },
    {
      name: 'Teaching',
      text: 'Choose an accredited degree. In Victoria registration can ask for IELTS 7.0, and 8.0 in speaking and listening: of whom, its pages differ (no dates), so ask before you choose.',
    },
    {
      name: 'Hospitality and Tourism',
      text: 'Practical, but the work permit for vocational courses is shorter: compare before you choose a diploma.',
    },
    {
      name: 'Public Health and Allied Health',
      text: 'Physiotherapy and pharmacy lead to registration, social work to membership of its association (AASW): check the list of the body that decides.',
    },
  ],
  detailedCosts: {
    tuition: [
      {
        label: 'Bachelor’s, lowest and highest public fee read',
        amount: {
          from: 26000,
          to: 69200,
          note: 'Southern Cross 2026, Sydney 2027; dentistry aside. At Sydney, UNSW and others a services fee (SSAF) comes on top, 373 at most in 2026',
          source: 'sydneyFees',
        },
      },
      {
        label: 'Bachelor’s at UNSW, arts to engineering',
        amount: {
          from: 47300,
          to: 61500,
          note: '2026; engineering 265,500 for all four years',
          source: 'unswFees',
        },
      },
      {
        label: 'Master’s by coursework',
        amount: {
          from: 32000,
          to: 63000,
          note: 'our estimate for 2026, up to computer science at Melbourne (first year); MBAs, health and some other degrees cost more',
          source: 'studyAustralia',
        },
      },
      {
        label: 'Vocational diploma',
        amount: { from: 8000, to: 22000, note: 'our estimate for 2026', source: 'studyAustralia' },
      },
      {
        label: 'Medicine at Monash, from school',
        amount: {
          from: 92200,
          note: '2024, as an agent has it; fees rise each year, and other universities differ',
          source: 'monashMedicine',
        },
      },
    ],
    tuitionRange: {
      from: 26000,
      to: 69200,
      note: 'bachelor’s degrees at the public universities whose fees we read, without medicine and dentistry; private ones can cost less, or more',
      source: 'sydneyFees',
    },
    livingExpenses: {
      accommodation: {
        from: 14500,
        to: 22100,
        note: 'a room in a shared flat at 278 to 425 a week, 2025; gas and electricity may come on top',
        source: 'idp',
      },
      food: {
        from: 4200,
        to: 14600,
        note: '80 to 280 a week, from cooking to eating out, 2025',
        source: 'idp',
      },
      transport: {
        from: 300,
        to: 2800,
        note: 'our estimate; 50 cents a ride in Queensland since 2024, in New South Wales most students from abroad pay full fares',
        source: 'fares50',
      },
      personal: {
        from: 5200,
        to: 10700,
        note: 'telephone and internet at 20 to 55 a week, going out at 80 to 150, 2025',
        source: 'idp',
      },
      healthInsurance,
    },
    oneTimeCosts,
    fees,
    notes: [
      {
        text: 'Proof of funds: {{australia.funds}} for a year’s living (since 10 May 2024), the first year’s course fees, and AUD 2,000 for travel. Or parents’ or partner’s income of AUD 87,856 in the last year, shown by tax papers.',
        source: 'visa500',
        about: 'funds',
      },
      {
        text: 'This is a minimum, says Home Affairs: real costs may be much higher, and you should not count on earnings.',
        source: 'visa500',
      },
      'The calculator’s AUD 40,000 of tuition fits a mid-priced university; the Group of Eight charge more. Its AUD 14,000 for a room and 2,800 for personal expenses are our estimates for a very careful student: AUD 269 and 54 a week, by IDP at least 278 and 100.',
      {
        text: 'OSHC makes you wait 12 months for illnesses you had before and for pregnancy. Dental care, glasses and physiotherapy are not in it, and doctors may charge more than it pays.',
        source: 'oshcExclusions',
        about: 'insurance',
      },
    ],
  },
  standardizedTests: {
    undergraduate: [
      {
        text: 'None in general. Class XII: 60 per cent in CBSE or ISC (70 from state boards) at Western Sydney in 2022; at selective universities 75 to 90, by our estimate',
        source: 'wsuMarks',
      },
      'UCAT or ISAT for medicine from school, at most universities; UCAT ANZ is booked by May; Monash closed in June (2024)',
    ],
    postgraduate: [
      'By our estimate 60 per cent or more in a recognised bachelor’s at selective universities, from about 50 at others; a three-year Indian degree is mostly enough for coursework',
      'GMAT or GRE for some MBAs: ask the school',
    ],
    english: [
      {
        text: 'The visa’s minimum for tests taken since 7 August 2025: IELTS 6.0, TOEFL iBT 67 or PTE Academic 47 (64 and 50 for older tests); less with a foundation or English course booked before the degree. Tests taken at home do not count; for TOEFL book “TOEFL iBT for Australia”, which keeps the older test and its scale to 120.',
        source: 'visa500',
      },
      'Universities usually ask for IELTS 6.5 with 6.0 in each part; nursing, teaching and law mostly for 7.0 or more (list of master’s degrees)',
      {
        text: 'A Temporary Graduate visa afterwards asks for IELTS 6.5 with 5.5 in each part, from a test of the last 12 months (2026)',
        source: 'visa485',
      },
    ],
  },
  workAuthorization: {
    duringStudies: {
      text: 'None before the course begins; then up to {{australia.workInTerm}} while it is in session, without limit in its breaks. Doctoral and research master’s students have no limit once they have begun.',
      source: 'visa500',
    },
    afterGraduation: {
      text: 'Temporary Graduate visa (485). For Indian citizens under the trade agreement: bachelor’s up to 2 years, first-class honours in STEM up to 3, master’s up to 3, doctorate up to 4. For most others it is 2 to 3 years.',
      source: 'ecta',
    },
    details: [
      {
        text: 'Conditions of the 485: at least two academic years of study in Australia, age 35 or under (50 for research degrees), application in Australia within six months of completing, AUD 5,750 since 1 July 2026',
        source: 'visa485',
      },
      {
        text: 'A second 485 visa for graduates who studied, and lived for two years on the first one, in a regional area: 1 year for Perth, Adelaide, Canberra, Hobart and the like, 2 for smaller places; Sydney, Melbourne and Brisbane do not count',
        source: 'regional',
      },
      {
        text: 'Vocational graduates have a stream of their own, of up to 18 months, tied to listed occupations',
        source: 'visa485',
      },
      {
        text: 'Family: since 2 October 2026 new student visas include a partner or children only for doctoral students (not for a research master’s), for those whom Australia’s defence or foreign ministry sponsors or another state pays in full, and for citizens of Pacific and ASEAN countries. They cannot be added later. For graduate visas the same is announced (September 2026).',
        source: 'studentReform',
        about: 'family',
      },
      {
        text: 'Since 2 October 2026 a further student visa can be applied for from inside Australia only for a doctorate, for up to 12 months to finish the course at the same provider, for one course at a higher level once it is finished (after a degree, another degree), and in a few other cases; holders of a graduate visa apply from abroad.',
        source: 'studentReform',
      },
      {
        text: 'Until six months of your main course are over, courses before it included, another provider may take you only if the first one releases you or, for example, loses its registration. Twelve months were announced in September 2026, by one report in force since 2 October; from July 2027 a change is to take a new visa.',
        source: 'release',
      },
      {
        text: 'Since 31 March 2026 no provider may pay an agent for a student who transfers after starting a course in Australia: if you are advised to change, ask who pays the adviser.',
        source: 'transfers',
      },
      {
        text: 'No visa after the studies leads to permanent residence by itself: skilled visas ask for points, an occupation on the list or a sponsor.',
        about: 'settlement',
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
      'Explanation and proof of any gap or backlog',
      {
        text: 'References and CV for master’s; research proposal and supervisor’s agreement for a doctorate',
        levels: ['masters'],
      },
      'English test result from a test centre',
    ],
    personal: [
      'Passport, Aadhaar or PAN, and birth certificate',
      'Confirmation of Enrolment (CoE) for each course of a package',
      'Health examination with a panel clinic, booked with the HAP ID',
      'Police certificate, if asked for',
      'Biometrics at the visa application centre (VFS Global), after the letter that asks for them',
    ],
    financial: [
      {
        text: 'Bank statements with the history of the money, loan sanction and disbursement letters; a sanction letter alone is not enough. The lender must be one that takes deposits, as banks do: ask before you borrow from a finance company',
        source: 'fundsAccess',
      },
      'Income tax returns, salary slips or business papers of the sponsor, with proof of the relationship',
      {
        text: 'On 8 January 2026 India went to Evidence Level 3, the strictest; we read nothing newer. With the level of your university it decides what you attach: look into Home Affairs’ Document Checklist Tool, and have proof of funds and English ready in any case',
        source: 'evidence',
      },
    ],
    additional: [
      {
        text: 'Answers to the Genuine Student questions, up to 150 words each (since 23 March 2024, in place of the GTE statement)',
        source: 'genuineStudent',
      },
      'OSHC policy for the whole stay',
      'Welfare arrangements for students under 18: the university’s CAAW, or form 157N if you live with a parent or a relative over 21',
      'Portfolio or audition for creative courses',
    ],
  },
  workOpportunities: [
    'Part-time work in hospitality, retail, care and on campus; get a tax file number first',
    'Software, cyber security and data; some government work needs citizenship',
    'Health care, teaching and construction, with registration or licence',
    'Seek and university career portals list graduate programmes from February to April for the next year; many want permanent residents',
    'If you are underpaid, ask the Fair Work Ombudsman: the law protects you, and its help is free',
    {
      text: 'By an agreement of March 2023 India recognises Australian degrees, but not in professions such as engineering, medicine and law.',
      source: 'indiaDegrees',
    },
  ],
  applicationRequirements: [
    'Direct to the university or through an authorised agent. With an IB Diploma, bachelor’s degrees in New South Wales often go through UAC: ask the university',
    'Subjects and marks of class XII, or a foundation year or diploma that leads into the second year',
    {
      text: 'Master’s: a bachelor’s in any or a related field. The graduate visa needs two academic years of study; some degrees are shorter.',
      source: 'visa485',
    },
    'Doctorate: a supervisor’s agreement before you apply; scholarship rounds close months earlier',
    'The course must be on CRICOS, the government’s register: search it before you pay',
  ],
  intakeDetails: {
    primary: 'February or March, the main intake',
    secondary: 'July',
    limited: 'November, few universities',
    deadlines: [
      'For February: apply by November, because the visa takes time. The last day lies between October and the middle of February, by university, and earlier for competitive or full courses',
      'For July: apply by May. The last day lies between the end of March and June, by university',
      {
        text: 'Places are steered by a National Planning Level, 295,000 new students for 2026 (we read none for 2027), and applications to providers that have filled 80 per cent of their share are handled later, above 115 per cent last (Direction 115, since 14 November 2025; not for research degrees).',
        source: 'planningLevel',
      },
    ],
  },
  scholarships: {
    government: [
      {
        name: 'Research Training Program',
        amount:
          'Fees, a stipend, or both; each university sets the stipend: AUD 34,315 to 53,608 a year in 2026, according to a portal. For three to four years of a doctorate, at most two of a master’s',
        eligibility: 'Research master’s and doctoral students; chosen by the university',
        url: 'https://www.education.gov.au/research-block-grants/research-training-program',
        source: 'stipend',
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
        name: 'Monash International Leadership Scholarship',
        at: 'Monash University',
        amount: 'Up to the full course fees, as long as your average is 70% in each semester (2025)',
        eligibility:
          'New international students of high merit, four a year (2025); not for medicine, the MBA or pathway courses, nor after studies at another university in Australia or with other aid from Monash',
        url: 'https://www.monash.edu/study/fees-scholarships/scholarships',
        source: 'monash',
      },
      {
        name: 'ANU Chancellor’s International Scholarship',
        at: 'Australian National University',
        amount:
          'A quarter of tuition for most, half for citizens of some regions (2026, according to a portal; which share is India’s, we could not read: ask)',
        eligibility:
          'International students of coursework degrees other than medicine and military studies, by merit, without another sponsor for the fee',
        url: 'https://study.anu.edu.au/scholarships',
        source: 'anu',
      },
      {
        name: 'Melbourne International Undergraduate Scholarship',
        at: 'The University of Melbourne',
        amount: 'A fifth of the fees for awards from 2027, a quarter before; older pages name other sums',
        eligibility:
          'Citizens of countries where the yearly product per head is at most US$10,000, as India’s is, with an offer of a bachelor’s place at the overseas fee, who have not studied at a university before; not with another discount',
        url: 'https://scholarships.unimelb.edu.au/',
        source: 'melbourne',
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
      {
        name: 'K C Mahindra Scholarship',
        amount:
          'Interest-free loan: up to ₹10 lakh for the three best, up to ₹5 lakh for others (according to a portal in 2023); in one round 32 of 90 got ₹1 lakh',
        eligibility:
          'Indian graduates (first class) and last-year students with an offer for postgraduate study abroad, or by a public list an application',
        url: 'https://www.kcmet.org/',
        source: 'mahindra',
      },
    ],
  },
  visaProcess: {
    type: 'Student visa (subclass 500)',
    processingTime: {
      text: 'Home Affairs publishes current times. From India count on one to three months, by our judgement, more before February, and apply as soon as you hold the CoE.',
      source: 'processing',
    },
    steps: [
      'Accept the offer, pay the deposit and the OSHC premium, and receive the CoE',
      'Make an ImmiAccount and fill in the application with the Genuine Student questions',
      { text: 'Pay {{australia.visaFee}} and upload all papers at once', source: 'visaFee' },
      'Give biometrics and have the health examination when you are asked to',
      'Answer requests for more papers by the date in the letter',
      'The visa is electronic: check its conditions in VEVO before you book the flight',
    ],
    requirements: [
      'A CoE for a full-time CRICOS course',
      'The Genuine Student requirement: your situation, why this course, what it is worth for you',
      { text: 'Funds of {{australia.funds}} for living, first-year fees and travel', source: 'visa500' },
      'English at the required level and OSHC from the day you arrive',
      'Good health and character, and the Australian Values Statement from the age of 18',
    ],
    interviewRequired: false,
    interview:
      'Usually none; an officer may telephone you, your bank or your school. The university often holds a Genuine Student interview of its own before it issues the CoE.',
  },
  sources: {
    indiaDegrees: {
      label: 'India-Australia agreement on degrees of 2 March 2023 (The Academic Insights)',
      url: 'https://theacademicinsights.com/australia-to-recognise-degrees-from-indian-colleges/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    wsuMarks: {
      label: 'Western Sydney University: admission of Indians (GetMyUni, 2 May 2022)',
      url: 'https://getmyuni.com/australia/university/western-sydney-university-sydney/admission',
      checkedOn: '2026-11-26',
      copy: true,
    },
    fares50: {
      label: 'Queensland’s fares (View News, 10 February 2025); UNSW: who gets a concession (no date)',
      url: 'https://www.viewnews.com.au/50-cent-fares-made-permanent-2/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    oshcExclusions: {
      label: 'OSHC: waiting periods and what is left out (Budget Policy, January 2026)',
      url: 'https://budgetpolicy.com/blogs/detail/oshc-exclusions-in-australia-whats-not-covered-under-your-student-health-insurance',
      checkedOn: '2026-11-24',
      copy: true,
    },
    register: {
      label: 'TEQSA: national register of higher education, summary (no date)',
      url: 'https://www.teqsa.gov.au/national-register',
      checkedOn: '2026-11-25',
      copy: true,
    },
    regional: {
      label: 'Designated regional areas for a second graduate visa (Atlantis Visas, no date)',
      url: 'https://www.atlantisvisas.com.au/visa-policies/second-post-study-work-stream-criteria-for-regional-extension-visa-485',
      checkedOn: '2026-11-26',
      copy: true,
    },
    release: {
      label:
        'Bond University: release under standard 7 of the National Code (no date); twelve months: two public projects, October 2026',
      url: 'https://bond.edu.au/current-students/study-information/enrolment/managing-your-enrolment/withdrawal-program',
      checkedOn: '2026-11-27',
      copy: true,
    },
    studentNumbers: {
      label: 'Department of Education: international students, January and February 2026',
      url: 'https://www.education.gov.au/international-education-data-and-research/international-student-monthly-summary-and-data-tables',
      checkedOn: '2026-11-24',
      copy: true,
    },
    anu: {
      label:
        'ANU Chancellor’s International Scholarship (FreeStudentship, 2026; the groups, StudyHQ, no date)',
      url: 'https://freestudentship.com/anu-chancellors-international-scholarship-apply',
      checkedOn: '2026-11-26',
      copy: true,
    },
    ecta: {
      label: 'Home Affairs: Temporary Graduate visa, stay periods for Indian nationals (AI-ECTA)',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485/post-higher-education-work',
      checkedOn: '2026-05-21',
    },
    evidence: {
      label: 'India in evidence level 3 for student visas (ThePrint, January 2026)',
      url: 'https://theprint.in/theprint-essential/australia-student-visa-india-highest-risk/2825012',
      checkedOn: '2026-11-24',
      copy: true,
    },
    fairWork: {
      label: 'Fair Work Ombudsman: minimum wages',
      url: 'https://www.fairwork.gov.au/pay-and-wages/minimum-wages',
      checkedOn: '2026-10-05',
    },
    fares: {
      label: 'Our estimate of one-way economy fares (link: home page of an airline)',
      url: 'https://www.airindia.com/',
      checkedOn: '2025-05-31',
    },
    genuineStudent: {
      label: 'Home Affairs: Genuine Student requirement',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500/genuine-student-requirement',
      checkedOn: '2026-10-05',
    },
    idp: {
      label: 'IDP Education: money and living expenses in Australia',
      url: 'https://www.idp.com/singapore/study-in-australia/money-and-living-expenses',
      checkedOn: '2025-06-30',
    },
    jnTata: {
      label: 'J N Tata Endowment (2020; MyScholarship, 2026)',
      url: 'https://jntataendowment.org/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    mahindra: {
      label:
        'K C Mahindra scholarships (CollegeDekho, 8 June 2023); who may apply: a public list; one round: Sunvilla Samachar (no dates)',
      url: 'https://www.collegedekhoabroad.com/articles/kc-mahindra-postgraduate-scholarships/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    melbourne: {
      label:
        'University of Melbourne: International Undergraduate Scholarship, from 2027 (as a public guide quoted it in autumn 2026)',
      url: 'https://scholarships.unimelb.edu.au/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    monashMedicine: {
      label: 'OzTREKK: Monash University, Bachelor of Medical Science and Doctor of Medicine, 2024',
      url: 'https://oztrekk.com/programs/medicine/monash-university-bachelor-of-medical-science-doctor-of-medicine-undergraduate-entry/',
      checkedOn: '2026-11-25',
      copy: true,
    },
    monash: {
      label: 'Monash International Leadership Scholarship (India Today, 29 June 2025)',
      url: 'https://www.indiatoday.in/education-today/scholarships/story/monash-announces-100-tuition-scholarship-for-international-students-2747834-2025-06-29',
      checkedOn: '2026-11-25',
      copy: true,
    },
    nos: {
      label: 'National Overseas Scholarship (NDTV, 26 August 2024; Jagran Josh, 2025)',
      url: 'https://www.ndtv.com/education/national-overseas-scholarship-to-study-abroad-check-eligibility-6420131',
      checkedOn: '2026-11-26',
      copy: true,
    },
    oshc: {
      label: 'Department of Health: Overseas Student Health Cover',
      url: 'https://www.privatehealth.gov.au/health_insurance/overseas/overseas_student_health_cover.htm',
      checkedOn: '2026-10-05',
    },
    planningLevel: {
      label:
        'Home Affairs: student visa processing priorities; Department of Education: National Planning Level',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-processing-times/visa-processing-priorities/student-visa',
      checkedOn: '2026-09-24',
    },
    processing: {
      label: 'Home Affairs: global visa processing times',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-processing-times/global-visa-processing-times',
      checkedOn: '2026-08-21',
    },
    qs: {
      label: '{{rankings.edition}}',
      url: 'https://www.topuniversities.com/world-university-rankings',
      checkedOn: '2026-10-05',
    },
    stipend: {
      label:
        'Research Training Program: stipends of 2026 (Scholarships for Africans, 8 May 2026); years: Department of Education (no date)',
      url: 'https://scholarshipsforafricans.com/scholarships/research-training-program-rtp-australia',
      checkedOn: '2026-11-26',
      copy: true,
    },
    studentReform: {
      label:
        'Home Affairs: changes to student visa application rules; graduate visas: a public guide, 3 October 2026',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/changes-to-student-visa-application-rules-500-590',
      checkedOn: '2026-10-03',
    },
    melbourneApplication: {
      label:
        'University of Melbourne: fee for applications (no date); UTS: a public data collection, July 2026',
      url: 'https://study.unimelb.edu.au/how-to-apply/fees/application-fee',
      checkedOn: '2026-11-27',
      copy: true,
    },
    studyAustralia: {
      label: 'Study Australia: living and education costs',
      url: 'https://www.studyaustralia.gov.au/en/life-in-australia/living-and-education-costs',
      checkedOn: '2026-09-24',
    },
    sydneyFees: {
      label:
        'University of Sydney: international student tuition fees 2027; services fee: Sydney, UNSW (2025), for 2026 a public data collection',
      url: 'https://www.sydney.edu.au/study/fees-and-loans/international-student-tuition-fees.html',
      checkedOn: '2026-10-05',
    },
    unswFees: {
      label: 'UNSW: international fees 2026; Bachelor of Engineering, indicative fees 2026',
      url: 'https://www.unsw.edu.au/study/undergraduate/bachelor-of-engineering-honours',
      checkedOn: '2026-11-27',
      copy: true,
    },
    transfers: {
      label:
        'National Code, amendment of January 2026 on education agent commissions (Department of Education, reported by ICEF Monitor)',
      url: 'https://monitor.icef.com/?p=46837',
      checkedOn: '2026-11-24',
      copy: true,
    },
    visa485: {
      label: 'Home Affairs: Temporary Graduate visa (subclass 485)',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485',
      checkedOn: '2026-10-05',
    },
    visa500: {
      label: 'Home Affairs: Student visa (subclass 500)',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
      checkedOn: '2026-10-05',
    },
    fundsAccess: {
      label: 'Home Affairs: genuine access to funds; High Commission in New Delhi: lenders (no dates)',
      url: 'https://www.homeaffairs.gov.au/visas/supporting/Pages/500/genuine-access-to-funds.aspx',
      checkedOn: '2026-11-27',
      copy: true,
    },
    visaFee: {
      label: 'Study Australia: student visa application charge',
      url: 'https://www.studyaustralia.gov.au/en/plan-your-move/your-guide-to-visas/student-visa-subclass-500',
      checkedOn: '2026-10-05',
    },
  },
};
