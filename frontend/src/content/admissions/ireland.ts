import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate'],
      starts: '2027-09',
      prepare: '2026-06',
      apply: { from: '2026-10', to: '2027-06' },
      visa: { from: '2027-04', to: '2027-07' },
      note: {
        text: 'From outside the EU you apply directly to the university. Medicine and other health courses, at Trinity music and drama, too, may close far earlier, there on 1 February in 2026; some go another way: ask.',
        source: 'trinityDates',
      },
      days: [],
    },
    {
      levels: ['masters'],
      starts: '2027-09',
      prepare: '2026-06',
      apply: { from: '2026-10', to: '2027-04' },
      visa: { from: '2027-04', to: '2027-07' },
      note: 'Applications are read as they arrive, so popular courses fill up before the last day.',
      days: [
        {
          label: 'Dublin City University, if you need a visa',
          date: '2027-07-01',
          zone: 'Europe/Dublin',
          source: 'dcuDates',
        },
      ],
    },
    {
      levels: ['masters'],
      starts: '2028-01',
      prepare: '2027-02',
      apply: { from: '2027-05', to: '2027-10' },
      visa: { from: '2027-09', to: '2027-11' },
      note: 'Only a few courses start in January.',
      days: [],
    },
  ],
  refusals: {
    rates: [
      {
        percent: 7.6,
        period: '2025',
        of: 'of Indians’ applications for Irish visas of every kind; we found no official rate for students alone, for whom agents write 1 to 4%',
        source: 'irishDecisions',
      },
    ],
    reasons: [
      {
        text: 'Too little money, or too few papers about it: two of the usual grounds in letters of refusal, as solicitors list them',
        source: 'irishGrounds',
      },
      'Gaps between your studies that your letter does not explain',
      'An earlier refusal, by any country, that was left out of the form',
    ],
  },
  masters: [
    {
      university: 'Dublin City University',
      course: 'All taught master’s degrees',
      english: {
        text: 'IELTS 6.5 (6.0 in each part), TOEFL iBT 92 (on the new scale 4.5, also in each part), PTE 63 (59 in each part) or Duolingo 120 (110 in each part); no TOEFL taken at home; some courses ask for more',
        source: 'dcuEnglish',
      },
      deadline: 'By 1 July if you need a visa, as Indian citizens do; some courses close earlier',
      fee: '',
      source: 'dcuDates',
    },
    {
      university: 'National College of Ireland',
      course: 'All master’s degrees',
      english: '',
      deadline: '',
      fee: '€17,000 (2026), but the college announced higher fees from January 2025: ask',
      source: 'nciShiksha',
    },
    {
      university: 'University College Dublin',
      course: 'All taught master’s degrees, minimum',
      english:
        'IELTS 6.5 (6.0 in each part) or TOEFL iBT 90 with 20 in each part, in one sitting (a list of July 2026: 21 in writing, 19 in the others). Some courses ask for more: the business school in 2024-25 for IELTS 7.0 or TOEFL iBT 100',
      deadline: '',
      fee: '',
      source: 'ucdEnglish',
    },
    {
      university: 'University of Galway',
      course: 'All degrees, minimum',
      english:
        'IELTS 6.5 (6.0 in each part); some courses ask for more, several in computing for 6.5 in writing. A degree taught in English replaces the test only from a country where English is a national language and the language of teaching: ask whether India counts',
      deadline: '',
      fee: '',
      source: 'galwayEnglish',
    },
    {
      university: 'University of Limerick',
      course: 'Most taught master’s degrees',
      english: 'IELTS 6.5 (6.0 in each part); some courses ask for more',
      deadline: {
        text: 'Early July if you need a visa (12 July in 2024); some courses close earlier',
        source: 'limerickApplying',
      },
      fee: '',
      source: 'limerickQuestions',
    },
    {
      university: 'Maynooth University',
      course: 'Most taught master’s degrees',
      english:
        'Several courses ask for IELTS 6.5 with 6.0 in each part or TOEFL iBT 90, Immunology for IELTS 7.0 or TOEFL iBT 94; the others for IELTS 6.5 or TOEFL iBT 79, in business with 6.0 in reading and writing. No TOEFL taken at home',
      deadline: 'Applications from October to July',
      fee: '€14,000 in arts; €15,000 in business, law, science and engineering; €16,000 in Immunology (page without a date: ask for this year’s)',
      source: 'maynoothDegrees',
    },
    {
      university: 'Technological University Dublin',
      course: 'Most taught master’s degrees',
      english: '',
      deadline:
        'Each course page names its own day, and a course may close earlier when it is full; for January 2025 it was 11 December 2024, from outside the EU, which is over',
      fee: '',
      source: 'tudApplying',
    },
    {
      university: 'University College Cork',
      course: 'Computing Science (MSc)',
      english:
        'IELTS 6.5 (6.0 in each part), TOEFL iBT 90 with 20 in each part, PTE 63 (59) or Duolingo 120; some courses ask for more',
      deadline: '',
      fee: '€28,000 in 2026-27, as for Data Science and Analytics; in business €19,700 or €22,300',
      source: 'corkDegrees',
    },
    {
      university: 'Trinity College Dublin',
      course: 'Most taught master’s degrees',
      english: 'IELTS 6.5 (6.0 in each part); some courses ask for more',
      deadline: 'Mostly by 31 July (2026); courses close earlier when they are full',
      fee: '',
      source: 'trinityEnglish',
    },
  ],
};

export const sources: Record<string, Source> = {
  irishGrounds: {
    label: 'Irish visa refusals and appeals (Sinnott Solicitors, no date)',
    url: 'https://sinnott.ie/zh/irish-visa-refusals-and-appeals/',
    checkedOn: '2026-11-24',
    copy: true,
  },
  irishDecisions: {
    label: 'Department of Justice: visa decisions of 2024 and 2025 (reported by Travel Extra)',
    url: 'https://www.travelextra.ie/?p=118648',
    checkedOn: '2026-11-26',
    copy: true,
  },
  dcuDates: {
    label:
      'Dublin City University: postgraduate applications from outside the EU (no date, after November 2020)',
    url: 'https://www.dcu.ie/international/postgraduate-non-eu-applications',
    checkedOn: '2026-11-25',
    copy: true,
  },
  dcuEnglish: {
    label:
      'Dublin City University: English requirements (as a public data collection quoted it on 10 July 2026)',
    url: 'https://www.dcu.ie/registry/english-language-requirements-non-native-speakers-english-registry',
    checkedOn: '2026-11-26',
    copy: true,
  },
  nciShiksha: {
    label: 'Shiksha’s directory: National College of Ireland, 2026',
    url: 'https://www.shiksha.com/ireland/universities/national-college-of-ireland/admission',
    checkedOn: '2026-11-25',
    copy: true,
  },
  ucdEnglish: {
    label:
      'University College Dublin: minimum English requirements (September 2024; a public data collection, July 2026)',
    url: 'https://www.ucd.ie/registry/admissions/elr.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
  galwayEnglish: {
    label: 'University of Galway: entry requirements for applicants from abroad (no date)',
    url: 'https://universityofgalway.ie/global-galway/studyinireland/entryrequirements',
    checkedOn: '2026-11-25',
    copy: true,
  },
  limerickQuestions: {
    label: 'University of Limerick: questions of students from abroad (no date)',
    url: 'https://www.ul.ie/courses/international-students/frequently-asked-questions',
    checkedOn: '2026-11-25',
    copy: true,
  },
  limerickApplying: {
    label: 'University of Limerick: questions about applying, 2024',
    url: 'https://ul.ie/gaeilge/group/26/content/89796',
    checkedOn: '2026-11-25',
    copy: true,
  },
  maynoothDegrees: {
    label: 'Maynooth University: full degrees for applicants from abroad (no date)',
    url: 'https://www.maynoothuniversity.ie/international/prospective-full-degree-students',
    checkedOn: '2026-11-25',
    copy: true,
  },
  tudApplying: {
    label: 'Technological University Dublin: applications from abroad, January 2025',
    url: 'https://tudublin.ie/study/international/how-to-apply/postgraduate-courses',
    checkedOn: '2026-11-26',
    copy: true,
  },
  corkDegrees: {
    label:
      'University College Cork: English and fees (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/ie/University_College_Cork_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
  trinityDates: {
    label: 'Shiksha’s directory: Trinity College Dublin, closing days of 2026',
    url: 'https://www.shiksha.com/studyabroad/ireland/universities/trinity-college/admission',
    checkedOn: '2026-11-26',
    copy: true,
  },
  trinityEnglish: {
    label:
      'Trinity College Dublin: English and last day of master’s degrees (as a public data collection in Chinese had it in July 2026)',
    url: 'https://github.com/china-Zing-android/edumeta-knowledge/blob/main/data/raw-md/universities/ie/Trinity_College_Dublin_%E7%9F%A5%E8%AF%86%E5%BA%93_%E5%AE%8C%E6%95%B4%E6%B7%B1%E5%BA%A6%E6%95%B0%E6%8D%AE_v2.md',
    checkedOn: '2026-11-26',
    copy: true,
  },
};
