import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate'],
      starts: '2027-09',
      prepare: '2026-03',
      apply: { from: '2026-10', to: '2027-01' },
      visa: { from: '2027-02', to: '2027-06' },
      note: 'The attestation letter of the province comes before the study permit: ask for it as soon as you have paid the deposit.',
      days: [
        { label: 'UBC', date: '2027-01-15', zone: 'America/Vancouver', source: 'ubcDates' },
        {
          label: 'Simon Fraser, if the day is the same as for 2025',
          date: '2027-01-31',
          zone: 'America/Vancouver',
          source: 'sfuDates',
        },
        {
          label: 'Concordia, for students from abroad, if the day is the same as in 2021',
          date: '2027-02-01',
          zone: 'America/Toronto',
          source: 'concordiaDates',
        },
      ],
    },
    {
      levels: ['masters'],
      starts: '2027-09',
      prepare: '2026-03',
      apply: { from: '2026-10', to: '2027-02' },
      visa: { from: '2027-03', to: '2027-06' },
      note: 'Each department sets its own day; funded places close first.',
      days: [],
    },
    {
      levels: ['undergraduate', 'masters'],
      starts: '2028-01',
      prepare: '2027-03',
      apply: { from: '2027-04', to: '2027-09' },
      visa: { from: '2027-07', to: '2027-11' },
      note: 'Only colleges and some universities.',
      days: [],
    },
  ],
  refusals: {
    rates: [
      {
        percent: 74,
        period: 'August 2025',
        of: 'of the study permit applications from India (32% in August 2023)',
        source: 'ircc',
      },
      {
        percent: 71,
        period: 'January to August 2025',
        of: 'of the study permit applications from India (58% of those from all countries)',
        source: 'irccYear',
      },
    ],
    reasons: [
      {
        text: 'A letter of acceptance that the college does not confirm. In 2023 some 1,550 applications with false letters were found, most of them from India; the check that followed stopped more than 14,000 letters from all countries in 2024',
        source: 'ircc',
      },
      'Papers that do not show where the money comes from: a balance alone is no longer enough',
      'A course that does not follow from what you have studied or worked before',
    ],
  },
  masters: [
    {
      university: 'University of Toronto',
      course: 'Applied Computing (MScAC)',
      english: {
        text: 'IELTS 7.0, TOEFL iBT 93 with 22 in writing and speaking',
        source: 'torontoCalendar',
      },
      deadline: '2 December 2024 for fall 2025; opens on 1 October',
      fee: '',
      source: 'torontoMscac',
    },
    {
      university: 'University of Waterloo',
      course: 'Computer Science (MMath)',
      english: '',
      deadline: '1 December of the year before for September, 1 June for January, 1 October for May',
      fee: '',
      source: 'waterlooComputing',
    },
    {
      university: 'McGill University',
      course: 'Computer Science (MSc)',
      english: 'IELTS 6.5, TOEFL iBT 100 with 20 in each part',
      deadline: 'By 1 January to be considered for funding',
      fee: '',
      source: 'mcgillComputing',
    },
  ],
};

export const sources: Record<string, Source> = {
  torontoCalendar: {
    label: 'University of Toronto: School of Graduate Studies calendar, MScAC',
    url: 'https://sgs.calendar.utoronto.ca/computer-science-applied-computing-mscac',
    checkedOn: '2026-11-24',
    copy: true,
  },
  torontoMscac: {
    label: 'University of Toronto: MScAC, application for fall 2025',
    url: 'https://mscac.utoronto.ca/faq',
    checkedOn: '2026-11-24',
    copy: true,
  },
  mcgillComputing: {
    label: 'McGill University: graduate admissions in computer science (no date)',
    url: 'https://www.cs.mcgill.ca/academic/graduate/faq/',
    checkedOn: '2026-11-24',
    copy: true,
  },
  ircc: {
    label: 'IRCC: study permits refused in August 2025 (as reported by Gulf News, 4 November 2025)',
    url: 'https://gulfnews.com/world/asia/india/canada-rejects-75-of-indian-student-applicants-as-scrutiny-tightens-1.500332160',
    checkedOn: '2026-11-24',
    copy: true,
  },
  irccYear: {
    label: 'IRCC: study permits of Indians from January to August 2025 (as reported by Local News Wave)',
    url: 'https://www.localnewswave.com/article/1040495075976790016',
    checkedOn: '2026-11-24',
    copy: true,
  },
  waterlooComputing: {
    label: 'University of Waterloo: Computer Science, MMath (no date)',
    url: 'https://uwaterloo.ca/graduate-studies-postdoctoral-affairs/future-students/programs/computer-science-mmath-waterloo',
    checkedOn: '2026-11-25',
    copy: true,
  },
};
