import type { Destination, Sector, UniversityFact } from './university-fact.js';

/**
 * US dollars per unit. Euro reference rates of the European Central Bank of 5 October 2026; the dirham
 * is not among them and follows its fixed rate of 3.6725 to the dollar (Central Bank of the UAE).
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
 */
export const USD_PER_UNIT: Record<string, number> = {
  USD: 1,
  GBP: 1.32247,
  EUR: 1.1204,
  CAD: 0.701609,
  AUD: 0.69603,
  NZD: 0.559138,
  AED: 1 / 3.6725,
};

/** What international undergraduates pay for a year, where the institution itself publishes no figure. */
export interface TuitionRange {
  currency: string;
  min: number;
  max: number;
  /** Academic or calendar year of the figures. */
  year: string;
  publisher: string;
  urls: string[];
  /** What the two ends mean. */
  note: string;
  /** Month in which the figures were last compared with their source or a dated citation of it. */
  checkedOn: string;
}

/** Fees of a kind of institution within a country: those that its state sets, and those far from its universities'. */
export const TUITION_RULES: Record<NonNullable<UniversityFact['tuitionRule']>, TuitionRange> = {
  'AU-PRIVATE': {
    currency: 'AUD',
    min: 16_000,
    max: 36_000,
    year: '2026',
    publisher: 'Our estimate',
    urls: ['https://www.studyaustralia.gov.au/en/life-in-australia/living-and-education-costs'],
    note: "bachelor's degrees at small private universities and university colleges, for which we found no common range; they mostly cost less than the public universities",
    checkedOn: '2026-11',
  },
  'CA-COLLEGE': {
    currency: 'CAD',
    min: 14_000,
    max: 30_000,
    year: '2026',
    publisher: 'Our estimate',
    urls: ['https://www.educanada.ca/programs-programmes/education_cost-cout_education.aspx?lang=eng'],
    note: "bachelor's degrees at private universities and at polytechnics, for which we found no common range; they mostly cost less than the public universities",
    checkedOn: '2026-11',
  },
  'DE-BW': {
    currency: 'EUR',
    min: 3000,
    max: 3000,
    year: 'since 2017-18',
    publisher: 'Ministry of Science, Research and Arts of Baden-Württemberg',
    urls: [
      'https://mwk.baden-wuerttemberg.de/de/hochschulen-studium/studienfinanzierung/gebuehren-fuer-internationale-studierende-und-zweitstudium/tuition-fees-for-international-students/',
    ],
    note: "EUR 1,500 a semester for students from outside the EU at public institutions; some master's degrees, most of them of further training, have a price of their own",
    checkedOn: '2026-10',
  },
  'DE-PUBLIC': {
    currency: 'EUR',
    min: 0,
    max: 0,
    year: '2026-27',
    publisher: 'Deutsches Studierendenwerk',
    urls: ['https://www.studierendenwerke.de/en/topics/student-finance/costs-of-study/tuition-fees'],
    note: "no general tuition at public institutions of this state, only a semester contribution; some master's degrees, most of them of further training, have a price of their own",
    checkedOn: '2026-10',
  },
  'DE-DISTANCE': {
    currency: 'EUR',
    min: 2_667,
    max: 5_000,
    year: 'year not stated',
    publisher: 'Studieren berufsbegleitend',
    urls: ['https://studieren-berufsbegleitend.de/fernstudium/kosten'],
    note: "a third of what a portal names for most bachelor's degrees at a distance, EUR 8,000 to 15,000 in all",
    checkedOn: '2026-11',
  },
  'DE-SAXONY-MUSIC': {
    currency: 'EUR',
    min: 0,
    max: 3_600,
    year: 'year not stated',
    publisher: 'University of Music and Theatre Leipzig',
    urls: ['https://www.hmt-leipzig.de/en/home/mein-studium/finanzierung'],
    note: 'it charges students from outside the EU by its own statute, and how much could not be read; the top is what the one in Leipzig takes',
    checkedOn: '2026-11',
  },
  'DE-BAVARIA': {
    currency: 'EUR',
    min: 0,
    max: 2400,
    year: '2026-27',
    publisher: 'Bavarian Higher Education Innovation Act, article 13',
    urls: ['https://www.gesetze-bayern.de/Content/Document/BayHIG-13'],
    note: "no general tuition, but every institution may charge students from outside the EU; most universities of applied sciences that do, and whose pages were read, take 500 to 1,000 a semester, Ingolstadt 1,200 for a master's; some master's degrees, most of them of further training, have a price of their own",
    checkedOn: '2026-11',
  },
  'FR-DECREE': {
    currency: 'EUR',
    min: 2902,
    max: 3950,
    year: '2026-27',
    publisher: 'Service-Public.fr',
    urls: ['https://www.service-public.gouv.fr/particuliers/actualites/A18927'],
    note: "state-set fees for students from outside the EU, a licence (bachelor's degree) at the bottom, a master's degree at the top; a university may exempt at most 30 per cent of them in 2026-27 and fewer later",
    checkedOn: '2026-10',
  },
  'FR-AGRICULTURE': {
    currency: 'EUR',
    min: 4_760,
    max: 4_760,
    year: '2024-25',
    publisher: 'Order of the French ministers for agriculture and the budget, reported by Le blog d’info',
    urls: ['https://leblogdinfo.blogspot.com/2024/08/les-droits-de-scolarite-dans-ces.html'],
    note: "engineer's degree at the schools of the ministry for agriculture, students from outside the EU; newer orders could not be read",
    checkedOn: '2026-11',
  },
  'FR-ARCHITECTURE': {
    currency: 'EUR',
    min: 373,
    max: 512,
    year: '2022-23',
    publisher: 'Architektôn, and CampusArt of Campus France',
    urls: ['https://prepa-architecture.fr/prix-ecoles-architecture-europe', 'https://campusart.org/?p=563'],
    note: 'state-set fees of the national schools of architecture, licence to master, the same whatever the passport',
    checkedOn: '2026-11',
  },
  'FR-ART': {
    currency: 'EUR',
    min: 433,
    max: 433,
    year: '2016-17',
    publisher: 'Le Journal des Arts, and CampusArt of Campus France',
    urls: [
      'https://lejournaldesarts.fr/campus/ecoles-dart-des-frais-dinscription-contenus-et-problematiques-130045',
      'https://campusart.org/?p=563',
    ],
    note: 'average of the national schools of art under the Ministry of Culture, whose fees are the same whatever the passport',
    checkedOn: '2026-11',
  },
  'FR-ESPCI': {
    currency: 'EUR',
    min: 850,
    max: 850,
    year: '2024',
    publisher: 'Diplomeo: what engineers’ schools cost',
    urls: ['https://diplomeo.com/actualite-prix_ecoles_ingenieurs'],
    note: "engineer's degree; at other schools this table names what students from the EU pay, so those from outside it may pay more here, too",
    checkedOn: '2026-11',
  },
  'FR-MINES-TELECOM': {
    currency: 'EUR',
    min: 4_850,
    max: 5_700,
    year: '2024-25 and year not stated',
    publisher:
      'Order of the French ministers for the economy and the budget, reported by Le blog d’info, and Mines Saint-Étienne',
    urls: [
      'https://leblogdinfo.blogspot.com/2024/03/imt-les-droits-de-scolarite-selon-les.html',
      'https://www.mines-stetienne.fr/en/programmes/icm-masters-degree-in-science-and-executive-civil-engineering/cost-and-funding',
    ],
    // The order of 2024 has one fee for all of the Institut's schools. Mines Saint-Étienne's page (no year) also has
    // EUR 3,600 for students from the EU, who paid 3,200 until autumn 2025.
    note: "engineer's degree at the schools of the Institut Mines-Télécom, students from outside the EU: the bottom for those who began from July 2024 on, the top what one of the schools asks now, while a newer order could not be read; master's degrees in its international tracks cost EUR 6,500 or 9,000 since 2025-26",
    checkedOn: '2026-11',
  },
  'FR-OWN': {
    currency: 'EUR',
    min: 1_500,
    max: 20_000,
    year: '2026',
    publisher: 'Our estimate',
    urls: ['https://www.campusfrance.org/en/tuition-fees-France'],
    note: 'public schools and a few universities whose fees for students from outside the EU are their own, some by income, or set by an order that could not be read; École Polytechnique’s three-year degree in English is at the top',
    checkedOn: '2026-11',
  },
  'FR-PONTS': {
    currency: 'EUR',
    min: 6_300,
    max: 6_300,
    year: '2020-21',
    publisher: 'Order of the French ministers of 20 July 2020',
    urls: ['https://legal.tricoteuses.fr/articles/JORFARTI000042148161'],
    note: "engineer's degree at École nationale des ponts et chaussées, students from outside the EU; it is twice what EU students pay, which was EUR 3,450 in 2024, so that it may be EUR 6,900 now",
    checkedOn: '2026-11',
  },
  'FR-VETERINARY': {
    currency: 'EUR',
    min: 2_808,
    max: 2_808,
    year: '2024-25',
    publisher: 'Onisep',
    urls: [
      'https://concourspostprepas.onisep.fr/formation/les-principaux-domaines-de-formation/les-ecoles-veterinaires',
    ],
    note: 'degree in veterinary medicine at the national schools, by orders that fix it for students from the EU and those treated like them; what others pay could not be read',
    checkedOn: '2026-11',
  },
  'IE-MEDICINE': {
    currency: 'EUR',
    min: 50_135,
    max: 62_500,
    year: '2025-26',
    publisher: 'Education in Ireland',
    urls: ['https://www.educationinireland.com/en/plan-your-study-abroad/undergraduate-tuition-fees'],
    note: 'medicine and other health courses for students from outside the EU',
    checkedOn: '2026-11',
  },
  'IE-PRIVATE': {
    currency: 'EUR',
    min: 9_000,
    max: 16_000,
    year: '2026',
    publisher: 'Our estimate',
    urls: ['https://www.educationinireland.com/en/plan-your-study-abroad/undergraduate-tuition-fees'],
    note: "bachelor's degrees at private colleges, for which we found no common range; they cost less than the universities at this address",
    checkedOn: '2026-11',
  },
  'NZ-POLYTECHNIC': {
    currency: 'NZD',
    min: 20_000,
    max: 30_000,
    year: '2026',
    publisher: 'Our estimate',
    urls: ['https://www.studywithnewzealand.govt.nz/en/plan-your-studies/cost-of-living'],
    note: "bachelor's degrees at polytechnics and private institutes, which cost less than the universities' range at this address",
    checkedOn: '2026-11',
  },
  'SK-MEDICINE': {
    currency: 'EUR',
    min: 0,
    max: 14_000,
    year: '2024-25 to 2026-27',
    publisher: 'EDUslovakia, and an agent of the faculty in Košice',
    urls: ['https://eduslovakia.sk/tuition-fees/', 'https://medhead.eu/kosice-medical-university-upjs'],
    note: 'no tuition for full-time programmes in Slovak; medicine and dentistry in English up to the top, dentistry in Košice in 2026-27 by the yearly step that its agent names',
    checkedOn: '2026-11',
  },
};

const BRITISH_COUNCIL: TuitionRange = {
  currency: 'GBP',
  min: 11_400,
  max: 38_000,
  year: '2026-27',
  publisher: 'British Council, Study UK',
  urls: ['https://study-uk.britishcouncil.org/moving-uk/cost-studying'],
  note: 'typical international undergraduate range, while medicine can cost more',
  checkedOn: '2026-10',
};

const AMERICAN = {
  currency: 'USD',
  year: '2023-24 to 2026-27',
  publisher:
    "Universities' own pages, or else the US Department of Education (NCES), IPEDS 2023-24 or 2024-25",
  urls: ['https://nces.ed.gov/ipeds/'],
  checkedOn: '2026-11',
};

/** `any` serves sectors without an entry of their own. */
export const TUITION_RANGES: Record<Destination, Partial<Record<Sector | 'any', TuitionRange>>> = {
  'United States': {
    public: {
      ...AMERICAN,
      min: 21_473,
      max: 36_756,
      note: 'middle half of what undergraduates from abroad, or else from outside the state, pay at the public universities listed here',
    },
    any: {
      ...AMERICAN,
      min: 41_872,
      max: 68_939,
      note: 'middle half of the undergraduate tuition and fees of the private non-profit universities listed here',
    },
  },
  'United Kingdom': { any: BRITISH_COUNCIL },
  Canada: {
    any: {
      currency: 'CAD',
      min: 18_911,
      max: 50_088,
      year: '2026-27',
      publisher: 'Statistics Canada, table 37-10-0045-01',
      urls: ['https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=3710004501'],
      note: 'lowest and highest provincial average for international undergraduates, preliminary',
      checkedOn: '2026-11',
    },
  },
  Australia: {
    any: {
      currency: 'AUD',
      min: 26_000,
      max: 69_200,
      year: '2026 and 2027',
      publisher: 'Southern Cross University and the University of Sydney',
      urls: [
        'https://www.scu.edu.au/study/international-courses-and-fees/',
        'https://www.sydney.edu.au/study/fees-and-loans/international-student-tuition-fees.html',
      ],
      note: "lowest and highest international bachelor's fee of a public university among the Australian fee pages used here, dentistry aside",
      checkedOn: '2026-10',
    },
  },
  Germany: {
    church: {
      currency: 'EUR',
      min: 0,
      max: 0,
      year: 'year not stated',
      publisher: 'Catholic University of Eichstätt-Ingolstadt',
      urls: [
        'https://www.ku.de/international/internationale-studierende/services-des-international-office/finanzen-stipendien',
      ],
      note: 'no tuition at church-run institutions that the state finances, only a semester contribution',
      checkedOn: '2026-11',
    },
    any: {
      currency: 'EUR',
      min: 2_000,
      max: 20_000,
      year: '2020 and 2025-26',
      publisher:
        'Stifterverband study of private institutions, reported by dpa-AFX, and Constructor University',
      urls: [
        'https://www.onvista.de/news/studium-an-privathochschulen-kostet-bis-zu-16-000-euro-im-jahr-372440337',
        'https://constructor.university/sites/default/files/2024-12/2025-2026%20CU%20Fact%20Sheet_Bachelor_Cost%20of%20Attendance.pdf',
      ],
      note: 'EUR 1,000 to 8,000 a semester at private institutions in 2020; the top is what Constructor University takes in 2025-26',
      checkedOn: '2026-11',
    },
  },
  Ireland: {
    any: {
      currency: 'EUR',
      min: 10_300,
      max: 29_000,
      year: '2025-26',
      publisher: 'Education in Ireland',
      urls: ['https://www.educationinireland.com/en/plan-your-study-abroad/undergraduate-tuition-fees'],
      note: 'undergraduates from outside the EU, medicine and health excluded',
      checkedOn: '2026-10',
    },
  },
  'New Zealand': {
    any: {
      currency: 'NZD',
      min: 35_000,
      max: 55_000,
      year: '2025',
      publisher: 'Study with New Zealand',
      urls: ['https://www.studywithnewzealand.govt.nz/en/plan-your-studies/cost-of-living'],
      note: "typical range of international bachelor's degrees, medicine and veterinary science excluded",
      checkedOn: '2026-10',
    },
  },
  France: {
    public: {
      ...TUITION_RULES['FR-DECREE'],
      // École Centrale de Nantes, questions about its engineers' fees of 2026-27 and its master's degrees of 2020 (EUR 15,000 for two years).
      note: "state-set fees for students from outside the EU, licence to master, which also held for engineers' degrees at most schools of the ministry of higher education; since 2025 these schools can set their own, and some do by income, EUR 4,770 a year at École Centrale de Nantes in 2026-27 for a family taxed outside France; many master's degrees in English there have a price of their own, EUR 7,500 a year at the same school in 2020",
    },
    any: {
      currency: 'EUR',
      min: 6_000,
      max: 26_800,
      year: '2026-27 and 2027-28',
      publisher: 'Campus France, and ESCP',
      urls: ['https://www.campusfrance.org/en/tuition-fees-France', 'https://escp.eu'],
      note: 'from the lower end of private institutions to three years in English at ESCP, the dearest business school among the fee pages used here',
      checkedOn: '2026-11',
    },
  },
  Slovakia: {
    public: {
      currency: 'EUR',
      min: 0,
      max: 6_000,
      year: '2024-25',
      publisher: 'EDUslovakia, Comenius University Bratislava, and the portal of Slovak universities',
      urls: [
        'https://eduslovakia.sk/tuition-fees/',
        'https://fmph.uniba.sk/en/admissions/fee-schedule',
        'https://portalvs.sk/en/poplatky?strana=27',
      ],
      note: 'no tuition for full-time programmes in Slovak; in English EUR 1,800 to 6,000 in informatics at Comenius (2024-25) and engineering in Košice',
      checkedOn: '2026-11',
    },
    any: {
      currency: 'EUR',
      min: 1_790,
      max: 2_790,
      year: '2023-24 and 2024-25',
      publisher:
        'Vysoká škola manažmentu, Bratislava University of Economics and Management and Pan-European University',
      urls: [
        'https://www.vsm.sk/svk/uchadzaci/skolne-poplatky/',
        'https://www.vsemba.sk/PrijimacieKonanie/SkolneAPoplatky',
        'https://www.paneurouni.com/uchadzaci/zakladne-informace/skolne-a-poplatky/',
      ],
      note: "lowest and highest bachelor's fee among the fee pages used here, in Slovak and in English; other private schools cost less or more",
      checkedOn: '2026-11',
    },
  },
  Dubai: {
    any: {
      currency: 'AED',
      min: 35_000,
      max: 94_500,
      year: 'year not stated',
      publisher: 'Amity University Dubai and Emirates Aviation University',
      urls: [
        'https://amityuniversity.ae/join-amity/fees/bachelors-degree',
        'https://www.eau.ac.ae/en/admissions/fees-payments/',
      ],
      note: "lowest and highest yearly fee of a bachelor's degree among the fee pages used here, those of medicine and of the hospitality academy aside; value added tax of 5 per cent is added where a price leaves it out",
      checkedOn: '2026-11',
    },
  },
};

/** The range for a row without a published figure: the state's rule, else the sector's range, else the country's. */
export function tuitionRangeFor(
  fact: Pick<UniversityFact, 'country' | 'sector' | 'tuitionRule'>,
): TuitionRange {
  if (fact.tuitionRule) return TUITION_RULES[fact.tuitionRule];
  const ranges = TUITION_RANGES[fact.country];
  const range = (fact.sector && ranges[fact.sector]) ?? ranges.any;
  if (!range) throw new Error(`No tuition range for ${fact.country}`);
  return range;
}

/** Whole US dollars. Throws on a currency without a rate. */
export function toUSD(amount: number, currency: string): number {
  const rate = USD_PER_UNIT[currency];
  if (rate === undefined) throw new Error(`No exchange rate for ${currency}`);
  return Math.round(amount * rate);
}
