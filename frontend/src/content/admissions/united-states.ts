import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate'],
      starts: '2027-08',
      prepare: '2026-02',
      apply: { from: '2026-08', to: '2027-01' },
      visa: { from: '2027-04', to: '2027-07' },
      days: [
        {
          label: 'All universities of the University of California',
          date: '2026-11-30',
          zone: 'America/Los_Angeles',
          source: 'ucDates',
        },
      ],
    },
    {
      levels: ['masters'],
      starts: '2027-08',
      prepare: '2026-03',
      apply: { from: '2026-10', to: '2027-03' },
      visa: { from: '2027-03', to: '2027-07' },
      note: 'Each department sets its own day; those with funding close first.',
      days: [],
    },
    {
      levels: ['masters'],
      starts: '2028-01',
      prepare: '2027-02',
      apply: { from: '2027-06', to: '2027-10' },
      visa: { from: '2027-09', to: '2027-12' },
      note: 'Fewer departments admit in spring.',
      days: [],
    },
  ],
  refusals: {
    rates: [],
    unpublished: {
      text: 'The State Department does not publish F-1 refusals by country. Of all applications in the world 41% were refused in the year to September 2024, 36% in the year before.',
      source: 'f1Refusals',
    },
    reasons: [
      {
        text: 'Section 214(b): the officer is not convinced that you are coming to study and will leave afterwards. An American embassy names too weak ties to home as the most common reason',
        source: 'embassyRefusals',
      },
      'Answers about course, university or money that differ from the forms, or sound learnt by heart',
      'Section 221(g): papers are missing, or the case needs a closer check. This is not final, but it takes time',
    ],
  },
  masters: [
    {
      university: 'University at Buffalo, State University of New York',
      course: 'Computer Science and Engineering (MS)',
      english: '',
      deadline: '31 December for fall',
      fee: '',
      source: 'buffaloComputing',
    },
  ],
};

export const sources: Record<string, Source> = {
  embassyRefusals: {
    label: 'US Embassy in Iraq: study and exchanges, refusals (no date)',
    url: 'https://iq.usembassy.gov/study-exchanges-refusals/',
    checkedOn: '2026-11-24',
    copy: true,
  },
  f1Refusals: {
    label: 'F-1 visas refused in 2022-24, from State Department data (Business Today, 24 March 2025)',
    url: 'https://www.businesstoday.in/nri/visa/story/us-student-visa-f-1-visa-denials-surged-to-10-year-high-last-fiscal-states-report-469053-2025-03-24',
    checkedOn: '2026-11-24',
    copy: true,
  },
  buffaloComputing: {
    label: 'University at Buffalo: graduate admissions in computer science (no date, after fall 2024)',
    url: 'https://engineering.buffalo.edu/computer-science-engineering/graduate/admissions/faq.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
};
