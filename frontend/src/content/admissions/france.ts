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
  masters: [
    {
      university: 'HEC Paris',
      course: 'Master in Management (Grande École)',
      english: '',
      deadline:
        'For September 2025: five rounds, the first until 10 October 2024, the last until 4 June 2025',
      fee: '',
      source: 'hecManagement',
    },
    {
      university: 'ESSEC Business School',
      course: 'All MSc degrees',
      english: 'IELTS 6.5, TOEFL iBT 95, Cambridge 175 or TOEIC 850',
      deadline: '',
      fee: '',
      source: 'essecMsc',
    },
  ],
};

export const sources: Record<string, Source> = {
  frenchGrounds: {
    label: 'Refused a student visa for France (Village de la Justice)',
    url: 'https://www.village-justice.com/articles/refus-delivrance-visa-etudiant-que-faire,43063.html',
    checkedOn: '2026-11-24',
    copy: true,
  },
  hecManagement: {
    label: 'HEC Paris: admissions to the Master in Management, September 2025',
    url: 'https://www.hec.edu/en/all-masters-admissions',
    checkedOn: '2026-11-25',
    copy: true,
  },
  essecMsc: {
    label: 'ESSEC: requirements of the MSc degrees (no date)',
    url: 'https://admissionsatessec.freshdesk.com/support/solutions/articles/48001199329--master-of-science-msc-application-requirements',
    checkedOn: '2026-11-25',
    copy: true,
  },
};
