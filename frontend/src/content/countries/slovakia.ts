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
  position: 9,
  name: 'Slovakia',
  flag: 'sk',
  description: 'Affordable degrees in the heart of Europe, with medicine taught in English.',
  institutions: '30+',
  students: '50K+',
  highlights: ['Medicine taught in English', 'Low cost of living', 'Schengen area location'],
};

export const summary: CountrySummary = {
  cities: 'Bratislava, Košice, Martin',
  workRights: '{{slovakia.workInTerm}} (as of 2025: ask); up to {{slovakia.stay}}',
  language: 'Slovak, some courses in English',
  visaType: 'Temporary residence for study, or national visa (D)',
  tuitionFor:
    'an engineering master’s in English in Košice. In English, medicine and dentistry cost €10,900 to 14,000 a year, other degrees €1,500 to 8,950; full-time public ones in Slovak are free (sources and years in the guide)',
};

const oneTimeCosts: OneTimeCosts = {
  applicationFee: { from: 20, to: 100, note: 'our estimate; €70 in Martin', source: 'martin' },
  visaFee: {
    from: 24,
    to: 129,
    note: 'residence card €10, within two working days €39 (2026), and national visa (since April 2024): €14 if the residence is already granted, €90 to ask for it in Slovakia; the application for study itself is free',
    source: 'consularFees',
  },
  flightTicket: { from: 450, to: 800, note: 'one way to Vienna or Budapest', source: 'flights' },
};

/*
 * Mechanical engineering in English at the Technical University of Košice, master's, list without a date: the middle of
 * the guide's rows of degrees in English that are not medical. Living costs by that university's guide: a place between
 * dormitory and shared flat (200 a month), food (200), the dearer monthly pass (20) and 100 a month for everything else.
 */
const healthInsurance: Amount = {
  from: 280,
  to: 500,
  note: 'our estimate; agents name €288 a year for urgent care and €462 for full cover of students up to 26 (AXA, no dates)',
  source: 'insurancePrices',
};

const fees: Fee[] = [
  {
    name: 'Recognition of the school certificate',
    shared: true,
    levels: ['undergraduate'],
    amount: {
      from: 40,
      note: 'for a bachelor’s; since April 2024, as the office in Bratislava has it (the faculty in Martin wrote €30 in 2025)',
      source: 'schoolOffice',
    },
  },
  {
    name: 'Recognition of the bachelor’s degree',
    shared: true,
    levels: ['masters'],
    amount: {
      from: 80,
      note: 'at the Slovak University of Technology (no date)',
      source: 'degreeRecognition',
    },
  },
  { name: 'Apostilles and sworn translation' },
];

export const costs: CountryCosts = {
  currency: 'EUR',
  symbol: '€',
  tuition: 6000,
  accommodation: 2400,
  food: 2400,
  transport: 240,
  personal: 1200,
  healthInsurance,
  oneTime: oneTimeCosts,
};

export const guide: CountryGuide = {
  overview:
    'Slovakia suits you if you want to study medicine, dentistry or veterinary medicine in English inside the European Union and cannot pay western fees. The country uses the euro, lies between Vienna, Prague, Kraków and Budapest, and prices are below the average of the euro area. Examinations are often oral, and the first two years of medicine are hard.\n\nFull-time degrees taught in Slovak are free of tuition at public universities, also for you, if you finish in the standard time. That is a real offer if you are willing to spend a year on the language first.\n\nIt suits you less if you want a wide choice of English degrees outside medicine and engineering, or a large job market at the end. Doctors and nurses in hospitals speak Slovak, so clinical training needs it too, even in the English programme. And before you choose medicine, read India’s rules for doctors trained abroad: the licence at home, not the diploma, is the goal.',
  counted: {
    institutions: { text: '33 Slovak and eight foreign ones (2021)', source: 'schools' },
    students: { text: '25,815 (2024)', source: 'foreignStudents' },
  },
  highlights: [
    {
      text: 'General medicine in English costs from €10,900 a year (Martin, 2024-25) to 13,000 (Košice, 2025-26, and €500 more each year).',
      source: 'medhead',
    },
    {
      text: 'Full-time degrees in Slovak are free of tuition at public universities, for every nationality, as long as you do not exceed the standard length of study.',
      source: 'eduSlovakia',
    },
    {
      text: 'A place in a university dormitory in Košice cost about €135 to 150 a month in 2024.',
      source: 'tuke',
    },
    {
      text: 'The European Union has common rules for recognising medical diplomas from its member states. Germany applies them whatever your nationality; ask the others.',
      source: 'doctorsAbroad',
    },
    'Schengen residence: Vienna is an hour from Bratislava by train.',
    {
      text: 'After graduation the student residence can be renewed for nine months to look for work (act as of July 2026).',
      source: 'actOf2026',
    },
  ],
  quickFacts: {
    capital: 'Bratislava',
    currency: 'Euro (EUR)',
    language: 'Slovak; degrees in English available',
    population: { text: 'About 5.4 million (2025)', source: 'statistics' },
    timeZone: 'UTC+1, UTC+2 in summer',
    weather: 'Warm summers, cold and snowy winters',
    drivingSide: 'Right',
    studentCities: 'Bratislava, Košice, Martin, Nitra, Žilina, Banská Bystrica',
    workWhileStudying: {
      text: 'Up to {{slovakia.workInTerm}} for university students (as of 2025; the rules have changed since)',
      source: 'saiaWork',
    },
    postStudyWork: {
      text: 'Residence of up to {{slovakia.stay}} or start a business (act as of July 2026)',
      source: 'actOf2026',
    },
  },
  educationSystem: {
    structure: {
      text: 'Bachelor’s degree of three or four years, master’s or engineer’s degree of two, doctorate of three or four. Medicine and veterinary medicine are one course of six years, dentistry of six in Bratislava (2025) and of five in Košice since 2025-26; of its degree in English an agent still writes six: ask.',
      source: 'dentistryYears',
    },
    academicYear:
      'From September to August: winter semester from September, summer semester from February, each with an examination period of several weeks.',
    gradingSystem:
      'A to E pass, FX is a fail. Ask how often a failed subject may be repeated. Credits follow the European system, 60 for a year.',
    classSize:
      'Lectures for the whole year and practical groups in medicine; we found no published sizes. Ask how many study your degree in English.',
  },
  studyCities: [
    {
      name: 'Bratislava',
      latitude: 48.1486,
      longitude: 17.1077,
      text: 'The capital on the Danube, with Comenius and the technical university, the most jobs and the highest rents.',
    },
    {
      name: 'Košice',
      latitude: 48.7164,
      longitude: 21.2611,
      text: 'The second city: medicine at Šafárik University, engineering, the veterinary university and a growing IT valley.',
    },
    {
      name: 'Martin',
      latitude: 49.0665,
      longitude: 18.9219,
      text: 'A small town under the mountains around the Jessenius medical faculty; quiet and international.',
    },
    {
      name: 'Nitra',
      latitude: 48.3061,
      longitude: 18.0864,
      text: 'Agriculture and food science, a car plant, and rents below Bratislava’s.',
    },
    {
      name: 'Žilina',
      latitude: 49.2231,
      longitude: 18.7394,
      text: 'Transport, railways and telecommunications; Kia builds cars next door.',
    },
    {
      name: 'Banská Bystrica',
      latitude: 48.7363,
      longitude: 19.1462,
      text: 'A mining town turned university town, with economics, education and mountains at the doorstep.',
    },
  ],
  topUniversities: [
    {
      name: 'Comenius University Bratislava',
      city: 'Bratislava',
      rank: '662',
      knownFor: 'medicine in Bratislava and Martin, pharmacy, natural sciences',
    },
    {
      name: 'Slovak University of Technology in Bratislava',
      city: 'Bratislava',
      rank: '951-1000',
      knownFor: 'informatics, civil and electrical engineering, architecture',
    },
    {
      name: 'Pavol Jozef Šafárik University in Košice',
      city: 'Košice',
      rank: '1001-1200',
      knownFor: 'general medicine and dentistry in English',
    },
    {
      name: 'Technical University of Košice',
      city: 'Košice',
      rank: '1001-1200',
      knownFor: 'mechanical engineering, aeronautics, materials',
    },
    {
      name: 'University of Žilina',
      city: 'Žilina',
      rank: '1201-1400',
      knownFor: 'transport, railway and road engineering, telecommunications',
    },
    {
      name: 'Slovak University of Agriculture in Nitra',
      city: 'Nitra',
      rank: '1201-1400',
      knownFor: 'agriculture, food technology and landscape',
    },
  ],
  popularCourses: [
    {
      name: 'General Medicine',
      text: 'Six years, entrance test in biology and chemistry. NEET and the rules of the National Medical Commission apply if you want to practise in India.',
    },
    {
      name: 'Dentistry',
      text: 'Few places in English: Bratislava and Košice (about 35 a year there, as an agent has it). Ask when you first treat patients, and in which language. To practise in India you need NEET before and a screening test after.',
    },
    {
      name: 'Veterinary Medicine',
      text: 'Taught in English in Košice, with European accreditation; a four-year course exists for graduates of related degrees. Ask India’s Veterinary Council first whether it would register you.',
    },
    {
      name: 'Mechanical Engineering',
      text: 'Four car makers have plants in the country; ask for a diploma project with one of them.',
    },
    {
      name: 'Informatics',
      text: 'English master’s degrees in Bratislava and Košice, and a bachelor’s at the Slovak University of Technology; IT firms are more open than others to people without Slovak.',
    },
    {
      name: 'Management',
      text: 'Low fees, but check whether the school is public, accredited and known to employers outside Slovakia.',
    },
    {
      name: 'Aviation',
      text: 'Košice and Žilina teach flight, traffic and maintenance engineering; a pilot’s licence is a separate cost.',
    },
  ],
  detailedCosts: {
    tuition: [
      {
        label: 'Degrees in Slovak at public universities',
        amount: { from: 0, note: 'full-time, within the normal length', source: 'eduSlovakia' },
      },
      {
        label: 'Economics in English, Bratislava',
        amount: { from: 1500, to: 2500, note: 'bachelor’s, master’s; 2024-25', source: 'eubaFees' },
      },
      {
        label: 'Informatics in English, Bratislava',
        amount: {
          from: 1800,
          to: 7500,
          note: 'master’s at Comenius University, 2024-25; bachelor’s at the University of Technology, 2025-26',
          source: 'stuInformatics',
        },
      },
      {
        label: 'Mechanical engineering in English, Košice',
        amount: {
          from: 5000,
          to: 6000,
          note: 'bachelor’s, master’s; list without a date',
          source: 'kosiceFees',
        },
      },
      {
        label: 'Veterinary medicine in English',
        amount: { from: 8950, note: 'the page gives no year; €200 once to register', source: 'uvlf' },
      },
      {
        label: 'General medicine in English',
        amount: {
          from: 10900,
          to: 13500,
          note: 'Martin 2024-25; Košice €13,000 in 2025-26 and €500 more each year, so €13,500 in 2026-27',
          source: 'medhead',
        },
      },
      {
        label: 'Dentistry in English',
        amount: {
          from: 13500,
          to: 14000,
          note: 'Bratislava €13,800 in 2024-25; Košice €13,500 in 2025-26 and €500 more each year, so €14,000 in 2026-27',
          source: 'medhead',
        },
      },
    ],
    tuitionRange: {
      from: 0,
      to: 14000,
      note: 'Slovak-taught to dentistry in English, Košice in 2026-27 by the yearly step that its agent names; it rises',
      source: 'eduSlovakia',
    },
    livingExpenses: {
      accommodation: {
        from: 1620,
        to: 4800,
        note: 'dormitory in Košice, 2024, to a room in Bratislava, our estimate; 12 months',
        source: 'tuke',
      },
      food: { from: 2400, to: 3600, note: '200 to 300 a month, cooking or canteen, 2024', source: 'tuke' },
      transport: { from: 120, to: 360, note: 'student passes at 10 to 30 a month, 2024', source: 'tuke' },
      personal: {
        from: 900,
        to: 1800,
        note: 'our estimate: phone at 15 to 45 a month (2024), clothes, books, going out',
        source: 'tuke',
      },
      healthInsurance,
    },
    oneTimeCosts,
    fees,
    notes: [
      'The calculator starts from a master’s in mechanical engineering in English in Košice. Medicine and dentistry in English cost about twice its €6,000 of tuition; for another degree in English put in what its page says (€1,500 to 8,950 in the rows above), for one in Slovak, full time and within the standard length, nothing.',
      {
        text: 'Proof of funds, if the embassy asks for it (for residence the law has not since July 2025): twelve times the subsistence minimum for an adult. It is €295.22 a month from July 2026 to June 2027, so €3,542.64, as a Slovak calculator quotes it. A new amount applies from every 1 July. Show more in any case, because a year costs more than that.',
        source: 'minimum',
        about: 'funds',
      },
      {
        text: 'From the figures of Košice’s technical university of 2024 we reckon €400 to 550 a month for a careful student, rent included; plan €150 more in Bratislava, and more for the years since.',
        source: 'tuke',
      },
      {
        text: 'Union’s commercial insurance for foreigners pays for what is urgent and medically unavoidable. Before you choose the cheapest policy, ask what it leaves out, such as illnesses that you already have.',
        source: 'unionInsurance',
        about: 'insurance',
      },
    ],
  },
  standardizedTests: {
    undergraduate: [
      'Medicine and dentistry: an entrance test of multiple-choice questions in biology and chemistry, on several dates between March and August: online in Martin and, in 2024-25, Bratislava; in Košice it was held at the faculty in 2024, one attempt for each degree. Ask each faculty.',
      {
        text: 'NEET: Indian citizens need a qualifying result before they start, if they want to practise in India.',
        source: 'nmc',
      },
      {
        text: 'Other degrees: school results, and at some faculties an interview or a test. Bratislava’s university of economics tests aptitude and English, online.',
        source: 'economicsTests',
      },
    ],
    postgraduate: [
      'No page that we read asks for a GRE or GMAT. Faculties look at the subject of the bachelor’s degree and at marks; some hold a test of their own.',
    ],
    english: [
      'Each faculty sets its own; by our estimate mostly IELTS 5.5 to 6.0. Košice’s medical faculty asked for good English without naming a test (2024).',
      {
        text: 'For degrees in Slovak: level B1 or B2, by faculty. Comenius University prepares for B2 in ten months (2023-24). Residence for study covers such a course at a university; for a language school there is only a national visa (act as of July 2026).',
        source: 'actOf2026',
      },
    ],
  },
  workAuthorization: {
    duringStudies: {
      text: 'As of 2025, university students with temporary residence for study may work up to {{slovakia.workInTerm}} without a work permit; the employer reports the job. The rules for employing foreigners have changed since, and we could not read what that means for student jobs: ask the foreign police or the Migration Information Centre before you start.',
      source: 'saiaWork',
    },
    afterGraduation: {
      text: 'The residence can be renewed for nine months to look for work or start a business. Ask at once, in any case before it ends: 30 days after you finish the police may begin to cancel the old one (as of 2025).',
      source: 'iom',
    },
    details: [
      {
        text: 'The residence act changed again on 15 July and 1 October 2026, and the rules for employing foreigners on 15 July.',
        source: 'actOf2026',
      },
      {
        text: 'The minimum wage is €915 a month for full-time work in 2026 and, as the minister announced in March, at least €972 in 2027.',
        source: 'wage',
      },
      {
        text: 'With a degree and a job offer you change to residence for employment or the EU Blue Card at the foreign police. A university student without a degree cannot ask for the change there, unless school was finished in Slovakia (act as of July 2025; it has changed since: ask). To business you can change only after two years of residence.',
        source: 'changeOfPurpose',
      },
      {
        text: 'Family members can apply for residence to join you, for €200 (under 18 free); you prove a shared home, and the decision may take 90 days (acts as of 2026).',
        source: 'actOf2026',
        about: 'family',
      },
      {
        text: 'You can apply for long-term residence after five years without a break, with an examination in Slovak (level A2), but not while you hold residence for study (act as of July 2026): change its purpose first. By the EU’s directive only half of the years of study may count; after two years on a Blue Card they do count, as the act reads (as of July 2025).',
        source: 'longTerm',
        about: 'settlement',
      },
      {
        text: 'Student agreements (dohoda) are the usual contract for full-time students under 26, and have lower deductions.',
        source: 'studentJobs',
      },
      {
        text: 'To practise medicine in India you need a course of at least 54 months taught in English, 12 months of internship at the same institution, the right to practise in Slovakia too, then 12 months of internship and the licence examination in India. Ask the faculty in writing how its graduates meet each point.',
        source: 'nmc',
      },
      {
        text: 'To work as a doctor in Slovakia after a degree in English you need the Slovak examination of the health ministry, unless you hold a state certificate, and registration with the chamber.',
        source: 'doctorsSlovak',
      },
    ],
  },
  documentRequirements: {
    academic: [
      'Class XII certificate and mark sheets with apostille of the Ministry of External Affairs; class X as well only if the faculty or the school office asks',
      { text: 'Bachelor’s degree and mark sheets with apostille, for master’s degrees', levels: ['masters'] },
      'Recognition decision (nostrification) before enrolment',
      'NEET score card for medicine and dentistry, if you want to practise in India',
    ],
    personal: [
      {
        text: 'Passport; for a national visa a colour photograph of 3 × 3.5 cm (act as of July 2026), for residence only if the embassy wants it (the law has not since July 2025)',
        source: 'actOf2026',
      },
      'Birth certificate with apostille only if the faculty or the embassy asks for it: it is on none of the lists that we read',
      {
        text: 'Police clearance certificate with apostille, not older than 90 days when you ask for residence, which may be after you arrive; another from every country where you stayed over 90 days in the last three years',
        source: 'saiaEntry',
      },
      'CV and motivation letter where asked for',
    ],
    financial: [
      {
        text: 'Ask the embassy whether it wants proof of money: since July 2025 the law no longer asks for it with an application for residence for study, as a law firm sums it up. If it does: a bank statement in your own name for twelve times the subsistence minimum, or a sponsor’s declaration with the sponsor’s statement',
        source: 'residenceAct',
      },
      {
        text: 'For a national visa proof of money and travel insurance for €30,000, as a list for doctoral students has it (as of 2025)',
        source: 'reporting',
      },
      'Receipt of the tuition fee or its first half, if the faculty or the embassy asks for it: ask first what comes back if the visa is refused',
    ],
    additional: [
      {
        text: 'Decision on admission and confirmation of study in Slovak; papers for residence may be no older than 90 days (act as of July 2026): ask the faculty for a new one',
        source: 'actOf2026',
      },
      'Translations into Slovak by a translator sworn in Slovakia',
      'Travel health insurance for the first weeks',
      'Medical certificate of fitness for medicine',
      'Proof of accommodation where the embassy asks for it',
    ],
  },
  workOpportunities: [
    'Car making (Volkswagen, Kia, Stellantis, Jaguar Land Rover and, as announced for early 2027, Volvo), electronics, IT and business service centres employ graduates.',
    'English can be enough in IT and in service centres in Bratislava and Košice; most other jobs need Slovak.',
    'Look on Profesia.sk and on the service centres’ career pages.',
    'Vienna is near, but the Slovak residence gives no right to work in Austria.',
    {
      text: 'Medicine: plan the licence by the fifth year. India has its examination. Germany asks holders of an EU degree, of any nationality, for no test of knowledge, but for German and a language test for doctors (2025). Britain spares them its PLAB test, by a rule kept in 2023 for five years: ask what holds when you finish.',
      source: 'doctorsAbroad',
    },
  ],
  applicationRequirements: [
    'Bachelor’s: class XII with the right subjects (biology and chemistry for medicine, mathematics for engineering), by our estimate with 50 per cent or more.',
    {
      text: 'Medicine in Martin: online application, €70, and a test on one of several dates; for 2025-26 they were 21 March, 28 June and 8 August 2025.',
      source: 'martin',
    },
    'Master’s: a bachelor’s degree in the same or a related field, which a Slovak university recognises before you enrol.',
    {
      text: 'Every foreign school certificate must be recognised before you enrol; the regional school office (RÚŠS) decides, and you need an apostille and a Slovak translation (as of 2025). Ask the faculty whether it hands the papers in for you.',
      source: 'recognition',
    },
    'Apply on the faculty’s own portal; some also take the common form at prihlaskavs.sk (2026).',
  ],
  intakeDetails: {
    primary: 'September, the only main intake',
    deadlines: [
      {
        text: 'Medicine and dentistry: {{slovakia.medicineApply}}, before each test date. In Martin the deadlines of 2025 were 7 March, 14 June and 25 July.',
        source: 'martin',
      },
      'Engineering and informatics in English: by our estimate mostly a day between the end of March and the end of June.',
      'Ask the embassy for an appointment as soon as you are admitted, and in spring how it gives them: among the visa’s steps is its rule of 2024, two months or more ahead.',
    ],
  },
  scholarships: {
    government: [
      {
        name: 'National Scholarship Programme of the Slovak Republic',
        amount: '€620 a month for master’s students, €1,025.50 for doctoral ones, and travel (2025)',
        eligibility:
          'Students enrolled outside Slovakia, for a stay of one to two semesters (master’s students, or after two and a half years of a course) or of 1 to 10 months (doctoral ones); not for a whole degree there',
        url: 'https://www.scholarships.sk/en/',
        source: 'nsp',
      },
      {
        name: 'Talent scholarships of the Slovak Ministry of Education',
        amount:
          'Up to €5,000 a year for foreigners, for three years of a bachelor’s, or two of a master’s degree, mainly for those who had it before (2025-26); whether tuition is waived, the university decides, according to a portal',
        eligibility:
          'Beginners in a full-time degree at a public university, in fields that the state prefers, with a minimum in the SAT and no residence in Slovakia since 2020 (2025, according to a portal); 32 foreigners got it. We found no later round: ask',
        url: 'https://scholarships.portalvs.sk/',
        source: 'talents',
      },
    ],
    university: [
      {
        name: 'Motivation scholarships of the faculties',
        amount: 'A single payment, different every year',
        eligibility: 'Enrolled students among the best of their year',
        url: 'https://uniba.sk/en/',
        source: 'comenius',
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
    type: 'Temporary residence for study, asked for at the embassy, or a national visa (D) to ask for it in Slovakia',
    processingTime: {
      text: 'The foreign police decided within 30 days of a complete application (as of 2025); a public project that read the act as of 15 July 2026 has 90 days: ask, and reckon with 90. The wait for an embassy appointment comes first: by the rule of 2024 two months or more. With a national visa you may wait for the decision in Slovakia (as of 2025: ask).',
      source: 'actOf2026',
    },
    steps: [
      'Pass the entrance procedure and get the decision on admission.',
      'Have apostilles put on your papers, and have them translated into Slovak.',
      {
        text: 'Write to the embassy in New Delhi with the admission attached and ask for an appointment. In 2024 the address was cons.delhi@mzv.sk, and requests counted only on the first working day of a month, for the month after next (on 2 April for June). Ask in spring which rule holds.',
        source: 'embassy',
      },
      {
        text: 'In 2023 the embassy kept dates for students in July and August, which were quickly booked.',
        source: 'studentDates',
      },
      'Hand in the application in person and answer the consul’s questions.',
      {
        text: 'Travel with the visa, and report your address to the foreign police within three working days if you live privately (as of 2025).',
        source: 'reporting',
      },
      {
        text: 'If residence is not granted yet, ask for it: book the foreign police online at once and hand in all papers before the visa ends; when they are complete you may stay until the decision (as of 2025).',
        source: 'reporting',
      },
      {
        text: 'Give fingerprints there, pay €10 (2026) and collect the residence card.',
        source: 'actOf2026',
      },
      {
        text: 'Take out health insurance within three working days of collecting the card. Within 30 days hand the foreign police a report, no older than 30 days, that you have no disease that endangers public health (act as of July 2026). Only selected clinics write it, such as the university hospital’s in Martin, which takes up to a week: book at once.',
        source: 'actOf2026',
      },
      {
        text: 'Without that report the police cancel the residence; also if you are not in Slovakia for more than half of its days in a calendar year, exchanges in the EU and a first autumn of under 90 days apart (act as of July 2026).',
        source: 'actOf2026',
      },
    ],
    requirements: [
      'Confirmation of admission to a full-time course',
      'Money for the first year, if the embassy asks for proof of it',
      'Clean criminal record',
      {
        text: 'University students need no proof of accommodation for the foreign police (act as of July 2026); the embassy may ask for it.',
        source: 'actOf2026',
      },
      'Health insurance',
    ],
    interviewRequired: true,
    interview:
      'The consul asks why you chose Slovakia and this course, who pays and what you know of the country. Answer simply: the consul’s note goes to the police with your papers.',
  },
  sources: {
    doctorsAbroad: {
      label:
        'Doctors with a degree of the EU: German Medical Association (no date) and Match Doctors (9 December 2025); Britain: Department of Health, review of 2023, and MDU (no date)',
      url: 'https://www.bundesaerztekammer.de/en/work-and-training-in-germany/recognition',
      checkedOn: '2026-11-27',
      copy: true,
    },
    actOf2026: {
      label:
        'Residence act as of 15 July 2026 and fees act (as a public project, whose draft no lawyer has reviewed, read them in September 2026); 30 days in 2025: SAIA; clinic: University Hospital Martin; family: Bardfa (no dates)',
      url: 'https://github.com/wizartclub-cyber/slovakia-residence/tree/main/content',
      checkedOn: '2026-11-27',
      copy: true,
    },
    insurancePrices: {
      label: 'AKMV and Bardfa, agents: AXA’s insurance for foreigners (no dates)',
      url: 'https://www.akmv.sk/komplexne-poistenie-cudzincov-na-slovensku-aj-pre-tehotne',
      checkedOn: '2026-11-27',
      copy: true,
    },
    residenceAct: {
      label: 'AKMV, law firm: changes to the residence act as of 1 July 2025',
      url: 'https://www.akmv.sk/en/changes-to-the-act-on-the-residence-of-foreigners-as-of-1-july-2025-2',
      checkedOn: '2026-11-27',
      copy: true,
    },
    changeOfPurpose: {
      label:
        'AKMV, law firm: change of the purpose of residence (act as of 1 July 2025); business: TASR, 2 August 2025',
      url: 'https://www.akmv.sk/en/change-of-purpose-of-a-foreigners-temporary-residence',
      checkedOn: '2026-11-27',
      copy: true,
    },
    degreeRecognition: {
      label: 'Slovak University of Technology: recognition of education, fee and costs of €40 each (no date)',
      url: 'https://stuba.sk/recognition-of-education.html?page_id=9621',
      checkedOn: '2026-11-27',
      copy: true,
    },
    longTerm: {
      label:
        'Residence act, section 52, as of 15 July 2025, and as a public project read it as of July 2026; EU directive 2003/109, article 4',
      url: 'https://zakony.judikaty.info/predpis/zakon-404/2011-ucinnost-od-15.07.2025/audit',
      checkedOn: '2026-11-27',
      copy: true,
    },
    dentistryYears: {
      label: 'Šafárik University: five years of dentistry (2025); on the other faculties TASR, 24 May 2025',
      url: 'https://upjs.sk/lekarska-fakulta/en/actuality/the-faculty-of-medicine-is-introducing-a-new-5-year-dental-medicine-study-program',
      checkedOn: '2026-11-26',
      copy: true,
    },
    economicsTests: {
      label: 'Bratislava University of Economics and Business: admission of applicants from abroad (no date)',
      url: 'https://admission.euba.sk/admission-and-enrollment/admission-process',
      checkedOn: '2026-11-26',
      copy: true,
    },
    doctorsSlovak: {
      label: 'Ministry of Health of Slovakia: examination in Slovak for health professions',
      url: 'https://www.health.gov.sk/?uznavanie-kvalifikacii-statny-jazyk',
      checkedOn: '2026-11-26',
      copy: true,
    },
    studentJobs: {
      label: 'Welcome to Slovakia: student jobs (no date)',
      url: 'https://welcometoslovakia.sk/?p=19177',
      checkedOn: '2026-11-25',
      copy: true,
    },
    unionInsurance: {
      label: 'Union: health insurance for foreigners (no date)',
      url: 'https://www.union.sk/health-insurance-for-foreigners-expats-online/',
      checkedOn: '2026-11-24',
      copy: true,
    },
    schools: {
      label:
        'Ministry of Education: universities in Slovakia (TASR in Bratislavské noviny, 17 November 2021)',
      url: 'https://www.bratislavskenoviny.sk/stalo-sa/doma/68940-na-slovensku-mame-41-vysokych-skol-a-vyse-133-tisic-studentov-aj-oni-maju-dnes-sviatok',
      checkedOn: '2026-11-26',
      copy: true,
    },
    foreignStudents: {
      label: 'Ministry of Education: report on universities in 2024 (TASR, reported by Felvidék.ma)',
      url: 'https://felvidek.ma/2025/12/20/tavaly-osszesen-142-813-egyetemi-hallgato-volt-szlovakiaban/',
      checkedOn: '2025-12-20',
    },
    eduSlovakia: {
      label: 'EDUslovakia: tuition fees',
      url: 'https://eduslovakia.sk/tuition-fees/',
      checkedOn: '2026-11-01',
    },
    eubaFees: {
      label: 'Bratislava University of Economics and Business: fees of 2024-25',
      url: 'https://euba.sk/en/applicant/fees-related-to-the-study',
      checkedOn: '2026-11-27',
      copy: true,
    },
    stuInformatics: {
      label: 'Informatics in English: Slovak University of Technology, 2025-26; Comenius University, 2024-25',
      url: 'https://www.fiit.stuba.sk/study-admission/bachelor/b-infoxa.html?page_id=2229',
      checkedOn: '2026-11-26',
      copy: true,
    },
    kosiceFees: {
      label: 'Slovak universities’ portal: fees of the Technical University of Košice (no date)',
      url: 'https://portalvs.sk/en/poplatky?strana=27',
      checkedOn: '2026-11-25',
      copy: true,
    },
    martin: {
      label: 'Jessenius Faculty of Medicine in Martin: application, tests and fees for 2025-26 and 2024-25',
      url: 'https://www.jfmed.uniba.sk/en/study/applicants/application-process/',
      checkedOn: '2026-11-24',
      copy: true,
    },
    medhead: {
      label: 'MedHead, agent of the faculties: Košice from 2025-26, Bratislava 2024-25, Martin',
      url: 'https://medhead.eu/kosice-medical-university-upjs',
      checkedOn: '2026-11-26',
      copy: true,
    },
    comenius: {
      label: 'Comenius University, Faculty of Medicine in Bratislava: for applicants',
      url: 'https://www.fmed.uniba.sk/en/study/for-applicants/',
      checkedOn: '2024-12-31',
    },
    uvlf: {
      label: 'University of Veterinary Medicine and Pharmacy in Košice: payments and fees (no date)',
      url: 'https://www.uvlf.sk/en/general-information/payments-fees',
      checkedOn: '2026-11-26',
      copy: true,
    },
    tuke: {
      label: 'Technical University of Košice: guide for students, budget',
      url: 'https://guide.tuke.sk/?p=511',
      checkedOn: '2024-12-31',
    },
    recognition: {
      label: 'Jessenius Faculty: recognition of school certificates',
      url: 'https://www.jfmed.uniba.sk/en/study/applicants/for-admitted-students/',
      checkedOn: '2025-06-30',
    },
    schoolOffice: {
      label:
        'Regional school office in Bratislava: fees for recognising certificates since 1 April 2024 (no treaty with the country: €40)',
      url: 'https://www.russ-ba.sk/nostrifikacie-uznanie-dokladov-o-vzdelani/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    saiaWork: {
      label: 'SAIA, Study in Slovakia: working while studying',
      url: 'https://www.studyinslovakia.saia.sk/en/main/study-in-slovakia/working-while-studying',
      checkedOn: '2025-06-30',
    },
    saiaEntry: {
      label: 'SAIA: temporary residence for study, documents',
      url: 'https://www.researchinslovakia.saia.sk/en/main/welcome/visa-and-entry-conditions/entry/third-countries/more-than-90/temporary-residence-old/temporary-residence-study',
      checkedOn: '2025-06-30',
    },
    reporting: {
      label: 'Slovak Academy of Sciences, EURAXESS point: before and after arrival',
      url: 'https://euraxesspoint.sav.sk/information/doctoral/after-arrival-to-sk-2/doctoral-student-third-country-national/',
      checkedOn: '2025-06-30',
    },
    consularFees: {
      label:
        'Slovak embassies: consular fees since 1 April 2024 (page of the embassy in Paris); card: a public project, September 2026',
      url: 'https://mzv.sk/en/web/pariz/sluzby/poplatky',
      checkedOn: '2026-11-26',
      copy: true,
    },
    iom: {
      label: 'IOM Migration Information Centre: information for graduates',
      url: 'https://www.mic.iom.sk/en/news/917-information-for-successful-graduates-of-slovak-universities.html',
      checkedOn: '2025-06-30',
    },
    minimum: {
      label:
        'Ministry of Labour: subsistence minimum since 1 July 2026 (as a Slovak loan calculator quotes it)',
      url: 'https://employment.gov.sk/sk/rodina-socialna-pomoc/hmotna-nudza/zivotne-minimum/',
      checkedOn: '2026-11-25',
      copy: true,
    },
    wage: {
      label: 'Ministry of Labour: minimum wage; its minister on 2027 (info.sk, 3 March 2026)',
      url: 'https://www.employment.gov.sk/sk/praca-zamestnanost/vztah-zamestnanca-zamestnavatela/odmenovanie/minimalna-mzda/',
      checkedOn: '2026-01-01',
    },
    statistics: {
      label: 'Statistical Office of the Slovak Republic (home page)',
      url: 'https://slovak.statistics.sk',
      checkedOn: '2025-12-31',
    },
    nmc: {
      label:
        'National Medical Commission of India: Foreign Medical Graduate Licentiate Regulations 2021 (home page)',
      url: 'https://www.nmc.org.in/',
      checkedOn: '2025-12-31',
    },
    studentDates: {
      label: 'Appointments for students at the embassy in New Delhi in 2023 (A to Z Serwis Plus)',
      url: 'https://atozserwisplus.pl/immigration-news/embassy-of-the-slovak-republic-in-new-delhi-change-in-appointment-reservations-for-year-2023',
      checkedOn: '2026-11-27',
      copy: true,
    },
    embassy: {
      label: 'Embassy of the Slovak Republic in New Delhi: appointments (27 March 2024)',
      url: 'https://www.mzv.sk/en/web/dilli-en/contact_us',
      checkedOn: '2024-03-27',
    },
    nsp: {
      label: 'SAIA: National Scholarship Programme',
      url: 'https://www.scholarships.sk/en/',
      checkedOn: '2025-04-30',
    },
    talents: {
      label:
        'Talent scholarships 2025-26 (TASR, 29 December 2025; Refresher, 18 December); conditions: For9a (2025)',
      url: 'https://www.teraz.sk/slovensko/vs-zabezpecia-vyplacanie-talentovych/930158-clanok.html',
      checkedOn: '2026-11-27',
      copy: true,
    },
    tata: {
      label: 'J N Tata Endowment (2020; MyScholarship, 2026)',
      url: 'https://jntataendowment.org/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    flights: {
      label: 'Our estimate of one-way economy fares (link: home page of an airline)',
      url: 'https://www.austrian.com/in/en/homepage',
      checkedOn: '2025-12-31',
    },
  },
};
