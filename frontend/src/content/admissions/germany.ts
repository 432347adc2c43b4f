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
      note: 'Fewer courses begin in summer. Many applicants need a dMAT result of September 2026 for the APS certificate. The wait for a visa appointment may take longer than the time that is left.',
      days: [],
    },
    {
      levels: ['undergraduate'],
      starts: '2027-10',
      prepare: '2026-06',
      apply: { from: '2027-05', to: '2027-07' },
      visa: { from: '2027-06', to: '2027-09' },
      note: 'Apply for a place in a Studienkolleg in the same weeks. You need the APS certificate first, and for that {{germany.classXii}} in class XII.',
      days: [],
    },
    {
      levels: ['masters'],
      starts: '2027-10',
      prepare: '2026-06',
      apply: { from: '2027-01', to: '2027-05' },
      visa: { from: '2027-05', to: '2027-08' },
      note: 'Some courses close in January or March for applicants from outside the EU, others as late as June or July. If you need the dMAT, take the next date in 2027; it comes before the APS certificate.',
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
    {
      university: 'Ludwig-Maximilians-Universität München',
      course: 'Economics (MSc, in English)',
      english: '',
      deadline: '30 April 2027 for winter',
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'University of Bonn',
      course: 'Economics (MSc, in English)',
      english: '',
      deadline: '31 March 2027 for winter',
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Universität Hamburg',
      course: 'Intelligent Adaptive Systems (MSc, in English)',
      english: '',
      deadline:
        'Winter: 1 April 2027 by that list, 31 March by older pages of the programme: send it by then',
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Hamburg University of Technology',
      course: 'Data Science (MSc, in English)',
      english: '',
      deadline: '1 March 2027 for winter',
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Freie Universität Berlin',
      course: 'Data Science (MSc, in English)',
      english: '',
      deadline: 'Mid-April to the end of May for winter',
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Humboldt-Universität zu Berlin',
      course: 'Economics (MSc, in English)',
      english: '',
      deadline: 'Usually from 1 to 31 May for winter',
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'University of Stuttgart',
      course: 'Computational Mechanics of Materials and Structures (MSc, in English)',
      english: '',
      deadline: '15 February 2027 for winter',
      fee: { text: '€1,500 a semester from outside the EU, since 2017-18', source: 'bw' },
      source: 'daadProgrammes',
    },
    {
      university: 'University of Tübingen',
      course: 'Machine Learning (MSc, in English)',
      english: '',
      deadline: '30 April 2027 for winter',
      fee: { text: '€1,500 a semester from outside the EU, since 2017-18', source: 'bw' },
      source: 'daadProgrammes',
    },
    {
      university: 'Friedrich-Alexander-Universität Erlangen-Nürnberg',
      course: 'Artificial Intelligence (MSc, in English)',
      english: '',
      deadline: '31 May 2027 for winter',
      fee: {
        text: '€1,000 to 6,000 a semester by course, from outside the EU, for those who enrol from summer 2027',
        source: 'fauFees',
      },
      source: 'daadProgrammes',
    },
    {
      university: 'Universität Mannheim',
      course: 'Management (MSc, in English)',
      english: '',
      deadline: '15 May 2027 for winter',
      fee: { text: '€1,500 a semester from outside the EU, since 2017-18', source: 'bw' },
      source: 'daadProgrammes',
    },
    {
      university: 'University of Siegen',
      course: 'Computer Science (MSc, in English)',
      english: { text: 'IELTS 6.5 or TOEFL iBT 88', source: 'siegenComputing' },
      deadline: '30 April 2027 for winter',
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Otto-von-Guericke-Universität Magdeburg',
      course: 'Computational Methods in Engineering (MSc, in English)',
      english: '',
      deadline: '15 July 2027 for winter',
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Chemnitz University of Technology',
      course: 'Automotive Software Engineering (MSc, in English)',
      english: '',
      deadline: '15 July 2027 for winter',
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Paderborn University',
      course: 'Optoelectronics and Photonics (MSc, in English)',
      english: '',
      deadline: 'Winter: 31 May 2027 by that list; ask, as an entry of 2019 had other days',
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'University of Potsdam',
      course: 'Digital Health (MSc, in English)',
      english: '',
      deadline: '1 June 2027 for winter',
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'University of Passau',
      course: 'International Economics and Business (MSc, in English)',
      english: '',
      deadline: '30 June 2027 for winter',
      fee: 'No tuition',
      source: 'daadProgrammes',
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
  daadProgrammes: {
    label:
      'DAAD: International Programmes in Germany, where universities enter their own; list of 20 August 2026',
    url: 'https://www2.daad.de/deutschland/studienangebote/international-programmes/en/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  fauFees: {
    label:
      'Erlangen-Nürnberg: fees of students from outside the EU (as a program that reads its page quoted it in 2026)',
    url: 'https://www.fau.de/studium/international-studierende/bewerbung-und-einschreibung-fuer-internationale/studiengebuehren-fuer-studierende-aus-nicht-eu-staaten/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  siegenComputing: {
    label: 'University of Siegen: Computer Science (MSc), general requirements (no date)',
    url: 'https://www.master-cs.eti.uni-siegen.de/en/general-requirements',
    checkedOn: '2026-11-25',
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
    label: 'Technical University of Munich: Informatics (MSc), application periods (no date)',
    url: 'https://www.cit.tum.de/en/cit/studies/degree-programs/master-informatics/',
    checkedOn: '2026-11-24',
    copy: true,
  },
};
