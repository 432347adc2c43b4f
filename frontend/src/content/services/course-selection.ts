import { fmge, medicineNotes, medicineSources } from '../medicine';
import type { ServiceCard, ServiceDetails } from '../service';

export const card: ServiceCard = {
  id: 'course-selection',
  title: 'Course Selection',
  icon: 'book',
  image: 'services/course-selection',
  description: 'The right degree and specialisation, compared by what is really taught.',
  listed: { position: 3, title: 'Course Selection' },
};

export const features = [
  'Module lists compared side by side',
  'Prerequisites checked against your transcript',
  'Taught, research and practice-oriented degrees',
  'Placements, co-op and thesis options',
  'Accreditation and recognition in India',
  'Majors, minors and specialisations that go together',
];

export const details: ServiceDetails = {
  duration: 'One to two weeks, before the list of universities',
  overview: [
    'Two courses with one name can have little in common: one “Data Science” is statistics, another is software, a third is management with charts. We read the module lists, the entry requirements and the ways into work, and put them beside what you have studied.',
    'We also look at the end: whether a profession is regulated in India, whether the degree counts here, and how long you may work abroad with it.',
  ],
  benefits: [
    'A degree that builds on what you know, with its gaps named before you apply',
    'No missing prerequisite after arrival',
    'A clear line in your statement of purpose',
    'Recognition at home and abroad, checked with the body that decides',
  ],
  methodology: [
    {
      title: 'Your transcript as modules',
      text: 'We list what you have studied by subject and credits, not by semester.',
    },
    {
      title: 'The course as modules',
      text: 'Compulsory, elective, project and thesis, with the knowledge each one takes for granted.',
    },
    {
      title: 'The difference',
      text: 'What is missing, what repeats, what is new. Missing mathematics or programming can often be made up before the start.',
    },
    {
      title: 'The way out',
      text: 'Placement or co-op, thesis in a company, licence, work rules, doctorate.',
    },
  ],
  tables: [
    {
      id: 'degrees',
      title: 'Kinds of degree',
      columns: ['Degree', 'Usual length', 'For you if', 'Keep in mind'],
      rows: [
        [
          'Bachelor’s',
          '3 years (UK, Australia, much of Europe), 4 years (US, Canada, Ireland often)',
          'You come from Class 12',
          'Often a year longer: Scotland, engineering, honours in Australia; in Germany a year at an Indian university or Studienkolleg mostly comes first',
        ],
        [
          'Taught master’s (MSc, MS, MA)',
          '1 year (UK, Ireland), 1-2 years elsewhere',
          'You deepen a field',
          'With a one-year master’s you apply for jobs almost from the first week',
        ],
        [
          'Conversion master’s',
          '1-2 years',
          'You change the field',
          'Some employers and doctoral schools ask for a first degree in it',
        ],
        [
          'Research master’s (MRes, MPhil)',
          '1-2 years',
          'You want a doctorate',
          'Find the supervisor before you apply',
        ],
        [
          'MBA, Master in Management',
          '1-2 years',
          'MBA with work experience, MiM straight from college',
          'GMAT or GRE often asked; MBA fees are mostly above other master’s',
        ],
        [
          'Diploma, PG diploma',
          '8-24 months',
          'You want a short, practical course',
          {
            text: 'In Canada not every diploma leads to a work permit; in the UK only those in education (PGCE, PGDE), law and a few regulated professions open the Graduate visa',
            source: 'graduateCourses',
          },
        ],
        [
          'Doctorate',
          '3-5 years, in the US often longer',
          'You want to do research on a question of your own',
          'Often paid as a job; a supervisor and funding come first, in the US mostly admission by the department',
        ],
      ],
    },
    {
      id: 'three-year',
      title: 'A three-year Indian bachelor’s degree',
      lead: 'B.Sc., B.Com. and B.A. degrees of three years are accepted in some countries and not in others.',
      columns: ['Country', 'In general'],
      rows: [
        [
          'United Kingdom, Ireland',
          'Accepted for many master’s courses with the required marks; in Ireland some want four years',
        ],
        [
          'Australia, New Zealand',
          'Accepted by many universities, for some courses through a longer master’s',
        ],
        [
          'United States',
          'Depends on the university: some accept it, some with NAAC A and first division, some ask for a fourth year',
        ],
        [
          'Canada',
          'Usually four years; some universities take three with a first class and NAAC grade A, PG diplomas often do',
        ],
        [
          'Germany',
          'Your university must stand as H+ in the anabin database; then bachelor’s and credits decide, course by course',
        ],
        ['France', 'Accepted for many master’s of two years; those of one year mostly want four'],
        ['Dubai', 'Each campus decides for itself'],
      ],
    },
    {
      id: 'professions',
      title: 'Regulated professions in India',
      lead: 'If you want to work in one of these in India later, ask the body that decides before you enrol abroad.',
      columns: ['Profession', 'Who decides', 'What to know first'],
      rows: [
        [
          'Medicine',
          'National Medical Commission',
          {
            text: 'NEET-UG must be passed first; the course must last at least 54 months in English, plus 12 of internship at the same institution, and give the right to practise in that country; a licensing test and another 12 months of internship follow in India',
            source: 'nmc',
          },
        ],
        [
          'Dentistry',
          {
            text: 'National Dental Commission, since 19 March 2026 in place of the Dental Council',
            source: 'ndc',
          },
          {
            text: 'NEET-UG first, since September 2018; a screening test in India after the degree, to be replaced by a national exit test (Act of 2023)',
            source: 'dental',
          },
        ],
        [
          'Law',
          'Bar Council of India',
          {
            text: 'Only degrees of listed foreign universities count; an Indian examination follows, also after the bridge course of two years that a three-year LLB straight from school needs (November 2025). A one-year LLM equals an Indian one only with a year of teaching (rules of 2021, before the Supreme Court in 2025)',
            source: 'law',
          },
        ],
        [
          'Architecture',
          'Council of Architecture',
          {
            text: 'Degrees in the schedule of the Architects Act count; on others the government decides',
            source: 'architecture',
          },
        ],
        [
          'Veterinary medicine',
          'Veterinary Council of India',
          {
            text: 'Only qualifications that it recognises count: membership of Britain’s Royal College did, a degree from Massey in New Zealand did not',
            source: 'veterinary',
          },
        ],
        [
          'Pharmacy',
          'Pharmacy Council',
          { text: 'It lists the foreign qualifications that it has approved', source: 'pharmacy' },
        ],
        [
          'Clinical psychology',
          'Rehabilitation Council of India',
          {
            text: 'Only qualifications that it recognises count, the Delhi High Court was told (March 2021)',
            source: 'psychology',
          },
        ],
        [
          'Nursing',
          {
            text: 'Indian Nursing Council, or by now the Commission of the Act of 2023: we could not establish which in November 2026',
            source: 'nursing',
          },
          'Registration is examined case by case',
        ],
        [
          'Physiotherapy, optometry and other allied health professions',
          'National Commission for Allied and Healthcare Professions, by the Act of 2021',
          {
            text: 'A foreign degree is first examined for equivalence, by the draft rules of September 2025',
            source: 'alliedHealth',
          },
        ],
        [
          'Engineering',
          'No licence for most work',
          'Public employers may ask for an equivalence certificate',
        ],
        [
          'Teaching and public service',
          'UGC, by its regulations of April 2025; before, the AIU',
          {
            text: 'None for a degree by franchise. Ask the post which certificate of equivalence it wants; the regulated fields above stay with their own councils',
            source: 'ugc',
          },
        ],
      ],
    },
    fmge,
  ],
  notes: [
    medicineNotes,
    {
      id: 'read-a-module-list',
      title: 'How to read a module list',
      items: [
        'Count the compulsory credits: above three quarters, the electives in the brochure hardly matter.',
        'Look for “offered in alternate years” and “subject to demand”.',
        'Compare with the current timetable, not with the brochure.',
        {
          text: 'For the US ask for the CIP code of the course: only with a code on the STEM list can you ask for the 24 additional months of OPT.',
          source: 'stem',
        },
        'Ask what the project or thesis of last year’s students was about.',
      ],
    },
  ],
  sources: {
    graduateCourses: {
      label: 'GOV.UK: Graduate visa, the course you studied (no date)',
      url: 'https://www.gov.uk/graduate-visa/course-you-studied',
      checkedOn: '2026-11-27',
      copy: true,
    },
    architecture: {
      label: 'Council of Architecture: degrees from abroad (Prime Legal on a case of March 2022)',
      url: 'https://primelegal.in/2022/03/06/power-vests-with-the-central-government-in-terms-of-section-15-of-the-architects-act-of-1972-to-recognise-a-degree-awarded-by-a-foreign-university-high-court-of-delhi/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    veterinary: {
      label: 'Bombay High Court on a degree from Massey (Hindustan Times, 29 October, no year)',
      url: 'https://www.htsyndication.com/ht-mumbai/article/hc-allows-vet-trained-in-nz-to-practise-in-india/94439132',
      checkedOn: '2026-11-27',
      copy: true,
    },
    pharmacy: {
      label: 'Pharmacy Council of India: menu of its site (no date)',
      url: 'https://pci.gov.in/en/faqs',
      checkedOn: '2026-11-27',
      copy: true,
    },
    psychology: {
      label: 'Clinical psychologists and the Council (The Indian Express, 9 March 2021)',
      url: 'https://indianexpress.com/article/education/aiims-psychology-phd-not-recognised-by-rci-hc-seeks-reply-7220160/',
      checkedOn: '2026-11-27',
      copy: true,
    },
    ...medicineSources,
    nmc: {
      label: 'National Medical Commission, Foreign Medical Graduate Licentiate Regulations 2021 (home page)',
      url: 'https://www.nmc.org.in/',
      checkedOn: '2025-06-01',
    },
    dental: {
      label: 'NEET and screening test (Careers360, 23 October 2018); exit test (MDS Prep, 2023)',
      url: 'https://news.careers360.com/qualifying-neet-mandatory-pursue-bds-abroad/amp',
      checkedOn: '2026-11-26',
      copy: true,
    },
    ndc: {
      label: 'National Dental Commission constituted (PIB Tracker, 20 March 2026)',
      url: 'https://pibtracker.com/release/2026/mar/20/health/government-constitutes-national-dental-commission-transform-dental-education-2242888',
      checkedOn: '2026-11-26',
      copy: true,
    },
    law: {
      label:
        'Foreign law degrees (EdexLive on the examination, November 2025; Telangana Today on the list, 2023; Advocates Journal on the LLM, 11 February 2025)',
      url: 'https://www.edexlive.com/news/supreme-court-upholds-bci-rule-requiring-qualifying-exam-for-foreign-law-graduates',
      checkedOn: '2026-11-26',
      copy: true,
    },
    nursing: {
      label: 'National Nursing and Midwifery Commission Act, 2023 (as copied by Law Gratis)',
      url: 'https://www.lawgratis.com/bare-acts/the-national-nursing-and-midwifery-commission-act-2023?sequence=3',
      checkedOn: '2026-11-26',
      copy: true,
    },
    alliedHealth: {
      label:
        'Draft rules for registration of allied and healthcare professionals (Doctors Post, 3 October 2025)',
      url: 'https://doctorspost.in/draft-rules-for-registration-of-allied-and-healthcare-professionals-issued',
      checkedOn: '2026-11-26',
      copy: true,
    },
    ugc: {
      label: 'University Grants Commission: questions on equivalence (no date)',
      url: 'https://equivalence.ugc.ac.in/Home/faq',
      checkedOn: '2026-11-27',
      copy: true,
    },
    stem: {
      label: 'ICE, STEM designated degree program list',
      url: 'https://www.ice.gov/sevis/schools',
      checkedOn: '2025-06-01',
    },
  },
};
