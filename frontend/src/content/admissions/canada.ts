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
      note: 'The attestation letter of the province comes before the study permit: ask for it as soon as you have paid the deposit. In Québec you apply for the CAQ yourself.',
      days: [
        { label: 'UBC', date: '2027-01-15', zone: 'America/Vancouver', source: 'ubcDates' },
        {
          label: 'University of Toronto',
          date: '2027-01-15',
          zone: 'America/Toronto',
          source: 'torontoDates',
        },
        { label: 'McGill University', date: '2027-01-15', zone: 'America/Toronto', source: 'mcgillApply' },
        {
          label: 'Simon Fraser University',
          date: '2027-01-31',
          zone: 'America/Vancouver',
          source: 'sfuDates',
        },
      ],
    },
    {
      levels: ['masters'],
      starts: '2027-09',
      prepare: '2026-03',
      apply: { from: '2026-10', to: '2027-02' },
      visa: { from: '2027-03', to: '2027-06' },
      note: {
        text: 'Each department sets its own day; funded places close first. At public institutions the study permit needs no attestation letter, but in Québec the CAQ.',
        source: 'pal',
      },
      days: [],
    },
    {
      levels: ['undergraduate', 'masters'],
      starts: '2028-01',
      prepare: '2027-03',
      apply: { from: '2027-04', to: '2027-09' },
      visa: { from: '2027-07', to: '2027-10' },
      note: 'Only colleges and some universities. Many master’s degrees close for January between May and August, some earlier. Attestation letter and CAQ as for September.',
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
        text: 'A letter of acceptance that the college does not confirm. In 2023 some 1,550 applications with false letters were found, most of them from India; the check that followed stopped more than 14,000 letters from all countries in 2024 that may have been false',
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
        text: 'IELTS 7.0 with 6.5 in each part (no One Skill Retake), or TOEFL iBT 93 with 22 in writing and speaking (4.5 on the new scale, with 4.5 and 4.0); none after a degree taught in English',
        source: 'torontoEnglish',
      },
      deadline: {
        text: '1 December 2026 for fall 2027. The GRE is strongly recommended to all without a Canadian degree',
        source: 'torontoMscac',
      },
      days: [{ starts: '2027-09', date: '2026-12-01' }],
      fee: 'CAD 90,050 for the whole course of 16 months, from abroad (an estimate for September 2026)',
      source: 'torontoMscac',
    },
    {
      university: 'University of Waterloo',
      course: 'Computer Science (MMath), with a thesis',
      english:
        'IELTS 6.5 (6.0 in writing, 6.5 in speaking), or TOEFL 5 on the new scale (4.5 in writing, 4 in speaking)',
      deadline:
        '1 December 2026 for September 2027, 1 June 2027 for January 2028; for May by 1 October of the year before',
      days: [
        { starts: '2027-09', date: '2026-12-01' },
        { starts: '2028-01', date: '2027-06-01' },
      ],
      fee: '',
      source: 'waterlooComputing',
    },
    {
      university: 'McGill University',
      course: 'Computer Science (MSc)',
      english:
        'IELTS 6.5, or TOEFL iBT 100 with 22 in each part (on the new scale only the university’s minimum is known: 4.5, with 4.0 in speaking); none after a degree taught in English',
      deadline: {
        text: '15 December 2026 for fall 2027, from abroad (the degree with a thesis)',
        source: 'mcgillDeadline',
      },
      days: [{ starts: '2027-09', date: '2026-12-15' }],
      fee: '',
      source: 'mcgillComputing',
    },
    {
      university: 'University of British Columbia',
      course: 'Computer Science (MSc)',
      english:
        'IELTS 7.0 (6.5 in each part), or TOEFL iBT 100 with 22 in reading and listening, 21 in writing and speaking (on the new scale 5, with 5 in listening, 4.5 in reading and writing, 4 in speaking); none after a degree taught in English',
      deadline: '15 December 2026 for September 2027 or January 2028',
      days: [
        { starts: '2027-09', date: '2026-12-15' },
        { starts: '2028-01', date: '2026-12-15' },
      ],
      fee: 'CAD 10,081.65 for the first year, from abroad (as shown in autumn 2026), and student fees',
      source: 'ubcComputing',
    },
    {
      university: 'University of Alberta',
      course: 'Computing Science (MSc)',
      english: 'None after a degree taught in English, from a university that Alberta recognises',
      deadline:
        'For fall 2025 by 15 December 2024, with all papers (with a thesis): send it by mid-December and ask, first whether the course-based MSc still takes applicants. The GRE is highly recommended after a degree from abroad',
      fee: '',
      source: 'albertaComputing',
    },
    {
      university: 'University of Calgary',
      course: 'Data Science and Analytics',
      english: '',
      deadline:
        'From abroad by 1 February in 2020 to 2022, by 26 March in 2024 (opened on 1 November); ask for this year’s',
      fee: '',
      source: 'calgaryData',
    },
    {
      university: 'Western University',
      course: 'Computer Science (MSc)',
      english: '',
      deadline:
        'From abroad by 15 February for September (so in 2024, and on an undated page); opens on 1 October of the year before; ask for this year’s',
      fee: '',
      source: 'westernComputing',
    },
    {
      university: 'McMaster University',
      course: 'Computational Science and Engineering',
      english: '',
      deadline:
        'For September 2024: 1 February 2024 for full consideration, 15 March at the latest if you need a visa; ask for this year’s. A professor must agree to supervise you',
      fee: '',
      source: 'mcmasterComputing',
    },
    {
      university: 'Dalhousie University',
      course: 'Applied Computer Science (MACS)',
      english: 'IELTS 7.0 or TOEFL iBT 92',
      deadline:
        'From abroad: send it by 1 March for September (another page says 1 April), by 1 August for January (undated pages; ask). An online interview follows',
      fee: '',
      source: 'dalhousieComputing',
    },
    {
      university: 'York University',
      course: 'Information Systems and Technology (MA)',
      english:
        'IELTS 7.0 or TOEFL iBT 90; none after a year of full-time study at a university that teaches in English (page of 2024)',
      deadline: 'The page of 2024 has a day for applicants in Canada only: ask first',
      fee: '',
      source: 'yorkSystems',
    },
    {
      university: 'Carleton University',
      course: 'Computer Science (MCS)',
      english: '',
      deadline: '15 January for fall; you cannot begin in winter (page of October 2024)',
      fee: '',
      source: 'carletonComputing',
    },
    {
      university: 'University of Manitoba',
      course: 'Computer Science (MSc)',
      english: '',
      deadline:
        '1 February for September, 1 May for January, from abroad (older page); a newer one without a date names 15 December for awards: ask. For a thesis a professor must first agree to supervise you',
      fee: '',
      source: 'manitobaComputing',
    },
    {
      university: 'University of Saskatchewan',
      course: 'Applied Computing (MSc)',
      english: {
        text: 'IELTS 6.5 (6.0 in each part) or TOEFL iBT 86 with 19 in each part (4.5 with 4.0 on the new scale), the university’s minimum',
        source: 'saskatchewanEnglish',
      },
      deadline:
        'Send it by 15 December 2026 for September 2027, when the university’s Computer Science closes; the undated page of this degree says 10 January',
      days: [{ starts: '2027-09', date: '2026-12-15' }],
      fee: '',
      source: 'saskatchewanComputing',
    },
    {
      university: 'University of Winnipeg',
      course: 'Applied Computer Science and Society (MSc)',
      english: 'IELTS 6.5 or TOEFL iBT 80, tested in the last two years (undated page; ask)',
      deadline: {
        text: '1 February for September, 1 July for January. For a thesis a professor must first agree to supervise you',
        source: 'winnipegDates',
      },
      fee: '',
      source: 'winnipegComputing',
    },
    {
      university: "Queen's University",
      course: 'Computing (MSc)',
      english: '',
      deadline:
        '15 January 2027 for September 2027, from abroad. You need an A on the Canadian scale, which the page calls first class. An Indian first class may be less (York counts it as a B): ask which marks you need',
      days: [{ starts: '2027-09', date: '2027-01-15' }],
      fee: '',
      source: 'queensComputing',
    },
    {
      university: 'University of Victoria',
      course: 'Computer Science (MSc)',
      english: 'None after a degree from a recognised university that teaches in English (undated page; ask)',
      deadline:
        '14 December 2026 for September 2027; the undated page wants all papers before 15 December, before 15 June for January and before 15 October for May (ask)',
      days: [{ starts: '2027-09', date: '2026-12-14' }],
      fee: '',
      source: 'victoriaComputing',
    },
  ],
};

export const sources: Record<string, Source> = {
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
  albertaComputing: {
    label: 'University of Alberta: graduate admissions in computing science, 2025-26',
    url: 'https://ualberta.ca/en/computing-science/graduate-studies/programs-and-admissions/applications-and-admissions/frequently-asked-questions.html',
    checkedOn: '2026-11-27',
    copy: true,
  },
  calgaryData: {
    label: 'University of Calgary: Data Science and Analytics, fall 2024',
    url: 'https://science.ucalgary.ca/data-science/faq',
    checkedOn: '2026-11-25',
    copy: true,
  },
  westernComputing: {
    label: 'Western University: graduate applications in computer science, 2024',
    url: 'https://www.csd.uwo.ca/graduate/future/faq.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
  mcmasterComputing: {
    label: 'McMaster University: Computational Science and Engineering, application for 2024',
    url: 'https://cse.mcmaster.ca/graduate-studies/application-process/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  dalhousieComputing: {
    label: 'Dalhousie University: applying to computer science (no date)',
    url: 'https://www.dal.ca/faculty/computerscience/graduate-programs/grad-handbook/how-to-apply.html',
    checkedOn: '2026-11-27',
    copy: true,
  },
  yorkSystems: {
    label: 'York University: Information Systems and Technology, 2024',
    url: 'https://yorku.ca/gradstudies/ist/?p=369',
    checkedOn: '2026-11-25',
    copy: true,
  },
  carletonComputing: {
    label: 'Carleton University: computer science, questions of applicants, October 2024',
    url: 'https://carleton.ca/scs/future-students/graduate-studies/programs/frequently-asked-questions/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  manitobaComputing: {
    label: 'University of Manitoba: applying to computer science (an older and a newer page without a date)',
    url: 'https://www.cs.umanitoba.ca/graduate/applying-to-the-grad-programs.php',
    checkedOn: '2026-11-27',
    copy: true,
  },
  saskatchewanComputing: {
    label: 'University of Saskatchewan: Applied Computing (no date)',
    url: 'https://grad.usask.ca/programs/applied-computing.php',
    checkedOn: '2026-11-25',
    copy: true,
  },
  winnipegComputing: {
    label: 'University of Winnipeg: Applied Computer Science (no date)',
    url: 'https://acs.uwinnipeg.ca/graduate/graduate_admissions/graduate_thesis_based',
    checkedOn: '2026-11-25',
    copy: true,
  },
  winnipegDates: {
    label: 'University of Winnipeg: deadlines of graduate studies, about 2025-26',
    url: 'https://uwinnipeg.ca/graduate-studies/general-faq/completing-the-online-application.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
  victoriaComputing: {
    label: 'University of Victoria: graduate computer science, questions of applicants (no date)',
    url: 'https://www.uvic.ca/ecs/computerscience/graduate/faqs/index.php',
    checkedOn: '2026-11-27',
    copy: true,
  },
  torontoMscac: {
    label:
      'University of Toronto: MScAC, application for fall 2027 (as a public data collection quoted it in autumn 2026)',
    url: 'https://mscac.utoronto.ca/apply/',
    checkedOn: '2026-11-27',
    copy: true,
  },
  torontoEnglish: {
    label:
      'University of Toronto: English tests of graduate applicants (as a public data collection quoted it on 2 October 2026)',
    url: 'https://www.sgs.utoronto.ca/future-students/admission-application-requirements/english-language-proficiency-testing/',
    checkedOn: '2026-11-27',
    copy: true,
  },
  waterlooComputing: {
    label:
      'University of Waterloo: Computer Science, MMath (as a public data collection quoted it on 2 October 2026)',
    url: 'https://uwaterloo.ca/future-graduate-students/programs/by-faculty/math/computer-science-master-math-mmath',
    checkedOn: '2026-11-27',
    copy: true,
  },
  mcgillComputing: {
    label:
      'McGill University: applying to graduate computer science, and catalogue of 2026-27 (as a public data collection quoted them on 2 October 2026)',
    url: 'https://www.cs.mcgill.ca/academic/graduate/applying/',
    checkedOn: '2026-11-27',
    copy: true,
  },
  mcgillDeadline: {
    label:
      'McGill University: deadlines of graduate computer science (as a public data collection quoted it on 2 October 2026)',
    url: 'https://www.cs.mcgill.ca/graduate/future/deadline/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  ubcComputing: {
    label:
      'University of British Columbia: graduate admissions in computer science (as a public data collection quoted it on 2 October 2026)',
    url: 'https://www.cs.ubc.ca/students/grad/admissions',
    checkedOn: '2026-11-27',
    copy: true,
  },
  queensComputing: {
    label:
      'Queen’s University: School of Computing, applicants for 2027-28 (as a public data collection quoted it on 9 September 2026)',
    url: 'https://www.cs.queensu.ca/apply/graduate.php',
    checkedOn: '2026-11-26',
    copy: true,
  },
  saskatchewanEnglish: {
    label:
      'University of Saskatchewan: English of graduates (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/ca/University_of_Saskatchewan_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
};
