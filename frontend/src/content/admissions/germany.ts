import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['masters'],
      starts: '2027-04',
      prepare: '2026-04',
      apply: { from: '2026-09', to: '2027-01' },
      visa: { from: '2026-12', to: '2027-02' },
      note: 'Fewer courses begin in summer. They close by 15 January as a rule, some on 30 November, as Informatics at Munich’s technical university. Many applicants need a dMAT result of September 2026 for the APS certificate. The wait for a visa appointment may take longer than the time that is left.',
      days: [],
    },
    {
      levels: ['undergraduate'],
      starts: '2027-10',
      prepare: '2026-06',
      apply: { from: '2027-05', to: '2027-07' },
      visa: { from: '2027-06', to: '2027-07' },
      note: {
        text: 'Usually until 15 July; a Studienkolleg may close earlier (Konstanz on 1 May in 2026). You need the APS certificate first, and for that mostly {{germany.classXii}} in class XII. Do not wait for July: the visa may come too late.',
        source: 'studienkolleg',
      },
      days: [],
    },
    {
      levels: ['masters'],
      starts: '2027-10',
      prepare: '2026-06',
      apply: { from: '2027-01', to: '2027-05' },
      visa: { from: '2027-05', to: '2027-07' },
      note: 'Some courses close in January or March for applicants from outside the EU, others as late as June or July. If you need the dMAT, take the next date in 2027; it comes before the APS certificate.',
      days: [
        {
          label:
            'Technical University of Munich, Informatics (the last day each year; if you need a visa, better by 31 March)',
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
      english: {
        text: 'From outside the EU also a GRE: quantitative at the 75th percentile or above, verbal at the 15th, writing 3.5. For the English score ask: a sister degree takes level B2, IELTS 5.5 (research list of autumn 2026)',
        source: 'rwthQuestions',
      },
      deadline:
        '1 March for the winter semester, for applicants from outside the EU; opens in December (page of October 2025)',
      fee: { text: 'No tuition', source: 'rwthQuestions' },
      source: 'rwthDataScience',
    },
    {
      university: 'Technical University of Munich',
      course: 'Informatics (MSc, in English)',
      english: {
        text: 'IELTS 6.5, or a whole degree taught in English. With a degree from India also a GRE (quantitative 164, writing 4.0) or GATE, as a public project read the page in October 2026',
        source: 'tumTests',
      },
      deadline: {
        text: 'If you need a visa, send it by 31 March for winter, by 31 October for summer, as an older page advises. The last days are 31 May (opens on 1 February) and 30 November (opens by 1 October). With a degree from India you need a VPD from uni-assist, too, and for that the APS certificate: ask for it weeks before, at the latest with this application, and ask the university whether it may follow after the last day',
        source: 'tumCheck',
      },
      fee: {
        text: '€6,000 a semester from outside the EU, since 2024-25 (other master’s degrees mostly €4,000 or 6,000, by subject)',
        source: 'tumFee',
      },
      source: 'tumInformatics',
    },
    {
      university: 'Ludwig-Maximilians-Universität München',
      course: 'Economics (MSc, in English)',
      english: '',
      deadline: {
        text: '1 to 30 April for winter, at the department (30 April 2027 in the DAAD list). A second application goes to the university’s International Office, from May to 15 July: send it early, for the visa. A German grade worse than 2.0 (2.5 at least) or a degree not clearly in economics means a written test, in 2019 only in Munich',
        source: 'lmuEconomics',
      },
      days: [{ starts: '2027-10', date: '2027-04-30' }],
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'University of Bonn',
      course: 'Economics (MSc, in English)',
      english: {
        text: 'Level B2: IELTS 6.0 or TOEFL iBT 87; none after a degree taught wholly in English (older page; ask)',
        source: 'bonnQuestions',
      },
      deadline: {
        text: '31 March 2027 for winter, in the DAAD list; in 2025 it opened on 1 February, with an early round in January',
        source: 'bonnQuestions',
      },
      days: [{ starts: '2027-10', date: '2027-03-31' }],
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Universität Hamburg',
      course: 'Intelligent Adaptive Systems (MSc, in English)',
      english: { text: 'IELTS 6.5 or TOEFL iBT 90 (page of about 2020; ask)', source: 'hamburgApplying' },
      deadline: {
        text: 'Send it by 31 March 2027 for winter (opens on 15 February); the DAAD list says 1 April',
        source: 'hamburgAdaptive',
      },
      days: [{ starts: '2027-10', date: '2027-03-31' }],
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Hamburg University of Technology',
      course: 'Data Science (MSc, in English)',
      english: {
        text: 'IELTS 6.5, as a public project read the page in October 2026',
        source: 'tuhhData',
      },
      deadline: {
        text: 'Send it by 1 February 2027 for winter, as in 2026; the DAAD list says 1 March. First comes an online pre-check, from 1 December; who does not pass it cannot apply',
        source: 'tuhhApplying',
      },
      days: [{ starts: '2027-10', date: '2027-02-01' }],
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Freie Universität Berlin',
      course: 'Data Science (MSc, in English)',
      english: {
        text: 'Level C1; no test after a degree taught in English, as a public project read the page in October 2026',
        source: 'fuEntry',
      },
      deadline: {
        text: 'Mid-April to 31 May 2027 for winter, through uni-assist (20 April to 31 May in 2026)',
        source: 'fuDataScience',
      },
      days: [{ starts: '2027-10', date: '2027-05-31' }],
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Humboldt-Universität zu Berlin',
      course: 'Economics (MSc, in English)',
      english: {
        text: 'Level C1. German at level B1 was asked for, too, but was perhaps to be dropped in 2024-25: ask',
        source: 'humboldtEconomics',
      },
      deadline: {
        text: 'Usually from 1 to 31 May for winter, through uni-assist',
        source: 'humboldtEconomics',
      },
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'University of Stuttgart',
      course: 'Computational Mechanics of Materials and Structures (MSc, in English)',
      english: {
        text: 'TOEFL iBT 79; a GRE only adds weight (older page: ask)',
        source: 'stuttgartQuestions',
      },
      deadline: {
        text: '15 February 2027 for winter, in the DAAD list; for 2024-25 it opened on 15 November',
        source: 'stuttgartCommas',
      },
      days: [{ starts: '2027-10', date: '2027-02-15' }],
      fee: { text: '€1,500 a semester from outside the EU, since 2017-18', source: 'bw' },
      source: 'daadProgrammes',
    },
    {
      university: 'University of Tübingen',
      course: 'Machine Learning (MSc, in English)',
      english: {
        text: 'IELTS 7.0, TOEFL iBT 94 or Cambridge C1 Advanced; a degree taught in English is not listed as proof',
        source: 'tuebingenLearning',
      },
      deadline: '30 April 2027 for winter',
      days: [{ starts: '2027-10', date: '2027-04-30' }],
      fee: { text: '€1,500 a semester from outside the EU, since 2017-18', source: 'bw' },
      source: 'daadProgrammes',
    },
    {
      university: 'Friedrich-Alexander-Universität Erlangen-Nürnberg',
      course: 'Artificial Intelligence (MSc, in English)',
      english: {
        text: 'Level B2, by IELTS (6.0 in a research list of autumn 2026), TOEFL or the like; no Duolingo. A GRE may help, above the 60th percentile (a public project, October 2026)',
        source: 'fauQuestions',
      },
      deadline: {
        text: '31 May 2027 for winter; usually opens on 15 February, in 2026 only on 15 April. Since 2026-27 you can no longer begin in summer',
        source: 'fauIntelligence',
      },
      days: [{ starts: '2027-10', date: '2027-05-31' }],
      fee: {
        text: 'For some courses €1,000 to 6,000 a semester from outside the EU, if you enrol from summer 2027: ask whether for this one. €100 to apply',
        source: 'fauFees',
      },
      source: 'daadProgrammes',
    },
    {
      university: 'Universität Mannheim',
      course:
        'Management (MSc, in English), with 36 ECTS credits of pure business administration in your degree',
      english: {
        text: 'Level C1 (IELTS 7.0 or TOEFL iBT 100 in an older statute); a degree with at least 40% in English proves it, too (2021). A GMAT or GRE score is not required, but a good one gives as many points as a good grade (2025)',
        source: 'mannheimManagement',
      },
      deadline: {
        text: '15 May 2027 for September, in the DAAD list; in 2025 it opened on 1 April',
        source: 'mannheimManagement',
      },
      days: [{ starts: '2027-10', date: '2027-05-15' }],
      fee: { text: '€1,500 a semester from outside the EU, since 2017-18', source: 'bw' },
      source: 'daadProgrammes',
    },
    {
      university: 'University of Siegen',
      course: 'Computer Science (MSc, in English)',
      english: {
        text: 'IELTS 6.5 or TOEFL iBT 88; India is not among the countries that need no test',
        source: 'siegenComputing',
      },
      deadline: {
        text: '30 April 2027 for winter, from outside the EU (opens on 1 January); you cannot begin in summer',
        source: 'siegenApplying',
      },
      days: [{ starts: '2027-10', date: '2027-04-30' }],
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Otto-von-Guericke-Universität Magdeburg',
      course: 'Computational Methods in Engineering (MSc, in English)',
      english: '',
      deadline: {
        text: 'Send it by 15 May 2027, the last day from abroad for another course there that is taught in English; for this one the DAAD list says 15 July. Through uni-assist',
        source: 'magdeburgData',
      },
      days: [{ starts: '2027-10', date: '2027-05-15' }],
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Chemnitz University of Technology',
      course: 'Automotive Software Engineering (MSc, in English)',
      english: { text: 'Level B2 (IELTS 5.5)', source: 'chemnitzAutomotive' },
      deadline:
        '15 July 2027 for winter, in the DAAD list, through uni-assist; the university’s courses have different days: ask',
      days: [{ starts: '2027-10', date: '2027-07-15' }],
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'Paderborn University',
      course: 'Optoelectronics and Photonics (MSc, in English)',
      english: '',
      deadline: {
        text: '31 May for winter (31 May 2027 in the DAAD list), 30 November for summer',
        source: 'paderbornApplying',
      },
      days: [{ starts: '2027-10', date: '2027-05-31' }],
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'University of Potsdam',
      course: 'Digital Health (MSc, in English), after a degree in computing or in a health profession',
      english: {
        text: 'IELTS 7.0 with 7.0 in each part (in another version of the page 6.5: ask), TOEFL iBT 95 or PTE 76; none after a degree taught in English. From outside the EU perhaps a GRE, as for Computer Science: ask',
        source: 'potsdamHealth',
      },
      deadline: {
        text: '1 June 2027 for winter (opens on 1 April), through uni-assist',
        source: 'potsdamHealth',
      },
      days: [{ starts: '2027-10', date: '2027-06-01' }],
      fee: 'No tuition',
      source: 'daadProgrammes',
    },
    {
      university: 'University of Passau',
      course: 'International Economics and Business (MSc, in English)',
      english: '',
      deadline:
        'Send it by 31 May 2027 for winter, when another course there closes; for this one the DAAD list says 30 June. Through uni-assist',
      days: [{ starts: '2027-10', date: '2027-05-31' }],
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
      'Erlangen-Nürnberg: fees of students from outside the EU (as a program that reads its page quoted it in 2026; the €100: a research list of 22 July 2026)',
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
    label:
      'Technical University of Munich: Informatics (MSc), application periods (as two research lists of August and September 2026 quoted them)',
    url: 'https://www.cit.tum.de/en/cit/studies/degree-programs/master-informatics/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  tumCheck: {
    label: 'Technical University of Munich: the preliminary check (VPD) by uni-assist (no date)',
    url: 'https://www.tum.de/studium/bewerbung/infoportal-bewerbung/uni-assist/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  tumTests: {
    label:
      'Technical University of Munich: master’s degrees in informatics, tests for 2023-24 and October 2026 (a public project); English: an older page, and a research list of autumn 2026',
    url: 'https://www.in.tum.de/en/in/for-prospective-students/apply-for-admission/masters-programs/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  rwthQuestions: {
    label: 'RWTH Aachen: questions about the MSc Data Science (no date)',
    url: 'https://www.data-science.rwth-aachen.de/cms/Data-Science/Studiengaenge/M-Sc-Data-Science/~efejh/FAQ/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  lmuEconomics: {
    label: 'LMU Munich: applying for the Master in Economics (no date; test: 2019)',
    url: 'https://www.en.master.econ.uni-muenchen.de/application/application_process/index.html',
    checkedOn: '2026-11-26',
    copy: true,
  },
  bonnQuestions: {
    label: 'University of Bonn: application to the MSc in Economics, 2025, and its older questions (no date)',
    url: 'https://econ.uni-bonn.de/en/study-programs/master/application-admission',
    checkedOn: '2026-11-26',
    copy: true,
  },
  hamburgAdaptive: {
    label:
      'Universität Hamburg: Intelligent Adaptive Systems (as a research list of 23 August 2026 quoted the university)',
    url: 'https://www.inf.uni-hamburg.de/en/studies/master/ias.html',
    checkedOn: '2026-11-26',
    copy: true,
  },
  hamburgApplying: {
    label: 'Intelligent Adaptive Systems: how to apply (about 2020)',
    url: 'https://www.master-intelligent-adaptive-systems.com/apply-master-intelligent-adaptive-systems/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  tuhhApplying: {
    label: 'Hamburg University of Technology: how and when to apply, for 2026-27',
    url: 'https://www.tuhh.de/tuhh/en/studying/before-studying/degree-courses/international-study-programs/how-and-when-to-apply',
    checkedOn: '2026-11-27',
    copy: true,
  },
  tuhhData: {
    label:
      'Hamburg University of Technology: Data Science, requirements (as a public project read it, October 2026)',
    url: 'https://www.tuhh.de/tuhh/en/studying/before-studying/degree-courses/international-study-programs/data-science/admission-requirements',
    checkedOn: '2026-11-27',
    copy: true,
  },
  fuDataScience: {
    label:
      'Freie Universität Berlin: Data Science, dates (as a research list of 23 August 2026 quoted the university)',
    url: 'https://www.mi.fu-berlin.de/en/data-science/prospective-students/index.html',
    checkedOn: '2026-11-26',
    copy: true,
  },
  fuEntry: {
    label: 'DAAD: Data Science at Freie Universität Berlin (no date); a public project, October 2026',
    url: 'https://www2.daad.de/deutschland/studienangebote/international-programmes/en/detail/7066/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  humboldtEconomics: {
    label:
      'Humboldt-Universität: applying for the master’s degrees in business and economics, 2024-25; route from abroad (no date)',
    url: 'https://www.wiwi.hu-berlin.de/@@multilingual-selector/784ace57f43543aa99baf0a62a64ba0b/en?set_language=de',
    checkedOn: '2026-11-26',
    copy: true,
  },
  tuebingenLearning: {
    label: 'University of Tübingen: Machine Learning, admission and application (no date)',
    url: 'https://uni-tuebingen.de/en/fakultaeten/mathematisch-naturwissenschaftliche-fakultaet/fachbereiche/informatik/studium/studierende/lehre-studienorganisation/studiengaenge/machine-learning/admission-and-application',
    checkedOn: '2026-11-26',
    copy: true,
  },
  fauQuestions: {
    label: 'Erlangen-Nürnberg: questions about applying for Artificial Intelligence, from winter 2026-27',
    url: 'https://www.ai.study.fau.eu/prospective-students/application-master/faq/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  fauIntelligence: {
    label:
      'Erlangen-Nürnberg: applying for Artificial Intelligence (as a research list of 23 August 2026 quoted the university)',
    url: 'https://www.ai.study.fau.eu/prospective-students/master-ai/application-master/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  mannheimManagement: {
    label:
      'Universität Mannheim: application to the Master in Management, 2025; English: its news of 13 December 2021',
    url: 'https://www.bwl.uni-mannheim.de/en/programs/master/mmm/application-information/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  stuttgartCommas: {
    label: 'University of Stuttgart: Computational Mechanics (COMMAS), admission for 2024-25',
    url: 'https://www.commas.uni-stuttgart.de/admission/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  stuttgartQuestions: {
    label: 'University of Stuttgart: questions about COMMAS (no date)',
    url: 'https://www.msc.commas.uni-stuttgart.de/admission/FAQ/index.html',
    checkedOn: '2026-11-26',
    copy: true,
  },
  tumFee: {
    label:
      'Technical University of Munich: Informatics, fee (as a research list of autumn 2026 quoted it); other master’s degrees (its page on tuition fees, no date)',
    url: 'https://www.tum.de/en/studies/fees/tuition',
    checkedOn: '2026-11-27',
    copy: true,
  },
  chemnitzAutomotive: {
    label:
      'My German University: Automotive Software Engineering (as a research list of autumn 2026 quoted it)',
    url: 'https://www.mygermanuniversity.com/master/automotive-software-engineering/91',
    checkedOn: '2026-11-26',
    copy: true,
  },
  siegenApplying: {
    label:
      'University of Siegen: Computer Science, how to apply (as a research list of 23 August 2026 quoted the university)',
    url: 'https://www.uni-siegen.de/en/eti-international-master-in-computer-science-how-to-apply',
    checkedOn: '2026-11-26',
    copy: true,
  },
  magdeburgData: {
    label:
      'Magdeburg: Data and Knowledge Engineering (as a research list of 23 August 2026 quoted the university); uni-assist (no date)',
    url: 'https://www.ovgu.de/en/Study/Study%2BProgrammes/Master/Data%2Band%2BKnowledge%2BEngineering.html',
    checkedOn: '2026-11-26',
    copy: true,
  },
  paderbornApplying: {
    label: 'Paderborn University: how applicants from abroad apply (no date)',
    url: 'https://www.uni-paderborn.de/en/studies/international-office/degree-students/application-for-admission-terms/application-for-admission-procedure-and-documents',
    checkedOn: '2026-11-26',
    copy: true,
  },
  potsdamHealth: {
    label:
      'Hasso Plattner Institute: applying for a master’s degree (no date; GRE: a research list of 22 July 2026)',
    url: 'https://hpi.de/en/studies/before-your-studies/application/application-to-the-masters-program.html',
    checkedOn: '2026-11-26',
    copy: true,
  },
};
