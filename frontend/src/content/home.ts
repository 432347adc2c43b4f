import type { FlagCode } from './country';
import type { Icon } from '@/content/icons';

/** What the house stands for. */
export const principles = [
  'The first consultation is free, for you and your family',
  'A written plan with dates before you decide anything',
  'A plain answer to every question, even when the answer is no',
];

/** After the contact form has been sent. */
export const nextSteps = [
  'A counsellor calls or writes to you within 24 hours.',
  'You talk about marks, plans and budget, free of charge.',
  'You get a written plan with dates, and decide in your own time.',
];

export interface ProcessStep {
  title: string;
  description: string;
  icon: Icon;
  /** Five; the first three show before the collapsible. */
  details: string[];
}

export const processSteps: ProcessStep[] = [
  {
    title: 'Initial Consultation',
    description:
      'A free conversation about your marks, your plans and your budget, with your family if you like.',
    icon: 'message',
    details: [
      'Review of your academic record',
      'Your goals, and what you want to avoid',
      'An honest look at the budget',
      'First ideas for countries and courses',
      'A written plan with dates',
    ],
  },
  {
    title: 'University Research',
    description:
      'We compare universities by course, cost, place and your chances, and you choose the shortlist.',
    icon: 'search',
    details: [
      'Courses compared module by module',
      'Entry requirements against your profile',
      'Tuition and living costs side by side',
      'Ambitious, realistic and safe choices',
      'A shortlist you can explain to anyone',
    ],
  },
  {
    title: 'Document Preparation',
    description: 'Every paper a university will ask for, complete, checked and in the right form.',
    icon: 'file',
    details: [
      'A checklist for each university',
      'Statement of purpose in your own voice',
      'CV and portfolio review',
      'Guidance for your referees',
      'Transcripts, translations and attestations',
    ],
  },
  {
    title: 'Test Preparation',
    description: 'The right test at the right time: IELTS, TOEFL, GRE, GMAT or SAT.',
    icon: 'pencil',
    details: [
      'A diagnostic test to start from',
      'A study plan that fits your week',
      'Practice tests with feedback',
      'Help with the registration',
      'A second date planned, just in case',
    ],
  },
  {
    title: 'Application Submission',
    description: 'Applications go out complete and before the deadline, and you see where each one stands.',
    icon: 'send',
    details: [
      'Forms filled in together',
      'Two pairs of eyes on every page',
      'Fees and fee waivers explained',
      'Deadlines watched for you',
      'Confirmation of every submission',
    ],
  },
  {
    title: 'Admission Response',
    description:
      'Offers compared in plain words, conditions met, and the deposit paid only when you are sure.',
    icon: 'mail',
    details: [
      'Offers and conditions explained',
      'Offers compared, scholarships included',
      'Replies to the universities on time',
      'Interview practice where one is needed',
      'Deposit and acceptance formalities',
    ],
  },
  {
    title: 'Visa Processing',
    description: 'The visa file, the financial proof and the interview, prepared in good time.',
    icon: 'stamp',
    details: [
      'Document list for your country',
      'Financial proof that holds up',
      'Form filling and appointment booking',
      'Mock interviews',
      'Follow-up until the decision',
    ],
  },
  {
    title: 'Pre-departure',
    description:
      'Housing, insurance, money and the first week abroad, so that you land knowing what comes next.',
    icon: 'plane',
    details: [
      'Accommodation options compared',
      'Insurance, bank account and phone',
      'What to pack and what to leave',
      'Arrival and first-week plan',
      'Contact with students already there',
    ],
  },
];

export interface Testimonial {
  /**
   * True for an invented testimonial. The page marks it as a sample, and a production server reports it at its start.
   */
  sample?: true;
  name: string;
  university: string;
  country: string;
  flag: FlagCode;
  quote: string;
  /** Stars, 1-5. */
  rating: number;
  program: string;
}

/** Samples: the operator replaces them with the words of real students, with their consent. */
export const testimonials: Testimonial[] = [
  {
    sample: true,
    name: 'Ananya R.',
    university: 'University of Toronto',
    country: 'Canada',
    flag: 'ca',
    quote:
      'They told me plainly which of my eight universities were out of reach. I applied to five, and chose between three offers.',
    rating: 5,
    program: 'Computer Science',
  },
  {
    sample: true,
    name: 'Rahul K.',
    university: 'University of Manchester',
    country: 'United Kingdom',
    flag: 'gb',
    quote:
      'My father asked about money for an hour and got an answer to every question. That is when we decided to go ahead.',
    rating: 5,
    program: 'Business Analytics',
  },
  {
    sample: true,
    name: 'Sneha M.',
    university: 'Technical University of Munich',
    country: 'Germany',
    flag: 'de',
    quote:
      'The visa file was ready two weeks before my appointment. The questions there were the ones we had practised twice.',
    rating: 5,
    program: 'Mechanical Engineering',
  },
];
