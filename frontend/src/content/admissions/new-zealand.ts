import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate', 'masters'],
      starts: '2027-02',
      prepare: '2026-02',
      apply: { from: '2026-05', to: '2026-12' },
      visa: { from: '2026-09', to: '2026-12', asked: '2026-09' },
      note: 'Otago closed on 15 November for most degrees; the others close, by our estimate, mostly in November or December. The state wanted the visa asked for in September: with an offer apply at once, without one plan for July.',
      days: [
        { label: 'Otago', date: '2026-11-15', zone: 'Pacific/Auckland', source: 'otago' },
        {
          label: 'Wellington (page without a year)',
          date: '2026-12-08',
          zone: 'Pacific/Auckland',
          source: 'closingDates',
        },
      ],
    },
    {
      levels: ['undergraduate', 'masters'],
      starts: '2027-07',
      prepare: '2026-07',
      apply: { from: '2026-11', to: '2027-05' },
      visa: { from: '2027-03', to: '2027-05' },
      note: {
        text: 'Ask for the visa three months ahead, in April: Auckland’s last day for bachelor’s degrees, 8 June, is late for it.',
        source: 'closingDates',
      },
      days: [
        { label: 'Otago', date: '2027-04-30', zone: 'Pacific/Auckland', source: 'otago' },
        {
          label: 'Wellington (page without a year)',
          date: '2027-05-01',
          zone: 'Pacific/Auckland',
          source: 'closingDates',
        },
      ],
    },
    {
      levels: ['undergraduate', 'masters'],
      starts: '2028-02',
      prepare: '2027-02',
      apply: { from: '2027-05', to: '2027-11' },
      visa: { from: '2027-09', to: '2027-11', asked: '2027-09' },
      days: [{ label: 'Otago', date: '2027-11-15', zone: 'Pacific/Auckland', source: 'otago' }],
    },
  ],
  refusals: {
    rates: [
      {
        percent: 49,
        period: 'January to March 2024',
        of: 'of the study visa applications made from India; we found no newer figure',
        source: 'rnz',
      },
      { percent: 42, period: '2023', of: 'of the study visa applications made from India', source: 'rnz' },
      {
        percent: 30,
        period: 'January to June 2024',
        of: 'of Indians’ applications to study at a university were not approved; for other schools the share was far higher',
        source: 'weekender',
      },
    ],
    reasons: [
      {
        text: 'Money that cannot be checked, or that comes from a finance company instead of a bank, as Immigration New Zealand said in 2024',
        source: 'weekender',
      },
      {
        text: 'False papers, above all about money and English, most of them made with the help of agents, as Immigration New Zealand writes about India',
        source: 'inzIndia',
      },
      {
        text: 'Doubts about whether you are coming to study, and unexplained gaps, as an immigration adviser said in 2024',
        source: 'rnz',
      },
      {
        text: 'A place at a private school or a polytechnic instead of a university: these were turned down far more often in 2024',
        source: 'weekender',
      },
    ],
  },
  masters: [
    {
      university: 'University of Waikato',
      course: 'Most master’s degrees',
      english:
        'IELTS 6.5 (6.0 in each part) or TOEFL iBT 90 with 21 in writing; some courses ask for more. Earlier studies in English may count instead: ask',
      deadline: '',
      fee: '',
      source: 'waikatoPostgraduate',
    },
    {
      university: 'Victoria University of Wellington',
      course: 'Most master’s degrees',
      english:
        'IELTS 6.5 (6.0 in each part), TOEFL iBT 90 with 20 in writing, PTE 58 (50 in communication) or Duolingo 120 (105 in each part). Master of Laws: IELTS 7.0',
      deadline: {
        text: 'Public Policy (a degree and two years’ work in the public sector, or long work experience): 1 December, 1 May or 1 September, by trimester',
        source: 'wellingtonPolicy',
      },
      fee: '',
      source: 'wellingtonEnglish',
    },
    {
      university: 'University of Otago',
      course: 'Most master’s degrees',
      english: 'IELTS 6.5 (6.0 in each part); some courses ask for more',
      deadline: '',
      fee: '',
      source: 'otagoEnglish',
    },
    {
      university: 'Auckland University of Technology',
      course: 'Computer and Information Sciences',
      english: { text: 'IELTS 6.5 (6.0 in each part)', source: 'autCourse' },
      deadline: '',
      fee: 'NZD 47,121 a year, for February 2026; the course takes 18 months',
      source: 'autDirectory',
    },
  ],
};

export const sources: Record<string, Source> = {
  inzIndia: {
    label: 'Immigration New Zealand: risks in the market India (no date)',
    url: 'https://immigration.govt.nz/assist-migrants-and-students/assist-students/international-markets/india/opportunities-risks/risk',
    checkedOn: '2026-11-24',
    copy: true,
  },
  rnz: {
    label: 'Immigration New Zealand: study visas declined (RNZ, 4 April 2024)',
    url: 'https://amp.rnz.co.nz/article/0ced5d91-e07a-4ea2-bce9-dcde82eead75',
    checkedOn: '2026-11-24',
    copy: true,
  },
  weekender: {
    label: 'Immigration New Zealand: approvals of Indians by kind of school, to June 2024 (Indian Weekender)',
    url: 'https://indianweekender.co.nz/news/india-risky-market-says-inz-as-student-visa-declines-worsen',
    checkedOn: '2026-11-24',
    copy: true,
  },
  waikatoPostgraduate: {
    label: 'University of Waikato: postgraduate applications (no date)',
    url: 'https://waikato.ac.nz/int/study/apply/postgraduate',
    checkedOn: '2026-11-25',
    copy: true,
  },
  wellingtonEnglish: {
    label: 'Victoria University of Wellington: English requirements of postgraduate degrees (no date)',
    url: 'https://www.wgtn.ac.nz/international/applying/entry-requirements/english-language/standard-postgraduate',
    checkedOn: '2026-11-25',
    copy: true,
  },
  wellingtonPolicy: {
    label: 'IDP’s directory: Victoria University of Wellington, Master of Public Policy (no date)',
    url: 'https://www.idp.com/universities-and-colleges/victoria-university-of-wellington/master-of-public-policy/PRG-NZ-00074855/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  otagoEnglish: {
    label: 'University of Otago: language requirements (no date)',
    url: 'https://www.otago.ac.nz/study/entrance/language-requirements.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
  autDirectory: {
    label:
      'YouApply’s directory: Auckland University of Technology, Master of Computer and Information Sciences, 2026',
    url: 'https://youapply.com/program/master-of-computer-and-information-sciences-master-by-course-work-auckland-university-of-technology',
    checkedOn: '2026-11-25',
    copy: true,
  },
  autCourse: {
    label: 'Auckland University of Technology: Master of Computer and Information Sciences (no date)',
    url: 'https://www.aut.ac.nz/study/study-options/engineering-computer-and-mathematical-sciences/courses/master-of-computer-and-information-sciences',
    checkedOn: '2026-11-26',
    copy: true,
  },
};
