import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate'],
      starts: '2027-08',
      prepare: '2026-02',
      apply: { from: '2026-08', to: '2027-01' },
      visa: { from: '2027-04', to: '2027-06' },
      note: {
        text: 'Most close between 1 and 15 January 2027, some public universities by 1 December. Book the visa interview as soon as the I-20 is there.',
        source: 'commonAppGrid',
      },
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
      visa: { from: '2027-03', to: '2027-06' },
      note: 'Each department sets its own day; those with funding close first. Book the visa interview as soon as the I-20 is there: in some cities it is months away.',
      days: [],
    },
    {
      levels: ['masters'],
      starts: '2028-01',
      prepare: '2027-02',
      apply: { from: '2027-06', to: '2027-10' },
      visa: { from: '2027-09', to: '2027-10' },
      note: 'Fewer departments admit in spring. Apply by August, for the visa.',
      days: [],
    },
  ],
  refusals: {
    rates: [
      {
        percent: 61,
        period: '2025',
        of: 'of the F-1 applications from India (53% in 2024, 36% in 2023); 35% of those from all countries',
        source: 'f1Refusals',
      },
    ],
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
      deadline:
        'For fall 10 December to be considered for all scholarships, 31 December at the latest (undated page; ask). For spring, from abroad, 30 September (2022). The GRE is required on an undated page, not on IDP’s: ask now',
      fee: '',
      source: 'buffaloComputing',
    },
    {
      university: 'Arizona State University',
      course: 'Computer Science (MS)',
      english: '',
      deadline:
        '1 December for fall, 1 August for spring; ask whether the GRE is needed: not the one taken at home (undated page)',
      fee: '',
      source: 'asuComputing',
    },
    {
      university: 'The University of Texas at Arlington',
      course: 'Master of Software Engineering',
      english:
        'IELTS 6.5. GRE 305, with 160 in the quantitative part; a three-year degree without a master’s is marked down (2025)',
      deadline: '',
      fee: '$23,486 (2025), it seems for a year: ask',
      source: 'utaIdp',
    },
    {
      university: 'Carnegie Mellon University',
      course: 'Master’s degrees of the School of Computer Science',
      english:
        'TOEFL iBT or IELTS, also after a degree taught in English. No minimum, but most who were admitted had TOEFL iBT 105 to 114 or IELTS 7 to 8; Duolingo (130 to 155) only if neither is possible. The GRE is required for Artificial Intelligence and Innovation, strongly recommended for Computer Science and optional for Software Engineering',
      deadline:
        'For fall 2027: 9 December 2026, 3 pm in Pittsburgh, which is 1:30 am on 10 December in India. Software Engineering then sends a programming test, due by 17 December. Human-Computer Interaction had 15 January 2026 for fall 2026: ask',
      days: [{ starts: '2027-08', date: '2026-12-09', time: '15:00' }],
      fee: '',
      source: 'cmuComputing',
    },
    {
      university: 'Columbia University',
      course: 'Computer Science (MS)',
      english:
        'TOEFL iBT 101 or IELTS 7.0 is recommended, but no strict minimum; PTE and Duolingo count, too. Ask whether a degree taught in English spares you the test',
      deadline:
        'For fall 2027 by 15 January 2027, at the latest 15 February; for spring by 1 October (on other pages 15 October)',
      days: [{ starts: '2027-08', date: '2027-01-15' }],
      fee: '',
      source: 'columbiaComputing',
    },
    {
      university: 'Purdue University',
      course: 'Computer Science (MS)',
      english:
        'IELTS 6.5 (6.5 in reading, 6.0 in listening and speaking, 5.5 in writing) or TOEFL iBT 80 with 14 to 19 by part, on undated pages of the graduate school; a data collection of July 2026 has 88 with 20 in each part (4.5 with 4.0 on the new scale), but in the words of the page for bachelor’s degrees: ask, also whether Duolingo counts. The department prefers TOEFL iBT 100 with 22 in each part or IELTS 7.0',
      deadline: {
        text: 'Send it by 1 December 2026 for fall 2027 (an undated page says 6 January); 1 October for spring (undated; ask)',
        source: 'purdueSteps',
      },
      days: [{ starts: '2027-08', date: '2026-12-01' }],
      fee: '',
      source: 'purdueComputing',
    },
    {
      university: 'University of Illinois Chicago',
      course: 'Computer Science (MS)',
      english: '',
      deadline:
        'For fall 2026: better by 15 January, at the latest 15 February 2026, which is over: ask for fall 2027. For spring, from abroad, 15 July of the year before. The GRE was asked of all without an American degree',
      fee: '',
      source: 'uicComputing',
    },
    {
      university: 'University of Arizona',
      course: 'Computer Science (MS)',
      english: 'IELTS 7.0 (2025)',
      deadline: '15 January for fall; opens on 15 October; you cannot begin in spring (2025)',
      fee: { text: '$34,000 and $800 a year (2023); IDP had $33,992 in 2025', source: 'arizonaFees' },
      source: 'arizonaIdp',
    },
    {
      university: 'Stevens Institute of Technology',
      course: 'All master’s degrees',
      english:
        'IELTS 6.0, TOEFL iBT 74 or Duolingo 110; below IELTS 7.0, TOEFL iBT 86 or Duolingo 120 mostly with a course of English',
      deadline: {
        text: 'For full-time study best by 15 April for fall, 1 November for spring; later applications are read too (ask)',
        source: 'stevensDates',
      },
      fee: '',
      source: 'stevensEnglish',
    },
    {
      university: 'New Jersey Institute of Technology',
      course: 'All master’s degrees',
      english: 'IELTS 6.5, TOEFL iBT 79, PTE 57 or Duolingo 120',
      deadline:
        '1 May for fall, 15 November for spring, from abroad. Ask about the GRE: an undated page on computer science wants it from all who apply from abroad',
      fee: '',
      source: 'njitDates',
    },
    {
      university: 'University of South Florida',
      course: 'Computer Science (MS)',
      english: '',
      deadline:
        'By 15 January for fall, 1 September for spring; until 1 June and 15 October only where places are left. The GRE is required of all without an American degree (undated page; ask)',
      fee: '',
      source: 'southFloridaComputing',
    },
    {
      university: 'George Mason University',
      course: 'Computer Science (MS)',
      english: '',
      deadline:
        '15 March for fall, 15 October for spring; from abroad until 1 June and 1 November, where places are left (page of 2025). The list of 2025 names no GRE, an older page does: ask',
      fee: '',
      source: 'masonComputing',
    },
    {
      university: 'University of North Texas',
      course: 'Computer Science (MS)',
      english: {
        text: 'IELTS 6.0 (no One Skill Retake), TOEFL iBT 79 (4 on the new scale), PTE 53 or Duolingo 100, the university’s minimum',
        source: 'northTexasEnglish',
      },
      deadline:
        'For funding 15 January for fall, 15 September for spring; otherwise 15 April, from abroad, and 15 October. GRE 148 verbal, 155 quantitative (page of 2025)',
      fee: '',
      source: 'northTexasComputing',
    },
    {
      university: 'Georgia Institute of Technology',
      course: 'Computer Science (MS)',
      english: 'IELTS 7.5 (6.5 in each part, 5.5 in writing) or TOEFL iBT 100 (5.0 on the new scale)',
      deadline:
        '1 February 2027 for fall 2027; no other intake. On the GRE its pages differ: not required, but looked at (September 2026), or required of all (handbook of 2025-26). Ask now, or take it',
      days: [{ starts: '2027-08', date: '2027-02-01' }],
      fee: '',
      source: 'georgiaTechComputing',
    },
    {
      university: 'University of Maryland, Baltimore County',
      course: 'Computer Science (MS)',
      english: 'IELTS 6.5, TOEFL iBT 80 or Duolingo 115 (105 on the department’s undated page; ask)',
      deadline: {
        text: 'Applications are read from 1 February for fall, from 1 October for spring; another page has 1 January and 1 June for those from abroad, who need the GRE (undated pages; ask)',
        source: 'umbcAdmission',
      },
      fee: '',
      source: 'umbcQuestions',
    },
    {
      university: 'University of Southern California',
      course: 'Computer Science (MS)',
      english:
        'No minimum. IELTS 6.5 (6.0 in each part) or TOEFL iBT 90 with 20 in each part (4.5 with 4.0 on the new scale) spares you the university’s own test',
      deadline: '15 January 2027 for fall 2027, by 15 December for scholarships; for spring 15 October',
      days: [{ starts: '2027-08', date: '2027-01-15' }],
      fee: '',
      source: 'southernCaliforniaComputing',
    },
    {
      university: 'University of Houston',
      course: 'Computer Science (MS)',
      english:
        'IELTS 6.5, TOEFL iBT 79, PTE 53 or Duolingo 105, the university’s minimum. An older page of the department asks for IELTS 6.5 (TOEFL iBT 20) in writing, too: ask',
      deadline: {
        text: '15 January for fall, 1 October for spring, from abroad (page of about 2021; ask, also about the GRE: its pages differ)',
        source: 'houstonAdmissions',
      },
      fee: '',
      source: 'houstonEnglish',
    },
    {
      university: 'Indiana University Bloomington',
      course: 'Computer Science (MS)',
      english: '',
      deadline:
        'From abroad for fall 2026: 1 January 2026 for priority, 1 March 2026 at the latest, which is over: ask for fall 2027; no intake in spring 2026',
      fee: '',
      source: 'indianaComputing',
    },
    {
      university: 'Northern Illinois University',
      course: 'Computer Science (MS)',
      english: { text: 'IELTS 6.5 or TOEFL iBT 80, as guidance', source: 'northernIllinoisScores' },
      deadline:
        'From abroad: 1 May for fall, 1 October for spring. The GRE is required (catalogue of 2025-26; ask)',
      fee: '',
      source: 'northernIllinoisComputing',
    },
    {
      university: 'New York University',
      course: 'Computer Science (MS) of the Graduate School of Arts and Science',
      english: 'IELTS 7.0; with TOEFL iBT most who were admitted had more than 100',
      deadline:
        '14 February 2027 for fall 2027, 5 pm in New York; for spring 1 November. The degree of the same name at the Tandon School of Engineering: 15 February for fall, 1 December for priority, none in spring (undated page; ask)',
      days: [{ starts: '2027-08', date: '2027-02-14', time: '17:00' }],
      fee: '',
      source: 'newYorkComputing',
    },
    {
      university: 'University of Illinois Urbana-Champaign',
      course: 'Computer Science (MS)',
      english: {
        text: 'The university’s minimum: TOEFL iBT 79, IELTS 6.5 or Duolingo 115; below 103, 7.5 or 135 a placement test and mostly courses of English follow (undated page; ask). With less than 22 in speaking (TOEFL iBT) the chance is low',
        source: 'illinoisEnglish',
      },
      deadline:
        '1 December 2026 for fall 2027; the professional degree (MCS) in Urbana 1 May for fall, 15 October for spring',
      days: [{ starts: '2027-08', date: '2026-12-01' }],
      fee: '',
      source: 'illinoisComputing',
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
    label:
      'F-1 refusals, counted by Shorelight from State Department data (Inside Higher Ed, April 2026, as public projects quoted it)',
    url: 'https://www.insidehighered.com/news/students/international/2026/04/22/f-1-student-visa-refusals-surged-2025',
    checkedOn: '2026-11-27',
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
  purdueComputing: {
    label:
      'Purdue University: requirements in computer science and of the graduate school (no dates); 88 and 4.5: a public data collection in Chinese, July 2026',
    url: 'https://www.purdue.edu/gradschool/prospective/gradrequirements/westlafayette/cs.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
  uicComputing: {
    label: 'University of Illinois Chicago: MS in computer science, fall 2026',
    url: 'https://cs.uic.edu/graduate/admissions/ms/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  arizonaIdp: {
    label: 'IDP’s directory: University of Arizona, MS in computer science, 2025',
    url: 'https://www.idp.com/universities-and-colleges/university-of-arizona/master-of-science-in-computer-science/PRG-US-00013206/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  arizonaFees: {
    label: 'GradRight: MS in computer science at the University of Arizona, 2023',
    url: 'https://blog.gradright.com/ms-in-cs-from-university-of-arizona-overview-fees-admission-process-and-more/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  stevensEnglish: {
    label: 'Stevens Institute of Technology: English language proficiency policy (no date, after fall 2024)',
    url: 'https://www.stevens.edu/page-basic/english-language-proficiency-policy',
    checkedOn: '2026-11-26',
    copy: true,
  },
  southFloridaComputing: {
    label: 'University of South Florida: graduate applications in computer science (no date)',
    url: 'https://usf.edu/engineering/cse/graduate/prospective-students.aspx',
    checkedOn: '2026-11-25',
    copy: true,
  },
  northTexasComputing: {
    label: 'University of North Texas: graduate admission in computer science, about 2025',
    url: 'https://engineering.unt.edu/cse/graduate/admissions.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
  northTexasEnglish: {
    label:
      'University of North Texas: English requirements (as a public data collection in Chinese had it in July 2026)',
    url: 'https://www.unt.edu/admissions/international/english-language-requirements.html',
    checkedOn: '2026-11-26',
    copy: true,
  },
  georgiaTechComputing: {
    label:
      'Georgia Tech: admission to computer science (as a public data collection quoted it on 29 September 2026)',
    url: 'https://www.cc.gatech.edu/ms-computer-science-admission-requirements',
    checkedOn: '2026-11-26',
    copy: true,
  },
  umbcQuestions: {
    label:
      'University of Maryland, Baltimore County: graduate computer science, questions of applicants; Duolingo 115: IDP’s directory (no dates)',
    url: 'https://www.csee.umbc.edu/comp-sci-grad-faq/',
    checkedOn: '2026-11-27',
    copy: true,
  },
  umbcAdmission: {
    label: 'University of Maryland, Baltimore County: graduate admission in computer science (no date)',
    url: 'https://www.csee.umbc.edu/admission/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  southernCaliforniaComputing: {
    label:
      'University of Southern California: MS in computer science (as a public data collection quoted it on 29 September 2026)',
    url: 'https://viterbigradadmission.usc.edu/programs/masters/msprograms/computer-science/ms-computer-science/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  houstonEnglish: {
    label:
      'University of Houston: English requirements of graduates (as a public data collection in Chinese had it in July 2026); writing: questions of applicants in computer science (no date)',
    url: 'https://www.uh.edu/graduate-school/admissions/international-applicants/english-proficiency/index.php',
    checkedOn: '2026-11-27',
    copy: true,
  },
  indianaComputing: {
    label: 'Indiana University: graduate applications of the Luddy School, fall 2026',
    url: 'https://luddy.iu.edu/admissions/graduate/index.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
  northernIllinoisComputing: {
    label: 'Northern Illinois University: catalogue 2025-26, MS in computer science',
    url: 'https://catalog.niu.edu/preview_program.php?catoid=61&poid=16740&returnto=3192',
    checkedOn: '2026-11-25',
    copy: true,
  },
  northernIllinoisScores: {
    label: 'Northern Illinois University: admission to the MS in computer science (no date)',
    url: 'https://www.cs.niu.edu/graduate/admissionrequirements.shtml',
    checkedOn: '2026-11-25',
    copy: true,
  },
  newYorkComputing: {
    label:
      'New York University: graduate computer science (as a public data collection quoted it on 29 September 2026); Tandon: its deadlines (no date)',
    url: 'https://gsas.nyu.edu/admissions/arc/programs/computer-science.html',
    checkedOn: '2026-11-27',
    copy: true,
  },
  illinoisComputing: {
    label:
      'University of Illinois: graduate deadlines in computer science (as a public data collection quoted it on 29 September 2026)',
    url: 'https://siebelschool.illinois.edu/admissions/graduate/application-deadlines',
    checkedOn: '2026-11-26',
    copy: true,
  },
  illinoisEnglish: {
    label:
      'University of Illinois: English requirements of the Graduate College (no date); speaking: its computing school (as a public data collection quoted it on 29 September 2026)',
    url: 'https://grad.illinois.edu/admissions/application-instructions/additional-instructions-international-applicants',
    checkedOn: '2026-11-27',
    copy: true,
  },
  njitDates: {
    label:
      'New Jersey Institute of Technology: English and deadlines of master’s degrees (as a public data collection in Chinese had it in July 2026); GRE: questions of its department (no date)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/us/NJIT_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-27',
    copy: true,
  },
  stevensDates: {
    label:
      'Stevens Institute of Technology: graduate deadlines (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/us/Stevens_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
  houstonAdmissions: {
    label: 'University of Houston: graduate admission in computer science, about 2021',
    url: 'https://uh.edu/nsm/computer-science/graduate/admissions/index.php',
    checkedOn: '2026-11-26',
    copy: true,
  },
  masonComputing: {
    label:
      'George Mason University: graduate deadlines and papers in engineering and computing, 2025; older: page of the MS in computer science (no date)',
    url: 'https://cec.gmu.edu/admissions/graduate-admissions/application-requirements-and-deadlines',
    checkedOn: '2026-11-27',
    copy: true,
  },
  cmuComputing: {
    label:
      'Carnegie Mellon: graduate admissions in computer science, fall 2027 (as a public data collection quoted it on 29 September 2026)',
    url: 'https://www.cs.cmu.edu/education/graduate-admissions',
    checkedOn: '2026-11-27',
    copy: true,
  },
  columbiaComputing: {
    label:
      'Columbia University: MS in computer science, fall 2027 (as a public data collection quoted it in autumn 2026)',
    url: 'https://www.cs.columbia.edu/education/ms/appfaq/',
    checkedOn: '2026-11-27',
    copy: true,
  },
  purdueSteps: {
    label:
      'Purdue University: steps to apply in computer science, fall 2027 (as a public data collection quoted it in autumn 2026)',
    url: 'https://www.cs.purdue.edu/graduate/admission/steps.html',
    checkedOn: '2026-11-26',
    copy: true,
  },
};
