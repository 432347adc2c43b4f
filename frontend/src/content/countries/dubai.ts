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
  position: 10,
  name: 'Dubai',
  flag: 'ae',
  description:
    'Branch campuses of British, Australian and Indian universities, three to five hours from India.',
  institutions: '200+',
  students: '200K+',
  highlights: ['International branch campuses', 'Close to home', 'Business and aviation hub'],
};

export const summary: CountrySummary = {
  cities: 'Dubai',
  workRights: 'Part-time with a permit; work visa through an employer',
  language: 'Arabic; English is used everywhere',
  visaType: 'Student residence visa, one year, renewable',
};

const oneTimeCosts: OneTimeCosts = {
  applicationFee: { from: 0, to: 1600, note: 'our estimate; AED 220 at BITS Pilani', source: 'bits' },
  visaFee: {
    from: 2900,
    to: 6000,
    note: 'our estimate for the first year with medical test and Emirates ID; at BITS Pilani 2,900, and 2,150 to renew (the page gives no year)',
    source: 'bits',
  },
  flightTicket: { from: 600, to: 1400, note: 'one way from a large Indian airport', source: 'flights' },
};

/*
 * Tuition: the middle of the bachelor's fees in the guide below (Wollongong: 60,429). Accommodation: between a shared
 * room at the American University in Dubai (17,000 for two semesters) and the hostel of BITS Pilani with meals (30,000).
 * Food, transport and personal costs are our own reading of a student's budget of 2025.
 */
const healthInsurance: Amount = {
  from: 700,
  to: 2700,
  note: 'compulsory; our estimate, up to the AED 2,700 of BITS Pilani (the page gives no year)',
  source: 'bits',
};

const fees: Fee[] = [{ name: 'Attestation of your papers' }];

export const costs: CountryCosts = {
  currency: 'AED',
  symbol: 'AED',
  tuition: 60000,
  accommodation: 24000,
  food: 12000,
  transport: 3000,
  personal: 9000,
  healthInsurance,
  oneTime: oneTimeCosts,
};

export const guide: CountryGuide = {
  overview:
    'Dubai suits you if you want a British, Australian, American or Indian degree without going far from home, and if your family would rather have you within three to five hours’ flight. The diploma usually comes from the parent university, lessons are in English, and employers in trade, aviation, property, finance and technology are next door.\n\nIt suits you less if you look for a low price, a large research university or an easy way to settle. There are few laboratories, no cheap public places, and no post-study visa as in Britain or Australia: you stay if your marks earn you a Golden Visa or an employer sponsors you, and to find one you may have six months after the course. Rules of conduct are stricter than at home, and they apply to what you write online.\n\nThe quality of campuses differs. Check three things before you pay: that the regulator KHDA lists your programme, that the federal ministry recognises the degree, and that India does.',
  counted: {
    institutions: { text: '41 private ones, 37 of them branches (2024-25)', source: 'khda' },
    students: { text: '42,026 in all, 35 per cent of whom came to study (2024-25)', source: 'khda' },
  },
  highlights: [
    {
      text: 'Of the 42,026 students of 2024-25, 35 per cent had come to Dubai to study; 37 of the 41 private institutions are branches.',
      source: 'khda',
    },
    {
      text: 'Some campuses let you move to the home campus. At Heriot-Watt it is for a semester, a year or the last two years, once a year is passed, if your course runs there and you get the visa; the last two years there cost the British fee (undated pages; ask).',
      source: 'heriotTransfer',
    },
    {
      text: 'The Indian Institute of Management Ahmedabad opened a campus in Dubai in 2025-26, with a one-year MBA for people who have worked.',
      source: 'newCampuses',
    },
    {
      text: 'Graduates with very good marks can apply for a Golden Visa of ten years (2026).',
      source: 'golden',
    },
    {
      text: 'From 28 February 2026 Iran attacked the Emirates with missiles and drones; universities taught online until 20 April, and again until 11 May. Of later months we read nothing. Read the travel advice of India’s Ministry of External Affairs before you pay and book, and ask what becomes of fee and visa if teaching goes online.',
      source: 'attacks',
    },
  ],
  quickFacts: {
    capital: 'Abu Dhabi (United Arab Emirates)',
    currency: 'UAE dirham (AED), fixed to the US dollar',
    language: 'Arabic; English is used everywhere',
    population: { text: '4 million (emirate, August 2025)', source: 'statistics' },
    timeZone: 'UTC+4, an hour and a half behind India',
    weather: 'Very hot summers, warm and dry winters',
    drivingSide: 'Right',
    studentCities: 'Dubai, Sharjah, Abu Dhabi',
    workWhileStudying: {
      text: 'Part-time or as a trainee, with a permit and the consent of the university (2026)',
      source: 'mohre',
    },
    postStudyWork: {
      text: 'Work permit through an employer; Golden Visa of ten years for outstanding graduates (2026)',
      source: 'golden',
    },
  },
  educationSystem: {
    structure:
      'The system of the parent university: three or four years for a British, Australian or Indian bachelor’s degree (engineering often four), four for an American one, one to two for a master’s degree.',
    academicYear:
      'September to June in two semesters or three terms; several campuses also start in January and in spring.',
    gradingSystem:
      'British honours classes, Australian grades or a grade point average of 4 (10 at Indian campuses), as at the parent university.',
    classSize:
      'We found no figure: ask how many study your course, and which optional subjects are taught this year.',
  },
  studyCities: [
    {
      name: 'Academic City',
      latitude: 25.1303,
      longitude: 55.4195,
      text: 'Dubai International Academic City, a large cluster of campuses (Birmingham, BITS Pilani, Manipal, Curtin, Amity, a part of Middlesex), far from the centre, with hostels and buses.',
    },
    {
      name: 'Knowledge Park and Media City',
      latitude: 25.1029,
      longitude: 55.1666,
      text: 'Heriot-Watt, Middlesex, Wollongong, Murdoch and the American University in Dubai, among media and software firms; the metro is near.',
    },
    {
      name: 'Downtown and City Walk',
      latitude: 25.2067,
      longitude: 55.2624,
      text: 'Canadian University Dubai and the business district; rents are high.',
    },
    {
      name: 'Bur Dubai and Deira',
      latitude: 25.2637,
      longitude: 55.2972,
      text: 'The old town: Indian food and metro lines. Before you share a flat here, read the rule among the costs.',
    },
    {
      name: 'Sharjah',
      latitude: 25.3463,
      longitude: 55.4209,
      text: 'The neighbouring emirate has lower rents; allow an hour or more for the road in the morning.',
    },
    {
      name: 'Abu Dhabi',
      latitude: 24.4539,
      longitude: 54.3773,
      text: 'Ninety minutes away, with Khalifa University and NYU Abu Dhabi, which belong to another emirate and its rules.',
    },
  ],
  topUniversities: [
    {
      name: 'Canadian University Dubai',
      slug: 'canadian-university-of-dubai',
      city: 'Downtown and City Walk',
      rank: '616',
      knownFor: 'business, architecture, communication and transfers to Canada',
    },
    {
      name: 'American University in Dubai',
      city: 'Knowledge Park and Media City',
      rank: '620',
      knownFor: 'engineering, business and design in the American style',
    },
    {
      name: 'University of Dubai',
      city: 'Academic City',
      rank: '781-790',
      knownFor: 'business, law and information technology',
    },
    {
      name: 'Heriot-Watt University Dubai',
      city: 'Knowledge Park and Media City',
      rank: '',
      knownFor: 'engineering, construction, actuarial science and computing',
    },
    {
      name: 'University of Birmingham Dubai',
      city: 'Academic City',
      rank: '',
      knownFor: 'computer science, engineering, economics and psychology',
    },
    {
      name: 'University of Wollongong in Dubai',
      city: 'Knowledge Park and Media City',
      rank: '',
      knownFor: 'business, computer science and engineering; in Dubai since 1993',
    },
    {
      name: 'BITS Pilani, Dubai Campus',
      city: 'Academic City',
      rank: '',
      knownFor: 'engineering, with the curriculum of BITS Pilani',
    },
    {
      name: 'Curtin University Dubai',
      city: 'Academic City',
      rank: '',
      knownFor: 'business, information technology and communication',
    },
  ],
  popularCourses: [
    {
      name: 'Business Administration',
      text: 'Nearly every campus has it: compare internships, optional subjects and where the last graduates work.',
    },
    {
      name: 'Aviation Management',
      text: 'Emirates Aviation University and others work with the airlines; a pilot’s licence is a separate training.',
    },
    {
      name: 'Hospitality',
      text: 'Hotels offer placements; the Emirates Academy of Hospitality Management is a school for it.',
    },
    {
      name: 'Computer Science',
      text: 'Look for accreditation by the British or the Australian Computer Society, and for teaching staff who live in Dubai.',
    },
    {
      name: 'Architecture',
      text: 'For work there, check that the degree is recognised by RIBA or in the United States. For India that is not enough: only degrees in the schedule of the Architects Act count, and on others the government decides. A British one validated by RIBA was refused (court case of 2022): ask the Council of Architecture before you enrol.',
    },
    {
      name: 'Media',
      text: 'Media City is next door; the law limits what may be published.',
    },
    {
      name: 'Engineering',
      text: 'Ask which laboratories stand in Dubai and which are at the parent university.',
    },
    {
      name: 'Medicine',
      text: 'Few places, high fees, an early last day: the Mohammed Bin Rashid University closed on 9 January for entry in 2025. For India the rules of the National Medical Commission apply; a four-year degree for graduates is too short for them.',
    },
  ],
  detailedCosts: {
    tuition: [
      {
        label: 'Amity University Dubai, bachelor’s',
        amount: {
          from: 35000,
          to: 64575,
          note: 'law 35,000, others from 40,000, probably without VAT, as its master’s fees; registration and a returnable deposit of 2,000 to 3,000 come on top (no dates)',
          source: 'amity',
        },
      },
      {
        label: 'American University in the Emirates, computer science',
        amount: { from: 57330, note: '2025-26, with VAT', source: 'aue' },
      },
      {
        label: 'Wollongong, Bachelor of Computer Science',
        amount: { from: 60429, note: 'with VAT; the page gives no year', source: 'uowd' },
      },
      {
        label: 'Heriot-Watt, bachelor’s',
        amount: {
          from: 68700,
          to: 85000,
          note: 'about, by subject, noted in June 2025 and not seen again; whether with VAT, we could not establish',
          source: 'heriotWatt',
        },
      },
      {
        label: 'Emirates Aviation University, bachelor’s',
        amount: {
          from: 73710,
          to: 94500,
          note: 'by subject, the last years of aircraft maintenance at the top, with VAT; the page gives no year',
          source: 'emiratesAviation',
        },
      },
      {
        label: 'Canadian University Dubai, computer science',
        amount: { from: 74702, note: 'entry in January 2026, with VAT', source: 'cud' },
      },
      {
        label: 'Master’s degrees',
        amount: {
          from: 32000,
          to: 130270,
          note: 'a year of the MBA at BITS Pilani to the MSc in computer science at Birmingham, whose figure is of September 2022: ask for today’s. The MBA of IIM Ahmedabad costs more; others may, too',
          source: 'birminghamMsc',
        },
      },
    ],
    tuitionRange: {
      from: 35000,
      to: 94500,
      note: 'the bachelor’s degrees of this table; medicine costs more, and so may campuses whose bachelor’s fee we could not read, such as Birmingham',
      source: 'emiratesAviation',
    },
    livingExpenses: {
      accommodation: {
        from: 17000,
        to: 42000,
        note: 'shared room on campus, 8,500 a semester (2025), to a room of your own in a flat, our estimate',
        source: 'aud',
      },
      food: { from: 9600, to: 16000, note: 'cooking and Indian restaurants, our estimate', source: 'budget' },
      transport: {
        from: 2100,
        to: 4200,
        note: 'our estimate; half price with a student’s Nol card up to the age of 23 (2022)',
        source: 'rta',
      },
      personal: {
        from: 6000,
        to: 12000,
        note: 'phone, clothes, books, going out; our estimate',
        source: 'budget',
      },
      healthInsurance,
    },
    oneTimeCosts,
    fees,
    notes: [
      {
        text: 'We found no sum that the state sets as proof of funds for students whom a university sponsors. Universities want all or part of the first fee in advance and often a refundable deposit for the visa.',
        about: 'funds',
      },
      {
        text: 'Hostels save the commute: AED 30,000 for two semesters with meals at BITS Pilani, AED 17,000 for a shared room at the American University in Dubai, food apart.',
        source: 'bits',
      },
      {
        text: 'Under a law of February 2026, flats and bed spaces may be shared only with a permit and a registered contract, and tenants may not sublet; fines begin at AED 500. It takes effect 180 days after its publication, by our reckoning in autumn 2026; owners who let before have a year more. Ask for the permit and the contract before you pay.',
        source: 'sharedHousing',
      },
      'The page of a university whose fee we could not read shows the same usual range.',
      {
        text: 'The dirham is fixed at 3.6725 to the US dollar, so your fees move with the dollar against the rupee.',
        source: 'centralBank',
      },
      {
        text: 'Private universities charge value added tax of 5 per cent, which some prices leave out, and often fees for admission, laboratories and the like: AED 4,452 in the first year at the American University in the Emirates (no date). Ask what a price includes.',
        source: 'vat',
      },
      {
        text: 'In Sukoon’s basic plan, for example, you pay 20% of a visit or a stay in hospital and 30% at the pharmacy, nothing in an emergency; existing illnesses count only after six months, unless you were insured before, dental care and glasses never. Ask for your own plan’s table.',
        source: 'sukoonPlan',
        about: 'insurance',
      },
    ],
  },
  standardizedTests: {
    undergraduate: [
      'No SAT for British, Australian and Indian campuses; American-style universities may use it for placement or scholarships.',
      'BITS Pilani takes class XII marks; a BITSAT score can bring a scholarship.',
    ],
    postgraduate: ['GMAT or GRE seldom required; a few MBA degrees ask for them or for work experience.'],
    english: [
      'IELTS by our estimate 5.0 to 6.0 for bachelor’s and 6.0 to 6.5 for master’s degrees, by campus; some courses ask for more.',
      'Good marks in English in class XII (CBSE or ISC, by our estimate 70 per cent or more) replace the test at many campuses.',
    ],
  },
  workAuthorization: {
    duringStudies: {
      text: 'Only with a permit (2026): part-time or student training permits of the Ministry of Human Resources (MoHRE) for mainland firms, and those of the free-zone authority inside a free zone, with the university’s consent; in Academic City and Knowledge Park, by a rule of 2016, from the age of 18 and after a year of study with set marks. An agency writes of at most 15 hours a week in term: ask.',
      source: 'mohre',
    },
    afterGraduation: {
      text: 'There is no general post-study visa. An employer sponsors a work permit and residence, usually for two years (2026).',
      source: 'mohre',
    },
    details: [
      {
        text: 'By a federal rule of October 2022, as quoted until August 2024, a student whom a university sponsored may stay 180 days after the course to change the visa. Middlesex tells its students of only 30 days, and that without a guarantee (no date). Ask your campus before it cancels yours, and keep to the last day on the cancellation form.',
        source: 'grace',
      },
      {
        text: 'Golden Visa of ten years (2026): apply within two years of graduating from an accredited university in the UAE, with a grade point average of at least 3.5 if the ministry rates the university A, 3.8 if B.',
        source: 'golden',
        about: 'settlement',
      },
      'Ask your campus for its rating by the ministry: not every branch campus has one.',
      {
        text: 'Graduates of the world’s 500 best universities, up to two years after the degree, and people at the first three skill levels of the ministry may come on a visa of 60, 90 or 120 days to look for work (May 2026). It asks for a bachelor’s degree, attested, and a financial guarantee.',
        source: 'jobVisa',
      },
      'Working without a permit, cash jobs included, can cost you the visa and a heavy fine.',
      'There is no income tax on wages, and no minimum wage for foreigners.',
      {
        text: 'Since January 2021 students from abroad may bring their family for the time of the course if they have the means and a suitable home. Middlesex tells those whom it sponsors that they cannot, so ask your campus before you plan on it. Parents who live in the UAE can sponsor an unmarried daughter or a son up to 25 instead of the university.',
        source: 'familyRule',
        about: 'family',
      },
    ],
  },
  documentRequirements: {
    academic: [
      {
        text: 'Class X and XII mark sheets and certificates. Where the campus asks for it, class XII attested by the state, the Ministry of External Affairs and the UAE mission in India, and its equivalence by the UAE Ministry of Education: Birmingham wants both, Middlesex’s list has neither (no dates).',
        source: 'middlesexPapers',
      },
      {
        text: 'Bachelor’s degree and mark sheets with the same attestation, for master’s degrees',
        levels: ['masters'],
      },
      'Transfer certificate for school leavers where asked for',
      {
        text: 'Where the university asks for it, recognition of the bachelor’s degree by the Ministry of Higher Education and Scientific Research. An agency, DataFlow or QuadraBay, verifies the degree first; the whole took about 30 working days in March 2025: ask whether you may begin meanwhile.',
        levels: ['masters'],
        source: 'recognition',
      },
    ],
    personal: [
      'Passport valid for at least six months, at Middlesex a year (no date); better for the whole course',
      'Photographs with white background',
      'Police clearance certificate where the campus asks for it',
      'Statement of purpose and references for some degrees',
      'Consent of parents for applicants under 18, the age of majority since 2026; older ones may be asked, too',
    ],
    financial: [
      {
        text: 'Receipts that the campus wants before the visa: at Middlesex, for example, a quarter of the year’s fee, a visa deposit of AED 2,500 that comes back, less charges, and the visa fee (no date)',
        source: 'studentVisa',
      },
      {
        text: 'Deposit when you accept the offer: AED 5,000 at Birmingham, for example, which is as a rule not returned',
        source: 'birmingham',
      },
      'Bank statement of the sponsor where the university asks for it',
    ],
    additional: [
      'Offer letter and student contract',
      'Health insurance, usually bought through the university; travel insurance until the visa is issued',
      'Medical fitness test in Dubai (chest X-ray and blood test)',
    ],
  },
  workOpportunities: [
    'Logistics, aviation, construction, property, retail, hospitality, finance and technology employ graduates.',
    'Employers ask for experience. Compare housing, flights home, insurance and length of contract, not the salary alone.',
    'Teaching, engineering, health and law need a licence or registration; for some jobs the degree must be recognised by the ministry.',
  ],
  applicationRequirements: [
    {
      text: 'Bachelor’s: class XII (CBSE or ISC) with 50 per cent for a four-year degree at Wollongong or 65 for a three-year one, and mathematics for all; mostly 65 at Heriot-Watt, as an agent has it (no dates). An older page of Wollongong asked 65 of state boards: ask. Elsewhere mathematics for engineering and computing.',
      source: 'dubaiMarks',
    },
    'Foundation year for lower marks, at most British and Australian campuses.',
    {
      text: 'Master’s: a bachelor’s degree; each campus sets its marks. Middlesex asks for second-class honours or what equals them.',
      source: 'middlesexPapers',
    },
    'Apply directly to the campus, on its own portal.',
    {
      text: 'In the free zones, where most campuses are, a programme must be registered with KHDA, which can also certify the degree when you finish; that holds in Dubai. Look your programme up before you pay.',
      source: 'khdaRole',
    },
    {
      text: 'Since January 2026 a federal law asks a licence of the ministry and accredited programmes of every campus, in the free zones too; those that existed have until the end of 2026. Ask whether yours has both.',
      source: 'educationLaw',
    },
    {
      text: 'For use in India, the University Grants Commission’s rules of April 2025 recognise degrees of campuses abroad on conditions, but none by franchise; medicine, pharmacy, nursing, law and architecture have councils of their own.',
      source: 'ugc',
    },
  ],
  intakeDetails: {
    primary: 'September, the main intake',
    secondary: 'January',
    limited: 'April or May, some universities',
    deadlines: [
      {
        text: 'September: the last days are late. In 2026 they began on 21 August at Canadian University Dubai and, for those who need a visa, on 24 August at Birmingham. We advise May: attestation can take weeks.',
        source: 'lastDays',
      },
      {
        text: 'January 2027: from 14 December at Birmingham, if you need a visa, and from 3 January at Canadian University Dubai. We advise October.',
        source: 'lastDays',
      },
      'By our judgement scholarships go to early applicants: ask before May.',
    ],
  },
  scholarships: {
    university: [
      {
        name: 'Heriot-Watt University Dubai scholarships',
        at: 'Heriot-Watt University Dubai',
        amount: 'AED 5,000 to 8,000 off the fee in an older round: ask for today’s',
        eligibility: 'New students; ask whether marks count',
        url: 'https://www.hw.ac.uk/dubai/',
        source: 'heriotWatt',
      },
      {
        name: 'University of Birmingham Dubai scholarships',
        at: 'University of Birmingham Dubai',
        amount: 'Part of the fee, by an older page: ask for today’s share, and for how many years',
        eligibility: 'By academic results; ask for which degrees',
        url: 'https://www.birmingham.ac.uk/dubai/study/fees-and-funding/tuition-fees',
        source: 'birminghamMsc',
      },
      {
        name: 'BITS Pilani, Dubai Campus: merit scholarships and BITSAT concessions',
        at: 'BITS Pilani, Dubai Campus',
        amount:
          'By older copies part of the tuition of the first semester or year, and of the hostel fee: ask for today’s',
        eligibility:
          'For a bachelor’s degree, by BITSAT results; ask whether class XII marks count, and what later years ask for',
        url: 'https://www.bits-pilani.ac.in/dubai/',
        source: 'bitsQuestions',
      },
    ],
  },
  visaProcess: {
    type: 'Student residence visa sponsored by the university, for one year and renewable',
    processingTime: {
      text: 'Usually two to four weeks for the entry permit, then two to three in Dubai for the medical test and Emirates ID (pages of campuses, without a date).',
      source: 'studentVisa',
    },
    steps: [
      'Accept the offer, pay the deposit and send your papers, attested if asked for.',
      {
        text: 'The university applies for the entry permit; there is no appointment at an embassy. Wait for it in India: at Middlesex the visa with insurance costs AED 5,555 from abroad, 7,235 from inside (no date).',
        source: 'studentVisa',
      },
      'Fly within the time on the permit.',
      'Take the medical fitness test in Dubai and give fingerprints for the Emirates ID.',
      {
        text: 'The residence visa is issued for one year and renewed with proof that you still study.',
        source: 'studentVisa',
      },
      {
        text: 'Ask the visa office before you spend months abroad: more than six months in a row can cancel the residence (2022).',
        source: 'absence',
      },
    ],
    requirements: [
      'Admission to a licensed university',
      {
        text: 'Medical fitness and health insurance; under 18, the parents’ attested consent',
        source: 'studentVisa',
      },
      'Security check by the authorities',
      'Fee and visa charges paid',
    ],
    interviewRequired: false,
    interview: 'There is no visa interview.',
  },
  sources: {
    recognition: {
      label: 'Ministry of Higher Education: recognition of foreign degrees (What’s On, March 2025)',
      url: 'https://whatson.ae/2025/03/uae-introduces-new-policy-for-recognizing-foreign-university-degrees/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    sharedHousing: {
      label:
        'Law No. 4 of 2026 on shared housing (Gulf News, 11 to 13 March 2026; The National, 11 March 2026)',
      url: 'https://gulfnews.com/business/property/dubai-issues-new-law-to-regulate-shared-housing-with-fines-up-to-dh500000-1.500470912',
      checkedOn: '2026-11-26',
      copy: true,
    },
    dubaiMarks: {
      label:
        'University of Wollongong in Dubai: admission to bachelor’s degrees; EduPrime on Heriot-Watt (no dates)',
      url: 'https://www.uowdubai.ac.ae/join-uowd/admission-requirements/bachelors-degrees',
      checkedOn: '2026-11-26',
      copy: true,
    },
    sukoonPlan: {
      label: 'Sukoon: basic health plan, what it covers (no date)',
      url: 'https://direct.sukoon.com/health-insurance/plansandbenefits/',
      checkedOn: '2026-11-24',
      copy: true,
    },
    khda: {
      label: 'KHDA: higher education in Dubai 2024-25 (reported by Arabian Business)',
      url: 'https://www.arabianbusiness.com/industries/education/dubai-now-has-more-than-42000-students-enrolled-at-41-private-higher-education-institutions',
      checkedOn: '2026-11-24',
      copy: true,
    },
    attacks: {
      label:
        'Teaching during the attacks of 2026 (The National, 3 March; Newsbang, 15 April; Dubai Time, May)',
      url: 'https://www.thenationalnews.com/news/uae/2026/03/03/uae-extends-remote-learning-for-schools-and-universities-until-friday/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    middlesexPapers: {
      label:
        'Middlesex University Dubai: documents for the application; Birmingham Dubai: attestation (no dates)',
      url: 'https://www.mdx.ac.ae/admissions/required-documents-for-admissions',
      checkedOn: '2026-11-27',
      copy: true,
    },
    lastDays: {
      label:
        'Canadian University Dubai and Birmingham Dubai: last days (as a public research list quoted them on 24 September 2026)',
      url: 'https://www.birmingham.ac.uk/dubai/study/apply/faqs',
      checkedOn: '2026-11-26',
      copy: true,
    },
    khdaRole: {
      label: 'KHDA: registration of programmes and certification of degrees',
      url: 'https://www.khda.gov.ae/en/heduresponsibilites',
      checkedOn: '2025-06-30',
    },
    newCampuses: {
      label: 'KHDA: new universities in 2025-26 (reported by The National)',
      url: 'https://www.thenationalnews.com/news/uae/2025/07/02/top-indian-business-school-among-three-new-global-universities-to-open-in-dubai/',
      checkedOn: '2025-07-02',
    },
    educationLaw: {
      label: 'Federal law on higher education (Gulf News, 27 January 2026; AcademicJobs, no date)',
      url: 'https://gulfnews.com/uae/education/uae-universities-given-one-year-transition-period-for-new-higher-education-law-1.500422517',
      checkedOn: '2026-11-27',
      copy: true,
    },
    familyRule: {
      label: 'The National: the Cabinet lets foreign university students sponsor families (24 January 2021)',
      url: 'https://www.thenationalnews.com/uae/government/sheikh-mohammed-bin-rashid-uae-international-students-can-sponsor-families-1.1152482',
      checkedOn: '2026-11-26',
      copy: true,
    },
    studentVisa: {
      label:
        'Student visa at Middlesex University Dubai, and at Birmingham Dubai, which counts longer (no dates)',
      url: 'https://www.mdx.ac.ae/student-visa/visa-guidelines',
      checkedOn: '2026-11-26',
      copy: true,
    },
    ugc: {
      label: 'University Grants Commission: regulations on foreign degrees (Hindustan Times, 5 April 2025)',
      url: 'https://www.hindustantimes.com/education/news/ugc-announces-rules-to-streamline-recognising-academic-qualifications-from-foreign-institutions-101743870432278.html',
      checkedOn: '2026-11-26',
      copy: true,
    },
    absence: {
      label: 'Emirates Digital Government on absence from the country (Teller Report, 14 March 2022)',
      url: 'https://www.tellerreport.com/news/2022-03-14-is-the-residence-visa-canceled-if-i-stay-outside-the-uae-for-more-than-6-months-.Hk70H05h-q.html',
      checkedOn: '2026-11-26',
      copy: true,
    },
    grace: {
      label:
        'Federal authority ICP: stay after residence (Gulf News, 5 April and 9 August 2024); Middlesex University Dubai: questions about cancelling the visa (no date)',
      url: 'https://gulfnews.com/uae/government/find-out-how-long-expats-are-allowed-to-stay-in-uae-after-visa-expiry-or-cancellation-1.103796157',
      checkedOn: '2026-11-27',
      copy: true,
    },
    golden: {
      label:
        'UAE government portal and GDRFA Dubai: Golden Visa for outstanding students (as public guides quoted them in autumn 2026)',
      url: 'https://u.ae/en/information-and-services/visa-and-emirates-id/residence-visas/golden-visa',
      checkedOn: '2026-11-26',
      copy: true,
    },
    jobVisa: {
      label: 'UAE government portal: visas, among them the one for jobseekers (as quoted by Jobstrike)',
      url: 'https://u.ae/en/information-and-services/visa-and-emirates-id',
      checkedOn: '2026-05-09',
    },
    mohre: {
      label:
        'Ministry of Human Resources and Emiratisation: work permits (as a public research library quoted the rules on 5 October 2026); LeapScholar, April 2026, on the hours; PwC, November 2016, on free zones',
      url: 'https://www.mohre.gov.ae/en/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    statistics: {
      label: 'Dubai’s population passes four million (The National, August 2025)',
      url: 'https://www.thenationalnews.com/news/uae/2025/08/26/four-million-and-counting-dubai-population-nears-landmark-total-after-doubling-in-15-years',
      checkedOn: '2026-11-26',
      copy: true,
    },
    centralBank: {
      label: 'Central Bank of the UAE: exchange rate policy (home page)',
      url: 'https://www.centralbank.ae/en/',
      checkedOn: '2025-12-31',
    },
    amity: {
      label: 'Amity University Dubai: fees (no date)',
      url: 'https://amityuniversity.ae/join-amity/fees',
      checkedOn: '2026-11-26',
      copy: true,
    },
    aue: {
      label: 'American University in the Emirates: fees 2025-26',
      url: 'https://aue.ae/bachelor-of-science-in-computer-science-network-security',
      checkedOn: '2025-09-30',
    },
    vat: {
      label:
        'Value added tax on education (ICAI Dubai, August 2024); American University in the Emirates: cost of attendance',
      url: 'https://icaidubai.org/ebook/TaxUpdateAug24/files/basic-html/page11.html',
      checkedOn: '2026-11-26',
      copy: true,
    },
    uowd: {
      label: 'University of Wollongong in Dubai: Bachelor of Computer Science',
      url: 'https://www.uowdubai.ac.ae/degrees/bachelors/computer-science/bachelor-computer-science',
      checkedOn: '2024-12-31',
    },
    heriotTransfer: {
      label: 'Heriot-Watt University Dubai: 2+2 undergraduate programme',
      url: 'https://www.hw.ac.uk/dubai/study/apply/2-2-undergraduate-programme.htm',
      checkedOn: '2026-11-26',
      copy: true,
    },
    heriotWatt: {
      label: 'Heriot-Watt University Dubai: fees and funding',
      url: 'https://www.hw.ac.uk/dubai/',
      checkedOn: '2025-06-30',
    },
    emiratesAviation: {
      label: 'Emirates Aviation University: fees (no date)',
      url: 'https://www.eau.ac.ae/en/admissions/fees-payments/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    cud: {
      label: 'Canadian University Dubai: Computer Science (directory Educations.com)',
      url: 'https://www.educations.com/institutions/canadian-university-dubai/bachelor-of-science-in-computer-science',
      checkedOn: '2026-11-26',
      copy: true,
    },
    birmingham: {
      label: 'University of Birmingham Dubai: tuition fees and deposit',
      url: 'https://www.birmingham.ac.uk/dubai/study/fees-and-funding/tuition-fees',
      checkedOn: '2026-11-24',
      copy: true,
    },
    birminghamMsc: {
      label: 'University of Birmingham Dubai: Computer Science MSc, as the course page stood in 2022',
      url: 'https://www.birmingham.ac.uk/dubai',
      checkedOn: '2026-11-24',
      copy: true,
    },
    bits: {
      label: 'BITS Pilani, Dubai Campus: fee structure of the MBA',
      url: 'https://bits-pilani.ac.in/academics/higher-degree/mba-master-of-business-administration/fees-structure',
      checkedOn: '2026-11-24',
      copy: true,
    },
    bitsQuestions: {
      label: 'BITS Pilani, Dubai Campus: questions of applicants (no date; an older copy is of 2011)',
      url: 'https://universe.bits-pilani.ac.in/dubai/faqs',
      checkedOn: '2026-11-25',
      copy: true,
    },
    aud: {
      label: 'American University in Dubai: accommodation fees',
      url: 'https://aud.edu/university-overview/administrative-offices/office-of-finance/accommodation-fees/',
      checkedOn: '2025-06-30',
    },
    rta: {
      label: 'Nol card for students (Gulf News, February 2022)',
      url: 'https://gulfnews.com/living-in-uae/transport/are-you-a-student-heres-how-you-can-get-a-50-per-cent-discount-on-public-transportation-in-dubai-1.1644241503665',
      checkedOn: '2026-11-26',
      copy: true,
    },
    budget: {
      label: 'University of Birmingham Dubai: living costs (our reading of a student’s budget)',
      url: 'https://www.birmingham.ac.uk/dubai/',
      checkedOn: '2025-12-31',
    },
    flights: {
      label: 'Our estimate of one-way economy fares (link: home page of an airline)',
      url: 'https://www.airindiaexpress.com',
      checkedOn: '2025-12-31',
    },
  },
};
