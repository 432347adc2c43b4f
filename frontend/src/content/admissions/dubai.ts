import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate', 'masters'],
      starts: '2027-09',
      prepare: '2026-11',
      apply: { from: '2026-11', to: '2027-05' },
      visa: { from: '2027-06', to: '2027-08' },
      note: 'The campus applies for the visa. Begin the attestation of papers in India before the offer.',
      days: [],
    },
    {
      levels: ['undergraduate', 'masters'],
      starts: '2028-01',
      prepare: '2027-04',
      apply: { from: '2027-06', to: '2027-10' },
      visa: { from: '2027-10', to: '2027-12' },
      note: 'Fewer courses than in September.',
      days: [],
    },
  ],
  refusals: {
    rates: [],
    unpublished: 'We found no published rate of student residence visas refused to Indians.',
    reasons: [
      'The security check, of which no reason is given',
      'The medical fitness test after arrival',
      'School papers that are not attested',
    ],
  },
  masters: [],
};

export const sources: Record<string, Source> = {};
