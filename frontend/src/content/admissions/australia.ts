import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate', 'masters'],
      starts: '2027-07',
      prepare: '2026-07',
      apply: { from: '2026-11', to: '2027-05' },
      visa: { from: '2027-03', to: '2027-06' },
      note: 'Most courses, though not all, start in July too.',
      days: [],
    },
    {
      levels: ['undergraduate', 'masters'],
      starts: '2028-02',
      prepare: '2027-01',
      apply: { from: '2027-04', to: '2027-11' },
      visa: { from: '2027-08', to: '2027-12' },
      note: 'Competitive courses close earlier, some in September.',
      days: [],
    },
  ],
  refusals: {
    rates: [],
    unpublished: {
      text: 'Home Affairs publishes grants by citizenship as tables of data, which we could not read, so we give no rate. Since 8 January 2026 India is in evidence level 3, the strictest: finances and English are asked for with the application.',
      source: 'evidenceLevel',
    },
    reasons: [
      {
        text: 'Forged mark sheets, letters and bank papers: more of them have been found since the middle of 2025, which was the reason given for the stricter level',
        source: 'evidenceLevel',
      },
      'Weak answers to the “genuine student” questions: why this course, why Australia, and what it will be worth at home',
      'Money that was borrowed or moved into the account shortly before',
    ],
  },
  masters: [],
};

export const sources: Record<string, Source> = {
  evidenceLevel: {
    label: 'India in evidence level 3 for student visas (ThePrint, January 2026)',
    url: 'https://theprint.in/theprint-essential/australia-student-visa-india-highest-risk/2825012',
    checkedOn: '2026-11-24',
    copy: true,
  },
};
