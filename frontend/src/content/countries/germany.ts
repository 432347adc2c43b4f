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
  position: 5,
  name: 'Germany',
  flag: 'de',
  description: 'Engineering and science at public universities that mostly charge no tuition fees.',
  institutions: '380+',
  students: '400K+',
  highlights: [
    'Little or no public tuition',
    'Strong engineering and research',
    '18 months to look for work',
  ],
};

export const summary: CountrySummary = {
  cities: 'Munich, Berlin, Aachen',
  workRights: '{{germany.workInTerm}}; {{germany.stay}}',
  language: 'German, many master’s degrees in English',
  visaType: 'National visa (D) for study',
};

const oneTimeCosts: OneTimeCosts = {
  applicationFee: {
    from: 75,
    note: 'first course through uni-assist (2026); €30 for each further one; elsewhere often free, but €100 at Erlangen-Nürnberg',
    source: 'uniAssist',
    further: { from: 30, note: 'each further course through uni-assist (2026)', source: 'uniAssist' },
  },
  visaFee: {
    from: 75,
    note: 'national visa',
    source: 'residenceRules',
  },
  flightTicket: { from: 400, to: 700, note: 'one way from a large Indian airport', source: 'flights' },
};

const healthInsurance: Amount = {
  from: 1694,
  to: 1755,
  note: 'public student insurance under 30 at one large insurer, 2026; others differ a little',
  source: 'tk',
};

const fees: Fee[] = [
  {
    name: 'Semester contribution',
    yearly: true,
    notAt: 'private',
    amount: {
      from: 140,
      to: 860,
      note: 'not at private universities: €70 to €430 a semester (2026), often with a travel ticket',
      source: 'contribution',
    },
  },
  {
    name: 'APS certificate',
    inRupees: true,
    shared: true,
    amount: { from: 18000, note: 'April 2026; the dMAT, where you need it, is €150 more', source: 'apsFee' },
  },
  {
    name: 'Residence permit',
    amount: { from: 100, note: 'after arrival; €93 to extend it', source: 'residenceRules' },
  },
  { name: 'Charge of the visa centre (VFS)' },
];

export const costs: CountryCosts = {
  currency: 'EUR',
  symbol: '€',
  tuition: 5000,
  accommodation: 8000,
  food: 3500,
  transport: 1200,
  personal: 2000,
  healthInsurance,
  oneTime: oneTimeCosts,
  fees,
  minimum: 11904,
};

export const guide: CountryGuide = {
  overview:
    'Germany suits you if you are strong in mathematics or science, want a degree without a large loan, and are ready to organise things yourself. Most public universities take no tuition, from anyone. What you need instead is a year’s living money, usually in a blocked account, an APS certificate and patience with forms.\n\nThere are two kinds of university. Research universities teach theory and lead to doctorates. Universities of applied sciences (Hochschulen, often called HAW or FH) teach closer to practice, often with a semester in a company.\n\nIt suits you less if you want a bachelor’s degree in English straight after class XII. Most bachelor’s courses are in German, and an Indian school certificate alone does not open them directly. For a master’s degree in English the choice is wide. In both cases learn German: landlords, companies that offer internships and most employers outside software expect it. Hardly anybody checks whether you study during the term; in many courses one examination at the end decides the whole mark.',
  counted: {
    institutions: { text: '428 (winter 2023-24)', source: 'institutions' },
    students: {
      text: '402,083 (winter 2024-25); about 420,000 in winter 2025-26, by a survey of universities',
      source: 'weltoffen',
    },
  },
  highlights: [
    {
      text: 'Public universities in most states charge no tuition, whatever your passport, except for some master’s degrees and, in some of them, a second degree; you pay a semester contribution.',
      source: 'dsw',
    },
    {
      text: 'Students from India are now the largest group from abroad: about 59,000 in winter 2024-25.',
      source: 'weltoffen',
    },
    {
      text: 'After the degree you may stay up to 18 months to look for work, and take any job meanwhile.',
      source: 'residenceAct',
    },
    {
      text: 'Graduates of German universities can settle after 24 months in a skilled job and of pension contributions, with German at level B1.',
      source: 'residenceAct',
      about: 'settlement',
    },
    'Student assistants and working students (Werkstudenten) earn money in the field they study.',
    'Many doctoral researchers are employed and paid by the university; others live on a scholarship.',
  ],
  studyCities: [
    {
      name: 'Munich',
      latitude: 48.1374,
      longitude: 11.5755,
      text: 'TUM and LMU, with employers from BMW and Siemens to insurers, and the highest rents in the country.',
    },
    {
      name: 'Berlin',
      latitude: 52.52,
      longitude: 13.405,
      text: 'Three large universities, start-ups and a big English-speaking scene; rooms are scarce and no longer cheap.',
    },
    {
      name: 'Aachen',
      latitude: 50.7753,
      longitude: 6.0839,
      text: 'A student town on the Belgian border built around RWTH, with many engineering firms.',
    },
    {
      name: 'Stuttgart',
      latitude: 48.7758,
      longitude: 9.1829,
      text: 'Car makers and machine builders; KIT is an hour away, in Karlsruhe. Public universities in this state charge students from outside the EU.',
    },
    {
      name: 'Dresden',
      latitude: 51.0504,
      longitude: 13.7373,
      text: 'Chip factories, a strong technical university and a baroque old town.',
    },
    {
      name: 'Heidelberg',
      latitude: 49.3988,
      longitude: 8.6724,
      text: 'The oldest university in Germany, known for medicine; fees from outside the EU, as in Stuttgart.',
    },
    {
      name: 'Hamburg',
      latitude: 53.5511,
      longitude: 9.9937,
      text: 'A port with Airbus, logistics and media.',
    },
    {
      name: 'Leipzig',
      latitude: 51.3397,
      longitude: 12.3731,
      text: 'A lively city, good for business, media and the life sciences.',
    },
  ],
  topUniversities: [
    {
      name: 'Technical University of Munich',
      city: 'Munich',
      rank: '25',
      knownFor: 'engineering, computer science, management and technology',
    },
    {
      name: 'Ludwig-Maximilians-Universität München',
      city: 'Munich',
      rank: '61',
      knownFor: 'physics, medicine, law and the humanities',
    },
    {
      name: 'Heidelberg University',
      city: 'Heidelberg',
      rank: '86',
      knownFor: 'medicine and the life sciences',
    },
    {
      name: 'Freie Universität Berlin',
      city: 'Berlin',
      rank: '98',
      knownFor: 'social sciences, veterinary medicine and chemistry',
    },
    {
      name: 'RWTH Aachen University',
      city: 'Aachen',
      rank: '104',
      knownFor: 'mechanical, production and automotive engineering',
    },
    {
      name: 'Karlsruhe Institute of Technology',
      city: 'Karlsruhe',
      rank: '110',
      knownFor: 'mechanical engineering, energy and computer science',
    },
    {
      name: 'Humboldt-Universität zu Berlin',
      city: 'Berlin',
      rank: '140',
      knownFor: 'history, philosophy, mathematics and biology',
    },
    {
      name: 'Technische Universität Berlin',
      city: 'Berlin',
      rank: '158',
      knownFor: 'engineering, architecture and transport',
    },
  ],
  popularCourses: [
    {
      name: 'Mechanical Engineering',
      text: 'Close to the firms that build machines and cars; compare your bachelor’s credits module by module, because universities do.',
    },
    {
      name: 'Automotive Engineering',
      text: 'Courses are moving to batteries and software: read the module list rather than the title.',
    },
    {
      name: 'Computer Science',
      text: 'Many master’s degrees are in English; check how much mathematics and theory your bachelor’s degree must contain.',
    },
    {
      name: 'Data Science',
      text: 'Taught by computer science, statistics or business faculties, with very different entry rules.',
    },
    {
      name: 'Renewable Energy',
      text: 'Also at universities of applied sciences, often with a semester in a company: ask which firms take students.',
    },
    {
      name: 'Management',
      text: 'Public places ask for a related bachelor’s degree and sometimes a GMAT; private schools charge full fees.',
    },
    {
      name: 'Biotechnology',
      text: 'Ask how many places in the practical courses are in English, and whether a doctorate there is a paid post.',
    },
    {
      name: 'Medicine',
      text: 'Taught in German at public universities, with very few places for people from outside the EU; to practise you need German at level C1 for doctors. India’s rules of 2021 ask for a course in English, so such a degree need not lead to a licence there.',
    },
  ],
  detailedCosts: {
    tuition: [
      {
        label: 'Public universities in most states',
        amount: {
          from: 0,
          note: 'but for some master’s degrees, most of continuing education, and in some states for a second degree of the same level (€700 a semester in Rhineland-Palatinate, even after one from abroad) or long past the usual time',
          source: 'dsw',
        },
      },
      {
        label: 'Public universities in Baden-Württemberg',
        amount: { from: 3000, note: '€1,500 a semester, from outside the EU', source: 'bw' },
      },
      {
        label: 'Public universities in Bavaria',
        amount: {
          from: 0,
          to: 2400,
          note: 'each may charge from outside the EU; those that do and whose fee we read take mostly €1,000 to 2,000 a year (2026), Ingolstadt €2,400 for a master’s. Coburg and Amberg-Weiden charge, too. TUM and, from summer 2027, Erlangen-Nürnberg for some courses (€2,000 to 12,000) take more',
          source: 'bavaria',
        },
      },
      {
        label: 'Technical University of Munich, bachelor’s',
        amount: { from: 4000, to: 6000, note: 'from outside the EU, since 2024-25', source: 'tum' },
      },
      {
        label: 'Technical University of Munich, master’s',
        amount: { from: 8000, to: 12000, note: 'from outside the EU, since 2024-25', source: 'tum' },
      },
      {
        label: 'Constructor University (private), bachelor’s',
        amount: {
          from: 20000,
          note: '2025-26; in the first year €8,000 for room and meals on campus come on top (no date)',
          source: 'constructor',
        },
      },
    ],
    tuitionRange: {
      from: 0,
      to: 20000,
      note: 'nothing at most public universities; the top is private; a few schools, as ESCP in Berlin, and MBAs cost more',
      source: 'dsw',
    },
    livingExpenses: {
      accommodation: {
        from: 3600,
        to: 10200,
        note: 'from a hall of residence in the east, our estimate, to a shared flat in Munich; survey of September 2026',
        source: 'rooms',
      },
      food: {
        from: 2400,
        to: 3600,
        note: 'cooking, with lunch in the Mensa; our estimate',
        source: 'daadCosts',
      },
      transport: {
        from: 450,
        to: 756,
        note: 'student or full Deutschlandticket in 2026; from 2027 an index sets its price',
        source: 'ticket',
      },
      personal: {
        from: 1500,
        to: 2600,
        note: 'phone, clothes, books, going out; our estimate',
        source: 'daadCosts',
      },
      healthInsurance,
    },
    oneTimeCosts,
    fees,
    notes: [
      {
        text: 'Proof of funds for the visa: {{germany.fundsMonthly}} a month, {{germany.funds}} for a year, usually in a blocked account that pays you one twelfth a month (in force in October 2026). Its provider takes about €100 to 150, and some hold back another €100 for a time (an agency, no date).',
        source: 'blocked',
        about: 'funds',
      },
      {
        text: 'The sum follows the state’s student grant. Its housing part rises by €60 a month in summer 2027, says an online calculator: a year may then take about €12,600, by our arithmetic. The rest of it was to rise in winter 2027-28 (plan of 2025). Look up the amount before you transfer money.',
        source: 'bafoeg',
      },
      {
        text: 'In September 2026 a room in a shared flat was offered at about €510 a month in the whole country: €850 in Munich, €650 in Berlin and Hamburg, €640 in Cologne, €630 in Frankfurt. A broadcasting fee comes on top, €18.36 a month for each flat in 2026.',
        source: 'rooms',
      },
      {
        text: 'In the east, in spring 2025: €405 in Leipzig, €350 in Dresden, €265 in Chemnitz.',
        source: 'roomsEast',
      },
      'Landlords mostly want a deposit of up to three months’ rent; it comes back after you leave, less what you owe or broke.',
      'The calculator starts from €5,000 tuition: most public universities take far less, TUM and private schools about as much or more. Its €1,200 for transport also covers long-distance trains.',
      {
        text: 'From age 30 the student rate of public health insurance ends. Who is in it by then may stay as a voluntary member, which costs more; who begins at 30 or later can no longer join as a student and needs a private policy, which excludes more.',
        source: 'tk',
      },
      {
        text: 'Below 30, you need an exemption for a private policy, within three months of the start, and cannot go back during your studies.',
        source: 'exemption',
      },
      {
        text: 'Our advice: ask the insurer in writing what it pays for illnesses that you already have.',
        about: 'insurance',
      },
    ],
  },
  standardizedTests: {
    undergraduate: [
      'Public universities ask holders of an Indian certificate for no SAT. JEE Advanced can open technical and science degrees directly.',
      {
        text: 'There is a minimum in class XII: {{germany.classXii}} of all marks, for every board (for studies that begin in winter 2026-27 or later). A year at an Indian university does not make up for less.',
        source: 'classXii',
      },
      'TestAS, an aptitude test in English or German, helps or is required at some universities.',
      {
        text: 'Studienkolleg: German at level B1 or B2 first, then an entrance test in German and, for technical and business courses, mathematics (in Konstanz physics or economics, too): ask whether you may sit it in India. The Feststellungsprüfung comes at the end of the year.',
        source: 'studienkolleg',
      },
    ],
    postgraduate: [
      {
        text: 'dMAT, new: needed for a master’s degree that begins in summer 2027 or later, if your first degree is in engineering (a B.Tech in computer science, too), commerce, finance, economics, business or management. It takes three and a half hours, is in English, and costs €150 (2026). The first date was 26 September 2026; the next had no day yet in October (a public project expects it by March 2027): watch d-mat.de. The result stands on your APS certificate; a low one alone is no refusal.',
        source: 'dmat',
      },
      {
        text: 'No dMAT is needed for a doctorate, nor if you registered with APS India for this certificate or had sent it all papers before 29 June 2026, if you come through a confirmed exchange or double degree, or while you study and have not finished five semesters of a three-year degree (seven of a four-year one); later you do need it. A certificate that you hold spares you the test only while you need no new one: ask. APS India’s list of degrees is not complete: with a BCA or the like ask.',
        source: 'dmat',
      },
      {
        text: 'GRE: a few courses require it with a degree from India, with a minimum for each part: in quantitative the 75th percentile (about 167) for Data Science at RWTH, and 164, or GATE, for Informatics at TUM. Elsewhere it may add weight; as a guide, {{tests.gre}}.',
        source: 'greParts',
      },
      'GMAT: asked for by some management degrees. If a page gives a score of the old test up to 800, ask which one counts today.',
    ],
    english: [
      'IELTS often 6.5, here and there 5.5, 6.0 or 7.0.',
      'TOEFL iBT mostly 79 to 100 on the old scale; reports since 2026 use a scale of 1 to 6, so check which one the course means.',
      'For courses in German: TestDaF 4 in all four parts or DSH-2; nearly everywhere also telc C1 Hochschule or Goethe C2, but Goethe C1 only at some universities.',
    ],
  },
  workAuthorization: {
    duringStudies: {
      text: 'Without permission: {{germany.workInTerm}} (in force in 2026). A week of up to 20 hours, or any week outside the lecture period, may count as two and a half days. Jobs as a student assistant at the university do not count.',
      source: 'residenceAct',
    },
    afterGraduation: {
      text: 'A residence permit of up to 18 months to look for qualified work, counted from the final result; any employment or self-employment is allowed meanwhile. It cannot be extended; an Opportunity Card may follow.',
      source: 'residenceAct',
    },
    details: [
      {
        text: 'Self-employment, freelance work too, needs permission during your studies.',
        source: 'residenceAct',
      },
      {
        text: 'Up to 20 hours a week in term you keep the cheap student health insurance; more makes you an ordinary employee.',
        source: 'sgb',
      },
      {
        text: 'The minimum wage is €13.90 an hour in 2026 and €14.60 from January 2027, but not for an internship that the course requires, nor for a first one of your own choice at a firm, of up to three months, during your studies.',
        source: 'minimumWage',
      },
      {
        text: 'EU Blue Card: a salary of €50,700 a year in 2026, or €45,934.20 in shortage jobs or within three years of graduating.',
        source: 'blueCard',
      },
      {
        text: 'With a Blue Card you can settle after 27 months with German at level A1, or after 21 with B1.',
        source: 'residenceAct',
        about: 'settlement',
      },
      {
        text: 'If you look for work from India with an Indian degree, the Opportunity Card gives up to a year. Without a degree recognised in Germany you need German at level A1 or English at B2 and six points, for age, languages, work and the like; in 2026 it asks for €1,091 a month.',
        source: 'chancenkarte',
      },
      {
        text: 'A husband or wife may join you if you married before your own permit, stay longer than a year and can show housing and money for both, and has to know German at level A1 before the visa, with some exceptions.',
        source: 'spouses',
        about: 'family',
      },
    ],
  },
  documentRequirements: {
    academic: [
      'APS certificate for India: the digital check of your school and university papers, needed for the visa and often to apply; for many master’s degrees from 2027 it is issued only after the dMAT',
      'Class X and XII mark sheets and certificates',
      {
        text: 'Bachelor’s mark sheets of every semester, degree or provisional certificate (for APS not older than a year)',
        levels: ['masters'],
      },
      {
        text: 'Module descriptions and the grading scale of your university, for the credit comparison',
        levels: ['masters'],
      },
      {
        text: 'Bonafide certificate if the degree is not finished yet; APS then takes the marks of five semesters (seven of a four-year degree), says a portal: ask',
        source: 'apsUnfinished',
        levels: ['masters'],
      },
      {
        text: 'For direct entry to a bachelor’s degree the mark sheets of a first year at an Indian university, or the JEE Advanced result',
        levels: ['undergraduate'],
      },
      'VPD (preliminary check by uni-assist) where the university asks for it',
    ],
    personal: [
      'Passport issued in the last ten years and valid for at least a year, with two empty pages',
      'Biometric photographs',
      'Curriculum vitae without gaps, in table form',
      'Letter of motivation for this course at this university',
      'Letters of recommendation where asked for',
    ],
    financial: [
      {
        text: 'Blocked account of {{germany.funds}} (perhaps more from summer 2027), or a formal obligation letter (Verpflichtungserklärung) from someone living in Germany, or a scholarship of {{germany.fundsMonthly}} a month; a smaller one replaces only its part (2026, according to portals). An older checklist of the missions in India takes only scholarships from Germany or the EU: ask',
        source: 'visaFunds',
      },
      {
        text: 'Where the university charges tuition, the missions in India may want the fees of two semesters, too: paid, by an education loan or as a sum on top of the blocked account (a checklist of 2023-24, as an agency copies it)',
        source: 'tuitionProof',
      },
      'Bank’s sanction letter if an education loan fills the blocked account',
    ],
    additional: [
      'Letter of admission, or of conditional admission',
      {
        text: 'Proof of language, unless the admission letter confirms it: IELTS or TOEFL for English, a certificate for German. The visa checklist names neither PTE nor Duolingo and takes no letter from a college that it taught in English. APS India’s list of papers has a language certificate, too (June 2026)',
        source: 'visaLanguage',
      },
      'Travel health insurance from the day of arrival until enrolment, then public student insurance, or private if you begin at 30 or later',
      'Work certificates for courses that ask for experience',
      'Translations by a sworn translator for papers that are neither German nor English',
    ],
  },
  workOpportunities: [
    {
      text: 'In the third quarter of 2025 employers had 99,470 vacancies for engineers and computer scientists, 23 per cent fewer than a year before, and 38 per cent fewer in computing. Building, surveying and electrical engineering lacked people most.',
      source: 'vdi',
    },
    'Mid-sized firms, often in small towns, hire as well; many advertise in German only.',
    'Some professions are regulated: doctors, nurses, teachers, pharmacists and lawyers need a licence and German at a high level.',
  ],
  applicationRequirements: [
    {
      text: 'Bachelor’s: class XII together with one successful year at an Indian university that stands as H+ in anabin (same subject group), or a year of Studienkolleg, or JEE Advanced for technical and science subjects. Check your own certificate in the anabin database.',
      source: 'anabin',
    },
    {
      text: 'For the first two of these ways you need {{germany.classXii}} in class XII. With less, APS India gives no certificate for them.',
      source: 'classXii',
    },
    'An IB Diploma in the right subjects can open a bachelor’s degree directly.',
    'Master’s: a bachelor’s degree in a closely related subject. Universities convert your marks to the German scale, where 1.0 is best; 2.5 or better is a typical limit.',
    {
      text: 'Your university must stand as H+ in anabin: since June 2024 APS India gives no certificate to applicants of universities with H+/- or H-.',
      source: 'apsUniversities',
    },
    {
      text: 'Three-year Indian bachelor’s degrees are accepted by many courses and refused by others. If your degree is not listed in anabin, ask whether the course wants a statement of comparability.',
      source: 'anabin',
    },
    {
      text: 'Portals: many universities use uni-assist for some or all of their courses; the others have their own portal.',
      source: 'uniAssist',
    },
    'Restricted subjects (Numerus clausus) choose mostly by grade. Others take everyone who meets their conditions, in some courses after a test or a talk.',
    'Doctorate: find a supervisor or an advertised post first, then apply.',
  ],
  intakeDetails: {
    primary: 'Winter semester: lectures mostly from October (in Mannheim a month earlier), the main intake',
    secondary: 'Summer semester: lectures mostly from April, fewer courses for beginners',
    deadlines: [
      'Winter semester: usually 15 July for bachelor’s degrees; many English-taught master’s degrees close between January and 31 May for applicants from outside the EU.',
      'Summer semester: usually 15 January; some master’s degrees close on 30 November.',
      'Apply for the APS certificate at least three months before the first deadline, and start the visa the day your admission arrives. If you need the dMAT, take its next date: APS India gives the certificate only after the result. As public projects read its page in October 2026, it takes your other papers before: ask.',
    ],
  },
  scholarships: {
    government: [
      {
        name: 'DAAD Development-Related Postgraduate Courses (EPOS)',
        amount:
          '{{germany.daadMonthly}} a month for master’s students, €1,400 for doctoral ones since February 2026, with insurance and travel',
        eligibility:
          'Graduates in the upper third of their class, as a rule after four years, with two years of work in their field since the bachelor’s degree (internships do not count), a last degree at most six years old and no more than 15 months in Germany so far; listed courses only (2026, according to a portal)',
        url: 'https://www2.daad.de/deutschland/stipendium/datenbank/en/21148-scholarship-database/?detail=50076777',
        source: 'daadScholarships',
      },
      {
        name: 'DAAD Helmut-Schmidt Programme',
        amount:
          '{{germany.daadMonthly}} a month, travel, a compulsory German course of about six months from April; tuition waived',
        eligibility:
          'Graduates in social sciences, law, economics or administration, in the upper third, with practical experience (internships count), who will work in public policy; as a rule with a last degree not older than six years and no more than 15 months in Germany so far; listed courses only; apply in June or July',
        url: 'https://www.daad.de/en/studying-in-germany/scholarships/daad-scholarships/',
        source: 'helmutSchmidt',
      },
      {
        name: 'Deutschlandstipendium',
        amount: '€300 a month for at least two semesters',
        eligibility:
          'Good students of any nationality, through their university; usually not together with another merit scholarship',
        url: 'https://www.deutschlandstipendium.de/',
        source: 'deutschlandstipendium',
      },
    ],
    university: [
      {
        name: 'TUM scholarships and fee waivers for international students',
        at: 'Technical University of Munich',
        amount: 'The tuition fee is waived; no money is paid out',
        eligibility:
          'Applicants and students from outside the EU who have to pay the fee, by results or by need; each kind of waiver has its own days',
        url: 'https://www.tum.de/en/studies/fees/tuition/scholarships-and-waivers',
        source: 'tumWaivers',
      },
    ],
    private: [
      {
        name: 'Heinrich Böll Foundation',
        amount: 'A monthly allowance; the current rate is on the page',
        eligibility:
          'Students with civic commitment and German at level B2 (according to portals); for a master’s until the end of the first semester, for a doctorate once admitted',
        url: 'https://www.boell.de/en/scholarships',
        source: 'foundations',
      },
      {
        name: 'Konrad-Adenauer-Stiftung',
        amount: 'A monthly allowance and seminars; the current rate is on the page',
        eligibility:
          'Through Berlin: graduates up to 30 with very good results, voluntary work and German at level B2. Through the office in India: no age limit, but only people of its partner organisations or recommended by one, for up to two years of a master’s degree in international relations, law, social sciences, media or public administration; ask whether it selects this year',
        url: 'https://www.kas.de/en/web/begabtenfoerderung-und-kultur/auslaenderfoerderung',
        source: 'kas',
      },
    ],
  },
  visaProcess: {
    type: 'National visa (D) for study, then a residence permit for study in Germany',
    processingTime: {
      text: 'Usually one to three months after the appointment (2026). How long you wait for an appointment changes from week to week, and we found no figure: book as early as you can.',
      source: 'missions',
    },
    steps: [
      {
        text: 'Look up your university in anabin: without H+ there is no APS certificate. Then apply for it: nearly every study visa from India needs it; the fee was {{germany.apsFee}} in April 2026.',
        source: 'apsFee',
      },
      {
        text: 'For many master’s degrees that begin in summer 2027 or later you need the dMAT: without its result there is no APS certificate.',
        source: 'dmat',
      },
      'Apply to universities and accept an admission.',
      {
        text: 'Open the blocked account and transfer {{germany.funds}} (from summer 2027 perhaps €12,600), unless a scholarship of {{germany.fundsMonthly}} a month or an obligation letter stands in for it.',
        source: 'blocked',
      },
      {
        text: 'Buy travel health insurance for the first weeks, and choose a public insurer for the time after. Who begins to study at 30 or later, or goes to a Studienkolleg or a preparatory language course, mostly needs a private one.',
        source: 'insuranceAt30',
      },
      {
        text: 'Fill in the application on the Consular Services Portal (digital.diplo.de), choosing the mission for the state where you live. For a course in English, read English where it asks for German, but claim German at B2 only if you have it.',
        source: 'portal',
      },
      {
        text: 'Hand over documents and fingerprints at VFS Global and pay the fee of €75 in rupees.',
        source: 'missions',
      },
      {
        text: 'Register your address at the town hall within 14 days of moving in.',
        source: 'registrationAct',
      },
      {
        text: 'Apply for the residence permit (€100) at the foreigners’ office before the visa ends.',
        source: 'residenceRules',
      },
    ],
    requirements: [
      {
        text: 'APS certificate (not for courses under 90 days, a doctorate, or a scholarship from German or EU public money)',
        source: 'aps',
      },
      {
        text: 'Admission by a recognised university, or to a Studienkolleg, for a course on site: in 2025 Berlin refused permits to hundreds of Indians in partly online degrees of the private IU',
        source: 'hybrid',
      },
      { text: 'Money for a year: {{germany.funds}} in 2026', source: 'blocked' },
      'Health insurance from the day of arrival',
      'Knowledge of the language of the course',
      'A convincing explanation of why this course follows from what you did before',
    ],
    interviewRequired: false,
    interview: {
      text: 'You appear in person at VFS; the mission may call you for a talk. Be ready to explain your course, your money and your plan. Since July 2025 you can only apply again after a refusal, or go to court: hand in a complete file.',
      source: 'missions',
    },
  },
  sources: {
    institutions: {
      label: 'CHE: universities in Germany, by the Federal Statistical Office, winter semester 2023-24',
      url: 'https://hochschuldaten.che.de/deutschland/hochschulen/',
      checkedOn: '2026-11-24',
      copy: true,
    },
    spouses: {
      label:
        'Federal Office for Migration and Refugees: entry of spouses (no date); marriage and stay: Findmycourse (2025)',
      url: 'https://www.bamf.de/EN/Themen/MigrationAufenthalt/ZuwandererDrittstaaten/Familie/familie-node.html',
      checkedOn: '2026-11-25',
      copy: true,
    },
    dsw: {
      label: 'Deutsches Studierendenwerk: tuition fees and semester contribution',
      url: 'https://www.studierendenwerke.de/en/topics/student-finance/costs-of-study/tuition-fees',
      checkedOn: '2026-10-01',
    },
    bw: {
      label: 'Ministry of Science of Baden-Württemberg: fees for international students',
      url: 'https://mwk.baden-wuerttemberg.de/de/hochschulen-studium/studienfinanzierung/gebuehren-fuer-internationale-studierende-und-zweitstudium/tuition-fees-for-international-students/',
      checkedOn: '2026-10-01',
    },
    bavaria: {
      label:
        'Bavarian Higher Education Innovation Act, article 13; fees of single universities as a program that reads their pages quoted them in 2026',
      url: 'https://www.gesetze-bayern.de/Content/Document/BayHIG-13',
      checkedOn: '2026-11-26',
      copy: true,
    },
    tum: {
      label: 'Technical University of Munich: tuition fees for students from outside the EU',
      url: 'https://www.tum.de/en/studies/fees/tuition',
      checkedOn: '2026-10-01',
    },
    tumWaivers: {
      label: 'Technical University of Munich: waiver scholarships, exemptions and waivers (no date)',
      url: 'https://www.tum.de/en/studies/fees/tuition/scholarships-and-waivers',
      checkedOn: '2026-11-26',
      copy: true,
    },
    constructor: {
      label: 'Constructor University: bachelor’s cost of attendance 2025-26; questions and answers',
      url: 'https://constructor.university/sites/default/files/2024-12/2025-2026%20CU%20Fact%20Sheet_Bachelor_Cost%20of%20Attendance.pdf',
      checkedOn: '2026-10-01',
    },
    blocked: {
      label: 'Federal Foreign Office: blocked account; charges: Abroad Cube (no date)',
      url: 'https://www.auswaertiges-amt.de/de/sperrkonto/375008',
      checkedOn: '2026-10-05',
    },
    bafoeg: {
      label:
        'Federal ministry: BAföG student grant; the rise: an online calculator (autumn 2026) and Stuttgarter Zeitung (2025)',
      url: 'https://www.xn--bafg-7qa.de/',
      checkedOn: '2026-10-01',
    },
    residenceAct: {
      label: 'Residence Act (Aufenthaltsgesetz), sections 16b, 18c, 18g, 20 and 20a',
      url: 'https://www.gesetze-im-internet.de/aufenthg_2004/',
      checkedOn: '2026-10-05',
    },
    residenceRules: {
      label: 'Residence Ordinance (Aufenthaltsverordnung): fees',
      url: 'https://www.gesetze-im-internet.de/aufenthv/',
      checkedOn: '2026-10-05',
    },
    registrationAct: {
      label: 'Federal Registration Act (Bundesmeldegesetz)',
      url: 'https://www.gesetze-im-internet.de/bmg/',
      checkedOn: '2026-10-05',
    },
    sgb: {
      label: 'Social Code, book V: insurance of students',
      url: 'https://www.gesetze-im-internet.de/sgb_5/',
      checkedOn: '2026-10-05',
    },
    visaFunds: {
      label:
        'German missions in India: papers for the student visa (older copy); for smaller scholarships, Reknown Education and a blog (2026)',
      url: 'https://india.diplo.de/in-en/service/-/2539338',
      checkedOn: '2026-11-27',
      copy: true,
    },
    greParts: {
      label:
        'RWTH Aachen: questions about the MSc Data Science (no date); TU Munich: a public project, October 2026; percentile: Manhattan Review (no date)',
      url: 'https://www.data-science.rwth-aachen.de/cms/Data-Science/Studiengaenge/M-Sc-Data-Science/~efejh/FAQ/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    tuitionProof: {
      label: 'Fintiba: tuition of Indian students (no date); a checklist of 2023-24 (Westway Consultants)',
      url: 'https://help.fintiba.com/hc/en-gb/articles/16438278376594-Additional-money-transfer-for-tuition-fees-for-Indian-students',
      checkedOn: '2026-11-27',
      copy: true,
    },
    minimumWage: {
      label: 'Minimum wage of students and its exceptions (finanzen.net, 2026)',
      url: 'https://www.finanzen.net/nachricht/geld-karriere-lifestyle/faire-bezahlung-genau-pruefen-nicht-immer-gilt-der-mindestlohn-bei-jobs-im-studium-14797187',
      checkedOn: '2026-11-27',
      copy: true,
    },
    blueCard: {
      label: 'Make it in Germany: EU Blue Card',
      url: 'https://www.make-it-in-germany.com/en/visa-residence/types-of-visa/eu-blue-card',
      checkedOn: '2026-10-05',
    },
    chancenkarte: {
      label: 'Make it in Germany: Opportunity Card',
      url: 'https://www.make-it-in-germany.com/en/visa-residence/types-of-visa/chancenkarte-opportunity-card',
      checkedOn: '2026-10-05',
    },
    tk: {
      label: 'Techniker Krankenkasse: contributions for students 2026',
      url: 'https://www.tk.de/techniker/versicherung/gut-versichert-in-jeder-lebenslage/versichert-als-studierende/krankenversicherung-und-studium/beitrag-studierende-2131472',
      checkedOn: '2026-10-05',
    },
    visaLanguage: {
      label:
        'Checklist for the student visa at VFS Global (Edugo Abroad, no date); APS India’s leaflet (as a public project read it, October 2026)',
      url: 'https://www.edugoabroad.com/vfs-checklist-for-germany-visa/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    studienkolleg: {
      label: 'Studienkollegs of Konstanz (2026) and Anhalt (no date): application and entrance test',
      url: 'https://www.htwg-konstanz.de/en/academics/center-for-international-students-konstanz/center-for-international-students/entrance-exam',
      checkedOn: '2026-11-26',
      copy: true,
    },
    apsUniversities: {
      label: 'APS India on private universities, 18 June 2024 (as How to Abroad gives it)',
      url: 'https://howtoabroad.com/aps-important-update-on-accreditation-of-indian-private-universities/',
      checkedOn: '2026-11-26',
      copy: true,
    },
    exemption: {
      label: 'Barmer, Studentenwerk Hannover: exemption (no dates)',
      url: 'https://barmer.de/en/guide-to-germany/exemption-mandatory-insurance-students',
      checkedOn: '2026-11-27',
      copy: true,
    },
    insuranceAt30: {
      label: 'Paderborn University: health insurance (no date)',
      url: 'https://www.uni-paderborn.de/en/studies/international-office/degree-students/live-in-paderborn-and-on-campus/health-insurance',
      checkedOn: '2026-11-26',
      copy: true,
    },
    apsUnfinished: {
      label: 'APS for bachelor’s and master’s applicants (Bay.in, 2026)',
      url: 'https://bay.in/study/aps-bachelor-vs-master',
      checkedOn: '2026-11-27',
      copy: true,
    },
    apsFee: {
      label: 'APS certificate for Indians: duty and fee (Leap Scholar, 20 April 2026)',
      url: 'https://leapscholar.com/blog/aps-certificate-germany-fees-and-documents/',
      checkedOn: '2026-11-25',
      copy: true,
    },
    aps: {
      label: 'Academic Evaluation Centre (APS) India',
      url: 'https://aps-india.de',
      checkedOn: '2026-10-05',
    },
    classXii: {
      label:
        'APS India: minimum in class XII, notice of 23 February 2026 (as pages of June to October 2026 give it)',
      url: 'https://aps-india.de/news/',
      checkedOn: '2026-11-25',
      copy: true,
    },
    dmat: {
      label: 'APS India: dMAT, announced in June 2026 (as pages of June to October 2026 give it)',
      url: 'https://aps-india.de/dmat/',
      checkedOn: '2026-11-25',
      copy: true,
    },
    anabin: {
      label: 'KMK: anabin database of foreign qualifications',
      url: 'https://anabin.kmk.org',
      checkedOn: '2026-10-05',
    },
    portal: {
      label: 'German missions in India: visa for studies (no date)',
      url: 'https://india.diplo.de/in-en/service/2756350-2756350',
      checkedOn: '2026-11-27',
      copy: true,
    },
    hybrid: {
      label: 'Students of IU in Berlin (Business Standard, 8 January 2026)',
      url: 'https://www.business-standard.com/immigration/hundreds-of-indian-students-in-germany-face-visa-risk-what-went-wrong-126010800296_1.html',
      checkedOn: '2026-11-27',
      copy: true,
    },
    missions: {
      label: 'German missions in India: national visa for students',
      url: 'https://india.diplo.de/in-en/service/studentvisa/2004346',
      checkedOn: '2026-05-21',
    },
    weltoffen: {
      label:
        'DAAD and DZHW: Wissenschaft weltoffen, winter semester 2024-25; DAAD survey of December 2025 (link: the survey)',
      url: 'https://idw-online.de/en/news?id=863772',
      checkedOn: '2026-11-24',
      copy: true,
    },
    vdi: {
      label: 'VDI and IW: engineering monitor, third quarter of 2025 (reported by idt)',
      url: 'https://www.idt.media/new-work/engineering-job-market-under-pressure-skills-are-lacking/2594842',
      checkedOn: '2026-11-25',
      copy: true,
    },
    rooms: {
      label:
        'Moses Mendelssohn Institut and wg-gesucht.de: room prices, 19 September 2026 (as quoted in a public collection of sources); broadcasting fee: Stern (2026)',
      url: 'https://www.moses-mendelssohn-institut.de/aktuelles/WiSe2026',
      checkedOn: '2026-11-25',
      copy: true,
    },
    roomsEast: {
      label:
        'Moses Mendelssohn Institut and wg-gesucht.de: room prices, spring 2025 (reported by Volksstimme)',
      url: 'https://www.volksstimme.de/panorama/wg-zimmer-in-leipzig-am-teuersten-4012657',
      checkedOn: '2026-11-25',
      copy: true,
    },
    ticket: {
      label:
        'Deutschlandticket: price in 2026 (students pay 60 per cent through their university); from 2027, Bayerische Staatszeitung, 18 September 2025',
      url: 'https://www.deutschlandticket.de',
      checkedOn: '2026-01-01',
    },
    daadCosts: {
      label: 'DAAD: costs of education and living (our reading of the monthly budget)',
      url: 'https://www.daad.de/en/studying-in-germany/living-in-germany/finances/',
      checkedOn: '2025-12-31',
    },
    uniAssist: {
      label:
        'uni-assist: handling fees and universities; Erlangen-Nürnberg: fee for applications (as public collections quote them, September 2026)',
      url: 'https://www.uni-assist.de/en/how-to-apply/pay-all-fees/handling-fees/',
      checkedOn: '2026-11-25',
      copy: true,
    },
    contribution: {
      label: 'DAAD: costs of studying, semester contribution (as public collections quote it, autumn 2026)',
      url: 'https://www.daad.de/en/studying-in-germany/living-in-germany/finances/',
      checkedOn: '2026-11-25',
      copy: true,
    },
    daadScholarships: {
      label: 'DAAD scholarships',
      url: 'https://www.daad.de/en/studying-in-germany/scholarships/daad-scholarships/',
      checkedOn: '2026-06-30',
    },
    helmutSchmidt: {
      label: 'DAAD scholarships; conditions: calls of 2023 and 2024 (ProPakistani, Bursaries Room)',
      url: 'https://propakistani.pk/2023/05/29/germany-offers-masters-scholarships-for-public-policy-and-good-governance/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    deutschlandstipendium: {
      label: 'Federal ministry: Deutschlandstipendium',
      url: 'https://www.deutschlandstipendium.de/',
      checkedOn: '2025-12-31',
    },
    kas: {
      label:
        'Konrad-Adenauer-Stiftung: scholarships of the office in India beside those of Berlin; questions and answers (no dates)',
      url: 'https://www.kas.de/de/web/indien/stipendien-der-kas-indien',
      checkedOn: '2026-11-26',
      copy: true,
    },
    foundations: {
      label: 'Heinrich Böll Foundation: scholarships',
      url: 'https://www.boell.de/en/scholarships',
      checkedOn: '2025-06-30',
    },
    flights: {
      label: 'Our estimate of one-way economy fares (link: home page of an airline)',
      url: 'https://www.lufthansa.com/in/en/homepage',
      checkedOn: '2025-12-31',
    },
  },
};
