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
      note: 'Nearly closed; without an offer plan for July.',
      days: [],
    },
    {
      levels: ['undergraduate', 'masters'],
      starts: '2027-07',
      prepare: '2026-07',
      apply: { from: '2026-11', to: '2027-05' },
      visa: { from: '2027-03', to: '2027-06' },
      note: 'Most courses, though not all, start in July too.',
      days: [],
    },
    {
      levels: ['undergraduate', 'masters'],
      starts: '2028-02',
      prepare: '2027-01',
      apply: { from: '2027-04', to: '2027-11' },
      visa: { from: '2027-08', to: '2027-12' },
      note: 'Competitive courses close earlier, some in September.',
      days: [],
    },
  ],
  refusals: {
    rates: [],
    unpublished: {
      text: 'Home Affairs publishes grants by citizenship as tables of data, which we could not read, so we give no rate. Since 8 January 2026 India is in evidence level 3, the strictest: finances and English are asked for with the application.',
      source: 'evidenceLevel',
    },
    reasons: [
      {
        text: 'Forged mark sheets, letters and bank papers: more of them have been found since the middle of 2025, which was the reason given for the stricter level',
        source: 'evidenceLevel',
      },
      'Weak answers to the “genuine student” questions: why this course, why Australia, and what it will be worth at home',
      'Money that was borrowed or moved into the account shortly before',
    ],
  },
  masters: [
    {
      university: 'The University of Melbourne',
      course: 'Computer Science',
      english: 'IELTS 6.5 (6.0 in each part)',
      deadline: '',
      fee: 'AUD 62,976 for the first of two years (2026, indicative)',
      source: 'melbourneComputing',
    },
    {
      university: 'The University of Sydney',
      course: 'Most master’s degrees',
      english: 'IELTS 6.5 (6.0 in each part); law, education, nursing and some others ask for more',
      deadline: '',
      fee: '',
      source: 'sydneyEnglish',
    },
    {
      university: 'The University of Western Australia',
      course: 'Most master’s degrees',
      english: 'IELTS 6.5 (6.0 in each part); some ask for 7.0',
      deadline: '',
      fee: '',
      source: 'uwaEnglish',
    },
    {
      university: 'RMIT University',
      course: 'Information Technology',
      english: 'IELTS 6.5 (2022)',
      deadline: '',
      fee: '',
      source: 'rmitInformation',
    },
    {
      university: 'Deakin University',
      course: 'Humanitarianism and Development',
      english: 'IELTS 6.5 with 6.0 in each part',
      deadline: '',
      fee: '',
      source: 'deakinHumanitarian',
    },
  ],
};

export const sources: Record<string, Source> = {
  evidenceLevel: {
    label: 'India in evidence level 3 for student visas (ThePrint, January 2026)',
    url: 'https://theprint.in/theprint-essential/australia-student-visa-india-highest-risk/2825012',
    checkedOn: '2026-11-24',
    copy: true,
  },
  deakinHumanitarian: {
    label: 'Deakin University: Master of Humanitarianism and Development (no date)',
    url: 'https://www.deakin.edu.au/course/master-humanitarianism-and-development',
    checkedOn: '2026-11-25',
    copy: true,
  },
  rmitInformation: {
    label: 'RMIT University: Master of Information Technology, 2022',
    url: 'https://www.rmit.edu.au/study-with-us/levels-of-study/postgraduate-study/masters-by-coursework/mc208',
    checkedOn: '2026-11-25',
    copy: true,
  },
  melbourneComputing: {
    label: 'University of Melbourne: Master of Computer Science, March 2026',
    url: 'https://study.unimelb.edu.au/find/courses/graduate/master-of-computer-science/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  sydneyEnglish: {
    label: 'IELTS Free Tests, from the University of Sydney’s page (12 May 2026)',
    url: 'https://www.ieltsfreetests.com/ielts-scores/university-of-sydney',
    checkedOn: '2026-11-26',
    copy: true,
  },
  uwaEnglish: {
    label: 'IELTS Mocks, from the University of Western Australia’s page (2 June 2026)',
    url: 'https://www.ieltsmocks.com/ielts-scores/university-of-western-australia',
    checkedOn: '2026-11-26',
    copy: true,
  },
};
