import type { Admissions } from '../admission';
import type { Source } from '../sources';

export const admissions: Admissions = {
  intakes: [
    {
      levels: ['undergraduate'],
      starts: '2027-09',
      prepare: '2026-06',
      apply: { from: '2026-10', to: '2027-03' },
      visa: { from: '2027-06', to: '2027-07' },
      note: {
        text: 'Private schools differ: those on Parcoursup close in mid-March (on 12 March in 2026), others later, ESSCA on 30 June (2026). Sciences Po’s days are from pages without a date: look at them again, since you can apply to it only once.',
        source: 'privateSchools',
      },
      days: [
        {
          label: 'Public universities, through Études en France (page of 2023; usually the same)',
          date: '2026-12-15',
          zone: 'Europe/Paris',
          source: 'dap',
        },
        {
          label: 'Sciences Po, bachelor’s, second round',
          date: '2027-01-13',
          zone: 'Europe/Paris',
          source: 'sciencesPo',
        },
        {
          label: 'Sciences Po, bachelor’s, last round',
          date: '2027-03-01',
          zone: 'Europe/Paris',
          source: 'sciencesPo',
        },
      ],
    },
    {
      levels: ['masters'],
      starts: '2027-09',
      prepare: '2026-06',
      apply: { from: '2026-10', to: '2027-03' },
      visa: { from: '2027-06', to: '2027-07' },
      note: 'Public universities close between October and March, business schools have rounds until May or June. The Campus France interview comes before the visa.',
      days: [],
    },
    {
      levels: ['masters'],
      starts: '2028-01',
      prepare: '2027-03',
      apply: { from: '2027-06', to: '2027-10' },
      visa: { from: '2027-10', to: '2027-11' },
      note: 'Mostly business schools.',
      days: [],
    },
  ],
  refusals: {
    rates: [],
    unpublished:
      'We found no official rate of student visas refused to Indians. The Schengen figures that newspapers quote are for short stays.',
    reasons: [
      { text: 'Signs that you are coming for something other than your studies', source: 'frenchGrounds' },
      {
        text: 'No proof of enough money for the whole stay, or that you can come by it lawfully',
        source: 'frenchGrounds',
      },
      {
        text: 'Papers about the stay that are incomplete or unreliable. These three grounds come up again and again in letters of refusal, a lawyer writes',
        source: 'frenchGrounds',
      },
    ],
  },
  masters: [
    {
      university: 'HEC Paris',
      course: 'Master in Management (Grande École)',
      english: '',
      deadline:
        'For September 2025: five rounds, the first until 10 October 2024, the next until January, February and April, the last until 4 June 2025. They are over: ask now for this year’s',
      fee: '',
      source: 'hecManagement',
    },
    {
      university: 'ESSEC Business School',
      course: 'MSc degrees (in France after a four-year bachelor’s or a master’s degree)',
      english:
        'IELTS 6.5, TOEFL iBT 95 (90 on another page), Cambridge 175 or TOEIC 850; none after three years of study wholly in English',
      deadline: {
        text: 'Sustainability Transformation: for 2026 four rounds, the first until 7 October 2025, the last until 9 April 2026. They are over: ask for 2027',
        source: 'essecCalendar',
      },
      fee: {
        text: 'Data Sciences & Business Analytics, two years after a three-year bachelor’s, one after four years of study: lists of 2026 differ (€24,500 or €30,400 a year, or €31,200 in all), so ask for the whole sum; it wants a GMAT, GRE or (in French) TAGE-MAGE. Its state grade (grade de master) is granted until 31 August 2027: ask about the renewal',
        source: 'essecFees',
      },
      source: 'essecMsc',
    },
    {
      university: 'IÉSEG School of Management',
      course: 'AI & Data Analytics for Business (master’s degree)',
      english: {
        text: 'For the Global MBA IELTS 6.5, TOEFL iBT 85, TOEIC 850 or Duolingo 105; none after two years of courses taught in English',
        source: 'iesegMba',
      },
      deadline: '',
      fee: '€23,300 in all after three years of study, €20,300 after four',
      source: 'schoolsList',
    },
    {
      university: 'EDHEC Business School',
      course: 'Data Analytics & Artificial Intelligence, Marketing Analytics (MSc, 18 months)',
      english: 'IELTS 6.5 or TOEFL iBT 92; none after a degree of three years taught in English',
      deadline: '10 June 2026 for September 2026, with a degree from abroad; ask for your year',
      fee: '€28,700 (2026; a year or in all: ask)',
      source: 'schoolsList',
    },
    {
      university: 'École Polytechnique',
      course: 'Data Science & AI for Business (two years, the other at HEC Paris)',
      english: '',
      deadline: '',
      fee: '€28,950 for its year; the page does not give HEC’s',
      source: 'schoolsList',
    },
    {
      university: 'Université Toulouse Capitole',
      course: 'Data Science for Social Sciences, in English (Toulouse School of Economics)',
      english: 'IELTS 7.0, TOEFL iBT 95 or Cambridge C1; after a degree from abroad also a GRE',
      deadline:
        '2 February 2026 for 2026-27, to the school itself also beside Campus France; ask for your year',
      fee: '€5,500 a year for the track in English, which the school can waive; besides €255 with an exemption, €3,950 without (2026-27)',
      source: 'schoolsList',
    },
    {
      university: 'Sciences Po',
      course: 'Most two-year master’s degrees',
      english: '',
      deadline:
        'On its own platform, not through Campus France; opens in October. The last day was 26 February in 2023: ask for yours',
      fee: '',
      source: 'sciencesPoDates',
    },
    {
      university: 'SKEMA Business School',
      course: 'MSc of one year after a four-year degree, of two after a three-year one',
      english:
        'IELTS 6.5, TOEFL iBT 92 or TOEIC 830, for two years IELTS 6.0 or TOEIC 800 (older page: ask); none after a degree from an English-speaking university',
      deadline:
        'For a start in spring in France: 15 November, from outside the EU (older page without a date: ask)',
      fee: '',
      source: 'skemaMsc',
    },
    {
      university: 'Institut Mines-Télécom Business School',
      course:
        'All MSc degrees: one year after 240 ECTS credits in business, two after a bachelor’s degree, usually of four years',
      english: 'IELTS 6.0, TOEFL iBT 78 or TOEIC 750',
      deadline: '19 June 2023 for September 2023, which is over: ask for this year’s',
      fee: { text: '€7,500 for one year, €15,000 for two, €80 to apply (2020: ask)', source: 'imtFees' },
      source: 'imtBusiness',
    },
    {
      university: 'ESIEE Paris',
      course:
        'Artificial Intelligence and Cybersecurity, from outside Europe after a four-year bachelor’s degree',
      english: 'More than IELTS 5.5, TOEFL iBT 65 or TOEIC 720, or proof that you were taught in English',
      deadline: '12 June 2023 for September 2023, which is over: ask for this year’s',
      fee: '€8,300 a year, 40% of it as a deposit that is not paid back (2023)',
      source: 'esieeMaster',
    },
    {
      university: 'Kedge Business School',
      course: 'All MSc degrees: one year after a four-year bachelor’s degree, two after a three-year one',
      english:
        'For the final year IELTS 6.0, TOEFL iBT 85 (2022; on another page 79) or TOEIC 785; none after a year in an English-speaking country',
      deadline: '',
      fee: '',
      source: 'kedgeApplying',
    },
  ],
};

export const sources: Record<string, Source> = {
  dap: {
    label: 'Campus France Sri Lanka: how to apply for 2024-25, from 1 October to 15 December 2023',
    url: 'https://www.srilanka.campusfrance.org/how-to-apply',
    checkedOn: '2026-11-27',
    copy: true,
  },
  privateSchools: {
    label: 'ESSCA: international management, 2025-26; the state’s days of Parcoursup 2026 (October 2025)',
    url: 'https://www.essca.eu/en/programmes/all-programmes/bachelor-in-international-management/admissions',
    checkedOn: '2026-11-27',
    copy: true,
  },
  frenchGrounds: {
    label: 'Refused a student visa for France (Village de la Justice)',
    url: 'https://www.village-justice.com/articles/refus-delivrance-visa-etudiant-que-faire,43063.html',
    checkedOn: '2026-11-24',
    copy: true,
  },
  hecManagement: {
    label: 'HEC Paris: admissions to the Master in Management, September 2025',
    url: 'https://www.hec.edu/en/all-masters-admissions',
    checkedOn: '2026-11-25',
    copy: true,
  },
  essecMsc: {
    label: 'ESSEC: requirements of the MSc degrees (no date)',
    url: 'https://admissionsatessec.freshdesk.com/support/solutions/articles/48001199329--master-of-science-msc-application-requirements',
    checkedOn: '2026-11-25',
    copy: true,
  },
  essecCalendar: {
    label: 'ESSEC: rounds of the MSc in Sustainability Transformation, 2026',
    url: 'https://admissionsatessec.freshdesk.com/support/solutions/articles/48001197236--msc-in-sustainability-transformation-admissions-calendar',
    checkedOn: '2026-11-25',
    copy: true,
  },
  iesegMba: {
    label: 'IÉSEG: admission to the Global MBA, September 2025',
    url: 'https://ieseg.fr/en/programs/mba/global-mba/admission-fees',
    checkedOn: '2026-11-25',
    copy: true,
  },
  essecFees: {
    label:
      'ESSEC’s fee and grade in research lists of August and September 2026; the second cites Mastersportal and an adviser (2025)',
    url: 'https://github.com/ZizouX0/oussema-master-/blob/main/output/programmes_master.csv',
    checkedOn: '2026-11-26',
    copy: true,
  },
  schoolsList: {
    label: 'French schools’ own pages (as a research list of 16 August 2026 quoted them)',
    url: 'https://github.com/ZizouX0/oussema-master-/blob/main/output/programmes_master.csv',
    checkedOn: '2026-11-26',
    copy: true,
  },
  sciencesPoDates: {
    label: 'Sciences Po: master’s applications from abroad (no date), and their deadlines in 2023',
    url: 'https://www.sciencespo.fr/admissions/en/graduate-international-deadlines.html',
    checkedOn: '2026-11-25',
    copy: true,
  },
  skemaMsc: {
    label: 'SKEMA: MSc admission (an older page without a date)',
    url: 'https://www.skema.edu/programs/masters-of-science/msc-admission',
    checkedOn: '2026-11-25',
    copy: true,
  },
  imtBusiness: {
    label: 'Institut Mines-Télécom Business School: applying for an MSc, 2023',
    url: 'https://www.imt-bs.eu/en/programs/masters-of-science/how-to-apply/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  imtFees: {
    label: 'Institut Mines-Télécom Business School: application procedure, 2020',
    url: 'https://www.imt-bs.eu/en/programs/masters-of-science/application-procedure/',
    checkedOn: '2026-11-26',
    copy: true,
  },
  esieeMaster: {
    label: 'ESIEE Paris: applications to the master in artificial intelligence and cybersecurity, 2023',
    url: 'https://www.esiee.fr/en/programmes/international-programmes/master-artificial-intelligence-cybersecurity/applications/',
    checkedOn: '2026-11-25',
    copy: true,
  },
  kedgeApplying: {
    label: 'Kedge Business School: how to apply (no date)',
    url: 'https://student.kedge.edu/how-to-apply',
    checkedOn: '2026-11-25',
    copy: true,
  },
};
