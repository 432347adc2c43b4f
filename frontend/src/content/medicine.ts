import { grouped } from '@/lib/money';
import type { Statement } from './country';
import type { Table } from './service';
import type { Source } from './sources';

/** A session of the Foreign Medical Graduate Examination. */
interface FmgeSession {
  name: string;
  /** How many passed, and how many sat and did not: newspapers divide by those who sat or by those who had registered. */
  passed: number;
  failed: number;
  source: string;
}

/** Newest first. */
const sessions: FmgeSession[] = [
  { name: 'December 2025 (held on 17 January 2026)', passed: 10_264, failed: 32_604, source: 'fmge2025' },
  { name: 'June 2025', passed: 6_707, failed: 29_327, source: 'fmgeJune2025' },
  { name: 'December 2024', passed: 13_149, failed: 31_236, source: 'fmge2024December' },
  { name: 'June 2024', passed: 7_233, failed: 27_297, source: 'fmge2024' },
];

export const fmge: Table = {
  id: 'medicine',
  title: 'Medicine abroad: how many pass the examination in India',
  lead: 'Whoever studies medicine abroad and wants to practise in India nearly always has to pass the FMGE. It is held twice a year, and 150 of 300 marks are a pass. We could not establish the result of June 2026.',
  columns: ['Session', 'Passed, of those who sat', 'How many'],
  rows: sessions.map(({ name, passed, failed, source }): Statement[] => [
    name,
    { text: `${((100 * passed) / (passed + failed)).toFixed(1)}%`, source },
    grouped(passed),
  ]),
};

export const medicineNotes: { id: string; title: string; items: Statement[] } = {
  id: 'medicine-rules',
  title: 'Before you choose a medical school abroad',
  items: [
    {
      text: 'Newspapers differ on degrees from the US, the UK, Canada, Australia and New Zealand: by Zee News (2025) they spare you the FMGE, by Deccan Herald (2022) only together with a postgraduate degree from there. We could not read the rule: ask the Commission before you enrol.',
      source: 'fmgeSpared',
    },
    {
      text: 'Pass rates by country in 2024, as a coaching school reports the board’s lists: Georgia 35.65%, Russia 29.54%, Bangladesh 26.79%. We could not read the lists themselves. Ask for the rate of the school itself.',
      source: 'fmgeCountries',
    },
    {
      text: 'NExT, which is to replace the FMGE, does not come at once: in October 2025 the chairman of the National Medical Commission spoke of three to four years of mock tests first.',
      source: 'next',
    },
    {
      text: 'Newspapers reported in November 2023 that the examination may be taken within ten years of finishing the course.',
      source: 'tenYears',
    },
    {
      text: 'The Commission’s answers of December 2023, as reported, count the ten years from the day you enrol abroad. Plan by the shorter of the two.',
      source: 'tenYearsEnrolled',
    },
    'Length of the course, its language and the internship are set by the Commission as well: the guide to Slovakia has them. Leave out any school that cannot show in writing how it meets each of them.',
    {
      text: 'NEET is needed before you leave, not after you come back. For a place abroad its result counts for three years (rule of March 2019).',
      source: 'neetYears',
    },
  ],
};

const read = { checkedOn: '2026-11-24', copy: true } as const;

export const medicineSources: Record<string, Source> = {
  fmge2025: {
    label: 'FMGE December 2025, result (News India Live, January 2026)',
    url: 'https://newsindialive.in/fmge-result-2026-fmge-january-session-result-declared-76-candidates-failed',
    checkedOn: '2026-11-25',
    copy: true,
  },
  fmgeJune2025: {
    label: 'FMGE June 2025, result (Zee News, 14 August 2025)',
    url: 'https://zeenews.india.com/education/fmge-june-2025-pass-rate-falls-to-18-61-over-30000-foreign-medical-graduates-fail-2945773.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
  fmge2024December: {
    label: 'FMGE December 2024, result (Careers360, 20 January 2025)',
    url: 'https://news.careers360.com/fmge-results-december-2024-70-percent-fail-fmge-exam-scorecards-out-by-january-27-natboard-edu-in-pass-percentage/amp',
    checkedOn: '2026-11-25',
    copy: true,
  },
  fmge2024: {
    label: 'FMGE June 2024, result (Medical Jagat, July 2024)',
    url: 'https://stage.medicaljagat.com/news/how-do-80-of-foreign-medical-graduates-who-graduate-in-2024-fail-the-indian-medical-licensing-exam-',
    ...read,
  },
  fmgeCountries: {
    label: 'FMGE by country, 2024 (PrepLadder, 7 January 2026)',
    url: 'https://www.prepladder.com/fmge-study-material/preparation-strategy/country-wise-fmge-pass-rate',
    ...read,
  },
  fmgeSpared: {
    label:
      'Countries whose degrees spare the FMGE (Zee News, 2025); with a postgraduate degree: Deccan Herald, 2022',
    url: 'https://zeenews.india.com/world/top-5-countries-where-you-can-study-mbbs-and-practice-in-india-without-fmge-2955698.html',
    checkedOn: '2026-11-27',
    copy: true,
  },
  next: {
    label: 'NExT not implemented immediately (The New Indian Express, 29 October 2025)',
    url: 'https://www.newindianexpress.com/nation/2025/Oct/29/next-exams-not-to-be-implemented-immediately-nmc',
    ...read,
  },
  neetYears: {
    label: 'NEET for medicine abroad (uLektz News, 25 March 2019)',
    url: 'https://ulektznews.com/2019/03/25/neet-mandatory-for-students-willing-to-study-mbbs-abroad-mci-notification/amp',
    checkedOn: '2026-11-27',
    copy: true,
  },
  tenYears: {
    label: 'Time limit of ten years (Millennium Post, November 2023)',
    url: 'https://www.millenniumpost.in/nation/time-limit-for-appearing-in-fmg-exam-or-next-will-be-10-years-541467',
    ...read,
  },
  tenYearsEnrolled: {
    label: 'Answers of the National Medical Commission (Free Press Journal, 12 December 2023)',
    url: 'https://www.freepressjournal.in/education/nmc-issues-guidelines-for-foreign-medical-graduate-examination',
    checkedOn: '2026-11-25',
    copy: true,
  },
};
