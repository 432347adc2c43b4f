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
  masters: [
    {
      university: 'University College London',
      course: 'All taught master’s degrees, by level',
      english:
        'Each course names its level: 1 is IELTS 6.5 (6.0 in each part), 2 is 7.0 (6.5), 3 is 7.0 (7.0), 4 is 7.5 (7.0), 5 is 8.0 (8.0); for entry since September 2023',
      deadline: '',
      fee: '',
      source: 'uclLevels',
    },
    {
      university: 'University of Warwick',
      course: 'All taught master’s degrees, by band',
      english:
        'Each course names its band: A is IELTS 6.5 (6.0 in each part), B is 7.0 (two parts may be 6.0 or 6.5)',
      deadline: '',
      fee: '',
      source: 'warwickEnglish',
    },
    {
      university: 'University of Leeds',
      course: 'Master’s degrees of the Business School',
      english:
        'IELTS 6.5 (6.0 in each part), TOEFL iBT 88 or PTE 64; International Business: IELTS 7.0 (6.5)',
      deadline: '',
      fee: '',
      source: 'leedsBusiness',
    },
    {
      university: 'University of Manchester',
      course: 'Statistics (MSc)',
      english:
        'For entry in 2021: IELTS 6.5 with 6.5 in writing and no part below 6.0, or TOEFL iBT 90 with 22 in writing',
      deadline: '',
      fee: '',
      source: 'manchesterStatistics',
    },
    {
      university: 'Queen Mary University of London',
      course: 'All master’s degrees, by band',
      english: 'Each department names its band; band 5 is IELTS 7.0 with 6.0 in each part',
      deadline: '',
      fee: '',
      source: 'queenMaryEnglish',
    },
    {
      university: 'University of Nottingham',
      course: 'Translation and Localisation Studies (MA)',
      english: 'IELTS 7.0 (6.0 in each part)',
      deadline: '',
      fee: '',
      source: 'nottinghamTranslation',
    },
    {
      university: 'Loughborough University',
      course: 'Data Science (MSc)',
      english: '',
      deadline: '',
      fee: '£28,750 for 2024-25, from abroad',
      source: 'loughboroughData',
    },
  ],
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
  uclLevels: {
    label: 'UCL: English language requirements, levels since September 2023',
    url: 'https://www.ucl.ac.uk/prospective-students/study-abroad-at-ucl/how-apply/english-language-requirements',
    checkedOn: '2026-11-25',
    copy: true,
  },
  warwickEnglish: {
    label: 'University of Warwick: English requirements of postgraduate courses (no date)',
    url: 'https://warwick.ac.uk/study/postgraduate/apply/english',
    checkedOn: '2026-11-25',
    copy: true,
  },
  leedsBusiness: {
    label: 'Leeds University Business School: English requirements of master’s degrees (no date)',
    url: 'https://business.leeds.ac.uk/masters/doc/english-language-requirements-2/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  manchesterStatistics: {
    label: 'University of Manchester: Statistics (MSc), entry in 2021',
    url: 'https://www.manchester.ac.uk/study/postgraduate-certificate-diploma/postgraduate-diploma-courses/02362/msc-statistics/entry-requirements/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  queenMaryEnglish: {
    label: 'Queen Mary: English tests and bands (no date)',
    url: 'https://qmul.ac.uk/international-students/englishlanguagerequirements/accepted-english-language-tests-and-qualifications',
    checkedOn: '2026-11-25',
    copy: true,
  },
  nottinghamTranslation: {
    label: 'University of Nottingham: Translation and Localisation Studies (MA), no date',
    url: 'https://nottingham.ac.uk/pgstudy/course/taught/translation-and-localisation-studies-ma',
    checkedOn: '2026-11-25',
    copy: true,
  },
  loughboroughData: {
    label: 'Loughborough University: Data Science (MSc), 2024-25',
    url: 'https://www.lboro.ac.uk/study/postgraduate/masters-degrees/a-z/data-science/',
    checkedOn: '2026-11-25',
    copy: true,
  },
};
