import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['masters'],
      starts: '2027-04',
      prepare: '2026-04',
      apply: { from: '2026-09', to: '2027-01' },
      visa: { from: '2026-12', to: '2027-03' },
      note: 'Fewer courses begin in summer. The wait for a visa appointment may take longer than the time that is left.',
      days: [],
    },
    {
      levels: ['undergraduate'],
      starts: '2027-10',
      prepare: '2026-06',
      apply: { from: '2027-05', to: '2027-07' },
      visa: { from: '2027-06', to: '2027-09' },
      note: 'Apply for a place in a Studienkolleg in the same weeks. You need the APS certificate first.',
      days: [],
    },
    {
      levels: ['masters'],
      starts: '2027-10',
      prepare: '2026-06',
      apply: { from: '2027-01', to: '2027-05' },
      visa: { from: '2027-05', to: '2027-08' },
      note: 'Some courses close in January or March for applicants from outside the EU.',
      days: [
        {
          label: 'Technical University of Munich, Informatics (the last day each year)',
          date: '2027-05-31',
          zone: 'Europe/Berlin',
          source: 'tumInformatics',
        },
      ],
    },
  ],
  refusals: {
    rates: [
      {
        percent: 25,
        period: '2025',
        of: 'or so of the student visa applications in India, the German ambassador said; we found no statistics',
        source: 'ambassador',
      },
    ],
    reasons: [
      {
        text: 'An application dressed up by an agent, or for a private school that pays the agent: the ambassador named these as the cause',
        source: 'ambassador',
      },
      'The course does not follow from your first degree, or your reasons for it are weak',
      'The APS certificate, the blocked account or the insurance is missing on the day of the appointment',
      {
        text: 'After a refusal: since July 2025 you can no longer ask for a second look by letter (remonstration). You apply again, or go to court.',
        source: 'remonstration',
      },
    ],
  },
  masters: [
    {
      university: 'RWTH Aachen University',
      course: 'Data Science (MSc, in English)',
      english: '',
      deadline:
        '1 March for the winter semester, for applicants from outside the EU; opens in December (page of October 2025)',
      fee: '',
      source: 'rwthDataScience',
    },
    {
      university: 'Technical University of Munich',
      course: 'Informatics (MSc, in English)',
      english: 'Proof of English; the score is on the central admissions page',
      deadline:
        'Each year 1 February to 31 May for the winter semester, 1 September to 30 November for summer; you need a VPD from uni-assist first',
      fee: 'Tuition for students from outside the EU; the range is under Cost of Study & Living',
      source: 'tumInformatics',
    },
  ],
};

export const sources: Record<string, Source> = {
  ambassador: {
    label: 'Germany’s ambassador on refused student visas (Business Today, 3 October 2025)',
    url: 'https://www.businesstoday.in/nri/study/story/dont-trust-your-german-envoy-warns-indian-students-applying-to-universities-as-visa-rejections-rise-496686-2025-10-03',
    checkedOn: '2026-11-24',
    copy: true,
  },
  rwthDataScience: {
    label: 'RWTH Aachen: Data Science (MSc), application for admission',
    url: 'https://sc.informatik.rwth-aachen.de/en/studium/master/master-data-science/application-for-admission/',
    checkedOn: '2026-11-24',
    copy: true,
  },
  remonstration: {
    label: 'Germany ends remonstration (Business Today, 29 July 2025)',
    url: 'https://www.businesstoday.in/nri/visa/story/schengen-visa-crackdown-on-indians-germany-france-italy-reject-several-visa-applicants-486767-2025-07-29',
    checkedOn: '2026-11-24',
    copy: true,
  },
  tumInformatics: {
    label: 'Technical University of Munich: Informatics (MSc), application periods',
    url: 'https://www.cit.tum.de/en/cit/studies/degree-programs/master-informatics/',
    checkedOn: '2026-11-24',
    copy: true,
  },
};
