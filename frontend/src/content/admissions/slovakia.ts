import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate', 'masters'],
      starts: '2027-09',
      prepare: '2026-09',
      apply: { from: '2027-03', to: '2027-07' },
      visa: { from: '2027-06', to: '2027-08' },
      note: 'Medicine and dentistry have entrance tests, each with its own last day; engineering closes before them.',
      days: [],
    },
  ],
  refusals: {
    rates: [],
    unpublished: 'We found no published rate of residence applications refused to Indian students.',
    reasons: [
      'Proof of housing or of money that does not cover the time asked for',
      'Police certificate or school papers without apostille and Slovak translation',
      'An appointment so late that the course had begun',
    ],
  },
  masters: [],
};

export const sources: Record<string, Source> = {};
