import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate', 'masters'],
      starts: '2027-09',
      prepare: '2026-11',
      apply: { from: '2026-11', to: '2027-05' },
      visa: { from: '2027-06', to: '2027-07' },
      note: 'The campus applies for the visa. Ask early which papers must be attested in India: it can take weeks. For January 2027 it is late: some campuses still take applications in December.',
      days: [],
    },
    {
      levels: ['undergraduate', 'masters'],
      starts: '2028-01',
      prepare: '2027-04',
      apply: { from: '2027-06', to: '2027-10' },
      visa: { from: '2027-10', to: '2027-11' },
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
      {
        text: 'The medical fitness test is not passed, because of HIV or active tuberculosis, for example',
        source: 'uaeStudentVisa',
      },
    ],
  },
  masters: [
    {
      university: 'BITS Pilani, Dubai Campus',
      course: 'Engineering (ME) and business (MBA)',
      english:
        'None after an English-medium school; otherwise TOEFL iBT 61 (undated page, the rule from 2011; ask)',
      deadline: '',
      fee: '',
      source: 'bitsQuestions',
    },
    {
      university: 'Murdoch University Dubai',
      course: 'Business Administration (MBA)',
      english: '',
      deadline: '',
      fee: 'AED 110,250 for the whole course in 2020; AED 89,000 in 2021, lowered because of the pandemic. Ask for today’s fee',
      source: 'murdochFees',
    },
    {
      university: 'Amity University Dubai',
      course: 'Business Administration (MBA)',
      english: '',
      deadline: '',
      fee: 'AED 49,500 a year for two years, without tax; AED 500 registration each semester (undated pages; ask)',
      source: 'amity',
    },
    {
      university: 'Middlesex University Dubai',
      course: 'All master’s degrees',
      english:
        'IELTS 6.5 (6.0 in each part), PTE 58 (51) or TOEFL iBT 87 (undated page, after 2020; a directory had the same in 2024-25)',
      deadline: '',
      fee: '',
      source: 'middlesexEnglish',
    },
    {
      university: 'Canadian University Dubai',
      course: 'All master’s degrees',
      english:
        'IELTS Academic 6.0 (not UKVI or online) or TOEFL iBT 79 (not at home); on conditions 5.5 or 71. A degree in English from India does not replace the test (undated page; ask)',
      deadline: '',
      fee: '',
      source: 'canadianAdmission',
    },
  ],
};

export const sources: Record<string, Source> = {
  uaeStudentVisa: {
    label:
      'UAE digital government on the student visa (Al Wast, no date); on HIV and tuberculosis Khaleej Times, 2016',
    url: 'https://en.alwast.net/arabnews/urgent-issuance-of-a-student-visa-for-residents-and-those-coming-from-abroad',
    checkedOn: '2026-11-27',
    copy: true,
  },
  murdochFees: {
    label: 'Murdoch University Dubai: fees of 2020 and 2021',
    url: 'https://www.murdochuniversitydubai.com/fees',
    checkedOn: '2026-11-25',
    copy: true,
  },
  middlesexEnglish: {
    label: 'Middlesex University Dubai: English language requirements (no date)',
    url: 'https://www.mdx.ac.ae/admissions/english-language-requirements',
    checkedOn: '2026-11-26',
    copy: true,
  },
  canadianAdmission: {
    label: 'Canadian University Dubai: admission to master’s degrees (no date)',
    url: 'https://www.cud.ac.ae/prospective-students/admission/graduate',
    checkedOn: '2026-11-26',
    copy: true,
  },
};
