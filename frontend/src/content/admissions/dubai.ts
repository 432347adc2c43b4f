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
      note: 'The campus applies for the visa. Start having your papers attested in India before the offer comes.',
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
      {
        text: 'The residency authority, which has the last word, does not approve',
        source: 'uaeStudentVisa',
      },
      { text: 'The medical fitness test is not passed', source: 'uaeStudentVisa' },
      'School papers have not been attested',
    ],
  },
  masters: [
    {
      university: 'BITS Pilani, Dubai Campus',
      course: 'Engineering (ME) and business (MBA)',
      english: 'None if you were taught in English; otherwise TOEFL iBT 61',
      deadline: '',
      fee: '',
      source: 'bitsQuestions',
    },
  ],
};

export const sources: Record<string, Source> = {
  uaeStudentVisa: {
    label: 'UAE digital government on the student visa (as reported by Al Wast, no date)',
    url: 'https://en.alwast.net/arabnews/urgent-issuance-of-a-student-visa-for-residents-and-those-coming-from-abroad',
    checkedOn: '2026-11-24',
    copy: true,
  },
  bitsQuestions: {
    label: 'BITS Pilani, Dubai Campus: questions of applicants (no date)',
    url: 'https://universe.bits-pilani.ac.in/dubai/faqs',
    checkedOn: '2026-11-25',
    copy: true,
  },
};
