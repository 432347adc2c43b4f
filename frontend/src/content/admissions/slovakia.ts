import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate', 'masters'],
      starts: '2027-09',
      prepare: '2026-09',
      apply: { from: '2027-02', to: '2027-07' },
      visa: { from: '2027-04', to: '2027-07' },
      note: 'Medicine and dentistry have entrance tests, each with its own last day. By our estimate engineering closes by the end of June. The university of economics in Bratislava closes earlier: see the list of master’s degrees. Ask the embassy for an appointment once you are admitted: it may be two months away, and the decision on residence 90 days more, so who asks in May or later may need a national visa to begin on time.',
      days: [],
    },
  ],
  refusals: {
    rates: [],
    unpublished: 'We found no published rate of residence applications refused to Indian students.',
    reasons: [
      {
        text: 'An application with a paper missing is not accepted at all; you get a list of what is missing',
        source: 'euraxessStudy',
      },
      {
        text: 'A police certificate without apostille or without translation by a Slovak court translator, which the list of papers asks for',
        source: 'trencinStay',
      },
      {
        text: 'Well-founded doubts that you will be able to follow the course (act as of July 2026)',
        source: 'actOf2026',
      },
    ],
  },
  masters: [
    {
      university: 'Slovak University of Technology in Bratislava',
      course: 'Electronics and Photonics, Space Engineering (in English)',
      english: 'A language certificate, as a notarised copy by post (2025-26)',
      deadline:
        '31 May 2025 for 2025-26, with notarised papers by post by the same day; some courses had a second round until 11 July 2025. Both are over: ask for this year’s',
      fee: {
        text: 'Spatial planning in English, at another faculty: €3,500 a year (list without a date)',
        source: 'stuFees',
      },
      source: 'stuElectrical',
    },
    {
      university: 'Comenius University Bratislava',
      course: 'Management (Faculty of Management, from abroad)',
      english: 'Entrance tests in English and mathematics, for full-time study (older page without a date)',
      deadline: '',
      fee: '€3,500 a year (older page without a date: ask)',
      source: 'comeniusManagement',
    },
    {
      university: 'Technical University of Košice',
      course: 'Automotive Production, Biomedical Engineering (in English)',
      english: '',
      deadline: '',
      fee: '€6,000 a year (list without a date: ask)',
      source: 'kosiceFees',
    },
    {
      university: 'Bratislava University of Economics and Business',
      course: 'Degrees taught in English',
      english: {
        text: 'For International Finance a certificate, unless you studied in English before (no date)',
        source: 'eubaFinance',
      },
      deadline:
        '15 November 2025 to 28 February 2026 (master’s degrees of the Faculty of Commerce, for 2026-27). That is over: ask for this year’s',
      fee: {
        text: '€1,500 a year for a bachelor’s degree, €2,500 for a master’s (2024-25)',
        source: 'eubaFees',
      },
      source: 'eubaCommerce',
    },
    {
      university: 'University of Žilina',
      course: 'Degrees taught in English',
      english: '',
      deadline: '',
      fee: '€3,500 a year, full time in English (page without a date: ask)',
      source: 'zilinaFees',
    },
  ],
};

export const sources: Record<string, Source> = {
  euraxessStudy: {
    label: 'EURAXESS Slovakia: temporary residence for studies (no date)',
    url: 'https://www.euraxess.sk/en/main/info/living/entry/third-countries/more-than-90/temporary-residence/temporary-residence-study',
    checkedOn: '2026-11-24',
    copy: true,
  },
  trencinStay: {
    label: 'University of Trenčín: temporary stay of students from other countries (no date)',
    url: 'https://tnuni.sk/uchadzaci/foreign-student-s-guide/admission-process/other-countries',
    checkedOn: '2026-11-24',
    copy: true,
  },
  stuElectrical: {
    label: 'Slovak University of Technology: master’s degrees of electrical engineering, 2025-26',
    url: 'https://fei.stuba.sk/english/study-programmes/engineering-study-programmes/2281',
    checkedOn: '2026-11-25',
    copy: true,
  },
  stuFees: {
    label: 'Slovak universities’ portal: fees of the Slovak University of Technology (no date)',
    url: 'https://www.portalvs.sk/sk/poplatky?owner=702000000',
    checkedOn: '2026-11-25',
    copy: true,
  },
  comeniusManagement: {
    label: 'Comenius University: applying for a master’s degree at the Faculty of Management (no date)',
    url: 'https://www.fm.uniba.sk/en/studium/kriteria-prijimania/uchadzac-o-magisterske-studium-zo-zahranicia/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  eubaCommerce: {
    label: 'Bratislava University of Economics and Business: master’s degrees in commerce, 2026-27',
    url: 'https://of.euba.sk/en/applicants-for-study/master-study',
    checkedOn: '2026-11-26',
    copy: true,
  },
  eubaFinance: {
    label: 'Bratislava University of Economics and Business: admission to International Finance (no date)',
    url: 'https://nhf.euba.sk/en/studium/international-finance/admission-requirements',
    checkedOn: '2026-11-26',
    copy: true,
  },
  zilinaFees: {
    label: 'University of Žilina: application to study (no date)',
    url: 'https://uniza.sk/index.php/en/study/general-information/application-to-study',
    checkedOn: '2026-11-25',
    copy: true,
  },
};
