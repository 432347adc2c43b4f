import type { Level } from '@/lib/levels';
import type { StudiesAt } from './country';
import type { Source } from './sources';

/*
 * How an application is planned back from the dates of `admissions/`. A rule gives a number of days and names the words of
 * a page of this site that they rest on, so that no fact stands here a second time; plan-rules.spec.ts looks the words up.
 * Where no page gives a number of days, the number is our judgement and `why` says so.
 */

/** Zone of what a student does at home. */
export const HOME_ZONE = 'Asia/Kolkata';

/** What we add to the time that a visa takes: our judgement. */
export const SPARE_DAYS = 14;

/** From the application to the answer: our judgement. */
export const DECISION_DAYS = 42;

/** From the accepted offer to the paper that the visa needs: our judgement. */
export const ACCEPTED_DAYS = 35;

/** From the accepted offer to its deposit, where no day was entered by when to answer it: our judgement. */
export const DEPOSIT_DAYS = 7;

/** What takes a time of its own is begun so many days from today, where its day is nearer than that: our judgement. */
export const BEGIN_DAYS = 21;

/** Where a rule's fact stands. */
export interface Basis {
  /** Address on this site. */
  page: string;
  /** Words there; without them, the days are our judgement. */
  words?: string;
  /** Key of a source of the country's guide, or a page that is no source of a guide. */
  source?: string | Source;
}

export type Anchor = 'application' | 'visa' | 'start';

export interface PlanRule {
  key: string;
  title: string;
  owner: 'student' | 'counselor';
  anchor: Anchor;
  /** Before the anchor. */
  days: number;
  /** What is not begun so many days before the anchor comes too late. */
  least?: number;
  /** Of these so many go by before the day of the task itself: until there is a seat. */
  lead?: number;
  /** Many programmes do not ask for it, so that a start may be reached without it. */
  ifAsked?: true;
  /** Only for studies at these. */
  levels?: readonly Level[];
  /** Only in this state or province. */
  region?: string;
  /** Not in this one. */
  notIn?: string;
  notFor?: StudiesAt;
  /** Other words where more is known of the university. */
  at?: (place: {
    country: string;
    university: string;
    sector?: string | null | undefined;
    level: Level;
  }) => Pick<PlanRule, 'title' | 'why'> | undefined;
  /** How many days, from and to, it takes at some who want the answer of the university for it. */
  fromAnswer?: { least: number; most: number };
  /** Nobody begins it before the university has answered. */
  afterAnswer?: true;
  /** Key of the rule whose task comes first. */
  after?: string;
  /** So many days lie between the two, where there are as many. */
  gap?: number;
  /** It counts in the zone of the country, not at home. */
  abroad?: true;
  /** A result from earlier than so many years before the start is too old. */
  validYears?: number;
  /** Why so many days. */
  why: string;
  basis: Basis;
}

/** How the days of one country follow from its records. */
export interface CountryPlan {
  /** In which a day counts where neither its record nor the university's state tells it; of several the one where it ends first. */
  zone: string;
  /** With which month of the year an academic year begins; none: August. */
  yearFrom?: 1;
  visa: {
    title: string;
    /** Until the decision, at the longest that is usual. */
    wait: number;
    /** From the request for an appointment, made with the admission, to the appointment; none: ACCEPTED_DAYS. */
    ahead?: number;
    why: string;
    basis: Basis;
  };
  /** By an official day's label: for which universities and programmes it is the last to apply; none: for all. */
  days?: Record<
    string,
    (university: string, programme: string, sector: string | null | undefined) => boolean
  >;
  /**
   * Until when offers are to be answered, as "06-01" of the year in which it is last before studies begin, the earliest
   * first; a later one is for whose offers come later. `from`: by when most have come.
   */
  reply?: {
    levels: readonly Level[];
    from?: string;
    days: readonly string[];
    label: string;
    why: string;
    source: Source;
  };
  /** Official days whose rule names a weekday, such as the second Wednesday of January, by their labels. */
  weekdays?: readonly string[];
  rules: readonly PlanRule[];
}

const TIMELINE = '/resources/blog/timeline-of-18-months';
const timelineParts = {
  tests: 'months-15-to-13-tests-and-papers',
  texts: 'months-12-to-10-universities-and-texts',
  applications: 'months-9-to-7-applications',
  money: 'months-6-and-5-offers-and-money',
  visa: 'months-4-and-3-the-visa',
  journey: 'months-2-to-0-room-flight-goodbye',
};
const timeline = (part: keyof typeof timelineParts, words: string, source?: Basis['source']): Basis => ({
  page: `${TIMELINE}#${timelineParts[part]}`,
  words,
  ...(source && { source }),
});

const greScores: Source = {
  label: 'ETS: GRE score reporting policies (no date)',
  url: 'https://www.ets.org/gre/institutions/scores/policies/',
  checkedOn: '2026-11-26',
  copy: true,
};

const satDates: Source = {
  label: 'Test Ninjas: SAT dates and last days to register, March 2025 to June 2026',
  url: 'https://test-ninjas.com/sat-test-dates',
  checkedOn: '2026-11-27',
  copy: true,
};

const ucatAnz: Source = {
  label: 'UCAT ANZ: who may take it (2022); dates of 2026, as two public projects gave them',
  url: 'https://www.ucat.edu.au/about-ucat/eligibility/',
  checkedOn: '2026-11-27',
  copy: true,
};

const ukTests: Source = {
  label:
    'Ark Exam Centre: ESAT, TMUA and TARA, October 2025 and January 2026; booking: UAT-UK (2024); LNAT: uniadmissionstests.com (2024)',
  url: 'https://www.arkexamcentre.co.uk/deadlines.html',
  checkedOn: '2026-11-27',
  copy: true,
};

const tbScreening: Source = {
  label: 'University of Aberdeen: TB screening (no date)',
  url: 'https://www.abdn.ac.uk/study/international/tb-screening-1494.php',
  checkedOn: '2026-11-26',
  copy: true,
};

const quebecStudents: Source = {
  label: 'IRCC: study permits, students destined to Quebec (no date)',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/students-destined-quebec.html',
  checkedOn: '2026-11-26',
  copy: true,
};

const ucasReplies: Source = {
  label: 'Buckinghamshire New University: after they apply (offers and replies for entry in 2026)',
  url: 'https://www.bucks.ac.uk/study/parents-and-carers/applying/after-they-apply',
  checkedOn: '2026-11-26',
  copy: true,
};

const mayFirst: Source = {
  label: 'University of Arizona: first-year applicants from abroad (for fall 2026)',
  url: 'https://international-admissions.arizona.edu/apply/main-campus-first-year',
  checkedOn: '2026-11-26',
  copy: true,
};

const vpdTakes =
  'The check takes four to seven weeks, and uni-assist advises to start eight weeks before the last day (as public projects read its pages in September and October 2026).';

/** A rule whose words are others for a bachelor's, which a student of a school applies for. */
const byLevel = (rule: PlanRule, forBachelors: Partial<Pick<PlanRule, 'title' | 'why'>>): PlanRule[] => [
  { ...rule, levels: ['masters'] },
  { ...rule, ...forBachelors, levels: ['undergraduate'] },
];

/** The language in which most bachelor's degrees at public universities are taught there. */
const TAUGHT_IN: Record<string, string> = { Germany: 'German', France: 'French', Slovakia: 'Slovak' };

/** For every country. */
export const commonRules: readonly PlanRule[] = [
  {
    key: 'passport',
    title: 'Check your passport, and that all papers have the same name',
    owner: 'student',
    anchor: 'application',
    days: 84,
    why: 'By our estimate a new passport takes one to eight weeks, the correction of a name up to six months: look early.',
    basis: timeline('tests', 'Correction of a name or date'),
  },
  ...byLevel(
    {
      key: 'references',
      title: 'Ask your referees',
      owner: 'student',
      anchor: 'application',
      days: 84,
      why: 'Three months before the applications go out, so that nobody has to hurry.',
      basis: timeline('texts', 'Ask your referees at month 12.'),
    },
    { title: 'Ask your teachers or your school for the references, if any are asked for' },
  ),
  {
    key: 'english-test',
    title: 'Take the English test, unless you have a result that counts',
    at: ({ country, level }) =>
      level === 'undergraduate' && country in TAUGHT_IN
        ? {
            title: `Take the test of ${TAUGHT_IN[country]}, or of English where the course is taught in it`,
            why: 'A second attempt should hurt nobody, and seats can be full weeks ahead. Learning the language to the level that the course asks for takes a year and more: look at its page first.',
          }
        : undefined,
    owner: 'student',
    anchor: 'application',
    days: 70,
    least: 21,
    validYears: 2,
    why: 'Seats at weekends can be full weeks ahead, and a second attempt should hurt nobody. For a course in German, French or Slovak take a test of that language. Ask first: after studies in English some want none, and many in the UK let the result follow. Australia’s visa may want one all the same.',
    basis: timeline('tests', 'the result is valid for two years'),
  },
  {
    key: 'transcripts',
    title: 'Order transcripts and certificates',
    owner: 'student',
    anchor: 'application',
    days: 63,
    least: 14,
    why: 'By our estimate they take two to eight weeks; a week more to put them in order. Many universities read scans of mark sheets first: ask.',
    basis: timeline('tests', 'Transcripts from a university'),
  },
  ...byLevel(
    {
      key: 'referees-again',
      title: 'Remind your referees',
      owner: 'student',
      anchor: 'application',
      days: 21,
      after: 'references',
      gap: 7,
      why: 'Three weeks before, and once more a week before: professors forget.',
      basis: timeline('texts', 'three weeks and one week before'),
    },
    {
      title: 'Remind whoever writes your references',
      why: 'Three weeks before, and once more a week before: in a school, too, letters are forgotten.',
    },
  ),
  ...byLevel(
    {
      key: 'statement',
      title: 'Finish the statement of purpose',
      owner: 'student',
      anchor: 'application',
      days: 14,
      why: 'To write it takes six weeks, so begin eight weeks before. The last two are for somebody else to read it: our judgement.',
      basis: timeline('texts', 'Six weeks, as described in'),
    },
    { title: 'Finish the personal statement, essays or letter, if any are asked for' },
  ),
  {
    key: 'check-application',
    title: 'Read the application before it is sent',
    owner: 'counselor',
    anchor: 'application',
    days: 10,
    why: 'Our judgement: three days to read, a week to mend what is found.',
    basis: { page: '/services/application-assistance' },
  },
  {
    key: 'apply',
    title: 'Send the application, better a week early',
    owner: 'student',
    anchor: 'application',
    days: 0,
    abroad: true,
    why: 'The last day that the plan allows. On the last evening the servers are slow.',
    basis: timeline('applications', 'Send each application a week early.'),
  },
  {
    key: 'loan',
    title: 'Get the education loan ready, or show where the money is',
    owner: 'student',
    anchor: 'visa',
    days: 91,
    fromAnswer: { least: 28, most: 56 },
    why: 'Choose a lender and have every paper ready: the bank wants the offer. By our estimate a public bank then takes four to eight weeks with a property as security, perhaps longer than is left, a loan without security one to three. The sanction letter comes before the money is shown for the visa.',
    basis: timeline('money', 'A public bank with a property as security takes four to eight weeks'),
  },
  {
    key: 'accept',
    title: 'Accept an offer',
    owner: 'student',
    anchor: 'visa',
    days: ACCEPTED_DAYS,
    abroad: true,
    afterAnswer: true,
    why: 'The university writes the paper that the visa needs only after that. Five weeks for it are our judgement; the offer may name an earlier day, which wins.',
    basis: timeline('visa', 'The university’s document comes first'),
  },
  {
    key: 'deposit',
    title: 'Pay the deposit, if the offer asks for one',
    owner: 'student',
    anchor: 'visa',
    days: ACCEPTED_DAYS,
    abroad: true,
    afterAnswer: true,
    after: 'accept',
    why: 'The place, and the paper that the visa needs, may wait for it. Our judgement: when you accept; the offer may name an earlier day, which wins. Ask first when it is paid back.',
    basis: timeline('money', 'Before you pay a deposit, look in the terms'),
  },
  {
    key: 'check-visa',
    title: 'Check the papers for the visa',
    owner: 'counselor',
    anchor: 'visa',
    days: 10,
    after: 'accept',
    why: 'Our judgement: time to replace a paper.',
    basis: { page: '/services/visa-guidance' },
  },
  {
    key: 'room',
    title: 'Have a room, or book two weeks in a guest house',
    owner: 'student',
    anchor: 'start',
    days: 42,
    why: 'Six weeks before the start. Halls open earlier, for many right after you accept: apply then.',
    basis: timeline('journey', 'If you have no room six weeks before'),
  },
  {
    key: 'flight',
    title: 'Book the flight, once the visa is there',
    owner: 'student',
    anchor: 'start',
    days: 14,
    why: 'Flights are best booked two to three months ahead, but one that cannot be changed only once the visa is granted. Two weeks before the start at the latest: our judgement.',
    basis: timeline('visa', 'Do not book a flight that cannot be changed before the visa is granted.'),
  },
  {
    key: 'arrive',
    title: 'Arrive, a week before the day that your university names',
    owner: 'student',
    anchor: 'start',
    days: 7,
    abroad: true,
    why: 'The start is counted from the first day of its month; your university’s own day may be weeks later. The United States lets you in at most 30 days before the course, the UK a month.',
    basis: timeline('journey', 'arriving on a weekday morning a week before term'),
  },
];

const guide = (country: string, words: string, source?: string, section = 'visa'): Basis => ({
  page: `/country/${country}#${section}`,
  words,
  ...(source && { source }),
});

const admissionTest = (
  level: Level,
  title: string,
  { why, ...own }: Pick<PlanRule, 'basis' | 'validYears' | 'least' | 'lead' | 'why'>,
): PlanRule => ({
  key: 'admission-test',
  title,
  owner: 'student',
  anchor: 'application',
  days: 77,
  levels: [level],
  ifAsked: true,
  why: `Allow two to three months of preparation. Read the page of the programme first: many do not ask for it. ${why}`,
  ...own,
});

const attestationLetter = (own: Pick<PlanRule, 'title' | 'levels' | 'notFor' | 'why'>): PlanRule => ({
  key: 'attestation-letter',
  owner: 'student',
  anchor: 'visa',
  days: 28,
  notIn: 'Quebec',
  after: 'accept',
  basis: guide('canada', 'Attestation letters are limited in number', 'pal', 'intakes'),
  ...own,
});

const is =
  (...names: string[]) =>
  (university: string) =>
    names.includes(university);
/** Names and degrees of courses that train doctors, dentists and veterinarians. */
const MEDICINE =
  /\b(medicine|m[ée]decine|dentistry|dental surgery|veterinary (medicine|science|surgery)|vet(erinary)? med|mb ?bs|mb ?b?ch ?b?|mb ?bch(ir)?|bm ?bs|bm ?bch|bds|bchd|bvsc|bvetmed|bvms|bvm&s)\b/i;
/** Other courses with these words in their names. */
const OF_MEDICINE =
  /\b(history|philosophy|sociology|not|sports?|exercise|chinese|traditional|molecular|regenerative|translational|genomic|precision|herbal)( of| and exercise)? medicine\b/i;
const isEarlyUcas = (university: string, programme: string) =>
  /^University of (Oxford|Cambridge)$/.test(university) ||
  (MEDICINE.test(programme) && !OF_MEDICINE.test(programme));

/** By the name of the destination. */
export const countryPlans: Record<string, CountryPlan> = {
  'United States': {
    zone: 'America/New_York',
    reply: {
      levels: ['undergraduate'],
      from: '04-01',
      days: ['05-01'],
      label: 'Most universities want the reply of first-year students by then',
      why: 'For the autumn most universities answer by the end of March and want the reply and the deposit by 1 May; for the visa earlier is better.',
      source: mayFirst,
    },
    visa: {
      title: 'Apply for the visa: DS-160, fee, interview',
      wait: 77,
      why: 'Up to five weeks to the decision and six for an interview date are our judgement. On 17 September 2026 that date was half a month away in Chennai, two months and more in New Delhi, Kolkata and Mumbai: look before, and go where there is one.',
      basis: guide(
        'united-states',
        'Plan with 3-5 weeks from the application to the decision, by our judgement.',
        'waits',
      ),
    },
    days: {
      'All universities of the University of California': (name) =>
        name.startsWith('University of California'),
    },
    rules: [
      admissionTest('masters', 'Take the GRE or GMAT, if the programme asks for it', {
        validYears: 5,
        least: 21,
        lead: 11,
        why: 'Three weeks at the least are our judgement: some days until there is a seat, at a centre or at home, and eight to ten days until the scores are there. They are reported for five years.',
        basis: {
          page: '/services/test-preparation#test-day',
          words: 'in eight to ten days (GRE)',
          source: greScores,
        },
      }),
      admissionTest('undergraduate', 'Take the SAT, if the university asks for it', {
        least: 28,
        lead: 14,
        why: 'Four weeks at the least are our judgement: two to register and about two until the scores are there. In 2025-26 it was monthly from August to December, then in March, May and June: the next may be later, and seats can fill early.',
        basis: {
          page: '/services/test-preparation#test-day',
          words: 'about two weeks (SAT). Reckon backwards from the deadline.',
          source: satDates,
        },
      }),
      {
        key: 'funds',
        title: 'Gather the loan letter and bank statements, for the I-20 and the interview',
        owner: 'student',
        anchor: 'visa',
        days: 42,
        why: 'The university wants proof of the first year’s money before it writes the I-20; for the interview take the newest statements of six months. Six weeks are our judgement.',
        basis: {
          page: '/services/visa-guidance#required-documents',
          words: 'Bank statements of the last six months, of you and of your sponsor',
        },
      },
      {
        key: 'sevis',
        title: 'Pay the SEVIS fee and keep the receipt',
        owner: 'student',
        anchor: 'visa',
        days: 7,
        after: 'accept',
        why: 'It comes before the interview; a week is our judgement.',
        basis: guide('united-states', 'Pay the SEVIS I-901 fee', 'sevis'),
      },
    ],
  },
  'United Kingdom': {
    zone: 'Europe/London',
    reply: {
      levels: ['undergraduate'],
      days: ['05-01', '06-01'],
      label: 'UCAS declines offers that are not answered by its day in May or June',
      why: 'UCAS declines what is not answered by its day, which it shows beside your offers. For entry in 2026 it was 6 May if all your universities had decided by 31 March, and 3 June if by 13 May; for later answers it comes later. The first of the month is on the safe side.',
      source: ucasReplies,
    },
    visa: {
      title: 'Apply for the visa',
      wait: 21,
      why: 'Usually three weeks from the appointment for fingerprints to the decision (September 2026); the days until the appointment go off the spare weeks. The earliest is six months before the course.',
      basis: guide('united-kingdom', 'Usually within 3 weeks of the biometrics appointment', 'studentVisa'),
    },
    days: {
      'Oxford, Cambridge, and most medicine, dentistry and veterinary courses': isEarlyUcas,
      'All other courses through UCAS': (university, programme) => !isEarlyUcas(university, programme),
      'Last day before Clearing': (university, programme) => !isEarlyUcas(university, programme),
    },
    weekdays: ['All other courses through UCAS'],
    rules: [
      admissionTest('undergraduate', 'Take UCAT, ESAT, TMUA, TARA or LNAT, if the course asks for one', {
        why: 'UCAT, for medicine and dentistry, is taken from July to September of the year before (in 2026 booked by 16 September); Oxford and Cambridge have theirs in October, booked in September. Elsewhere ESAT, TMUA and TARA may be taken in January, booked in December, too, and the LNAT by 31 December or in January (2024 to 2026): ask.',
        basis: {
          ...guide('united-kingdom', 'UCAT at most schools of medicine and dentistry', undefined, 'tests'),
          source: ukTests,
        },
      }),
      {
        key: 'funds',
        title: 'Have the money in your account or a parent’s, and leave it there',
        owner: 'student',
        anchor: 'visa',
        days: 35,
        least: 29,
        why: 'It must stay there for 28 days in a row, ending within 31 days before you apply; a week to spare. What the letter of an education loan in your own name covers needs no 28 days; the guide names its conditions. With a parent’s account go your birth certificate and a letter of consent.',
        basis: guide(
          'united-kingdom',
          'The money must have been in the account for 28 days in a row, ending within 31 days before you apply.',
          'money',
          'costs',
        ),
      },
      {
        key: 'atas',
        title: 'Apply for ATAS, if your offer asks for it',
        owner: 'student',
        anchor: 'visa',
        days: 77,
        afterAnswer: true,
        why: 'Some courses in science and engineering, MEng and MSci too, need it before the CAS: six weeks, more at busy times. Apply on the day of the offer; eleven weeks are our judgement.',
        basis: guide('united-kingdom', 'apply for ATAS if your course needs it', 'atas'),
      },
      {
        key: 'tuberculosis-test',
        title: 'Take the tuberculosis test at an approved clinic',
        owner: 'student',
        anchor: 'visa',
        days: 42,
        why: 'The certificate is valid for six months; six weeks before the visa are our judgement.',
        basis: timeline('visa', 'TB test at an approved clinic, valid for six months.', tbScreening),
      },
    ],
  },
  Canada: {
    zone: 'America/Toronto',
    visa: {
      title: 'Apply for the study permit, with biometrics',
      wait: 84,
      why: 'Eight to twelve weeks are our judgement: three to five from June 2025 to June 2026, but up to 15 early in 2025. The state publishes the current time.',
      basis: timeline('visa', 'Allow eight to twelve weeks', 'processing'),
    },
    days: {
      UBC: (name) => name.startsWith('University of British Columbia'),
      'University of Toronto': is('University of Toronto'),
      'McGill University': is('McGill University'),
      'Simon Fraser University': is('Simon Fraser University'),
    },
    rules: [
      attestationLetter({
        title: 'Ask for the province’s attestation letter (PAL or TAL)',
        levels: ['undergraduate'],
        why: 'It comes after the deposit and before the permit; four weeks are our judgement.',
      }),
      attestationLetter({
        title: 'Ask for the province’s attestation letter, if your university is private',
        levels: ['masters'],
        notFor: { level: 'masters', sector: 'public' },
        why: 'It comes after the deposit and before the permit; four weeks are our judgement. Since 1 January 2026 a master’s degree at a public university needs none: if yours is public, tick this off.',
      }),
      {
        key: 'caq',
        title: 'Apply for Québec’s acceptance certificate (CAQ)',
        owner: 'student',
        anchor: 'visa',
        days: 35,
        region: 'Quebec',
        after: 'accept',
        why: 'The province gives it once the university has admitted you, and the study permit is asked for with it: ask for it on the day on which you accept. Five weeks for it are our judgement; McGill counts five to eight.',
        basis: { ...guide('canada', 'in Québec apply for a CAQ at every level'), source: quebecStudents },
      },
      {
        key: 'funds',
        title: 'Begin the bank statements of four to six months, or plan a GIC',
        owner: 'student',
        anchor: 'visa',
        days: 122,
        why: 'Four months of statements before you apply for the permit. A bank’s loan letter is proof, too.',
        basis: guide(
          'canada',
          'GIC certificate or bank statements of four to six months',
          undefined,
          'documents',
        ),
      },
      {
        key: 'medical',
        title: 'Have the medical examination by a panel physician',
        owner: 'student',
        anchor: 'visa',
        days: 14,
        why: 'Best before the application, so that nobody waits for it; two weeks are our judgement.',
        basis: guide('canada', 'Have the medical examination by a panel physician'),
      },
    ],
  },
  Australia: {
    zone: 'Australia/Sydney',
    yearFrom: 1,
    visa: {
      title: 'Apply for the visa',
      wait: 90,
      why: 'One to three months from India, more before February: our judgement. Home Affairs publishes the current times.',
      basis: guide('australia', 'From India count on one to three months', 'processing'),
    },
    rules: [
      admissionTest('undergraduate', 'Take UCAT (book by May) or ISAT, if a course in medicine asks for it', {
        why: 'From school most universities ask for one of them; Monash closed in June (2024). The UCAT ANZ of 2026 was booked by 15 May and taken from 1 July to 5 August, the ISAT has a few windows a year. Only one UCAT a year, Australia’s or Britain’s.',
        basis: {
          ...guide('australia', 'UCAT or ISAT for medicine from school', undefined, 'tests'),
          source: ucatAnz,
        },
      }),
      {
        key: 'funds',
        title: 'Have the money where the statements will show it',
        owner: 'student',
        anchor: 'visa',
        days: 91,
        why: 'Large deposits shortly before have to be explained; three months are our judgement. Of an education loan, best from a bank, the state wants to see the first sums paid out. Some universities check it all before the CoE.',
        basis: guide(
          'australia',
          'Bank statements with the history of the money, loan sanction and disbursement letters',
          'fundsAccess',
          'documents',
        ),
      },
    ],
  },
  Germany: {
    zone: 'Europe/Berlin',
    visa: {
      title: 'Apply for the visa and take the first appointment',
      wait: 210,
      why: 'One to three months after the appointment. Up to four months until there is one are our judgement, as we found no figure. From an admission in July less is left before October: apply as soon as the university takes applications, and ask until when you may arrive.',
      basis: guide('germany', 'Usually one to three months after the appointment', 'missions'),
    },
    days: {
      'Technical University of Munich, Informatics (the last day each year; if you need a visa, better by 31 March)':
        (name, programme) => name === 'Technical University of Munich' && /informati|comput/i.test(programme),
    },
    rules: [
      {
        key: 'way-in',
        title: 'Find out by which way you may begin a bachelor’s degree',
        owner: 'student',
        anchor: 'application',
        days: 150,
        levels: ['undergraduate'],
        why: 'Class XII alone is mostly not enough: it takes a year at an Indian university or of Studienkolleg, both with {{germany.classXii}} in class XII, or JEE Advanced for technical and science subjects, so your start may be a year later. Ask the university and APS India first. Five months are our judgement.',
        basis: guide(
          'germany',
          'For direct entry to a bachelor’s degree the mark sheets of a first year at an Indian university',
          undefined,
          'documents',
        ),
      },
      {
        key: 'dmat',
        title: 'Find out whether you need the dMAT, and when the next one is',
        owner: 'student',
        anchor: 'application',
        days: 150,
        levels: ['masters'],
        why: 'There is no APS certificate without its result, so the certificate may have to wait. The first date was 26 September 2026: ask for the next, and take it. Two months before the certificate are our judgement.',
        basis: guide('germany', 'without its result there is no APS certificate', 'dmat'),
      },
      {
        key: 'aps',
        title: 'Apply for the APS certificate',
        owner: 'student',
        anchor: 'application',
        days: 92,
        least: 42,
        why: 'At least three months before the first deadline: by our estimate it takes three to eight weeks, longest from March to August; we plan with six. A degree from elsewhere may need none: ask.',
        basis: guide(
          'germany',
          'Apply for the APS certificate at least three months before the first deadline',
          undefined,
          'intakes',
        ),
      },
      {
        key: 'vpd',
        title: 'Apply to uni-assist for the VPD, if your university asks for one',
        owner: 'student',
        anchor: 'application',
        days: 56,
        why: vpdTakes,
        at: ({ university, sector, level }) =>
          university === 'Technical University of Munich' && level === 'masters'
            ? {
                title: 'Apply to uni-assist for the VPD',
                why: `This university wants it for a degree from India. You may ask for it and apply at the same time, but ask the university whether it may follow after the last day. ${vpdTakes}`,
              }
            : sector === 'private'
              ? {
                  title: 'Look whether your university asks for a VPD from uni-assist',
                  why: `It is a private one, with its own way to apply: look on its page, and mark this as done if it does not ask for one. ${vpdTakes}`,
                }
              : undefined,
        basis: guide(
          'germany',
          'VPD (preliminary check by uni-assist) where the university asks for it',
          undefined,
          'documents',
        ),
      },
      {
        key: 'funds',
        title: 'Open the blocked account and fill it',
        owner: 'student',
        anchor: 'visa',
        days: 21,
        why: 'It takes one to three weeks by our estimate. A scholarship that pays the whole monthly sum or a formal obligation letter can stand in for it; ask first whether one from India counts. The sum may rise in summer 2027: look it up before you transfer.',
        basis: timeline(
          'money',
          'Germany usually wants a blocked account: one to three weeks to open and fill, by our estimate.',
        ),
      },
    ],
  },
  Ireland: {
    zone: 'Europe/Dublin',
    visa: {
      title: 'Apply for the visa',
      wait: 56,
      why: 'Four to eight weeks once the office has the papers, by a tracker of May 2026; an agency counted the most in October and November: apply earlier if you can. Appointment and courier go off the spare weeks. In 2026 the office took none that reached it later than a month before the course.',
      basis: guide(
        'ireland',
        'Four to eight weeks after the office in New Delhi has the papers',
        'delhiTimes',
      ),
    },
    days: { 'Dublin City University, if you need a visa': is('Dublin City University') },
    rules: [
      {
        key: 'funds',
        title: 'Begin the six months of bank statements',
        owner: 'student',
        anchor: 'visa',
        days: 184,
        why: 'Money that appeared just before you apply counts against you. At least €6,000 of the fee, or all if it is less, must be paid by then, too.',
        basis: guide('ireland', 'Bank statements of the last six months', 'isd', 'documents'),
      },
      {
        key: 'police-certificate',
        title: 'Ask whether the visa wants a police clearance certificate, and apply for it',
        owner: 'student',
        anchor: 'visa',
        days: 35,
        why: 'Portals list it among the papers (2026), and it takes one to four weeks by one of them; five weeks are our judgement. It must not be older than six months.',
        basis: guide(
          'ireland',
          'Police clearance certificate, not older than six months',
          'policeCertificate',
          'documents',
        ),
      },
    ],
  },
  'New Zealand': {
    zone: 'Pacific/Auckland',
    yearFrom: 1,
    visa: {
      title: 'Apply for the visa',
      wait: 77,
      why: 'In September 2026 four of five applications were decided within eight weeks; October to March takes longer, so that eleven are our judgement. For a start in February 2027 the state asked for applications around September 2026, so the plan for February does the same.',
      basis: guide('new-zealand', 'Apply for the visa three months ahead', 'visa', 'intakes'),
    },
    days: {
      Otago: is('University of Otago'),
      'Wellington (page without a year)': is('Victoria University of Wellington'),
    },
    rules: [
      {
        key: 'medical',
        title: 'Have the chest X-ray, and ask for the police certificate if you need one',
        owner: 'student',
        anchor: 'visa',
        days: 28,
        why: 'They come before the application. The police certificate, for stays of two years and more, earlier ones included, takes up to a month by our estimate; since December 2025 only one of a Regional Passport Office counts, less than six months old.',
        basis: guide(
          'new-zealand',
          'Have the chest X-ray, and ask for the police certificate if you need one',
        ),
      },
      {
        key: 'funds',
        title: 'Begin the bank statements of three to six months',
        owner: 'student',
        anchor: 'visa',
        days: 184,
        why: 'From India three months are wanted, in some cases more, and term deposits at least six months old, unless the page of today says three; explain large deposits, and how later years are paid. An education loan must be secured, and from a nationalised or multinational bank.',
        basis: guide('new-zealand', 'Bank statements of three months', 'indiaFunds', 'documents'),
      },
    ],
  },
  France: {
    zone: 'Europe/Paris',
    visa: {
      title: 'Apply for the visa and go to the appointment',
      wait: 28,
      why: 'Two to four weeks after the appointment at the visa centre (2025): book it as soon as Campus France has cleared you.',
      basis: guide(
        'france',
        'Usually two to four weeks after the appointment at the visa centre',
        'campusIndia',
      ),
    },
    days: {
      'Public universities, through Études en France (page of 2023; usually the same)': (
        university,
        _,
        sector,
      ) => sector === 'public' && /universit/i.test(university),
      'Sciences Po, bachelor’s, second round': is('Sciences Po'),
      'Sciences Po, bachelor’s, last round': is('Sciences Po'),
    },
    rules: [
      {
        key: 'etudes-en-france',
        title: 'Open the account in Études en France',
        owner: 'student',
        anchor: 'application',
        days: 42,
        why: 'Programmes, documents and fee go through it; six weeks are our judgement. Where you apply to the school itself, as at Sciences Po, open it once you are admitted.',
        basis: guide('france', 'Open an account in Études en France', 'campusIndia'),
      },
      {
        key: 'campus-france',
        title: 'Have the interview with Campus France',
        owner: 'student',
        anchor: 'visa',
        days: 28,
        why: 'Allow eight weeks from the interview to the visa (2025): four before the visa centre, four after. Who applies through Études en France has it earlier, before the universities decide.',
        basis: guide('france', 'allow eight from the Campus France interview', 'campusIndia'),
      },
      {
        key: 'funds',
        title: 'Have the proof of funds ready',
        owner: 'student',
        anchor: 'visa',
        days: 14,
        why: 'Two weeks before the application are our judgement. Take proof of housing, too.',
        basis: guide('france', 'for every month of the first year', 'funds'),
      },
    ],
  },
  Slovakia: {
    zone: 'Europe/Bratislava',
    visa: {
      title: 'Go to the embassy with the application for residence or a national visa',
      wait: 90,
      ahead: 60,
      why: 'Up to 90 days to the decision, as a public project read the act of July 2026 (30 as of 2025), and 60 more for the appointment: by the embassy’s rule of 2024 it lay two months or more ahead. That this year is like it is our judgement. Yours may be on a later day than this; with a national visa you may wait for the decision in Slovakia (as of 2025: ask).',
      basis: guide(
        'slovakia',
        'a public project that read the act as of 15 July 2026 has 90 days',
        'actOf2026',
      ),
    },
    rules: [
      {
        key: 'appointment',
        title: 'Ask the embassy for an appointment, with the admission attached',
        owner: 'student',
        anchor: 'visa',
        days: 60,
        afterAnswer: true,
        why: 'On the day you are admitted. In 2024 requests counted only on the first working day of a month, for the month after next: ask the embassy in spring which rule holds, so that you miss no such day.',
        basis: guide('slovakia', 'requests counted only on the first working day of a month', 'embassy'),
      },
      {
        key: 'apostille',
        title: 'Have apostilles put on your papers, and have them translated',
        owner: 'student',
        anchor: 'visa',
        days: 49,
        why: 'They come before the embassy; seven weeks are our judgement. Take a translator sworn in Slovakia. Your certificate must also be recognised before you enrol: ask the faculty who hands it in. The police certificate last: like every paper for residence, it may be no older than 90 days.',
        basis: guide('slovakia', 'Have apostilles put on your papers, and have them translated into Slovak.'),
      },
    ],
  },
  Dubai: {
    zone: 'Asia/Dubai',
    visa: {
      title: 'Send the campus what it needs for the entry permit',
      wait: 28,
      why: 'Two to four weeks for the entry permit, as campuses have it on pages without a date; the campus applies for it.',
      basis: guide('dubai', 'Usually two to four weeks for the entry permit', 'studentVisa'),
    },
    rules: [
      {
        key: 'attestation',
        title: 'Have your papers attested: state, ministry, embassy',
        owner: 'student',
        anchor: 'visa',
        days: 49,
        least: 21,
        why: 'Only if your campus asks for it: ask first, and for which papers. Two to six weeks by our estimate, and one to spare.',
        basis: timeline('tests', 'Attestation for the Emirates'),
      },
    ],
  },
};
