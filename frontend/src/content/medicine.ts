import { grouped } from '@/lib/money';
import type { Statement } from './country';
import type { Table } from './service';
import type { Source } from './sources';

/** A session of the Foreign Medical Graduate Examination. */
interface FmgeSession {
  name: string;
  /** Percent. */
  passed: number;
  /** How many passed. */
  count: number;
  source: string;
}

/** Newest first. */
const sessions: FmgeSession[] = [
  { name: 'December 2025 (held on 17 January 2026)', passed: 23.9, count: 10_264, source: 'fmge2025' },
  { name: 'June 2025', passed: 18.6, count: 6_707, source: 'fmgeYears' },
  { name: 'December 2024', passed: 28.9, count: 13_149, source: 'fmgeCountries' },
  { name: 'June 2024', passed: 20.2, count: 7_233, source: 'fmge2024' },
];

export const fmge: Table = {
  id: 'medicine',
  title: 'Medicine abroad: how many pass the examination in India',
  lead: 'Anyone who studies medicine abroad and wants to practise in India has to pass the FMGE. It is held twice a year, and 150 of 300 marks are a pass. We could not establish the result of June 2026.',
  columns: ['Session', 'Passed', 'How many'],
  rows: sessions.map(({ name, passed, count, source }): Statement[] => [
    name,
    { text: `${passed}%`, source },
    grouped(count),
  ]),
};

export const medicineNotes: { id: string; title: string; items: Statement[] } = {
  id: 'medicine-rules',
  title: 'Before you choose a medical school abroad',
  items: [
    {
      text: 'Pass rates by country in 2024, as a coaching school reports the board’s lists: Georgia 35.65% of some 2,040 candidates, Russia 29.54% of 11,276, Bangladesh 26.79%. We could not read the lists themselves. The rates differ more between schools of one country than between countries: ask for the rate of the school.',
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
    'NEET is needed before you leave, not after you come back.',
  ],
};

const read = { checkedOn: '2026-11-24', copy: true } as const;

export const medicineSources: Record<string, Source> = {
  fmge2025: {
    label: 'FMGE December 2025, result (The Telegraph, 30 January 2026)',
    url: 'https://www.telegraphindia.com/edugraph/news/nbems-announces-fmge-result-for-december-2025-session-check-qualifying-details/cid/2144994',
    ...read,
  },
  fmgeYears: {
    label: 'FMGE, who passed by session (Careers360, January 2026)',
    url: 'https://medicine.careers360.com/articles/how-many-students-are-qualified-for-fmge-january-2026',
    ...read,
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
  next: {
    label: 'NExT not implemented immediately (The New Indian Express, 29 October 2025)',
    url: 'https://www.newindianexpress.com/nation/2025/Oct/29/next-exams-not-to-be-implemented-immediately-nmc',
    ...read,
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
