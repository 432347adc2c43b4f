import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate'],
      starts: '2027-09',
      prepare: '2026-06',
      apply: { from: '2026-10', to: '2027-06' },
      visa: { from: '2027-04', to: '2027-08' },
      note: 'Direct to the university from outside the EU, except medicine and its like.',
      days: [],
    },
    {
      levels: ['masters'],
      starts: '2027-09',
      prepare: '2026-06',
      apply: { from: '2026-10', to: '2027-04' },
      visa: { from: '2027-04', to: '2027-08' },
      note: 'Read as they come: popular courses are full before their last day.',
      days: [],
    },
    {
      levels: ['masters'],
      starts: '2028-01',
      prepare: '2027-02',
      apply: { from: '2027-05', to: '2027-10' },
      visa: { from: '2027-09', to: '2027-12' },
      note: 'Few courses.',
      days: [],
    },
  ],
  refusals: {
    rates: [],
    unpublished: {
      text: 'The Department of Justice publishes long-stay applications and decisions by nationality on its site each year; we could not read the tables, and give no rate. It points out that a year’s decisions are not of the same year’s applications.',
      source: 'irishDecisions',
    },
    reasons: [
      {
        text: 'Finances that the office finds too small, or too few papers for them: two of the letters’ usual grounds, as solicitors list them',
        source: 'irishGrounds',
      },
      'Gaps between studies that the letter does not explain',
      'An earlier refusal, by any country, that was left out of the form',
    ],
  },
  masters: [],
};

export const sources: Record<string, Source> = {
  irishGrounds: {
    label: 'Irish visa refusals and appeals (Sinnott Solicitors, no date)',
    url: 'https://sinnott.ie/zh/irish-visa-refusals-and-appeals/',
    checkedOn: '2026-11-24',
    copy: true,
  },
  irishDecisions: {
    label: 'Minister of State for Justice, written answer on long-term visa decisions, 10 July 2025',
    url: 'https://www.kildarestreet.com/wrans/?id=2025-07-10a.678.q',
    checkedOn: '2026-11-24',
    copy: true,
  },
};
