import type {
  Amount,
  CountryCard,
  CountryCosts,
  CountryGuide,
  CountrySummary,
  OneTimeCosts,
} from '../country';

export const card: CountryCard = {
  position: 1,
  name: 'United States',
  flag: 'us',
  description: 'A very wide choice of universities and majors, with freedom to change direction.',
  institutions: '5000+',
  students: '1.1M+',
  highlights: [
    'Flexible majors and minors',
    'Research and teaching assistantships',
    'OPT work up to 3 years for STEM',
  ],
};

export const summary: CountrySummary = {
  cities: 'Boston, New York, San Francisco',
  workRights: '{{unitedStates.workInTerm}} on campus; OPT up to 3 years for STEM',
  language: 'English',
  visaType: 'F-1',
};

const oneTimeCosts: OneTimeCosts = {
  applicationFee: {
    from: 50,
    to: 100,
    note: 'our estimate for each university, bachelor’s; graduate schools may ask more (University of California 155 in 2024-25, its MBA up to 275). Waivers exist',
    source: 'applicationFees',
    at: {
      masters: {
        name: 'Application fee',
        amount: {
          from: 50,
          to: 155,
          note: 'our estimate for each graduate school; University of California 155 in 2024-25, its MBA up to 275. Waivers exist (there, none for applicants from abroad)',
          source: 'applicationFees',
        },
      },
    },
  },
  visaFee: {
    from: 535,
    note: 'SEVIS fee {{unitedStates.sevisFee}} and visa application {{unitedStates.visaFee}}. A Visa Integrity Fee of {{unitedStates.integrityFee}} is law, but in October 2026 it was not confirmed that it is collected.',
    source: 'visaFees',
  },
  flightTicket: {
    from: 600,
    to: 1300,
    note: 'one way, our estimate; compare the airlines for your dates',
    source: 'fares',
  },
};

const healthInsurance: Amount = {
  from: 2300,
  to: 4500,
  note: 'our estimate for the university’s plan, mostly compulsory; $2,494 at Maryland in 2024-25, but $8,232 at Stanford in 2025-26',
  source: 'healthPlans',
};

export const costs: CountryCosts = {
  currency: 'USD',
  symbol: '$',
  tuition: 50000,
  accommodation: 15000,
  food: 5000,
  transport: 2000,
  personal: 3000,
  healthInsurance,
  oneTime: oneTimeCosts,
};

export const guide: CountryGuide = {
  overview:
    'The United States suits students who want breadth. You can start without a major, join engineering to music, and change direction after a year. There are research giants, small liberal arts colleges and two-year community colleges, so the programme, the department and the money on offer matter more than the name of the university. Some taught master’s degrees have a compulsory internship; doctoral students are usually paid to teach or do research.\n\nIt suits families less well if the budget is tight and fixed, or if you go for a guaranteed right to work afterwards. Prices are among the highest in the world, and admission weighs essays and activities as well as marks. In 2025 more applications of Indians for the visa were refused than granted. Rules for visas and work keep changing; several are before the courts.\n\nWhat stands out is choice and aid. Published prices are high, but many private universities discount them, and an assistantship can make a doctorate, and sometimes a master’s, free.',
  counted: {
    institutions: { text: '5,819, of which 2,691 teach four-year degrees (2023-24)', source: 'nces' },
    students: { text: '1,177,766 (2024-25)', source: 'openDoors' },
  },
  highlights: [
    {
      text: '1,177,766 international students in 2024-25; the 363,019 from India were the largest group. We could not read the next report yet.',
      source: 'openDoors',
    },
    {
      text: 'Five of the first 15 universities in the {{rankings.edition}}',
      source: 'qs',
    },
    'At many universities you choose a major only in the second year; you can add a minor or second major',
    {
      text: 'OPT: 12 months of work after each higher degree level, and 24 more with a STEM degree',
      source: 'opt',
    },
    'Doctoral students, and some master’s students, are paid as teaching or research assistants, mostly with all or some tuition waived',
    'Community colleges teach the first two years of a degree for much less; ask which universities have agreed to take their students',
    { text: 'One application, the Common App, reaches up to 20 colleges', source: 'commonApp' },
  ],
  quickFacts: {
    capital: 'Washington, D.C.',
    currency: 'US dollar (USD)',
    language: 'English',
    population: { text: 'About 340 million (2024)', source: 'census' },
    timeZone: 'UTC−5 to UTC−10; in summer an hour ahead in most states',
    weather: 'From arctic to tropical, by region',
    drivingSide: 'Right',
    studentCities: 'Boston, New York, Chicago, Los Angeles, San Francisco',
    workWhileStudying: {
      text: 'Up to {{unitedStates.workInTerm}} on campus in term, full time in breaks (F-1)',
      source: 'employment',
    },
    postStudyWork: {
      text: 'OPT: 12 months, up to 3 years in all for STEM degrees (October 2026; changes are proposed)',
      source: 'opt',
    },
  },
  educationSystem: {
    structure: {
      text: 'Associate degree 2 years, bachelor’s 4, master’s 1 to 2, doctorate usually 5 or more. A bachelor’s is a mix of general education, a major and free choices.',
      source: 'educationUsa',
    },
    academicYear:
      'Late August to mid-May in two semesters, or late September to mid-June in three quarters, as at Stanford; summer terms are optional.',
    gradingSystem: {
      text: 'Letters from A to F for coursework all through the term, averaged to a grade point average (GPA) from 0 to 4.0.',
      source: 'educationUsa',
    },
    classSize:
      'Small seminars at liberal arts colleges; first-year lectures of several hundred, with small discussion groups, at large state universities.',
  },
  studyCities: [
    {
      name: 'Boston',
      latitude: 42.3601,
      longitude: -71.0589,
      towns: ['Cambridge'],
      text: 'A city of students, with Harvard, MIT, Boston University and Northeastern; cold winters and some of the highest rents.',
    },
    {
      name: 'New York',
      latitude: 40.7128,
      longitude: -74.006,
      text: 'Columbia, NYU and the public City University; finance, media and design next door, and no car needed, but very high rents.',
    },
    {
      name: 'San Francisco Bay Area',
      latitude: 37.7749,
      longitude: -122.4194,
      towns: ['Stanford', 'Berkeley'],
      text: 'Stanford, Berkeley and San José State beside the technology firms; mild weather, and rents among the country’s highest.',
    },
    {
      name: 'Los Angeles',
      latitude: 34.0522,
      longitude: -118.2437,
      towns: ['Pasadena'],
      text: 'UCLA, USC and Caltech, with film, aerospace and biotechnology; high rents and long distances.',
    },
    {
      name: 'Chicago',
      latitude: 41.8781,
      longitude: -87.6298,
      text: 'Chicago, Northwestern and Illinois Tech; a big-city job market and hard winters.',
    },
    {
      name: 'Austin',
      latitude: 30.2672,
      longitude: -97.7431,
      text: 'UT Austin amid chip makers and software firms; warm and growing.',
    },
    {
      name: 'Pittsburgh',
      latitude: 40.4406,
      longitude: -79.9959,
      text: 'Carnegie Mellon and the University of Pittsburgh; robotics, computing and medicine in a middle-sized city.',
    },
    {
      name: 'Atlanta',
      latitude: 33.749,
      longitude: -84.388,
      text: 'Georgia Tech and Emory; a large Indian community and many company headquarters.',
    },
  ],
  topUniversities: [
    {
      name: 'Massachusetts Institute of Technology',
      city: 'Cambridge',
      rank: '1',
      knownFor: 'Engineering, computing and science; need-blind aid for a bachelor’s degree',
    },
    {
      name: 'Stanford University',
      city: 'Stanford',
      rank: '2',
      knownFor: 'Computer science, business and start-ups',
    },
    {
      name: 'Harvard University',
      city: 'Cambridge',
      rank: '5',
      knownFor: 'Law, medicine, business and government',
    },
    {
      name: 'California Institute of Technology',
      city: 'Pasadena',
      rank: '7',
      knownFor: 'Physics, space science; a very small campus',
    },
    {
      name: 'University of Pennsylvania',
      city: 'Philadelphia',
      rank: '15',
      knownFor: 'Wharton business school, nursing, medicine',
    },
    {
      name: 'Cornell University',
      city: 'Ithaca',
      rank: '16',
      knownFor: 'Engineering, agriculture, hotel management; Tata scholarship for Indians',
    },
    {
      name: 'Yale University',
      city: 'New Haven',
      rank: '16',
      knownFor: 'Law, history, drama and music; need-blind aid for a bachelor’s degree',
    },
    {
      name: 'Johns Hopkins University',
      city: 'Baltimore',
      rank: '20',
      knownFor: 'Medicine, public health and biomedical engineering',
    },
    {
      name: 'University of California, Berkeley',
      city: 'Berkeley',
      rank: '20',
      knownFor: 'A public university; engineering, computing and science',
    },
  ],
  popularCourses: [
    {
      name: 'Computer Science',
      text: 'A STEM degree; some selective universities admit by major, so a change into it later can be hard.',
    },
    {
      name: 'Data Science and Analytics',
      text: 'Ask for the CIP code, which stands on the I-20: it, and not the name of the degree, decides whether the STEM extension of OPT applies.',
    },
    {
      name: 'Electrical and Mechanical Engineering',
      text: 'For a bachelor’s look for ABET accreditation (few master’s degrees have it), and ask for graduates’ employers: defence work is mostly closed to foreigners.',
    },
    {
      name: 'Business and MBA',
      text: 'AACSB accreditation is the usual sign of quality; most full-time MBAs expect several years of work.',
    },
    {
      name: 'Finance',
      text: 'Plain finance is not on the STEM list; financial engineering and some quantitative programmes are.',
    },
    {
      name: 'Public Health',
      text: 'Ask whether CEPH accredits the school or programme.',
    },
    {
      name: 'Biology and Pre-medicine',
      text: 'Medicine is studied after a bachelor’s, and few medical schools take international students; ask before you plan on it.',
    },
  ],
  detailedCosts: {
    tuition: [
      {
        label: 'Bachelor’s, public university, rate for students from outside the state',
        amount: {
          from: 21500,
          to: 36800,
          note: 'the middle half of those in our search, by their own pages, mostly of 2025-26 and 2026-27, or else federal data of 2024-25 or 2023-24; some charge students from abroad more; flagships up to 68,000 (Michigan 67,096 in the first years, 2026-27, more later), the University of Virginia 74,000 for engineering',
          source: 'ipeds',
        },
      },
      {
        label: 'Bachelor’s, private university',
        amount: {
          from: 41900,
          to: 68900,
          note: 'the middle half of those in our search, from the same pages and data, before any discount',
          source: 'ipeds',
        },
      },
      {
        label: 'Bachelor’s, most selective private universities',
        amount: {
          from: 67000,
          to: 78000,
          note: '2026-27, tuition and fees by their own pages, before aid according to family income',
          source: 'ipeds',
        },
      },
      {
        label: 'Master’s',
        amount: {
          from: 20000,
          to: 60000,
          note: 'our estimate for 2025-26; business and data programmes at private universities cost more, and fees may come on top (at Temple 968 and, from abroad, 350 a year; no date)',
          source: 'educationUsa',
        },
      },
      {
        label: 'Community college',
        amount: {
          from: 8000,
          to: 15000,
          note: 'our estimate of the rate for international students',
          source: 'educationUsa',
        },
      },
    ],
    tuitionRange: {
      from: 20000,
      to: 78000,
      note: 'bachelor’s degrees, 2023-24 to 2026-27, before scholarships; see below for the averages of 2025-26',
      source: 'ipeds',
    },
    livingExpenses: {
      accommodation: {
        from: 8000,
        to: 20000,
        note: 'our split of the College Board’s average for housing and food, 2025-26',
        source: 'collegeBoard',
      },
      food: {
        from: 4000,
        to: 6500,
        note: 'our split of the same average, 2025-26; a college meal plan costs more than cooking',
        source: 'collegeBoard',
      },
      transport: {
        from: 1200,
        to: 2500,
        note: 'our split of $5,140 for books, transport and the rest, the average of public universities for students from other states in 2025-26; without a car',
        source: 'collegeBoard',
      },
      personal: {
        from: 2500,
        to: 4500,
        note: 'our split of the same $5,140, with books and telephone, 2025-26',
        source: 'collegeBoard',
      },
      healthInsurance,
    },
    oneTimeCosts,
    notes: [
      {
        text: 'There is no fixed sum for the visa. Your university states one year’s cost on Form I-20, and you show liquid money for all of it, and a plan for the later years.',
        source: 'financialAbility',
        about: 'funds',
      },
      {
        text: 'Averages for 2025-26: tuition of $31,880 at public universities for students from other states and $45,000 at private ones, after rises of 3.4 and 4 per cent in a year; housing and food $13,900 and $15,920.',
        source: 'collegeBoard',
      },
      'Boston, New York and the Bay Area cost far more than college towns in the Midwest or South. Ask for the I-20 estimate before you compare.',
      'The calculator starts from $50,000 of tuition: the price of many private and flagship public universities before scholarships.',
      {
        text: 'Our own advice: read the plan’s summary before you buy or waive it. Look for what you pay before the plan pays (the deductible), for your share of the rest, and whether it covers dental care, glasses and treatment outside its network.',
        about: 'insurance',
      },
    ],
  },
  standardizedTests: {
    undergraduate: [
      {
        text: 'SAT, as a guide: {{tests.sat}}',
        source: 'bigFuture',
      },
      {
        text: 'In 2026 Harvard, Yale, MIT, Caltech, Stanford, Cornell, Penn, Brown, Johns Hopkins, Purdue, Georgia Tech, UT Austin and others ask for a test again; Columbia and Princeton will from the round of 2027-28. Most universities leave it open; the University of California does not look at it',
        source: 'testPolicy',
      },
      {
        text: 'ACT in place of the SAT; as a guide, 29 to 35 at selective universities',
        source: 'bigFuture',
      },
      'AP exams are optional and can earn credit',
    ],
    postgraduate: [
      {
        text: 'GRE, as a guide: {{tests.gre}}; many programmes no longer ask for it, others ask all without an American degree for it',
        source: 'ets',
      },
      'GMAT or GRE for business schools. GMAT, as a guide: {{tests.gmat}}, on the scale from 205 to 805',
      'LSAT for law (JD), at many schools the GRE instead; MCAT for medicine (MD)',
    ],
    english: [
      {
        text: 'TOEFL iBT, as a guide: {{tests.toefl}}. Tests since 21 January 2026 are scored from 1 to 6',
        source: 'ets',
      },
      'IELTS Academic, by our estimate mostly 6.5, and 7.0 at the most selective',
      'Duolingo English Test, by our estimate mostly 110 to 130; most universities take it, but ask',
    ],
  },
  workAuthorization: {
    duringStudies: {
      text: 'Up to {{unitedStates.workInTerm}} on campus in term, full time in breaks. Work off campus needs CPT, OPT or permission for hardship.',
      source: 'employment',
    },
    afterGraduation: {
      text: 'OPT: 12 months in your field after each higher degree level. A degree on the STEM list adds 24 months in a paid job at an E-Verify employer, so up to 3 years in all. In force in October 2026; a fee is proposed, and a new rule planned for February 2027.',
      source: 'opt',
    },
    details: [
      {
        text: 'Apply for OPT from 90 days before to 60 days after your programme ends, and within 30 days of your university’s recommendation; for the STEM extension in the 90 days before OPT ends. Form I-765 costs $470 online (October 2026). You may be without work for at most 90 days, 150 with the STEM extension.',
        source: 'opt',
      },
      {
        text: 'OPT fee, only proposed when we last looked (8 October 2026): universities would pay {{unitedStates.optFeeProposed}}, STEM included. Ask every university in writing what it would do.',
        source: 'optFeeProposal',
      },
      {
        text: 'CPT (internships during the course): guidance of August 2026 allows it only where the course asks it of every student; universities have sued (5 October 2026). A year of it full time costs you OPT.',
        source: 'cpt',
      },
      {
        text: 'Length of stay: a rule that would have ended “duration of status” (four years at most, 30 days to leave) was to start on 15 September 2026; a federal court stopped it the day before, and the government appealed on 30 September. On 2 October 2026 you could still stay as long as you study, with 60 days to leave. A higher court can change that before it decides: ask your university before you travel.',
        source: 'durationOfStatus',
      },
      {
        text: 'H-1B work visas: 65,000 a year and 20,000 more for master’s and higher degrees of public or other non-profit US universities, by a lottery weighted by wage since 2026.',
        source: 'h1bCap',
        about: 'settlement',
      },
      {
        text: 'A green card through work: those born in India wait more than ten years in the usual classes (EB-2, EB-3; October 2026).',
        source: 'greenCard',
        about: 'settlement',
      },
      {
        text: 'The $100,000 payment for new H-1B workers, extended to 21 September 2027, was not collected in October 2026: two courts have set its rules aside, one had upheld it; appeals go on. Those rules spare a change of status granted inside the US, unless you leave before the decision. A fee of $103,265 on all capped petitions, such changes included, was proposed in August 2026.',
        source: 'h1b',
      },
      {
        text: 'Husband, wife and unmarried children under 21 may come as F-2, but may not work; husband or wife may study only part-time.',
        source: 'dependents',
        about: 'family',
      },
    ],
  },
  documentRequirements: {
    academic: [
      {
        text: 'Class IX to XII mark sheets and school report, sent by the school',
        levels: ['undergraduate'],
      },
      {
        text: 'Degree certificate or provisional certificate, and all semester mark sheets with the grading scale',
        levels: ['masters'],
      },
      'Consolidated mark sheet and backlog certificate, where your university issues them',
      'Credential evaluation (WES or another NACES member), if the university asks',
      'Two or three letters of recommendation; statement of purpose or essays; CV',
    ],
    personal: [
      'Passport valid for the whole stay; the six months more that others need are not asked of Indian passports (list of January 2024)',
      'Photograph to the US visa standard',
      'DS-160 confirmation page and appointment letter',
      'Form I-20, signed, and the SEVIS fee receipt',
    ],
    financial: [
      {
        text: 'Proof of liquid funds for the first year on Form I-20: bank statements, fixed deposits, loan sanction letter, scholarship letter',
        source: 'financialAbility',
      },
      'Sponsor’s affidavit of support, income tax returns and salary slips or business papers',
    ],
    additional: [
      {
        text: 'All social media names of the last five years on the DS-160, with the profiles set to public',
        source: 'vetting',
      },
      'Immunisation record, as the university’s health centre asks',
      'Portfolio, writing sample or research proposal, by field',
    ],
  },
  workOpportunities: [
    'On campus: library, dining, grading, research assistance; posts open before each term',
    'Technology, semiconductors and data: career fairs in September and October for jobs the next summer',
    'Finance and consulting recruit a year ahead; ask which firms come to the campus',
    {
      text: 'Health care and university research, where many employers have sponsored before. Public universities in Texas (until 31 May 2027) and Florida (until 5 January 2027) take nobody new on an H-1B without special leave, by orders of 2026',
      source: 'stateHiring',
    },
    'Look up in the Department of Labor’s public data which employers have sponsored H-1B workers, and ask about sponsorship early',
    {
      text: 'Public and other non-profit universities, and research institutes tied to them, are outside the H-1B cap',
      source: 'h1bCap',
    },
  ],
  applicationRequirements: [
    'Bachelor’s: class XII, essays, activities, recommendations; through the Common App, the University of California’s own form or the university’s site',
    {
      text: 'Master’s: usually 16 years of education. Some universities take a three-year Indian degree with good marks, others want a fourth year or a postgraduate diploma: ask first.',
      source: 'educationUsa',
    },
    { text: 'A GPA of at least 3.0 of 4.0 is a usual minimum for graduate study', source: 'educationUsa' },
    'Doctorate: a strong bachelor’s or master’s, research experience, and a department that fits; ask whether the offer brings funding, and for how long',
    'Check that the university is certified by SEVP and accredited by an agency the US Department of Education recognises',
  ],
  intakeDetails: {
    primary: 'Fall: late August or September, the main intake',
    secondary: 'Spring: January',
    limited: 'Summer: May or June, few programmes',
    deadlines: [
      {
        text: 'Bachelor’s for fall 2027, regular decision: mostly 1 to 15 January 2027; some public universities close in November or on 1 December (UT Austin). The early rounds, mostly until 1 or 15 November 2026, are over; some colleges have a second one in January',
        source: 'commonAppGrid',
      },
      {
        text: 'University of California, bachelor’s for fall 2027: from 1 October to 30 November 2026. Each of its master’s degrees has a day of its own',
        source: 'ucDates',
        at: (name: string) => name.startsWith('University of California'),
      },
      'Master’s: mostly December to March for fall; doctorates: usually the first half of December',
      'Spring: mostly August to October of the year before',
    ],
  },
  scholarships: {
    government: [
      {
        name: 'Fulbright-Nehru Master’s Fellowships',
        amount:
          'Towards tuition and fees, living costs, airfare and health cover for up to two years, on a J-1 visa, after which you return to India; it may not cover all, and has nothing for your family. A newspaper’s list of the call of July 2026 does not name this fellowship: ask USIEF whether it is offered',
        eligibility:
          'Indian citizens in India with a four-year bachelor’s degree (or a master’s or full-time diploma after a shorter one) at 55% and three years of paid full-time work, in a listed field such as economics or public health; not with a US degree or while enrolled for one, nor, since the round of 2026-27, employees of India’s central or state governments',
        url: 'https://www.usief.org.in/',
        source: 'usief',
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
        name: 'Tata Scholarship at Cornell',
        at: 'Cornell University',
        amount: 'According to need, for up to eight semesters',
        eligibility:
          'Indian citizens schooled in India, admitted to Cornell, whose family cannot pay the full cost; ask for aid (CSS Profile) with the application, which may weigh in the decision',
        url: 'https://admissions.cornell.edu/',
        source: 'tata',
      },
      {
        name: 'Knight-Hennessy Scholars',
        at: 'Stanford University',
        amount: 'Full funding of up to three years of graduate study at Stanford',
        eligibility:
          'Graduates and last-year students of any country whose first degree is not older than seven years, admitted to a full-time Stanford programme; a few programmes are left out',
        url: 'https://knight-hennessy.stanford.edu/',
        source: 'knightHennessy',
      },
      {
        name: 'MIT financial aid',
        at: 'Massachusetts Institute of Technology',
        amount: 'Meets the full need of every admitted undergraduate',
        eligibility: 'All nationalities; the application is read without regard to need',
        url: 'https://sfs.mit.edu/',
        source: 'mitAid',
      },
    ],
    private: [
      {
        name: 'Inlaks Shivdasani Foundation Scholarship',
        amount: 'Up to $100,000',
        eligibility:
          'Indian citizens up to 30 who have lived in India for six months (two years, if the first degree is from abroad), with an offer from a leading university of the US, the UK or Europe and a first degree at 65 or 70% by subject; not for most courses in business, computing, engineering, medicine and public health, nor in fashion, hotel management and most of film and music',
        url: 'https://www.inlaksfoundation.org/',
        source: 'inlaks',
      },
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
    type: 'F-1 student visa',
    processingTime: {
      text: 'Plan with 3-5 weeks from the application to the decision, by our judgement. The wait for an interview date comes on top: on 17 September 2026 half a month in Chennai, a month and a half in Hyderabad, two in New Delhi and Kolkata, two and a half in Mumbai.',
      source: 'waits',
    },
    steps: [
      'Accept an offer from a school certified by SEVP, send proof of funds and receive Form I-20',
      { text: 'Pay the SEVIS I-901 fee of {{unitedStates.sevisFee}} and keep the receipt', source: 'sevis' },
      'Fill in the DS-160 online, with a recent photograph',
      {
        text: 'Pay the application fee of {{unitedStates.visaFee}} and book biometrics and interview. The fee was {{unitedStates.formerVisaFee}}.',
        source: 'visaFees',
      },
      {
        text: 'Set your social media profiles to public (asked of F, M and J applicants since 18 June 2025)',
        source: 'vetting',
      },
      'Go to the biometrics appointment and to the interview, and collect the passport',
      {
        text: 'Enter at most 30 days before the course starts. The visa can be issued up to 365 days before.',
        source: 'i20',
      },
      'Report to the international office before the programme starts, so that your SEVIS record is made active',
    ],
    requirements: [
      'Admission to a full course of study at a certified school',
      'Money for the first year, and a believable plan for the rest',
      'English good enough for the course, or an English course first',
      'Ties to India and an intention to return, which the officer judges at the interview',
      {
        text: 'An application in the country of your nationality or residence (since 6 September 2025)',
        source: 'visasNews',
      },
    ],
    interviewRequired: true,
    interview: {
      text: 'In person at the embassy or a consulate in India, usually a few minutes: why this course, why this university, who pays, what comes afterwards. Since 2 September 2025 nearly everyone is interviewed, renewals included.',
      source: 'visasNews',
    },
  },
  sources: {
    nces: {
      label: 'National Center for Education Statistics: institutions in 2023-24',
      url: 'https://nces.ed.gov/whatsnew/press_releases/8_21_2024.asp',
      checkedOn: '2024-08-21',
    },
    applicationFees: {
      label: 'Common App: fees 2026-27; University of California: graduate application fees 2024-25',
      url: 'https://ucop.edu/operating-budget/fees-and-enrollments/other-fee-information/other-fees-and-deposits.html',
      checkedOn: '2026-11-26',
      copy: true,
    },
    testPolicy: {
      label:
        'Higher Ed Dive: Columbia asks for SAT or ACT from 2027-28 (15 June 2026, as copied by ScanSchools); for Yale, Oriel Admissions, 2026; for the University of California and the public universities, Brilliant Future, August 2025',
      url: 'https://scanschools.com/post/columbia-reinstates-sat-act-requirements-for-2027-28/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    bigFuture: {
      label: 'College Board BigFuture: SAT and ACT ranges by college',
      url: 'https://bigfuture.collegeboard.org/college-search',
      checkedOn: '2025-06-30',
    },
    census: {
      label: 'US Census Bureau: national population estimates',
      url: 'https://www.census.gov/programs-surveys/popest.html',
      checkedOn: '2024-12-31',
    },
    collegeBoard: {
      label: 'College Board: Trends in College Pricing 2025',
      url: 'https://research.collegeboard.org/trends/college-pricing',
      checkedOn: '2025-11-19',
    },
    commonApp: {
      label: 'Common App: number of colleges you can apply to (home page)',
      url: 'https://www.commonapp.org/',
      checkedOn: '2026-10-02',
    },
    commonAppGrid: {
      label: 'Common App: first-year deadlines, fees and requirements 2026-27; UT Austin: InState (2026)',
      url: 'https://content.commonapp.org/Files/ReqGrid.pdf',
      checkedOn: '2026-10-02',
    },
    cpt: {
      label: 'ICE SEVP: message 2608-02 on practical training; the suit: a public guide (October 2026)',
      url: 'https://www.ice.gov/doclib/sevis/pdf/bcm_260802.pdf',
      checkedOn: '2026-10-06',
    },
    dependents: {
      label: 'Study in the States: bringing dependents',
      url: 'https://studyinthestates.dhs.gov/students/get-started/bringing-dependents-to-the-united-states',
      checkedOn: '2026-08-21',
    },
    durationOfStatus: {
      label: 'Federal Register 2026-14439, and NAFSA on the court order of 14 September 2026',
      url: 'https://www.nafsa.org/legal-defense-DS',
      checkedOn: '2026-10-02',
    },
    educationUsa: {
      label: 'EducationUSA: your five steps to US study; fees: Temple University (no date)',
      url: 'https://educationusa.state.gov/your-5-steps-us-study',
      checkedOn: '2025-06-30',
    },
    employment: {
      label: 'ICE: F-1 employment',
      url: 'https://www.ice.gov/sevis/employment',
      checkedOn: '2026-10-06',
    },
    healthPlans: {
      label: 'University of Maryland: student health insurance 2024-25; Stanford: Cardinal Care 2025-26',
      url: 'https://vaden.stanford.edu/about-vaden-health-services/cardinal-care-25-26',
      checkedOn: '2026-11-27',
      copy: true,
    },
    ets: {
      label: 'ETS: TOEFL and GRE (home page)',
      url: 'https://www.ets.org/',
      checkedOn: '2026-02-28',
    },
    fares: {
      label: 'Our estimate of one-way economy fares (link: home page of an airline)',
      url: 'https://www.airindia.com/',
      checkedOn: '2025-05-31',
    },
    financialAbility: {
      label: 'Study in the States: financial ability',
      url: 'https://studyinthestates.dhs.gov/students/prepare/financial-ability',
      checkedOn: '2026-10-06',
    },
    h1b: {
      label:
        'USCIS: H-1B specialty occupations, with the proclamation’s payment; for the rulings, Particle News (December 2025) and a public guide (October 2026)',
      url: 'https://www.uscis.gov/working-in-the-united-states/h-1b-specialty-occupations',
      checkedOn: '2026-10-06',
    },
    stateHiring: {
      label: 'Texas: Business Standard, 28 January 2026; Florida: WLRN, 3 March 2026',
      url: 'https://www.wlrn.org/education/2026-03-03/florida-public-universities-to-pause-hiring-new-h-1b-workers-until-end-of-the-year',
      checkedOn: '2026-11-26',
      copy: true,
    },
    greenCard: {
      label: 'Visa bulletin: India Herald, February 2026; a public guide, October 2026',
      url: 'https://www.indiaherald.com/Politics/Read/994874098/Indian-Workers-Face-Long-Waits-for-US-Green-Cards-as-Visa-Bulletin-Offers-Little-Relief',
      checkedOn: '2026-11-27',
      copy: true,
    },
    h1bCap: {
      label: 'USCIS: H-1B cap season',
      url: 'https://www.uscis.gov/working-in-the-united-states/temporary-workers/h-1b-specialty-occupations/h-1b-cap-season',
      checkedOn: '2026-10-06',
    },
    i20: {
      label: 'Study in the States: students and Form I-20',
      url: 'https://studyinthestates.dhs.gov/students/prepare/students-and-the-form-i-20',
      checkedOn: '2026-10-06',
    },
    inlaks: {
      label: 'Inlaks Shivdasani Foundation: questions (about 2023); last subjects: FindAPhD (no date)',
      url: 'https://www.inlaksfoundation.org/faqs/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    ipeds: {
      label:
        'US Department of Education, IPEDS: published tuition 2023-24 and 2024-25; newer fees by the pages of the universities, which our search names',
      url: 'https://nces.ed.gov/ipeds/',
      checkedOn: '2026-11-26',
    },
    jnTata: {
      label: 'J N Tata Endowment (2020; MyScholarship, 2026)',
      url: 'https://jntataendowment.org/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    knightHennessy: {
      label: 'Stanford: Knight-Hennessy Scholars',
      url: 'https://knight-hennessy.stanford.edu/admission/eligibility',
      checkedOn: '2026-11-25',
      copy: true,
    },
    mitAid: {
      label: 'MIT Student Financial Services (as a public data collection quoted it on 4 July 2026)',
      url: 'https://sfs.mit.edu/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    nos: {
      label: 'National Overseas Scholarship (NDTV, 26 August 2024; Jagran Josh, 2025)',
      url: 'https://www.ndtv.com/education/national-overseas-scholarship-to-study-abroad-check-eligibility-6420131',
      checkedOn: '2026-11-26',
      copy: true,
    },
    openDoors: {
      label: 'IIE: Open Doors 2025',
      url: 'https://opendoorsdata.org/',
      checkedOn: '2025-11-17',
    },
    opt: {
      label:
        'USCIS: optional practical training for F-1 students; for the rule planned, a public guide (October 2026)',
      url: 'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students',
      checkedOn: '2026-10-07',
    },
    optFeeProposal: {
      label: 'Federal Register 2026-20660: optional practical training fees (proposed)',
      url: 'https://www.regulations.gov/docket/ICEB-2026-0100',
      checkedOn: '2026-10-08',
    },
    qs: {
      label: '{{rankings.edition}}',
      url: 'https://www.topuniversities.com/world-university-rankings',
      checkedOn: '2026-10-05',
    },
    sevis: {
      label: 'ICE: I-901 SEVIS fee',
      url: 'https://www.ice.gov/sevis/i901',
      checkedOn: '2026-10-06',
    },
    tata: {
      label: 'Cornell University: Tata Scholarship (Hindustan Times, 10 October 2024)',
      url: 'https://www.hindustantimes.com/education/admissions/in-tatas-memory-with-a-25-million-endowment-tata-scholarship-funds-indian-students-at-cornell-101728564257581.html',
      checkedOn: '2026-11-27',
      copy: true,
    },
    ucDates: {
      label:
        'University of California: dates of first-year applicants; Berkeley, Graduate Division (no date)',
      url: 'https://admission.universityofcalifornia.edu/how-to-apply/applying-as-a-first-year/dates-and-deadlines.html',
      checkedOn: '2026-10-02',
    },
    usief: {
      label:
        'USIEF: Fulbright-Nehru Master’s Fellowships (page of 2024-25); for employees of governments, Manorama, 9 March 2025; the call of July 2026, HKTV India News',
      url: 'https://www.usief.org.in/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    vetting: {
      label: 'Department of State: expanded screening and vetting; five years: US Embassy in India (2025)',
      url: 'https://travel.state.gov/content/travel/en/News/visas-news/announcement-of-expanded-screening-and-vetting-for-visa-applicants.html',
      checkedOn: '2026-10-07',
    },
    visaFees: {
      label: 'Department of State: fees for visa services',
      url: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
      checkedOn: '2026-10-06',
    },
    visasNews: {
      label: 'Department of State: visas news',
      url: 'https://travel.state.gov/content/travel/en/News/visas-news.html',
      checkedOn: '2026-10-06',
    },
    waits: {
      label:
        'Department of State: waits for interviews, 17 September 2026 (as a public research library quoted them)',
      url: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html',
      checkedOn: '2026-11-26',
      copy: true,
    },
  },
};
