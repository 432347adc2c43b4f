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
    {
      university: 'Arizona State University',
      course: 'Computer Science (MS)',
      english: '',
      deadline: '1 December for fall, 1 August for spring',
      fee: '',
      source: 'asuComputing',
    },
    {
      university: 'The University of Texas at Arlington',
      course: 'Software Engineering (MS)',
      english: 'IELTS 6.5 (2025)',
      deadline: '',
      fee: '$23,486 (2025)',
      source: 'utaIdp',
    },
    {
      university: 'Carnegie Mellon University',
      course: 'Master’s degrees of the School of Computer Science',
      english: '',
      deadline:
        '10 December 2025 for fall 2026 (19 November for the lower fee); Human-Computer Interaction 15 January 2026',
      fee: '',
      source: 'cmuComputing',
    },
    {
      university: 'Columbia University',
      course: 'Computer Science (MS)',
      english: '',
      deadline:
        'For fall by 15 January or 15 February, then as long as there are places; for spring by 1 October',
      fee: '',
      source: 'columbiaComputing',
    },
    {
      university: 'Purdue University',
      course: 'Computer Science (MS)',
      english:
        'At least TOEFL iBT 80 or IELTS 6.5; the department prefers TOEFL 100 with 22 in each part or IELTS 7.0',
      deadline: '6 January for fall, 1 October for spring',
      fee: '',
      source: 'purdueComputing',
    },
    {
      university: 'University of Illinois Chicago',
      course: 'Computer Science (MS)',
      english: '',
      deadline:
        'For fall 2025: 15 February 2025, better by 15 January; for spring 15 July of the year before, from abroad',
      fee: '',
      source: 'uicComputing',
    },
    {
      university: 'University of Arizona',
      course: 'Computer Science (MS)',
      english: 'IELTS 7.0 (2025)',
      deadline: '15 January for fall; opens on 15 October (2025)',
      fee: '$33,992 (2025)',
      source: 'arizonaIdp',
    },
    {
      university: 'Stevens Institute of Technology',
      course: 'All master’s degrees',
      english: 'IELTS 6.0, TOEFL iBT 74 or Duolingo 100 (2022-23)',
      deadline: '',
      fee: '',
      source: 'stevensCatalog',
    },
    {
      university: 'New Jersey Institute of Technology',
      course: 'All master’s degrees',
      english: '',
      deadline: '1 May for fall, 15 November for spring, from abroad',
      fee: '',
      source: 'njitDates',
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
  asuComputing: {
    label: 'Arizona State University: graduate admission in computing (no date)',
    url: 'https://scai.engineering.asu.edu/graduate-admissions/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  utaIdp: {
    label: 'IDP’s directory: UT Arlington, Master of Software Engineering, 2025',
    url: 'https://idp.com/universities-and-colleges/university-of-texas-arlington/master-of-software-engineering/PRG-US-00051865',
    checkedOn: '2026-11-25',
    copy: true,
  },
  cmuComputing: {
    label: 'Carnegie Mellon: graduate admissions in computer science, fall 2026',
    url: 'https://www.scs.cmu.edu/academics/graduate-admissions',
    checkedOn: '2026-11-25',
    copy: true,
  },
  columbiaComputing: {
    label: 'Columbia University: MS in computer science, questions of applicants (no date)',
    url: 'https://www.cs.columbia.edu/education/ms/appfaq/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  purdueComputing: {
    label: 'Purdue University: requirements in computer science (no date)',
    url: 'https://www.purdue.edu/gradschool/prospective/gradrequirements/westlafayette/cs.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
  uicComputing: {
    label: 'University of Illinois Chicago: MS in computer science, fall 2025',
    url: 'https://cs.uic.edu/graduate/admissions/ms',
    checkedOn: '2026-11-25',
    copy: true,
  },
  arizonaIdp: {
    label: 'IDP’s directory: University of Arizona, MS in computer science, 2025',
    url: 'https://www.idp.com/universities-and-colleges/university-of-arizona/master-of-science-in-computer-science/PRG-US-00013206/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  stevensCatalog: {
    label: 'Stevens Institute of Technology: academic catalog 2022-23, applying',
    url: 'https://stevens.smartcatalogiq.com/en/2022-2023/academic-catalog/graduate-education/copy-of-applying-for-admissions',
    checkedOn: '2026-11-25',
    copy: true,
  },
  njitDates: {
    label: 'New Jersey Institute of Technology: graduate admission, questions of applicants (no date)',
    url: 'https://www6.njit.edu/admissions/graduate/graduate-faqs.php',
    checkedOn: '2026-11-25',
    copy: true,
  },
};
