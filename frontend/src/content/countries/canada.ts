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
  position: 3,
  name: 'Canada',
  flag: 'ca',
  description: 'Respected degrees in welcoming cities, with English and French side by side.',
  institutions: '250+',
  students: '800K+',
  highlights: ['Co-op programmes with paid work', 'Post-Graduation Work Permit', 'Multicultural cities'],
};

export const summary: CountrySummary = {
  cities: 'Toronto, Vancouver, Montreal',
  workRights: '{{canada.workInTerm}}; work permit of {{canada.stay}}',
  language: 'English, French',
  visaType: 'Study permit',
};

const oneTimeCosts: OneTimeCosts = {
  applicationFee: {
    from: 100,
    to: 200,
    note: 'our estimate for one university; for bachelor’s degrees OUAC 159 for three in Ontario, from abroad with a service fee and mostly 85 to 125 for each on top, UBC 173.25 (2026-27)',
    source: 'ouac',
  },
  visaFee: {
    from: 235,
    note: 'study permit 150 and biometrics 85',
    source: 'fees',
  },
  flightTicket: {
    from: 900,
    to: 1800,
    note: 'one way, our estimate; compare for your dates',
    source: 'fares',
  },
};

const healthInsurance: Amount = {
  from: 600,
  to: 1200,
  note: 'our estimate; Ontario’s UHIP 948, British Columbia’s MSP 900 (75 a month) in 2026; some provinces cover students free',
  source: 'uhip',
};

const fees: Fee[] = [
  {
    name: 'Québec’s acceptance certificate (CAQ)',
    region: 'Quebec',
    amount: { from: 135, note: '2026, only in Québec', source: 'fees' },
  },
  { name: 'Medical examination' },
];

export const costs: CountryCosts = {
  currency: 'CAD',
  symbol: 'CAD',
  tuition: 35000,
  accommodation: 10000,
  food: 4500,
  transport: 1800,
  personal: 2700,
  healthInsurance,
  oneTime: oneTimeCosts,
  minimum: 23448,
  minimumFor: 'a year, outside Québec',
  minimumIn: { place: 'Quebec', sum: 24617, for: 'a year, in Québec' },
};

export const guide: CountryGuide = {
  overview:
    'Canada suits students who want a sound public university and work experience in the same degree: co-op programmes alternate terms of study with paid terms of work. Most universities and many colleges are public, and each province runs its own system.\n\nSince 2024 the country has cut the number of study permits, and it suits some plans less than it did. A one-year college diploma is no longer a safe way to a work permit, permanent residence has become hard to reach after study alone, and most bachelor’s applicants need an attestation letter from the province. Master’s and doctoral students at public institutions have been exempt from that since January 2026.\n\nChoose the programme before the country: after a degree from a public university the field of study does not matter for the work permit. With a college programme, check first that its field, its language level and the permit rules allow what you plan.',
  counted: {
    institutions: {
      text: '223 universities and 213 public colleges, as a directory has it (no date)',
      source: 'institutions',
    },
    students: { text: '721,230 with a study permit (November 2025)', source: 'permitHolders' },
  },
  highlights: [
    'Co-op degrees with paid work terms, often with several employers',
    {
      text: 'Post-Graduation Work Permit of up to three years, and three years after a master’s of at least eight months at an eligible institution',
      source: 'pgwp',
    },
    {
      text: 'Master’s and doctoral students at public institutions need no attestation letter since 1 January 2026',
      source: 'pal',
    },
    { text: 'Work off campus in term, {{canada.workInTerm}}, without a separate permit', source: 'work' },
    { text: 'Three universities among the first 50 in the {{rankings.edition}}', source: 'qs' },
    'Universities in English and in French, some in both',
  ],
  studyCities: [
    {
      name: 'Toronto',
      latitude: 43.6532,
      longitude: -79.3832,
      text: 'The University of Toronto, York and TMU; banks, technology and the largest Indian community, at the highest rents with Vancouver.',
    },
    {
      name: 'Vancouver',
      latitude: 49.2827,
      longitude: -123.1207,
      text: 'UBC and Simon Fraser between sea and mountains; mild, rainy winters and very high rents.',
    },
    {
      name: 'Montreal',
      latitude: 45.5019,
      longitude: -73.5674,
      text: 'McGill, Concordia and Université de Montréal; rents below Toronto’s, a lively culture, and French for most jobs.',
    },
    {
      name: 'Waterloo',
      latitude: 43.4643,
      longitude: -80.5204,
      text: 'A technology town around a university known for its co-op degrees, an hour or two from Toronto.',
    },
    {
      name: 'Ottawa',
      latitude: 45.4215,
      longitude: -75.6972,
      text: 'The capital, in two languages: Ottawa and Carleton, government and software.',
    },
    {
      name: 'Edmonton',
      latitude: 53.5461,
      longitude: -113.4938,
      text: 'The University of Alberta, strong in artificial intelligence and energy; very cold winters.',
    },
    {
      name: 'Halifax',
      latitude: 44.6488,
      longitude: -63.5752,
      text: 'Dalhousie and Saint Mary’s on the Atlantic; a small, friendly city whose rents have risen.',
    },
  ],
  topUniversities: [
    {
      name: 'McGill University',
      city: 'Montreal',
      rank: '30',
      knownFor: 'Medicine, law, science; in English',
    },
    {
      name: 'University of Toronto',
      city: 'Toronto',
      rank: '32',
      knownFor: 'The largest research university; computing, medicine, business',
    },
    {
      name: 'University of British Columbia',
      city: 'Vancouver',
      rank: '45',
      knownFor: 'Forestry, environment, computing, business',
    },
    {
      name: 'University of Alberta',
      city: 'Edmonton',
      rank: '96',
      knownFor: 'Artificial intelligence, petroleum and civil engineering, nursing',
    },
    {
      name: 'University of Waterloo',
      city: 'Waterloo',
      rank: '113',
      knownFor: 'Co-op, mathematics, computer science and engineering',
    },
    {
      name: 'Western University',
      city: 'London',
      rank: '142',
      knownFor: 'Ivey Business School, health sciences',
    },
    {
      name: 'Université de Montréal',
      city: 'Montreal',
      rank: '162',
      knownFor: 'Deep learning, medicine; in French',
    },
    {
      name: 'McMaster University',
      city: 'Hamilton',
      rank: '174',
      knownFor: 'Health sciences and problem-based learning',
    },
  ],
  popularCourses: [
    {
      name: 'Computer Science',
      text: 'Co-op places are the prize; admission marks at Waterloo, Toronto and UBC are far above the published minimum.',
    },
    {
      name: 'Engineering',
      text: 'For a bachelor’s look for accreditation by the CEAB: it shortens the way to the P.Eng. licence of the province.',
    },
    {
      name: 'Data Analytics and AI',
      text: 'Edmonton, Montreal and Toronto are research centres; compare course-based with research master’s degrees.',
    },
    {
      name: 'Nursing',
      text: 'Few places for international students: Cape Breton’s, for one, go first to residents of Nova Scotia. Licences are provincial: NCLEX-RN for registered nurses, another examination for practical nurses. Ask the school and the regulator first.',
    },
    {
      name: 'Supply Chain Management',
      text: 'A frequent college diploma: check that its field is on the list for the work permit before you pay.',
    },
    {
      name: 'Finance and Accounting',
      text: 'Check which courses count towards the CPA.',
    },
    {
      name: 'Environmental Science and Forestry',
      text: 'Fieldwork nearby; jobs in government and energy.',
    },
  ],
  detailedCosts: {
    tuition: [
      {
        label: 'Bachelor’s, average of all fields',
        amount: {
          from: 42062,
          note: '2026-27, preliminary; compulsory student fees come on top, by our estimate about 1,000 to 1,600 (Queen’s 1,427 with its health plan)',
          source: 'statcan',
        },
      },
      {
        label: 'Bachelor’s, lowest and highest provincial average',
        amount: { from: 18900, to: 50100, note: '2026-27, preliminary', source: 'statcan' },
      },
      {
        label: 'Bachelor’s in arts, science and engineering at UBC',
        amount: { from: 51500, to: 66200, note: '2026-27', source: 'ubcTuition' },
      },
      {
        label: 'Master’s and doctorate, average',
        amount: {
          from: 24693,
          note: '2026-27, preliminary; professional master’s and MBA cost two or three times as much',
          source: 'statcan',
        },
      },
      {
        label: 'College diploma or graduate certificate',
        amount: { from: 15000, to: 22000, note: 'our estimate for 2025-26', source: 'educanada' },
      },
    ],
    tuitionRange: {
      from: 18900,
      to: 75000,
      note: 'bachelor’s degrees without medicine, 2026-27: the lowest provincial average to engineering at Waterloo, with student fees; a few small universities cost less',
      source: 'waterlooTuition',
    },
    livingExpenses: {
      accommodation: {
        from: 8400,
        to: 18000,
        note: 'a room in a shared flat, our estimate from university budgets; Toronto and Vancouver at the upper end',
        source: 'lethbridge',
      },
      food: {
        from: 3600,
        to: 6000,
        note: 'our estimate around Lethbridge’s 375 a month when you cook, autumn 2024',
        source: 'lethbridge',
      },
      transport: {
        from: 500,
        to: 1900,
        note: 'our estimate; less where the fees include a bus pass: Lethbridge’s cost 82 a semester in 2024',
        source: 'lethbridge',
      },
      personal: {
        from: 2500,
        to: 4000,
        note: 'our estimate around Lethbridge’s 250 a month (autumn 2024), with telephone and winter clothes',
        source: 'lethbridge',
      },
      healthInsurance,
    },
    oneTimeCosts,
    fees,
    notes: [
      {
        text: 'Proof of funds for one person outside Québec: {{canada.funds}} for applications from 1 September 2026, besides the first year’s tuition and the journey there and back. The amount changes every September.',
        source: 'funds',
        about: 'funds',
      },
      {
        text: 'Québec asks for CAD 24,617 a year (2026), besides tuition, health insurance, the journey there and back and, by its page of 2024, CAD 500 in the first year',
        source: 'quebec',
        about: 'funds',
        region: 'Quebec',
      },
      'A Guaranteed Investment Certificate (GIC) from a bank that takes part is one of several proofs, no longer a duty: the money comes back month by month, less the bank’s charge.',
      'Landlords often ask people without a Canadian credit history for a guarantor or rent in advance; each province limits how much they may demand.',
      'The calculator’s CAD 35,000 of tuition is less than the average bachelor’s degree above: put in the fee of yours.',
      {
        text: 'In British Columbia the province’s insurance pays doctors and hospitals after a wait of up to three months; dental care, glasses and medicines come with the students’ plan (2022).',
        source: 'bcInsurance',
        about: 'insurance',
      },
      {
        text: 'In early 2026 Alberta, Saskatchewan, New Brunswick and Prince Edward Island insured students free or nearly so, on conditions; Ontario, Manitoba and, for Indians, Québec did not.',
        source: 'provinces',
        about: 'insurance',
      },
    ],
  },
  standardizedTests: {
    undergraduate: [
      {
        text: 'None in general. Class XII marks count, with the subjects the programme asks for: 72 per cent (CBSE) at Winnipeg, up to 95 at selective universities by our estimate',
        source: 'winnipegMarks',
      },
      'SAT or AP results help at some universities, but are seldom required',
      'Casper for some health and education programmes; Waterloo’s mathematics contests help for computing',
    ],
    postgraduate: [
      {
        text: 'Usually a four-year bachelor’s with a first class, which York counts as a B; selective programmes ask for more. UBC and Carleton consider a three-year one with a first class, from a university with NAAC grade A',
        source: 'yorkMarks',
      },
      'GMAT or GRE for many MBAs, GRE for some science and business programmes',
    ],
    english: [
      { text: 'IELTS Academic, usually 6.5 with 6.0 in each part; 7.0 for some programmes', source: 'ielts' },
      {
        text: 'TOEFL iBT, usually 86 to 100 on the scale to 120; PTE Academic, typically 60 to 65',
        source: 'ets',
      },
      {
        text: 'For the work permit after graduation you need a test less than two years old: CLB 7 for degrees and at universities, CLB 5 at colleges. IELTS General Training, CELPIP or PTE Core count for it, IELTS Academic does not',
        source: 'pgwp',
      },
    ],
  },
  workAuthorization: {
    duringStudies: {
      text: 'Up to {{canada.workInTerm}} off campus in term, without limit in scheduled breaks and on campus. You need a full-time programme of at least six months that has begun, and the work condition on your permit.',
      source: 'work',
    },
    afterGraduation: {
      text: 'Post-Graduation Work Permit, after studies at an eligible institution, full-time in every term but the last: 3 years after a programme of 2 years or more, or a master’s of at least 8 months; after a shorter one (8 months at least) as long as it lasted. At least half has to be in class in Canada. It is open to nearly every employer and kind of work, and comes once in a lifetime. Degrees need language level CLB 7.',
      source: 'pgwp',
    },
    details: [
      {
        text: 'Degrees: language level CLB 7 in English or French, and any field. Other programmes: a field that is on IRCC’s list when you apply for the study permit (no change in 2026), and CLB 7 at universities or CLB 5 at colleges.',
        source: 'pgwp',
      },
      {
        text: 'Apply within 180 days of the first notice that you have finished (letter, marks or portal), best while the study permit is valid: it ends 90 days after that notice, if not before. Until you apply you may not work. CAD 255 in 2026.',
        source: 'pgwp',
      },
      {
        text: 'Co-op and other placements that the programme requires, by a letter of the institution: since 1 April 2026 the study permit covers them, up to half of the programme.',
        source: 'coop',
      },
      {
        text: 'Partners get an open work permit if you study for a doctorate, a master’s of at least 16 months, or at a university a professional degree on IRCC’s list: the bachelor’s in engineering, nursing or education, a first degree in law (LLB, JD), medicine, dentistry, pharmacy, optometry or veterinary medicine (since 21 January 2025). A shorter master’s does not count, in these fields either. None is extended in your last term, two web pages say.',
        source: 'spouse',
        about: 'family',
      },
      {
        text: 'Permanent residence runs mostly through Express Entry: its Canadian Experience Class drew at 518 to 523 points in August and September 2026.',
        source: 'expressEntry',
        about: 'settlement',
      },
      {
        text: 'Since 3 November 2026 work in Canada or a job offer earns more points in 186 well-paid occupations, two public projects report: compare later draws.',
        source: 'points',
      },
      {
        text: 'Ontario closed its streams for graduates, the doctorate’s too, by June 2026: the new one needs a job offer. British Columbia closed its own by January 2025. Québec’s PEQ is back from July 2026 to July 2028. Its first round, to 31 October 2026, took only graduates with a diploma of 19 November 2025 or earlier; we found no date of the next. Ask whether your courses must have been in French. They need spoken French at level 7 of Québec’s scale (about B2), written at level 5.',
        source: 'peq',
      },
      'A permit on the spot at the US border (“flagpoling”) is no longer possible: apply online.',
    ],
  },
  documentRequirements: {
    academic: [
      'Class X and XII mark sheets and certificates; class XI marks for some universities',
      {
        text: 'Degree or provisional certificate, all semester mark sheets or the consolidated mark sheet',
        levels: ['masters'],
      },
      'Transcripts sent by the university, sealed or by its portal, where asked',
      'WES or another evaluation, if the university wants one',
      {
        text: 'Two or three references, statement of purpose and CV for graduate programmes',
        levels: ['masters'],
      },
    ],
    personal: [
      'Passport valid for the whole programme: no permit outlasts it',
      'Letter of acceptance from a designated learning institution (DLI)',
      {
        text: 'Provincial or territorial attestation letter (PAL or TAL), but not for a master’s or doctorate at a public institution',
        source: 'pal',
        notIn: 'Quebec',
        notFor: { level: 'masters', sector: 'public' },
      },
      { text: 'CAQ instead of a PAL in Québec', region: 'Quebec' },
      'Photographs and biometrics; upfront medical examination by a panel physician',
    ],
    financial: [
      'GIC certificate or bank statements of four to six months',
      'Education loan sanction letter from a bank',
      {
        text: 'Proof of the first year’s tuition, or the receipt where it is paid, and of {{canada.funds}} for living (outside Québec)',
        source: 'funds',
        notIn: 'Quebec',
      },
      {
        text: 'In Québec, proof of tuition and of all the other costs that the province names',
        region: 'Quebec',
      },
      'Income tax returns and employment papers of the sponsor, with proof of the relationship',
    ],
    additional: [
      'Explanation letter: why this programme, why now, what then',
      'Custodian declaration under 17; for older minors if an officer asks',
      'Police certificate, if the visa office asks for it',
      'Papers that are not in English or French: a translation, with the translator’s affidavit unless certified in Canada; relatives may not translate',
    ],
  },
  workOpportunities: [
    'Technology in Toronto, Waterloo, Vancouver, Ottawa and Montreal; co-op students are often hired back',
    'Health care and elder care everywhere, with provincial licences',
    'Energy, mining and agriculture in Alberta and Saskatchewan',
    'Finance and insurance in Toronto; film, games and artificial intelligence in Montreal and Vancouver',
    'Skilled trades, where a recognised apprenticeship is worth more than a general diploma',
    'Use Job Bank, the government’s site, and your university’s co-op portal; no employer may charge you for a job',
  ],
  applicationRequirements: [
    {
      text: 'Bachelor’s in Ontario: OUAC, from CAD 159 for three choices and CAD 51 for each more (2027 entry), from abroad with a service fee and mostly CAD 85 to 125 for each university on top. Other provinces: EducationPlannerBC, ApplyAlberta or the university’s site.',
      source: 'ouac',
    },
    'Class XII with the required subjects: mathematics for business and engineering, physics and chemistry for engineering',
    'Master’s: course-based, with essays and references, or by research, where often a supervisor has to agree first',
    'Check the institution on IRCC’s list of designated learning institutions, and whether it is public: only some private ones lead to a work permit. Whoever changes the institution or the level of study later needs a new study permit first',
    'Pay tuition only after the offer in writing, and ask for the refund rule if the permit is refused',
  ],
  intakeDetails: {
    primary: 'Fall: September, the main intake',
    secondary: 'Winter: January',
    limited: 'Summer: May, limited courses',
    deadlines: [
      {
        text: 'Bachelor’s for September 2027: UBC 15 January 2027',
        source: 'ubcDates',
        at: (name: string) => name.startsWith('University of British Columbia'),
      },
      {
        text: 'Toronto, bachelor’s: 15 January 2027, papers by 1 February (engineering and music by 15 January)',
        source: 'torontoDates',
        at: (name: string) => name === 'University of Toronto',
      },
      {
        text: 'McGill, bachelor’s: 15 January 2027',
        source: 'mcgillApply',
        at: (name: string) => name === 'McGill University',
      },
      {
        text: 'Simon Fraser, bachelor’s: apply by 31 January 2027; papers by 7 February for business (Beedie) and contemporary arts, else by 28 February',
        source: 'sfuDates',
        at: (name: string) => name === 'Simon Fraser University',
      },
      'Master’s and doctorates: mostly December to February; funded places earlier',
      {
        text: 'Colleges in Ontario: from October; popular programmes by 1 February, where residents of Canada come first; the others until full. January intakes until about September, by our estimate',
        source: 'ontarioColleges',
      },
      {
        text: 'Attestation letters are limited in number, and one of last year’s cap no longer counts: pay the deposit and ask for yours early in the year in which you apply. Québec caps its CAQ by institution and level',
        source: 'capYears',
      },
    ],
  },
  scholarships: {
    government: [
      {
        name: 'Canada Graduate Research Scholarship, doctoral',
        amount: 'CAD 40,000 a year for three years (2025)',
        eligibility:
          'Doctoral students who are already enrolled at a Canadian university and put forward by it, with no more than 36 months of the doctorate done by the end of the year; a limited share for foreigners',
        url: 'https://nserc-crsng.canada.ca/en/funding-opportunity/canada-graduate-research-scholarship-doctoral-program',
        source: 'cgrs',
      },
      {
        name: 'Ontario Graduate Scholarship',
        amount: 'CAD 10,000 to 15,000 a year (2025)',
        eligibility:
          'Graduate students in Ontario with about 80% (A minus) in each of the last two years; a few awards for foreigners with a study permit',
        url: 'https://osap.gov.on.ca/',
        source: 'ogs',
      },
      {
        name: 'Shastri Indo-Canadian Institute fellowships',
        amount:
          'Each call sets its own; one of 2025-26 paid CAD 1,500 for the flight to a conference or meeting',
        eligibility: 'Doctoral students and scholars of Indian member institutions, as each call says',
        url: 'https://www.shastriinstitute.org/',
        source: 'shastri',
      },
    ],
    university: [
      {
        name: 'Lester B. Pearson International Scholarship',
        at: 'University of Toronto',
        amount: 'Tuition, books and four years of residence at Toronto',
        eligibility:
          'International students who are in their last year of school, or finished it in June 2026 or later (for 2027, closed in October), and do not study elsewhere; each school nominates one',
        url: 'https://future.utoronto.ca/pearson/',
        source: 'pearson',
      },
      {
        name: 'UBC International Scholars awards',
        at: 'University of British Columbia',
        amount: 'According to need, up to full cost',
        eligibility:
          'School-leavers from abroad of high merit and financial need, out of school for about a year at most, for their first degree; whoever applies is out of the awards for merit alone (2026, according to portals). For 2027 it closed on 15 November 2026',
        url: 'https://you.ubc.ca/financial-planning/scholarships-awards-international-students/',
        source: 'ubcScholars',
      },
      {
        name: 'McCall MacBain Scholarships at McGill',
        at: 'McGill University',
        amount:
          'Tuition and CAD 2,300 a month in term for a master’s or professional degree (2027, closed in August, as a public list quoted it)',
        eligibility:
          'Students of any country about to finish a first degree, graduates whose first degree is at most five years old, and others who are 30 or younger at the start of the year they apply (round of 2024)',
        url: 'https://mccallmacbainscholars.org/',
        source: 'mccall',
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
    type: 'Study permit, with a visitor visa issued together',
    processingTime: {
      text: 'Plan with eight to twelve weeks, by our judgement. For India IRCC showed three to five from June 2025 to June 2026, but up to 15 early in 2025 and 17 in May 2024; look up the current time. For a doctorate, online from abroad with complete papers, about two weeks (since November 2025).',
      source: 'processing',
    },
    steps: [
      'Accept the offer of a designated learning institution and pay the deposit',
      'Receive the attestation letter (PAL or TAL) through the institution, unless you are exempt; in Québec apply for a CAQ at every level',
      {
        text: 'Collect the proof of funds: a GIC, bank statements, a loan letter. Tuition that you have paid counts, but need not be paid before the permit unless the institution asks for it',
        source: 'funds',
      },
      'Have the medical examination by a panel physician, best before you apply',
      {
        text: 'Apply online in your IRCC account; pay CAD 150 and CAD 85 for biometrics (2026)',
        source: 'fees',
      },
      'Give fingerprints and photograph at a visa application centre (VFS Global)',
      'Send the passport for the visa; the study permit itself is printed at the airport in Canada',
    ],
    requirements: [
      'Letter of acceptance, verified by the institution with IRCC',
      'Attestation letter, if you need one',
      'Proof of funds without counting on work in Canada',
      'Good health, no serious criminal record',
      'An officer convinced that you are a real student and will leave when your stay ends',
      {
        text: 'Numbers are capped: 408,000 study permits in 2026 with extensions, and 309,670 application places that need an attestation letter. The levels plan of November 2025 allowed 155,000 newly arriving students in 2026 and 150,000 each in 2027 and 2028. The next was due in November 2026; look it up.',
        source: 'cap',
      },
    ],
    interviewRequired: false,
    interview: {
      text: 'Usually none; an officer may ask for one. The Student Direct Stream ended on 8 November 2024.',
      source: 'sds',
    },
  },
  sources: {
    winnipegMarks: {
      label: 'University of Winnipeg: admission by curriculum, CBSE (no date)',
      url: 'https://www.uwinnipeg.ca/future-student/international/countries-a-to-z/curriculum.html',
      checkedOn: '2026-11-26',
      copy: true,
    },
    yorkMarks: {
      label: 'York University: graduate applicants from India; UBC and Carleton: the same (no dates)',
      url: 'https://futurestudents.yorku.ca/graduate/country/india',
      checkedOn: '2026-11-26',
      copy: true,
    },
    ontarioColleges: {
      label:
        'Study North: the equal consideration date of Ontario’s colleges; priority by ontariocolleges.ca (no dates)',
      url: 'https://www.studynorth.ca/the-equal-consideration-date-what-is-it/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    bcInsurance: {
      label: 'The Ubyssey, newspaper of UBC’s students: health insurance, 2022',
      url: 'https://ubyssey.ca/guide/2022/health-and-support/health-insurance/',
      checkedOn: '2026-11-24',
      copy: true,
    },
    capYears: {
      label: 'Attestation letters in 2026 (VisaVerge); Québec’s decree (Immigrant Québec Pro, December 2025)',
      url: 'https://www.visaverge.com/news/canada-study-permit-cap-2026-paltal-validity-exemptions-and-common-student-mistakes/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    provinces: {
      label: 'Health cover of students by province (Global Opportunities, 4 February 2026)',
      url: 'https://www.globalopp.ca/news-blog/2026/2/4/healthcare-access-for-international-students-varies-widely-across-canadian-provinces',
      checkedOn: '2026-11-26',
      copy: true,
    },
    institutions: {
      label: 'Colleges in Canada: how many universities there are (no date)',
      url: 'https://www.colleges-in-canada.org/how-many-universities-are-there-in-canada',
      checkedOn: '2026-11-25',
      copy: true,
    },
    peq: {
      label:
        'LMRT Immigration: PEQ 2026-2028, levels of French as quebec.ca has them; UNA: British Columbia (2025); MaplePath: Ontario (June 2026)',
      url: 'https://lmrtimmigration.com/quebec-immigration/peq/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    points: {
      label: 'Express Entry (RUN, a handbook in Chinese; CELPass at glama.ai; November 2026)',
      url: 'https://github.com/BryceYuuu/RUN/blob/master/docs/global/canada.md',
      checkedOn: '2026-11-25',
      copy: true,
    },
    permitHolders: {
      label: 'IRCC: students with a permit on 30 November 2025 (reported by Financial Express)',
      url: 'https://www.financialexpress.com/business/investing-abroad-why-are-fewer-foreign-students-choosing-canada-4143411/',
      checkedOn: '2026-02-15',
    },
    cap: {
      label: 'IRCC: 2026 provincial and territorial allocations under the international student cap',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/news/notices.html',
      checkedOn: '2026-09-24',
    },
    cgrs: {
      label: 'University of Toronto: Canada Graduate Research Scholarship, doctoral programme (no date)',
      url: 'https://www.sgs.utoronto.ca/awards/canada-graduate-research-scholarship-doctoral-cgrs-d-program',
      checkedOn: '2026-11-25',
      copy: true,
    },
    coop: {
      label: 'IRCC: work as a co-op student or intern',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/intern.html',
      checkedOn: '2026-10-05',
    },
    educanada: {
      label: 'EduCanada: study costs and requirements for international students',
      url: 'https://www.educanada.ca/programs-programmes/education_cost-cout_education.aspx?lang=eng',
      checkedOn: '2025-06-30',
    },
    ets: { label: 'ETS: TOEFL', url: 'https://www.ets.org/toefl.html', checkedOn: '2025-06-30' },
    expressEntry: {
      label: 'IRCC: Express Entry rounds of invitations',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/mandate/policies-operational-instructions-agreements/ministerial-instructions/express-entry-rounds.html',
      checkedOn: '2026-10-05',
    },
    fares: {
      label: 'Our estimate of one-way fares (link: an airline)',
      url: 'https://www.airindia.com/',
      checkedOn: '2025-05-31',
    },
    fees: {
      label: 'IRCC: fee list; Québec: CAQ',
      url: 'https://ircc.canada.ca/english/information/fees/fees.asp',
      checkedOn: '2026-10-05',
    },
    funds: {
      label: 'IRCC: study permit, proof of financial support',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
      checkedOn: '2026-10-05',
    },
    ielts: { label: 'IELTS', url: 'https://ielts.org/', checkedOn: '2025-06-30' },
    jnTata: {
      label: 'J N Tata Endowment (2020; MyScholarship, 2026)',
      url: 'https://jntataendowment.org/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    lethbridge: {
      label: 'University of Lethbridge: expenses of international students',
      url: 'https://ulethbridge.ca/international/expenses',
      checkedOn: '2025-09-30',
    },
    mccall: {
      label:
        'McCall MacBain Scholarships: questions, round of 2024; round of 2027, as a public list quoted it in 2026',
      url: 'https://mccallmacbainscholars.org/faq/',
      checkedOn: '2026-11-25',
      copy: true,
    },
    ogs: {
      label: 'Ontario Graduate Scholarship (AcadaNow, no date)',
      url: 'https://acadanow.com/ontario-graduate-scholarship/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    ouac: {
      label: 'OUAC: undergraduate application fees 2027; UBC: calendar, 2026-27 (in a copy)',
      url: 'https://www.ouac.on.ca/guide/undergrad-fees/',
      checkedOn: '2026-09-24',
    },
    pal: {
      label: 'IRCC: provincial or territorial attestation letter',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/provincial-attestation-letter.html',
      checkedOn: '2026-10-05',
    },
    pearson: {
      label:
        'University of Toronto: Pearson scholarship of 2027 (as a public project read it on 30 September 2026)',
      url: 'https://future.utoronto.ca/pearson/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    pgwp: {
      label: 'IRCC: post-graduation work permit, who can apply; end of studies (June 2026)',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation/eligibility.html',
      checkedOn: '2026-10-05',
    },
    processing: {
      label:
        'IRCC: check processing times (by week, as a public project kept them to June 2026); doctoral students (no date)',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/check-processing-times.html',
      checkedOn: '2026-11-26',
      copy: true,
    },
    qs: {
      label: '{{rankings.edition}}',
      url: 'https://www.topuniversities.com/world-university-rankings',
      checkedOn: '2026-10-05',
    },
    quebec: {
      label: 'Gouvernement du Québec: required conditions for students',
      url: 'https://www.quebec.ca/en/education/study-quebec/required-conditions',
      checkedOn: '2026-10-05',
    },
    sds: {
      label: 'IRCC: Student Direct Stream (closed)',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/direct-stream.html',
      checkedOn: '2026-09-16',
    },
    shastri: {
      label: 'Shastri Indo-Canadian Institute: travel grants 2025-26',
      url: 'https://www.shastriinstitute.org/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    spouse: {
      label: 'IRCC: help your spouse or common-law partner work in Canada',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/help-your-spouse-common-law-partner-work-canada.html',
      checkedOn: '2026-10-03',
    },
    statcan: {
      label:
        'Statistics Canada: tuition fees by level of study, table 37-10-0045-01; Queen’s: a public data collection, July 2026',
      url: 'https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=3710004501',
      checkedOn: '2026-10-05',
    },
    ubcDates: {
      label: 'UBC: dates and deadlines for 2027',
      url: 'https://you.ubc.ca/applying-ubc/dates-deadlines/',
      checkedOn: '2026-09-24',
    },
    torontoDates: {
      label:
        'University of Toronto: deadlines for 2027 (as public research lists quoted them in autumn 2026)',
      url: 'https://future.utoronto.ca/deadlines',
      checkedOn: '2026-11-26',
      copy: true,
    },
    mcgillApply: {
      label: 'McGill University: undergraduate dates (a public research list, 24 September 2026)',
      url: 'https://www.mcgill.ca/undergraduate-admissions/apply',
      checkedOn: '2026-11-26',
      copy: true,
    },
    sfuDates: {
      label: 'Simon Fraser University: dates for fall 2027 (a public research list, 24 September 2026)',
      url: 'https://www.sfu.ca/students/admission.html',
      checkedOn: '2026-11-26',
      copy: true,
    },
    ubcScholars: {
      label:
        'UBC: International Scholars Program (for 2026, The Unipedia; day of 2027, a public list of 24 September 2026)',
      url: 'https://www.theunipedia.org/2020/10/ubc-karen-mckellin-leader-award.html',
      checkedOn: '2026-11-27',
      copy: true,
    },
    ubcTuition: {
      label: 'UBC: undergraduate tuition fees 2026-27',
      url: 'https://students.ubc.ca/finances/tuition-fees/undergraduate-tuition-fees/',
      checkedOn: '2026-09-24',
    },
    waterlooTuition: {
      label: 'University of Waterloo: tuition 2026-27 (as a public project read it in July 2026)',
      url: 'https://uwaterloo.ca/future-students/financing/tuition',
      checkedOn: '2026-11-26',
      copy: true,
    },
    uhip: {
      label: 'UHIP, and British Columbia’s Medical Services Plan',
      url: 'https://uhip.ca/',
      checkedOn: '2026-10-05',
    },
    work: {
      label: 'IRCC: work off campus as an international student',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/work-off-campus.html',
      checkedOn: '2026-10-05',
    },
  },
};
