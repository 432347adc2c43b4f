import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate'],
      starts: '2027-09',
      prepare: '2026-06',
      apply: { from: '2026-10', to: '2026-12' },
      visa: { from: '2027-05', to: '2027-08' },
      note: 'For public universities, through Études en France. Private schools take applications until spring.',
      days: [
        {
          label: 'Sciences Po, bachelor’s, second round',
          date: '2027-01-13',
          zone: 'Europe/Paris',
          source: 'sciencesPo',
        },
        {
          label: 'Sciences Po, bachelor’s, last round',
          date: '2027-03-01',
          zone: 'Europe/Paris',
          source: 'sciencesPo',
        },
      ],
    },
    {
      levels: ['masters'],
      starts: '2027-09',
      prepare: '2026-06',
      apply: { from: '2026-10', to: '2027-03' },
      visa: { from: '2027-05', to: '2027-08' },
      note: 'Business schools have rounds until May. The Campus France interview comes before the visa.',
      days: [],
    },
    {
      levels: ['masters'],
      starts: '2028-01',
      prepare: '2027-03',
      apply: { from: '2027-06', to: '2027-10' },
      visa: { from: '2027-09', to: '2027-12' },
      note: 'Mostly business schools.',
      days: [],
    },
  ],
  refusals: {
    rates: [],
    unpublished:
      'We found no official rate of student visas refused to Indians. The Schengen figures that newspapers quote are for short stays.',
    reasons: [
      { text: 'Signs that you are coming for something other than your studies', source: 'frenchGrounds' },
      {
        text: 'No proof of enough money for the whole stay, or money that was not earned legally',
        source: 'frenchGrounds',
      },
      {
        text: 'Papers about the stay that are incomplete or unreliable. These three grounds come up again and again in letters of refusal, a lawyer writes',
        source: 'frenchGrounds',
      },
    ],
  },
  masters: [],
};

export const sources: Record<string, Source> = {
  frenchGrounds: {
    label: 'Refused a student visa for France (Village de la Justice)',
    url: 'https://www.village-justice.com/articles/refus-delivrance-visa-etudiant-que-faire,43063.html',
    checkedOn: '2026-11-24',
    copy: true,
  },
};
