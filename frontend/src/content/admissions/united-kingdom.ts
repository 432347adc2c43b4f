import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate'],
      starts: '2027-09',
      prepare: '2026-03',
      apply: { from: '2026-09', to: '2027-01' },
      visa: { from: '2027-06', to: '2027-08' },
      note: 'Applications after January are still read where places are left.',
      days: [
        {
          label: 'Oxford, Cambridge, and most medicine, dentistry and veterinary courses',
          date: '2026-10-15',
          time: '18:00',
          zone: 'Europe/London',
          source: 'ucasDates',
        },
        {
          label: 'All other courses through UCAS',
          date: '2027-01-13',
          time: '18:00',
          zone: 'Europe/London',
          source: 'ucasDates',
        },
        {
          label: 'Last day before Clearing',
          date: '2027-06-30',
          zone: 'Europe/London',
          source: 'ucasDates',
        },
      ],
    },
    {
      levels: ['masters'],
      starts: '2027-09',
      prepare: '2026-06',
      apply: { from: '2026-10', to: '2027-03' },
      visa: { from: '2027-05', to: '2027-08' },
      note: 'Each university sets its own last day; less popular courses stay open until June or July.',
      days: [],
    },
    {
      levels: ['masters'],
      starts: '2028-01',
      prepare: '2027-01',
      apply: { from: '2027-04', to: '2027-10' },
      visa: { from: '2027-09', to: '2027-12' },
      note: 'Fewer courses than in September.',
      days: [],
    },
  ],
  refusals: {
    rates: [
      {
        percent: 4,
        period: 'year to December 2025',
        of: 'or so of the study visa applications of Indians',
        source: 'homeOffice',
      },
    ],
    reasons: [
      'Money that was not in the account for the full 28 days, or a bank whose records cannot be checked',
      'Papers that do not match what the university saw, or that turn out not to be genuine',
      {
        text: 'Doubts about whether you are a genuine student, from what you wrote or said in the interview: gaps since your last studies, or a course that is no step forward',
        source: 'genuineStudent',
      },
    ],
  },
  masters: [],
};

export const sources: Record<string, Source> = {
  genuineStudent: {
    label: 'How caseworkers assess a genuine student, from Home Office guidance (studentvisa.blog, no date)',
    url: 'https://studentvisa.blog/how-caseworkers-assess-the-credibility-of-a-genuine-student',
    checkedOn: '2026-11-24',
    copy: true,
  },
  homeOffice: {
    label: 'Home Office immigration statistics to December 2025 (as reported by The Indian Express)',
    url: 'https://indianexpress.com/article/education/indian-students-form-largest-group-uk-study-graduate-visas-surpass-china-pakistan-10555146/',
    checkedOn: '2026-11-24',
    copy: true,
  },
};
