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
  position: 8,
  name: 'France',
  flag: 'fr',
  description: 'Grandes écoles, public universities and a wide range of degrees taught in English.',
  institutions: '3500+',
  students: '400K+',
  highlights: ['Leading business schools', 'State-subsidised tuition', 'Student meals for one euro'],
};

export const summary: CountrySummary = {
  cities: 'Paris, Lyon, Toulouse',
  workRights: '{{france.workInTerm}}; {{france.stay}}',
  language: 'French, many courses in English',
  visaType: 'Long-stay student visa (VLS-TS)',
};

const oneTimeCosts: OneTimeCosts = {
  applicationFee: {
    from: 0,
    to: 150,
    note: 'our estimate per school',
    source: 'sciencesPo',
  },
  visaFee: {
    from: 50,
    note: 'through Études en France',
    source: 'visaFees',
  },
  flightTicket: { from: 400, to: 750, note: 'one way from a large Indian airport', source: 'flights' },
};

/*
 * A master's degree at a public university in 2026-27: the fee for students from outside the EU (3,950); the average
 * private room of UNEF's survey of 2024 (560 a month); food and personal costs as in the guide below; a student's yearly
 * pass for local transport.
 */
const healthInsurance: Amount = {
  from: 0,
  to: 500,
  note: 'state insurance is free; a top-up policy (mutuelle), our estimate, is advised',
  source: 'health',
};

const fees: Fee[] = [
  {
    name: 'Student contribution (CVEC)',
    yearly: true,
    amount: { from: 105, note: '2026-27; you need the receipt to enrol', source: 'cvec' },
  },
  {
    name: 'Campus France fee (Études en France)',
    inRupees: true,
    shared: true,
    amount: {
      from: 18500,
      note: 'as a portal had it in October 2024: ask for today’s; not paid back; none with a scholarship of France or the EU',
      source: 'eefFee',
    },
  },
  {
    name: 'Validation of the visa',
    amount: { from: 150, note: 'within three months of arrival', source: 'validation' },
  },
];

export const costs: CountryCosts = {
  currency: 'EUR',
  symbol: '€',
  tuition: 3950,
  accommodation: 6720,
  food: 3000,
  transport: 350,
  personal: 1800,
  healthInsurance,
  oneTime: oneTimeCosts,
  fees,
  minimum: 8775,
  minimumFor: 'ten months',
};

export const guide: CountryGuide = {
  overview:
    'France has two systems. Public universities charge fees set by the state; they choose by marks for a master’s and for some bachelor’s degrees. The grandes écoles choose strictly, cost more, and have well-known names in business and engineering. Decide first which of the two you want; the applications have little in common.\n\nIt suits you if you look for a management degree with internships inside it, for engineering, mathematics, fashion or hospitality, or for a public degree at a modest fee. Many master’s degrees are taught in English, and Campus France in India advises applicants.\n\nIt suits you less if you want to avoid the language. Bachelor’s degrees at public universities are, by our estimate, nearly all in French, and so are offices, leases and most jobs. Learn French to level B2 before you graduate. In 2026 fees and proof of funds went up, and most students from outside Europe lost the housing aid that older guides promise.',
  counted: {
    institutions: {
      text: '72 public universities, 227 schools of engineering, 220 of business and some 3,000 private schools (no date)',
      source: 'institutions',
    },
    students: { text: 'about 443,000 (2024-25)', source: 'senate' },
  },
  highlights: [
    {
      text: 'Public universities charge students from outside Europe €2,902 a year for a bachelor’s (licence) and €3,950 for a master’s degree in 2026-27.',
      source: 'fees',
    },
    {
      text: 'Some universities exempt you down to the European fee, but only for up to 30 per cent of such students in 2026-27, 25 in 2027-28 and 20 after that: ask before you count on it, for your later years too.',
      source: 'fees',
    },
    {
      text: 'About 443,000 students from abroad in 2024-25; those from India grew by 17 per cent in a year.',
      source: 'senate',
    },
    {
      text: 'Every student eats a full meal in the Crous restaurants for one euro since 4 May 2026.',
      source: 'crous',
    },
    {
      text: 'Indian graduates of a master’s degree may get a provisional permit (APS) of 12 months for the job search, renewed once.',
      source: 'agreement',
    },
    'Internships are part of many master’s degrees, and paid by law in France if longer than two months.',
    'A student residence permit lets you travel in the Schengen area, up to 90 days in any 180.',
  ],
  studyCities: [
    {
      name: 'Paris',
      latitude: 48.8566,
      longitude: 2.3522,
      towns: ['Palaiseau', 'Gif-sur-Yvette'],
      text: 'Many of the grandes écoles, the widest choice of jobs, and rents far above the rest of the country.',
    },
    {
      name: 'Lyon',
      latitude: 45.764,
      longitude: 4.8357,
      text: 'The second student city: chemistry, health, engineering and emlyon.',
    },
    {
      name: 'Toulouse',
      latitude: 43.6047,
      longitude: 1.4442,
      text: 'Airbus and the space industry, ISAE-SUPAERO, and many students.',
    },
    {
      name: 'Grenoble',
      latitude: 45.1885,
      longitude: 5.7245,
      text: 'Electronics, energy and physics between mountains.',
    },
    {
      name: 'Lille',
      latitude: 50.6292,
      longitude: 3.0573,
      text: 'Business schools, an hour from Paris and less from Brussels by train, and cheaper than Paris.',
    },
    {
      name: 'Montpellier',
      latitude: 43.6108,
      longitude: 3.8767,
      text: 'One of Europe’s oldest medical faculties, agronomy and the sea; city buses and trams are free for residents.',
    },
    {
      name: 'Strasbourg',
      latitude: 48.5734,
      longitude: 7.7521,
      text: 'On the German border, strong in chemistry and law, seat of European institutions.',
    },
  ],
  topUniversities: [
    {
      name: 'Université Paris Sciences et Lettres',
      city: 'Paris',
      rank: '34',
      knownFor: 'mathematics, physics, economics and the humanities',
    },
    {
      name: 'Institut Polytechnique de Paris',
      city: 'Palaiseau',
      rank: '43',
      knownFor: 'engineering and applied mathematics (École polytechnique, Télécom Paris)',
    },
    {
      name: 'Sorbonne Université',
      city: 'Paris',
      rank: '73',
      knownFor: 'science, medicine and the humanities',
    },
    {
      name: 'Université Paris-Saclay',
      city: 'Gif-sur-Yvette',
      rank: '76',
      knownFor: 'mathematics, physics and artificial intelligence',
    },
    {
      name: 'École normale supérieure de Lyon',
      city: 'Lyon',
      rank: '235',
      knownFor: 'research in science and the humanities',
    },
    {
      name: 'Université Paris 1 Panthéon-Sorbonne',
      city: 'Paris',
      rank: '246',
      knownFor: 'economics, law and history of art',
    },
    {
      name: 'Université Paris Cité',
      city: 'Paris',
      rank: '303',
      knownFor: 'medicine and the life sciences',
    },
    {
      name: 'Sciences Po',
      city: 'Paris',
      rank: '354',
      knownFor: 'politics, international relations and law',
    },
  ],
  popularCourses: [
    {
      name: 'Management',
      text: 'The Master in Management (Grande École programme) takes two years or more, with long internships; look for the "grade de master" of the state.',
    },
    {
      name: 'Luxury Brand Management',
      text: 'Paris is where the brands are; many such degrees are private diplomas, so check what the state recognises.',
    },
    {
      name: 'Aerospace Engineering',
      text: 'Toulouse is the centre; some defence-related projects are closed to foreigners.',
    },
    {
      name: 'Data Science',
      text: 'French mathematics is demanding: courses at Saclay or IP Paris expect proofs, school courses more practice.',
    },
    {
      name: 'Fashion Design',
      text: 'A portfolio decides; many schools are private, so compare fees and what the state recognises.',
    },
    {
      name: 'Culinary Arts',
      text: 'Short diplomas give craft and contacts but seldom the job-search permit, which needs a recognised degree.',
    },
    {
      name: 'Engineering',
      text: 'The diplôme d’ingénieur counts as a master’s degree and is protected by a commission (CTI): check that the school is on its list, and its fee: public ones may set their own.',
    },
    {
      name: 'Hospitality',
      text: 'Paid apprenticeships need enough French and, outside a master’s degree that the state recognises, a first year of study in France.',
    },
  ],
  detailedCosts: {
    tuition: [
      {
        label: 'Public university, licence (bachelor’s)',
        amount: {
          from: 178,
          to: 2902,
          note: '2026-27; the low figure only with an exemption',
          source: 'fees',
        },
      },
      {
        label: 'Public university, master’s',
        amount: {
          from: 255,
          to: 3950,
          note: '2026-27; the low figure only with an exemption; some tracks in English add their own (5,500 in Toulouse)',
          source: 'fees',
        },
      },
      {
        label: 'Sciences Po, bachelor’s',
        amount: { from: 14900, note: '2026-27, families taxed outside Europe', source: 'sciencesPo' },
      },
      {
        label: 'Business schools, bachelor’s in English',
        amount: {
          from: 15500,
          to: 26800,
          note: 'emlyon, ESSEC, EDHEC, ESCP; entry in 2026 or 2027',
          source: 'escp',
        },
      },
      {
        label: 'École polytechnique, bachelor’s',
        amount: { from: 19200, note: 'from outside Europe, entry in 2027', source: 'polytechnique' },
      },
      {
        label: 'Private institutions, usual range',
        amount: { from: 6000, to: 18000, note: '2026-27, by Campus France', source: 'campusRange' },
      },
      {
        label: 'Business schools, Master in Management',
        amount: {
          from: 15000,
          to: 30000,
          note: 'typical 2025-26; ESSEC took 1,600 more for its alumni in 2021',
          source: 'campusFees',
        },
      },
    ],
    tuitionRange: {
      from: 2902,
      to: 30000,
      note: 'public bachelor’s without an exemption to a master’s at a business school; MBAs cost more',
      source: 'campusFees',
    },
    livingExpenses: {
      accommodation: {
        from: 3000,
        to: 10900,
        note: 'Crous room outside Paris (grant holders first), our estimate, to a private studio in Paris; survey of 2024',
        source: 'unef',
      },
      food: {
        from: 2000,
        to: 3600,
        note: 'our estimate; less with lunches at the Crous',
        source: 'campusLiving',
      },
      transport: { from: 200, to: 450, note: 'yearly student pass, our estimate', source: 'campusLiving' },
      personal: {
        from: 1200,
        to: 2400,
        note: 'phone, clothes, books, going out; our estimate',
        source: 'campusLiving',
      },
      healthInsurance,
    },
    oneTimeCosts,
    fees,
    notes: [
      {
        text: 'Proof of funds for the visa since 1 August 2026: {{france.fundsMonthly}} a month, €8,775 for ten months, €10,530 for twelve: ask how many count. It rises with the minimum wage, next expected on 1 January 2027 (€615 before).',
        source: 'funds',
        about: 'funds',
      },
      {
        text: 'Since 1 July 2026 students from outside Europe get housing aid (APL) only if they hold a French means-tested grant, have a job or are apprentices. Leave it out of your budget.',
        source: 'apl',
      },
      {
        text: 'The survey of 2024 by the students’ union UNEF: a private student flat cost €560 a month on average and €907 in Paris; in that of 2025 a month in Paris cost €1,627 in all.',
        source: 'unef',
      },
      {
        text: 'Visale, a free rent guarantee, can replace a French guarantor for students up to 30 who hold the visa, if the landlord agrees; without proof of income for rents up to €800 in and around Paris, €600 elsewhere.',
        source: 'visale',
      },
      'A tenant needs home insurance from the first day, and mostly pays a month’s rent as a deposit, two at the most, which comes back.',
      {
        text: 'The state’s insurance pays about 70% of a doctor’s public rate once you have named your doctor (médecin traitant), 30% otherwise. You, or a top-up policy (mutuelle), pay the rest.',
        source: 'stateShare',
        about: 'insurance',
      },
    ],
  },
  standardizedTests: {
    undergraduate: [
      {
        text: 'French-taught licence (DAP application): usually level B2, by DELF or DALF, or by the TCF tout public with its writing paper. The separate TCF DAP has been stopped.',
        source: 'tcf',
      },
      'SAT helps at some schools that teach in English; many have their own test or interview.',
    ],
    postgraduate: [
      'GMAT or GRE for business schools, or TAGE MAGE, a test that is only in French. GMAT, as a guide: {{tests.gmat}}, on the scale from 205 to 805.',
      'CAT scores are accepted by several French business schools.',
      {
        text: 'Public universities seldom ask for an aptitude test. Their schools of management (IAE) do for some courses: the Score IAE-Message.',
        source: 'iae',
      },
    ],
    english: [
      'IELTS usually 6.0 to 7.0, TOEFL iBT usually 80 to 100 on the old scale.',
      'No test at some schools if your earlier degree was taught in English: a letter from your college is enough.',
      'French: A1 to A2 makes daily life possible; B2 is usual for degrees in French.',
    ],
  },
  workAuthorization: {
    duringStudies: {
      text: '{{france.workInTerm}} of your permit (in proportion if it is shorter), 60 per cent of a full-time job, as an employee, not self-employed, without a work permit. More can cost you the stay. Internships that your course requires do not count (in force in October 2026).',
      source: 'work',
    },
    afterGraduation: {
      text: 'Card for job search or starting a business (RECE): 12 months with full-time work in any job, not renewed (for Indians with a master’s a provisional permit may be, once); after a licence professionnelle, a degree at master’s level that the state recognises, or an MSc or Mastère labelled by the Conférence des grandes écoles, passed in the last 12 months. Apply before your student permit ends; the fee is €150.',
      source: 'rece',
    },
    details: [
      {
        text: 'For Indian citizens the agreement of 2018 between France and India, in force since October 2021, allows one renewal by 12 months after a master’s degree.',
        source: 'agreement',
      },
      {
        text: 'It does so by a provisional permit (APS) in place of the card; only the APS is renewed. But with it, advisers write, you may work only 964 hours a year until a job in your field pays 1.5 times the minimum wage. After the card you get no student permit again. Ask your prefecture which of the two it issues, and at what fee.',
        source: 'aps',
      },
      {
        text: 'A job that fits your degree and pays 1.5 times the minimum wage, €2,800.53 gross a month in autumn 2026, turns the card into a work permit without a labour-market test.',
        source: 'rece',
      },
      {
        text: 'From India you may ask for it, as a long-stay visa, within four years of your degree.',
        source: 'rece',
      },
      {
        text: 'Talent card for qualified employees: €39,582 a year (2026) and a French master’s degree; up to four years, with a work permit for husband or wife.',
        source: 'talent',
      },
      {
        text: 'Internships need an agreement between you, school and company. One of more than 308 hours must be paid from the first hour: at least €4.50 in 2026.',
        source: 'internships',
      },
      {
        text: 'Naturalisation can be asked for after five years of residence, after two by those who have passed two years of higher education in France. Since 2026 it takes French at level B2 and a civic examination. By a circular of May 2025 the prefects look at five years of working life, and of employees they want a permanent contract of more than a year or continuous work. Who asks straight after the degree risks being put off.',
        source: 'naturalisation',
        about: 'settlement',
      },
      {
        text: 'A student may ask for husband, wife and children to join only after 18 months of lawful residence, with a steady income of at least the minimum wage and a suitable home. With a paid doctoral contract (talent permit) they may come along. Ask the consulate.',
        source: 'familyRule',
        about: 'family',
      },
      'An ordinary licence (three-year bachelor’s degree), a school’s own “bachelor” and an “MSc” with neither grade nor label do not open the job-search card.',
      {
        text: 'Apprenticeship (alternance) pays your fees and a wage, but needs good French and a company. In your first year in France it is possible only in a master’s degree that the state recognises, or in a diploma on the list of the Conférence des grandes écoles; elsewhere only after a year (decree of 2021). Ask which yours is.',
        source: 'apprentices',
      },
    ],
  },
  documentRequirements: {
    academic: [
      'Class X and XII mark sheets and certificates',
      {
        text: 'Bachelor’s mark sheets of all semesters and degree or provisional certificate',
        levels: ['masters'],
      },
      'Proof of the current year if you are still studying',
      'Translations into French only where the school asks for them',
      'Portfolio for art, design and architecture',
    ],
    personal: [
      'Passport valid for the first year and three months more, with two empty pages',
      'Curriculum vitae in one page',
      'Statement of purpose for each programme in the Études en France account',
      'Photographs and a birth certificate with your parents’ names (the health insurance asks for it later; English will do, ask about an apostille)',
    ],
    financial: [
      {
        text: 'Bank statements or loan letter for {{france.fundsMonthly}} a month of the first year',
        source: 'funds',
      },
      'Receipt of the fee or deposit, where the school takes one before the visa; public universities mostly take their fee when you enrol',
      'Sponsor’s letter, income tax returns and proof of relation, if parents pay',
    ],
    additional: [
      'Clearance of Campus France after its interview',
      'Proof of housing: some consulates want three months of it and check bookings; ask for India’s list',
      'Flight reservation and travel insurance where the visa centre asks for them',
      'English or French test report',
    ],
  },
  workOpportunities: [
    'Aerospace, energy, software, consulting, luxury, pharmaceuticals and tourism take graduates from abroad.',
    'The end-of-degree internship of six months is the usual way into the first job: choose it as carefully as the degree.',
    'Look on the school’s alumni network, Welcome to the Jungle, Apec and LinkedIn.',
    'Some international teams work in English, as in Paris, Toulouse and Sophia Antipolis. Elsewhere, by our estimate, employers expect French at B2.',
    'Health professions, law and architecture are regulated and need French diplomas or recognition.',
    {
      text: 'In India a licence, a master’s degree or a doctorate that the French ministry recognises counts as the Indian one, by an agreement in force since May 2019; not in medicine, law and other regulated professions, nor a school’s private diploma.',
      source: 'indiaDegrees',
    },
  ],
  applicationRequirements: [
    'Études en France: everyone living in India applies, or at least has the visa prepared, through this portal of Campus France.',
    'Licence at a public university: DAP application inside the portal, three choices, class XII passed or in its last year, and French at B2. Preparatory classes and other selective first years outside the DAP go through Parcoursup instead (in 2026 from 19 January to 12 March): ask Campus France which way is yours.',
    {
      text: 'Without French: in the Classes Internationales, set up for Indians in 2024, you learn it for a year at the university before a bachelor’s degree in French. Ask Campus France whether and until when you can apply.',
      source: 'classes',
    },
    'Master’s at a public university: a bachelor’s degree in a related subject, good marks and a precise project; by our estimate many want 60 per cent or more.',
    'Grandes écoles: apply to the school itself or to a joint admission (for business schools often with GMAT or CAT and an interview).',
    'A three-year Indian bachelor’s degree opens many master’s degrees of two years. The MSc degrees of one year that we read mostly want four years of study.',
    'Doctorate: find a supervisor and funding (a doctoral contract) first.',
  ],
  intakeDetails: {
    primary: 'September, the main intake',
    secondary: 'January or February, mostly business schools',
    deadlines: [
      'Licence at a public university (DAP): usually from 1 October to 15 December for the next September; private schools on Parcoursup close in mid-March.',
      'Master’s through Études en France: usually between October and March; each university sets its own date, some in January, and some (in Toulouse and Nice) want an application on their own platform as well.',
      {
        text: 'Sciences Po bachelor’s for 2027: 13 January or 1 March 2027. You can apply only once, in your last year of school, or the year after with the school’s permission (pages without a date).',
        source: 'sciencesPo',
        at: (name: string) => name === 'Sciences Po',
      },
      'Business schools: several rounds from October to May or June. Ask until which round scholarships are given.',
    ],
  },
  scholarships: {
    government: [
      {
        name: 'France Excellence Charpak Master Scholarship',
        amount:
          '€860 a month (2025) for one or two years, visa and Campus France fees, health insurance; not travel, nor tuition: ask your university whether it waives the higher fee',
        eligibility:
          'Indian citizens and OCI card holders aged 30 or under, admitted to a master’s degree in France (a semester in another country is not paid); applications usually in February',
        url: 'https://www.inde.campusfrance.org/charpak-master-s-program',
        source: 'charpak',
      },
      {
        name: 'France Excellence Eiffel',
        amount:
          '€1,200 a month since January 2026 (up to 12 months in a master’s second year, 24 from the first), travel and insurance; not tuition',
        eligibility:
          'Master’s students nominated by one French school, whose own day lies weeks before {{france.eiffelDeadline}} 2027 (Grenoble: 14 November 2025), in one of seven fields, such as engineering, mathematics or management; at most 29 years old in 2026. Not for those who study in France already, hold another French government scholarship or were refused in an earlier round',
        url: 'https://www.campusfrance.org/en/france-excellence-eiffel-scholarship-program',
        source: 'eiffel',
      },
    ],
    university: [
      {
        name: 'Université Paris-Saclay International Master’s Scholarships',
        at: 'Université Paris-Saclay',
        amount:
          '€10,000 a year, for one or two years, and up to €1,000 for travel and visa (2026-27, according to portals)',
        eligibility:
          'Admitted to a master’s degree at Paris-Saclay and chosen by the programme, new to French higher education, under 30 years old; about 30 are chosen at most (portals differ); not with Eiffel, Erasmus Mundus or more than €600 a month of other aid',
        url: 'https://www.universite-paris-saclay.fr/en/admission/bourses-et-aides-financieres/international-masters-scholarships-program-idex',
        source: 'schoolAwards',
      },
      {
        name: 'Ampère excellence scholarships of ENS de Lyon',
        at: 'École normale supérieure de Lyon',
        amount: 'About €1,000 a month for the master’s years (2025)',
        eligibility: 'Students up to 26 admitted to a master’s degree other than those for teachers (2024)',
        url: 'https://www.ens-lyon.fr/en/studies/scholarships',
        source: 'schoolAwards',
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
    type: 'Long-stay visa that counts as a residence permit (VLS-TS étudiant)',
    processingTime: {
      text: 'Usually two to four weeks after the appointment at the visa centre; allow eight from the Campus France interview (2025).',
      source: 'campusIndia',
    },
    steps: [
      'Open an account in Études en France, choose programmes, upload documents, pay the fee.',
      'Attend the academic interview with Campus France in your region.',
      'Accept one admission in the account by its last day (DAP: 31 May in 2024; silence counts as no), and get the clearance for the visa.',
      {
        text: 'Fill in the form on France-Visas and hand in passport and fingerprints at VFS Global; the fee is €50 in rupees, and the centre adds its charge.',
        source: 'visaFees',
      },
      {
        text: 'Validate the visa online within three months of arrival ({{france.validation}} since 1 May 2026): it is then your residence permit.',
        source: 'validation',
      },
      {
        text: 'Register with the health insurance at etudiant-etranger.ameli.fr, free of charge.',
        source: 'health',
      },
      {
        text: 'Renew between four and two months before the permit ends and show {{france.fundsMonthly}} a month and progress in your studies. It costs €100 since May 2026, a late request €180 more. Visas for the whole course were announced in February 2026: ask.',
        source: 'permit',
      },
    ],
    requirements: [
      'Admission to a recognised school',
      'Clearance of Campus France',
      { text: '{{france.fundsMonthly}} for every month of the first year', source: 'funds' },
      'Proof of housing',
      {
        text: 'Under 18 when the visa begins: another visa (mineur scolarisé), with your parents’ consent and a contact in France; ask how you get the student permit at 18',
        source: 'minors',
      },
      'A project that follows from your studies and that you can explain',
    ],
    interviewRequired: true,
    interview:
      'Campus France interviews nearly every applicant before the visa: why this course, why France, how you pay, what you do afterwards. The interviewer reports to the consulate, which may ask you more.',
  },
  sources: {
    tcf: {
      label:
        'France Éducation international: the TCF for the DAP; Nantes Université on the end of the TCF DAP (no dates)',
      url: 'https://www.france-education-international.fr/article/tcf-dap',
      checkedOn: '2026-11-27',
      copy: true,
    },
    iae: {
      label: 'IAE France: the Score IAE-Message (no date)',
      url: 'https://www.iae-france.fr/en/faq/',
      checkedOn: '2026-11-25',
      copy: true,
    },
    institutions: {
      label: 'French Institute of Cyprus: higher education in France (no date)',
      url: 'https://ifchypre.org/fr/etudes-en-france',
      checkedOn: '2026-11-25',
      copy: true,
    },
    stateShare: {
      label: 'École Centrale de Lyon: questions on social security; UCLy: the named doctor (no dates)',
      url: 'https://www.ec-lyon.fr/en/campus-life/new-school-year-faq?f%5B0%5D=field_faq_tag%3A327&f%5B1%5D=field_rubric%3A152',
      checkedOn: '2026-11-24',
      copy: true,
    },
    indiaDegrees: {
      label: 'Campus France India: mutual recognition of academic qualifications (no date)',
      url: 'https://inde.campusfrance.org/node/217',
      checkedOn: '2026-11-27',
      copy: true,
    },
    naturalisation: {
      label:
        'Naturalisation of students in France (Demande de séjour, 2026); the circular of 2 May 2025 (as quoted on Alexia)',
      url: 'https://demandedesejour.fr/naturalisation-pour-etudiant-etranger-en-france',
      checkedOn: '2026-11-25',
      copy: true,
    },
    familyRule: {
      label:
        'Service-Public.fr: family reunification (older copy); doctoral contracts: Cité internationale (no dates)',
      url: 'https://saint-emilion.org/vie-pratique-st-emilion/demarches-en-ligne?audience=part&xml=F11166',
      checkedOn: '2026-11-26',
      copy: true,
    },
    fees: {
      label: 'Service-Public.fr: enrolment fees for students from outside Europe, 2026-27 (decree 2026-385)',
      url: 'https://www.service-public.gouv.fr/particuliers/actualites/A18927',
      checkedOn: '2026-09-24',
    },
    senate: {
      label: 'French Senate, report on the next budget (autumn 2025): students from abroad in 2024-25',
      url: 'https://www.senat.fr/rap/a25-141-2/a25-141-23.html',
      checkedOn: '2025-11-30',
    },
    crous: {
      label: 'Crous: the meal for one euro for all students from 4 May 2026',
      url: 'https://www.lescrous.fr/2026/04/le-repas-a-1-euro-pour-tous-les-etudiants-deploye-a-partir-du-4-mai-2026/',
      checkedOn: '2026-10-01',
    },
    agreement: {
      label: 'Decree 2021-1321: France-India partnership on migration and mobility, article 3.2',
      url: 'https://legal.tricoteuses.fr/articles/JORFARTI000044193670',
      checkedOn: '2026-06-30',
    },
    funds: {
      label: 'Légifrance: CESEDA, article R. 422-1 as amended by decree 2026-526',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000054301706/',
      checkedOn: '2026-10-05',
    },
    eefFee: {
      label: 'CollegeKing, a portal: Campus France’s fee for Indian students, as of October 2024',
      url: 'https://collegeking.com/blogs/college/campus-france-fee-for-indian-students-how-to-pay-deadlines-costs-timelines-and-practical-tips-2026-3764',
      checkedOn: '2026-11-26',
      copy: true,
    },
    cvec: {
      label: 'Student and campus life contribution (CVEC) 2026-27',
      url: 'https://cvec.etudiant.gouv.fr',
      checkedOn: '2026-10-05',
    },
    apl: {
      label:
        'Finance Act for 2026 (law 2026-103), article 179: housing aid; Service-Public.fr, as quoted in October 2026',
      url: 'https://legal.tricoteuses.fr/articles/JORFARTI000053509383',
      checkedOn: '2026-11-25',
      copy: true,
    },
    visaFees: {
      label: 'France-Visas: fees',
      url: 'https://france-visas.gouv.fr/web/france-visas/tarifs-de-base-des-frais-de-dossiers',
      checkedOn: '2026-10-05',
    },
    validation: {
      label:
        'Service-Public.fr: fee to validate a student’s long-stay visa, since 1 May 2026 (as public collections quote it, September 2026)',
      url: 'https://www.service-public.fr/particuliers/vosdroits/R52684',
      checkedOn: '2026-11-25',
      copy: true,
    },
    permit: {
      label:
        'Service-Public.fr: student residence permit; the €100: Unafo (February 2026); longer visas: Indian Express (19 February 2026)',
      url: 'https://www.service-public.fr/particuliers/vosdroits/F2231',
      checkedOn: '2026-10-05',
    },
    minors: {
      label: 'France-Visas: mineur scolarisé; Campus France Hong Kong on minors (no dates)',
      url: 'https://france-visas.gouv.fr/fr/web/france-visas/mineur-scolarise',
      checkedOn: '2026-11-27',
      copy: true,
    },
    apprentices: {
      label: 'Campus France Algeria: apprenticeship (no date); decree 2021-360: Ensup LR',
      url: 'https://algerie.campusfrance.org/faq/est-ce-que-je-peux-postuler-a-une-formation-en-alternance',
      checkedOn: '2026-11-26',
      copy: true,
    },
    aps: {
      label:
        'Cité internationale universitaire de Paris: permits after the degree; hours with an APS: aaaParis, Aurora Mentors (no dates)',
      url: 'https://access.ciup.fr/prefecture/etudiants/demander-une-autorisation-provisoire-de-sejour',
      checkedOn: '2026-11-26',
      copy: true,
    },
    work: {
      label: 'Service-Public.fr: work of students from abroad',
      url: 'https://www.service-public.fr/particuliers/vosdroits/F2728',
      checkedOn: '2026-10-05',
    },
    rece: {
      label: 'Service-Public.fr: card for job search or business creation (page of 1 June 2026)',
      url: 'https://www.service-public.fr/particuliers/vosdroits/F17319',
      checkedOn: '2026-10-05',
    },
    talent: {
      label: 'Service-Public.fr: talent residence card',
      url: 'https://www.service-public.fr/particuliers/vosdroits/F16922',
      checkedOn: '2026-10-05',
    },
    internships: {
      label: 'Service-Public.fr: pay of interns',
      url: 'https://www.service-public.fr/particuliers/vosdroits/F32131',
      checkedOn: '2026-10-05',
    },
    health: {
      label: 'Assurance Maladie: students from abroad',
      url: 'https://etudiant-etranger.ameli.fr',
      checkedOn: '2026-10-05',
    },
    visale: {
      label: 'Visale: conditions for students (Tous Étudiants and Campus France Mexico, no dates)',
      url: 'https://www.tousetudiants.fr/la-garantie-visale-etudiante-garantie-de-loyer.html',
      checkedOn: '2026-11-26',
      copy: true,
    },
    sciencesPo: {
      label: 'Sciences Po: tuition fees 2026-27; its rounds for 2027 from its admission pages (no date)',
      url: 'https://www.sciencespo.fr/students/en/fees-funding/tuition-fees/',
      checkedOn: '2026-09-24',
    },
    classes: {
      label: 'Hindustan Times: Classes Internationales (30 January 2024)',
      url: 'https://www.hindustantimes.com/india-news/france-launches-special-international-programme-on-french-for-indian-students-101706591000486.html',
      checkedOn: '2026-11-27',
      copy: true,
    },
    escp: {
      label: 'ESCP and other schools’ fee pages: bachelor’s degrees (home page)',
      url: 'https://escp.eu',
      checkedOn: '2026-09-24',
    },
    polytechnique: {
      label: 'École polytechnique: Bachelor of Science, fees (home page)',
      url: 'https://www.polytechnique.edu',
      checkedOn: '2026-09-24',
    },
    campusFees: {
      label: 'Campus France: tuition fees (our reading for business schools); ESSEC, Global MBA 2021',
      url: 'https://www.campusfrance.org/en/tuition-fees-France',
      checkedOn: '2025-12-31',
    },
    campusRange: {
      label: 'Campus France: tuition fees, usual range of private institutions',
      url: 'https://www.campusfrance.org/en/tuition-fees-France',
      checkedOn: '2026-10-01',
    },
    campusLiving: {
      label: 'Campus France: cost of living (our reading of a student’s budget)',
      url: 'https://www.campusfrance.org/en/faq/what-is-the-cost-of-life-in-france',
      checkedOn: '2026-09-24',
    },
    unef: {
      label: 'UNEF surveys of student cities: 2024 (La Semaine), 2025 (Europe Says)',
      url: 'https://www.lasemaine.fr/non-classe/villes-universitaires-voici-ce-que-cela-coute-detudier-a-metz-et-a-nancy/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    charpak: {
      label: 'Campus France India: Charpak Master Scholarship',
      url: 'https://www.inde.campusfrance.org/charpak-master-s-program',
      checkedOn: '2026-11-26',
      copy: true,
    },
    eiffel: {
      label:
        'Campus France: Eiffel scholarships (round of 2027, as quoted on 2 October 2026); Université Grenoble Alpes (2025); amount: Algérie360 (6 October 2025)',
      url: 'https://www.campusfrance.org/en/france-excellence-eiffel-scholarship-program',
      checkedOn: '2026-11-27',
      copy: true,
    },
    schoolAwards: {
      label: 'Université Paris-Saclay: master’s scholarships (2025-26; for 2026-27, ScholarshipsCentral)',
      url: 'https://www.universite-paris-saclay.fr/en/admission/bourses-et-aides-financieres/international-masters-scholarships-program-idex',
      checkedOn: '2026-11-26',
      copy: true,
    },
    tata: {
      label: 'J N Tata Endowment (2020; MyScholarship, 2026)',
      url: 'https://jntataendowment.org/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    campusIndia: {
      label: 'Campus France India: application procedure',
      url: 'https://www.inde.campusfrance.org/application-and-admission-procedure',
      checkedOn: '2025-06-30',
    },
    flights: {
      label: 'Our estimate of one-way economy fares (link: home page of an airline)',
      url: 'https://www.airfrance.in',
      checkedOn: '2025-12-31',
    },
  },
};
