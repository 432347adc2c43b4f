import type { ServiceCard, ServiceDetails } from '../service';

export const card: ServiceCard = {
  id: 'application-assistance',
  title: 'Application Assistance',
  icon: 'send',
  image: 'services/application-assistance',
  description: 'Complete, careful applications that leave before the deadline.',
  listed: { position: 5, title: 'Admission Process' },
};

export const features = [
  'A checklist for each university',
  'Feedback on statement of purpose and essays',
  'Review of CV and portfolio',
  'A briefing for your referees',
  'Forms filled in with you and checked twice',
  'Follow-up until the decision, and offers explained',
];

export const details: ServiceDetails = {
  duration: 'Six to twelve months, from the shortlist to the decision',
  overview: [
    'Forms, essays, references, transcripts: an application has many parts, and every university wants them a little differently. We keep the list, read every draft and check every page before it is sent.',
    'The words stay yours. We ask, cut and point out; we do not write essays, invent projects or lend documents. Universities compare texts, and a borrowed one can cost you the offer or, later, the place.',
  ],
  benefits: [
    'Nothing missing and nothing late',
    'Essays that sound like you on a good day',
    'Referees who know what is asked of them',
    'One person who knows where every application stands',
  ],
  timeline: {
    title: 'The year before you start',
    lead: 'For a start in autumn. For January or February move everything by about five months.',
    phases: [
      {
        when: '18-14 months before',
        title: 'Field, budget, tests',
        items: [
          'Choose field and countries',
          'Book the English test, and GRE, GMAT or SAT if needed',
          'Ask the college for transcripts; it takes weeks',
        ],
      },
      {
        when: '14-11 months before',
        title: 'Shortlist and drafts',
        items: [
          'Six to eight courses with their dates',
          'First statement of purpose; it will be rewritten',
          'Ask two or three referees in person',
        ],
      },
      {
        when: '11-8 months before',
        title: 'Send',
        items: [
          {
            text: 'UK: {{unitedKingdom.ucasEarly}} for Oxford, Cambridge and most medicine, dentistry and veterinary courses; {{unitedKingdom.ucasEqual}}, both at 18:00 UK time, for most other courses starting in 2027 (UCAS)',
            source: 'ucas',
          },
          'US: bachelor’s early rounds around 1 November, some public universities (California, Texas) in November or by 1 December, many others from 1 to 15 January, master’s mostly December to March',
          'Canada: bachelor’s mostly to January, master’s December to February; Ireland: by our judgement popular courses fill between January and April',
        ],
      },
      {
        when: '8-4 months before',
        title: 'Later dates and answers',
        items: [
          {
            text: 'Germany, for October: bachelor’s usually by 15 July, which can be too late for the visa; many English-taught master’s between January and 31 May',
            source: 'uniAssist',
          },
          'Australia and New Zealand: dates by university and course; scholarships may close earlier',
          'Interviews and missing papers; answer within two days',
        ],
      },
      {
        when: '4-0 months before',
        title: 'Accept and move on',
        items: [
          'Compare offers by total cost and conditions',
          'Accept one, read its refund rule, pay the deposit, decline the others kindly',
          'Loan, visa, room: start them the same week; by our estimate the visa can take five months for Slovakia and seven for Germany',
        ],
      },
    ],
  },
  methodology: [
    {
      title: 'One list',
      text: 'Every requirement of every university, with its date and who deals with it.',
    },
    {
      title: 'Three drafts',
      text: 'The first finds out what you want to say, the second says it, the third is short enough.',
    },
    {
      title: 'Two readers',
      text: 'A counsellor who knows you, and one who does not. What the second does not understand is not yet clear.',
    },
    {
      title: 'Sent five days early',
      text: 'Portals fail on the last evening.',
    },
  ],
  tables: [
    {
      id: 'routes',
      title: 'How you apply, by country',
      columns: ['Country', 'Route', 'Good to know'],
      rows: [
        [
          'United States',
          'Common App for many bachelor’s courses, own portals for master’s',
          'Transcripts may have to be evaluated by a service such as WES',
        ],
        [
          'United Kingdom',
          'UCAS for bachelor’s, own portals for master’s',
          {
            text: 'Up to five choices, at most four of them in medicine, dentistry or veterinary courses; since 2026 entry the personal statement answers three questions',
            source: 'ucasStatement',
          },
        ],
        [
          'Germany',
          'uni-assist or the university’s own portal',
          {
            text: 'Most Indian applicants need an APS certificate; begin with it. For many master’s degrees from summer 2027 it is issued only after the dMAT test',
            source: 'aps',
          },
        ],
        [
          'Canada',
          'Own portals; for bachelor’s degrees OUAC in Ontario, often EducationPlannerBC or ApplyAlberta in those provinces',
          'Fees for each application add up',
        ],
        [
          'Australia, New Zealand',
          'Own portals or an authorised representative; with an IB Diploma, for bachelor’s degrees in New South Wales, often UAC',
          'The visa asks for your reasons too (in Australia by the Genuine Student questions): they should be the same in both',
        ],
        [
          'Ireland',
          'CAO for school leavers of the EU, own portals for others',
          'Popular master’s courses fill early',
        ],
        [
          'France',
          'Études en France of Campus France, own portals of the schools; Parcoursup for some first years',
          'The academic interview is part of the procedure',
        ],
        [
          'Slovakia, Dubai',
          'Own portals; some Slovak faculties take a common form, too',
          'Entrance examinations in Slovak medical schools; foundation years in Dubai',
        ],
      ],
    },
    {
      id: 'documents',
      title: 'What goes into an application',
      columns: ['Document', 'What makes it good'],
      rows: [
        ['Transcripts', 'Every semester, with the grading scale; sealed or sent by the college where asked'],
        [
          'Statement of purpose',
          'Why this field, what you have done in it, why this course, what comes next; as long as the department asks, often 500 to 1,000 words; for a master’s in the UK and Ireland often called personal statement, about 500 words; no quotations',
        ],
        ['Essays', 'One moment told exactly says more than a list of virtues'],
        ['References', 'From people who taught or led you and remember something; brief them with your CV'],
        ['CV', 'One page, results instead of duties, no photograph for the US, UK, Ireland and Canada'],
        ['Portfolio', 'As many pieces as the school asks for, the best first, with what you did yourself'],
        ['Test scores', 'Sent officially where the university does not accept a copy'],
        [
          'Proof of money',
          {
            text: 'Not older than asked for, with the relationship shown, in a name that counts: for the UK yours (a joint account, too), your parents’ or your legal guardian’s, not an uncle’s alone',
            source: 'ukMoney',
          },
        ],
      ],
    },
  ],
  sources: {
    ucas: {
      label: 'UCAS: dates and deadlines for 2027 entry',
      url: 'https://www.ucas.com/applying/applying-to-university/dates-and-deadlines-for-uni-applications',
      checkedOn: '2026-09-01',
    },
    ucasStatement: {
      label: 'UCAS: the new personal statement for 2026 entry',
      url: 'https://www.ucas.com/applying/applying-to-university/writing-your-personal-statement/the-new-personal-statement-for-2026-entry',
      checkedOn: '2026-09-24',
    },
    aps: {
      label: 'APS India: certificate and dMAT (as pages of June to October 2026 give it)',
      url: 'https://aps-india.de/dmat/',
      checkedOn: '2026-11-25',
      copy: true,
    },
    ukMoney: {
      label: 'St George’s, University of London: financial requirements (no date)',
      url: 'https://sgul.ac.uk/study/life-at-st-georges/international-student-support/visa-and-immigration-support/making-a-student-visa-application/student-visa-financial-requirements',
      checkedOn: '2026-11-27',
      copy: true,
    },
    uniAssist: {
      label: 'uni-assist, deadlines of German universities',
      url: 'https://www.uni-assist.de/en/how-to-apply/plan-your-application/meet-the-deadline/',
      checkedOn: '2025-06-01',
    },
  },
};
