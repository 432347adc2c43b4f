import type { ServiceCard, ServiceDetails } from '../service';

export const card: ServiceCard = {
  id: 'university-selection',
  title: 'University Selection',
  icon: 'building',
  image: 'services/university-selection',
  description: 'A shortlist of universities that fit your profile, your budget and your plans.',
  listed: { position: 4, title: 'University Selection' },
};

export const features = [
  'Your profile set against published entry requirements',
  'Courses compared module by module',
  'Total cost of each option, living included',
  'Scholarships you can apply for',
  'Ambitious, realistic and safe choices',
  'Deadlines of every university in one list',
];

export const details: ServiceDetails = {
  duration: 'Two to three weeks, best 14 months before the start',
  overview: [
    'A long list is quickly made; a good shortlist takes care. We compare universities by what matters to you: the content of the course, entry requirements, total cost, place, scholarships, and the rules for working afterwards.',
    'The result is seven or eight names with the reasons beside each, so that you can disagree. Each entry says what speaks against it as well.',
  ],
  benefits: [
    'Applications where your record meets what is published',
    'The cost of every year reckoned before you apply, with the rises that are published',
    'Time for the essays that matter',
    'Offers you would be glad to accept, including the safe ones',
  ],
  methodology: [
    {
      title: 'Profile',
      text: 'Marks converted to the scale of each country, tests taken or planned, projects, work, gaps, budget.',
    },
    {
      title: 'Long list',
      text: 'Twenty to thirty courses from all the universities in the portal, filtered by field, cost and our estimate of the marks.',
    },
    {
      title: 'Reading',
      text: 'Module lists, professors, labs, placement reports, class sizes. Courses with a fine name and little behind it are dropped here.',
    },
    {
      title: 'Balance',
      text: 'Ambitious, realistic and safe choices, in at most three countries.',
    },
    {
      title: 'Check',
      text: 'Every requirement and date compared with the university’s own page, with the day on which we looked.',
    },
  ],
  tables: [
    {
      id: 'balance',
      title: 'Ambitious, realistic, safe',
      lead: 'The words describe how your record compares with what a university publishes. They are no forecast.',
      columns: ['Choice', 'How it compares', 'How many', 'What it is for'],
      rows: [
        [
          'Ambitious',
          'You meet the minimum, but most who are admitted have more',
          '2',
          'A place you would regret not having tried',
        ],
        ['Realistic', 'Your record is near the middle of those admitted', '3-4', 'The core of your list'],
        [
          'Safe',
          'You are clearly above, and can pay without a scholarship',
          '2',
          'A good course you would really take',
        ],
      ],
    },
    {
      id: 'criteria',
      title: 'What we compare',
      columns: ['Criterion', 'Where we look', 'The usual mistake'],
      rows: [
        ['Content', 'Module handbook, theses of last year', 'Choosing by the name of the degree'],
        ['Entry', 'The course’s own page for Indian qualifications', 'Trusting a table on another site'],
        ['Cost', 'Fee page, living cost of the city, years until the degree', 'Comparing tuition only'],
        ['Place', 'Rents, climate, part-time work, direct flights', 'Looking at the country only'],
        [
          'Afterwards',
          'Work rules, employers near the campus, placement report',
          'Reading one success story',
        ],
        [
          'Recognition',
          'Accreditation, Indian equivalence for regulated professions',
          'Asking only after the degree',
        ],
      ],
    },
  ],
  notes: [
    {
      id: 'rankings',
      title: 'What rankings say, and what they do not',
      items: [
        {
          text: 'World rankings measure mostly research and reputation. They say little about teaching, and nothing about your course.',
          source: 'data',
        },
        'A band such as 851-900 means that the publisher does not claim to know the exact place.',
        'Rank by subject is closer to your question than rank overall. In some fields the best school has no world rank at all.',
      ],
    },
    {
      id: 'questions',
      title: 'Ten questions to put to a university',
      lead: 'Write to the course office.',
      items: [
        'How many students start each year, and how many finish in time?',
        'Which modules are certain, and which depend on demand?',
        'Who teaches the core courses?',
        'Does my three-year or four-year degree meet the requirement?',
        'Which scores do you accept, and until when may they arrive?',
        'What does the second year cost, and how did the fee change lately?',
        'Which scholarships go to international students after the first term?',
        'Is there a room for the first semester?',
        'Where did last year’s graduates find work?',
        'Whom may I ask who studies there now?',
      ],
    },
  ],
  sources: {
    data: {
      label: 'QS World University Rankings and how they are made',
      url: 'https://www.topuniversities.com/world-university-rankings',
      checkedOn: '2025-06-19',
    },
  },
};
