import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate', 'masters'],
      starts: '2027-02',
      prepare: '2026-01',
      apply: { from: '2026-04', to: '2026-11' },
      visa: { from: '2026-08', to: '2026-12' },
      note: 'The last day lies between October and the middle of February, by university. Without an offer in early December plan for July.',
      days: [],
    },
    {
      levels: ['undergraduate', 'masters'],
      starts: '2027-07',
      prepare: '2026-07',
      apply: { from: '2026-11', to: '2027-05' },
      visa: { from: '2027-03', to: '2027-05' },
      note: 'Not every course starts in July: look at its page.',
      days: [],
    },
    {
      levels: ['undergraduate', 'masters'],
      starts: '2028-02',
      prepare: '2027-01',
      apply: { from: '2027-04', to: '2027-11' },
      visa: { from: '2027-08', to: '2027-11' },
      note: 'Competitive courses close earlier, some in September, medicine from school at Monash in June (2024).',
      days: [],
    },
  ],
  refusals: {
    rates: [
      {
        percent: 39,
        period: 'July to December 2023',
        of: 'of Indians’ applications from abroad for higher education; Home Affairs has newer tables, which we could not read',
        source: 'xinhua',
      },
      {
        percent: 26,
        period: 'July 2022 to June 2023',
        of: 'of Indians’ applications from abroad for higher education',
        source: 'xinhua',
      },
    ],
    reasons: [
      {
        text: 'Forged mark sheets, letters and bank papers: because more were found from the middle of 2025 on, India was put into evidence level 3, the strictest, on 8 January 2026',
        source: 'evidence',
      },
      'Weak answers to the “genuine student” questions: why this course, why Australia, and what it will be worth at home',
      'Large sums paid in shortly before, without an explanation',
    ],
  },
  masters: [
    {
      university: 'The University of Melbourne',
      course: 'Computer Science',
      english:
        'IELTS 6.5 (6.0 in each part) or TOEFL iBT 81 with 19 in writing and speaking, 16 in the other parts',
      deadline: '30 November 2026 for the start in February or March 2027; no other intake, no deferral',
      days: [{ starts: '2027-02', date: '2026-11-30' }],
      fee: { text: 'AUD 62,976 for the first of two years (2026, indicative)', source: 'melbourneComputing' },
      source: 'melbourneApplying',
    },
    {
      university: 'The University of Sydney',
      course: 'Most master’s degrees',
      english:
        'IELTS 6.5 (6.0 in each part); law, education, nursing and other health subjects ask for 7.0 or 7.5, usually with 7.0 in each part, teaching with 8.0 in listening and speaking; some courses in business and engineering for 7.0',
      deadline: '',
      fee: '',
      source: 'sydneyEnglish',
    },
    {
      university: 'The University of Western Australia',
      course: 'Most master’s degrees',
      english: {
        text: 'IELTS 6.5 (6.0 in each part), or English at school with grade B2 (CBSE) or 60% (ISC), but the visa wants a test; some courses in education, law, nursing and psychology ask for IELTS 7.0 or more (ask)',
        source: 'englishRules',
      },
      deadline: '',
      fee: '',
      source: 'uwaEnglish',
    },
    {
      university: 'RMIT University',
      course: 'Information Technology',
      english: {
        text: 'IELTS 6.5 (6.0 in each part), the university’s usual minimum: ask',
        source: 'englishRules',
      },
      deadline: '',
      fee: 'AUD 41,280 a year (2025), the higher of two fees on the page: ask whether it is yours',
      source: 'rmitInformation',
    },
    {
      university: 'Deakin University',
      course: 'Most master’s degrees',
      english:
        'IELTS 6.5 (6.0 in each part); nursing, teaching, law, social work and a few more may ask for 7.0',
      deadline: '',
      fee: '',
      source: 'englishRules',
    },
    {
      university: 'University of Technology Sydney',
      course: 'Most master’s degrees',
      english:
        'IELTS 6.5 or TOEFL iBT 79 (6.0 or 21 in writing); 7.0 for most health courses, the executive MBA and, from 2027, the Master of Laws; 7.5 for teaching, with 8.0 in listening and speaking',
      deadline: '',
      fee: '',
      source: 'englishRules',
    },
    {
      university: 'The University of Queensland',
      course: 'Most degrees',
      english:
        'IELTS 6.5 (6.0 in each part, not taken online); 7.0 for many health courses and social work, 7.5 for teaching, with 8.0 in two parts',
      deadline: '',
      fee: '',
      source: 'englishRules',
    },
    {
      university: 'Victoria University',
      course: 'Most master’s degrees',
      english:
        'IELTS 6.5 (6.0 in each part), TOEFL iBT 79 (18 to 22 by part) or PTE 60 (52 in each part); secondary teaching 7.0, with 7.5 in listening and speaking; some others may ask for more',
      deadline: '',
      fee: '',
      source: 'victoriaEnglish',
    },
    {
      university: 'Swinburne University of Technology',
      course: 'Most master’s degrees',
      english:
        'IELTS 6.5 (6.0 in each part); 7.0 for nursing, physiotherapy, psychology, dietetics, occupational therapy and teaching (there 7.5 in listening and speaking)',
      deadline: '',
      fee: '',
      source: 'englishRules',
    },
  ],
};

export const sources: Record<string, Source> = {
  xinhua: {
    label: 'Home Affairs: share of visas granted to Indians (Xinhua, 23 February 2024)',
    url: 'https://m.en.freshnewsasia.com/index.php/en/internationalnews/46405-2024-02-23-04-59-34.html',
    checkedOn: '2026-11-26',
    copy: true,
  },
  melbourneComputing: {
    label: 'University of Melbourne: Master of Computer Science, March 2026',
    url: 'https://study.unimelb.edu.au/find/courses/graduate/master-of-computer-science/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  sydneyEnglish: {
    label:
      'IELTS Free Tests, from the University of Sydney’s page (12 May 2026); teaching: a public data collection, July 2026',
    url: 'https://www.ieltsfreetests.com/ielts-scores/university-of-sydney',
    checkedOn: '2026-11-26',
    copy: true,
  },
  victoriaEnglish: {
    label:
      'Victoria University: English (a public data collection in Chinese, July 2026); teaching: OneUEdu, an agent, for February 2026 (link)',
    url: 'https://www.oneuedu.com/en-US/news/13540',
    checkedOn: '2026-11-27',
    copy: true,
  },
  uwaEnglish: {
    label: 'IELTS Mocks, from the University of Western Australia’s page (2 June 2026)',
    url: 'https://www.ieltsmocks.com/ielts-scores/university-of-western-australia',
    checkedOn: '2026-11-26',
    copy: true,
  },
  rmitInformation: {
    label: 'RMIT University: Master of Information Technology, fees of 2025',
    url: 'https://www.rmit.edu.au/study-with-us/levels-of-study/postgraduate-study/masters-by-coursework/master-of-information-technology-mc208',
    checkedOn: '2026-11-26',
    copy: true,
  },
  melbourneApplying: {
    label:
      'University of Melbourne: applying for computer science (as a public data collection quoted it on 29 September 2026)',
    url: 'https://study.unimelb.edu.au/find/courses/graduate/master-of-computer-science/how-to-apply/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  englishRules: {
    label:
      'Australian universities: English requirements (as a public data collection in Chinese had them in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/tree/main/data/raw-md/universities/au',
    checkedOn: '2026-11-26',
    copy: true,
  },
};
