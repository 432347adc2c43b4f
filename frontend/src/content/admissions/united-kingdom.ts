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
      note: 'Applications after January are still read where places are left; in Clearing some stop in August for those from abroad.',
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
          time: '18:00',
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
      visa: { from: '2027-09', to: '2027-11' },
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
      'Papers that do not match what the university saw, or are not genuine',
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
        'Each course names its level: 1 is IELTS 6.5 (6.0 in each part), 2 is 7.0 (6.5), 3 is 7.0 (7.0), 4 is 7.5 (7.0), 5 is 8.0 (8.0); for entry since September 2023. One Skill Retake did not count in June 2026',
      deadline: '',
      fee: '',
      source: 'uclLevels',
    },
    {
      university: 'University of Warwick',
      course: 'All taught master’s degrees, by band',
      english:
        'Each course names its band: A is IELTS 6.5 (6.0 in each part), B is 7.0, C is 7.5, D is 8.0; in B two parts may be 6.0 or 6.5, in C and D two may also be a little lower',
      deadline: '',
      fee: { text: '£37,460 for Computer Science (MSc) in 2026-27, from abroad', source: 'warwickFees' },
      source: 'warwickEnglish',
    },
    {
      university: 'University of Leeds',
      course: 'Master’s degrees of the Business School',
      english:
        'IELTS 6.5 (6.0 in each part), TOEFL iBT 88 (19 to 22 by part) or PTE 64 (60). International Business (MSc) and Corporate Communications, Marketing and Public Relations (MA): IELTS 7.0 (6.5), TOEFL iBT 95 (22, in speaking 24) or PTE 68 (64). In July 2026 TOEFL and PTE had to be taken at a centre',
      deadline: '',
      fee: '',
      source: 'leedsBusiness',
    },
    {
      university: 'Queen Mary University of London',
      course: 'All master’s degrees, by band',
      english:
        'Each department names its band: 4 is IELTS 6.5, 5 is 7.0, both with 6.0 in each part; most ask for one of these',
      deadline: '',
      fee: '',
      source: 'queenMaryEnglish',
    },
    {
      university: 'University of Nottingham',
      course: 'Advanced Computer Science (MSc)',
      english: 'IELTS 6.5 (6.0 in each part)',
      deadline: '',
      fee: '£34,800, from abroad, as shown in July 2026: ask',
      source: 'nottinghamComputing',
    },
    {
      university: 'Loughborough University',
      course: 'Data Science, conversion course for graduates of other subjects (MSc)',
      english: {
        text: 'IELTS 6.5 (6.0 in each part), the university’s standard; some departments ask for more',
        source: 'loughboroughEnglish',
      },
      deadline: '',
      fee: '£30,900 for 2026-27, from abroad',
      source: 'loughboroughData',
    },
    {
      university: 'University of Sheffield',
      course: 'All master’s degrees, minimum',
      english:
        'IELTS 6.5 (6.0 in each part); some departments ask for more. By an undated page a degree taught in English in India is no proof: you need a test or another qualification on its list',
      deadline: '',
      fee: '',
      source: 'sheffieldEnglish',
    },
    {
      university: 'University of Bristol',
      course: 'Computer Science, conversion course for graduates of other subjects (MSc)',
      english: {
        text: 'Each course names its profile: this one had E in 2019-20, which is IELTS 6.5 (6.0 in each part; 2026); ask. B, which many others name, is IELTS 7.0 (6.5), TOEFL iBT 95 (5 on the new scale) or PTE 71 (67)',
        source: 'bristolEnglish',
      },
      deadline: '',
      fee: '£36,400 for 2026-27, from abroad: ask',
      source: 'bristolFees',
    },
    {
      university: 'Cardiff University',
      course: 'Most master’s degrees',
      english:
        'IELTS 6.5 (5.5 in each part), not the online test; some courses ask for more. A degree taught in English in India does not count as proof',
      deadline: '',
      fee: '',
      source: 'cardiffEnglish',
    },
    {
      university: 'Anglia Ruskin University',
      course: 'Most master’s degrees',
      english:
        'IELTS 6.5 (5.5 in each part), TOEFL iBT 88 (20 in speaking, 18 in reading, 17 in the others) or PTE 61 (59 in each part); some courses ask for more',
      deadline: '',
      fee: '',
      source: 'angliaRuskinEnglish',
    },
    {
      university: 'Middlesex University',
      course: 'Most master’s degrees',
      english: 'IELTS 6.5 (6.0 in each part); the scriptwriting MA asks for more',
      deadline: '',
      fee: '',
      source: 'middlesexEnglish',
    },
    {
      university: 'Swansea University',
      course: 'Most master’s degrees',
      english: 'Each course names its score: mostly IELTS 6.5, some 6.0 or 7.0',
      deadline: '',
      fee: '',
      source: 'swanseaEnglish',
    },
    {
      university: 'University of Surrey',
      course: 'All master’s degrees',
      english:
        'Each course names its score. 70% in English in class XII of CBSE or ISC, 80% with other boards, counts as the university’s minimum, if that was your latest study of English; ask which boards it takes',
      deadline: '',
      fee: '',
      source: 'surreyEnglish',
    },
    {
      university: 'Brunel University of London',
      course: 'All degrees, by course',
      english: 'Mostly between IELTS 6.0 or TOEFL iBT 77 and IELTS 7.0 or TOEFL iBT 98, by course',
      deadline: '',
      fee: '',
      source: 'brunelEnglish',
    },
    {
      university: "City St George's, University of London",
      course: 'Most master’s degrees',
      english: {
        text: 'IELTS 6.5 (6.0 in each part) is usual at Clerkenwell; some courses ask for more, and those of health and medicine in Tooting have scores of their own',
        source: 'cityEconomics',
      },
      deadline: 'Most have no fixed day and close when they are full; a few name a day',
      fee: {
        text: '£25,190 for Economics (MSc), from abroad, as shown in July 2026: ask',
        source: 'cityEconomics',
      },
      source: 'cityApplying',
    },
    {
      university: 'University of Northampton',
      course: 'All master’s degrees, minimum',
      english: {
        text: 'IELTS 6.5 (5.5 in each part); on an older page usually none after a degree taught in English: ask',
        source: 'northamptonEnglish',
      },
      deadline: '',
      fee: '',
      source: 'northamptonOlder',
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
    label:
      'UCL: English language requirements, levels since September 2023; One Skill Retake: ieltsfreetests.com, 17 June 2026',
    url: 'https://www.ucl.ac.uk/prospective-students/study-abroad-at-ucl/how-apply/english-language-requirements',
    checkedOn: '2026-11-27',
    copy: true,
  },
  leedsBusiness: {
    label:
      'Leeds University Business School: English requirements of master’s degrees (no date); test centre: a public data collection in Chinese, July 2026',
    url: 'https://business.leeds.ac.uk/masters/doc/english-language-requirements-2/',
    checkedOn: '2026-11-27',
    copy: true,
  },
  queenMaryEnglish: {
    label: 'Queen Mary: English tests and bands, for courses since November 2024',
    url: 'https://qmul.ac.uk/international-students/englishlanguagerequirements/accepted-english-language-tests-and-qualifications',
    checkedOn: '2026-11-25',
    copy: true,
  },
  loughboroughData: {
    label: 'Loughborough University: Data Science (MSc), 2026-27',
    url: 'https://www.lboro.ac.uk/study/postgraduate/masters-degrees/a-z/data-science/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  sheffieldEnglish: {
    label:
      'University of Sheffield: English language requirements, copy of 17 March 2026; degrees taught in English: page for postgraduates (no date)',
    url: 'https://sheffield.ac.uk/international/entry-requirements/english-language-requirements',
    checkedOn: '2026-11-27',
    copy: true,
  },
  cardiffEnglish: {
    label: 'Cardiff University: English requirements, in general and of postgraduate courses (no dates)',
    url: 'https://www.cardiff.ac.uk/study/international/english-language-requirements/postgraduate',
    checkedOn: '2026-11-27',
    copy: true,
  },
  middlesexEnglish: {
    label: 'Middlesex University: English requirements for applicants from abroad (no date)',
    url: 'https://www.mdx.ac.uk/study-with-us/global-impact/entry-requirements-for-international-students/english-language-requirements-for-international-students',
    checkedOn: '2026-11-25',
    copy: true,
  },
  surreyEnglish: {
    label: 'University of Surrey: English language requirements (no date)',
    url: 'https://www.surrey.ac.uk/apply/international/english-language-requirements',
    checkedOn: '2026-11-25',
    copy: true,
  },
  cityApplying: {
    label: 'City, University of London: applying for a postgraduate course (no date)',
    url: 'https://city.ac.uk/prospective-students/apply/how-to-apply/postgraduate',
    checkedOn: '2026-11-25',
    copy: true,
  },
  warwickEnglish: {
    label:
      'University of Warwick: English requirements of postgraduate courses (no date); bands C and D as a public data collection had them in July 2026',
    url: 'https://warwick.ac.uk/study/postgraduate/apply/english',
    checkedOn: '2026-11-26',
    copy: true,
  },
  nottinghamComputing: {
    label:
      'University of Nottingham: Advanced Computer Science (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/uk/Nottingham_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
  bristolEnglish: {
    label:
      'University of Bristol: admissions statement of the conversion course, 2019-20; profile E: ieltsfreetests.com, 17 June 2026; profile B: a public data collection in Chinese, July 2026',
    url: 'https://www.scribd.com/document/508235687/msc-computer-science-conversion',
    checkedOn: '2026-11-27',
    copy: true,
  },
  bristolFees: {
    label:
      'University of Bristol: fees from abroad in 2026-27 (as a public data collection in Chinese had them in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/uk/Bristol_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
  angliaRuskinEnglish: {
    label:
      'Anglia Ruskin University: English requirements (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/uk/Anglia_Ruskin_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
  brunelEnglish: {
    label:
      'Brunel University of London: English requirements (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/uk/Brunel_London_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
  loughboroughEnglish: {
    label:
      'Loughborough University: English requirements (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/uk/Loughborough_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
  swanseaEnglish: {
    label:
      'Swansea University: English requirements (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/uk/Swansea_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
  northamptonEnglish: {
    label:
      'University of Northampton: English requirements (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/uk/Northampton_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
  northamptonOlder: {
    label: 'University of Northampton: English language requirements (an older page without a date)',
    url: 'https://www.northampton.ac.uk/international/english-language-requirements/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  warwickFees: {
    label:
      'University of Warwick: fee of Computer Science (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/uk/Warwick_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
  cityEconomics: {
    label:
      'City St George’s, University of London: English, and fee of Economics (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/uk/City_St_George%27s%2C_London_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-27',
    copy: true,
  },
};
