import type { ServiceCard, ServiceDetails } from '../service';

export const card: ServiceCard = {
  id: 'career-counseling',
  title: 'Career Counselling',
  icon: 'message',
  image: 'services/career-counseling',
  description: 'Find the field and the degree that fit your strengths before you choose a country.',
  listed: { position: 1, title: 'Counselling' },
};

export const features = [
  'One-to-one sessions with a counsellor',
  'Review of marks, interests and strengths',
  'Fields compared by the work they lead to',
  'Country and degree options for each field',
  'A joint session with your family',
  'A written summary with next steps and dates',
];

export const details: ServiceDetails = {
  duration: 'Three sessions within two to three weeks',
  overview: [
    'A good choice starts with you, not with a brochure. In three conversations we look at your marks, at what you do when nobody asks you to, and at the work you can imagine doing. Then we compare them with what graduates of each field really do and earn.',
    'We do not test you and print a profession. Questionnaires open the conversation; the decision is yours, and your parents hear the reasons at first hand.',
  ],
  benefits: [
    'A choice you can explain to yourself, your parents and an admission officer',
    'Two or three fields instead of twenty, each with a way in and a second way',
    'A plan with dates: subjects, tests, applications, money',
    'Fewer costly changes of course later',
  ],
  methodology: [
    {
      title: 'Listen',
      text: 'What you liked and left at school, what you build or read by yourself, what your family expects, what it can pay. We write it down; you correct it.',
    },
    {
      title: 'Look at the evidence',
      text: 'Marks by subject over three years, projects, sports, work, and the results of two short questionnaires.',
    },
    {
      title: 'Widen, then narrow',
      text: 'First a long list of fields, some of which you did not know. Then three remain after you have read a module list and spoken to somebody who works there.',
    },
    {
      title: 'Try it out',
      text: 'A free online course of a few hours, a day with a professional, or a small project. It takes a week and can save years.',
    },
    {
      title: 'Decide and date it',
      text: 'Field, degree, countries, budget and the next five steps, on two pages that you keep.',
    },
  ],
  assessmentTools: [
    {
      title: 'Interest profile',
      text: {
        text: 'Sixty activities from working life, sorted into six kinds of interest after John Holland’s model. We use the free O*NET Interest Profiler of the US Department of Labor, so you can take it again at home.',
        source: 'onet',
      },
    },
    {
      title: 'Card sort of values',
      text: 'Thirty cards such as “security”, “working alone” or “seeing results soon”. Sorting them takes ten minutes and explains many doubts.',
    },
    {
      title: 'Reading of marks',
      text: 'Not only the percentage but the pattern: in which subjects your marks hold as they get harder, and in which they depend on the teacher.',
    },
    {
      title: 'Skills list',
      text: 'For those who work already: what you do in a week, and which parts another field would pay for.',
    },
    {
      title: 'Decision sheet',
      text: 'Your own criteria with your own weights. It does not decide for you; it shows where your feeling and the total disagree.',
    },
  ],
  sessionStructure: [
    {
      title: 'You',
      minutes: 60,
      agenda: [
        'Your story so far, and what you hope for',
        'Marks and projects, read together',
        'Questionnaires explained; you fill them in at home',
      ],
    },
    {
      title: 'Fields',
      minutes: 75,
      agenda: [
        'Results, and the questions they leave open',
        'A long list of fields, cut to three',
        'What each asks of you: subjects, tests, years, money',
        'A small test of each, to do in the next ten days',
      ],
    },
    {
      title: 'Plan, with your family',
      minutes: 60,
      agenda: [
        'What the small tests showed',
        'Degrees and countries for the fields that remain',
        'Budget, scholarships and loans in round figures',
        'Next steps with dates, in writing',
      ],
    },
  ],
  tables: [
    {
      id: 'starting-points',
      title: 'Where you start from',
      columns: ['You are', 'The question behind it', 'What we look at first'],
      rows: [
        [
          'In Class 10',
          'Which stream keeps doors open',
          'Subjects that degrees abroad ask for, mathematics and science above all',
        ],
        [
          'In Class 11 or 12',
          'Bachelor’s abroad, or in India first',
          'Entry requirements, cost of three or four years, maturity, admission tests',
        ],
        [
          'At college',
          'Same field, or another one',
          'Prerequisites for a change, projects and internships until graduation',
        ],
        [
          'Working',
          'Does a degree pay back',
          'Salary now and after, years out of work, MBA or a specialised master’s',
        ],
        [
          'A parent',
          'Is it worth the money',
          'Total cost, work rules after the degree, what happens if it goes wrong',
        ],
      ],
    },
  ],
  notes: [
    {
      id: 'bring',
      title: 'What to bring',
      items: [
        'Mark sheets of the last three years, also the ones you do not like',
        'A list of what you do outside class, with hours a week',
        'Two jobs you can imagine doing, and one that others suggest for you',
        'A figure your family could spend in total, however rough',
      ],
    },
  ],
  sources: {
    onet: {
      label: 'O*NET Interest Profiler, US Department of Labor',
      url: 'https://www.mynextmove.org/explore/ip',
      checkedOn: '2025-06-01',
    },
  },
};
