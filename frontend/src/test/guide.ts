import type { GuideCosts } from '@/content/guide-costs';
import type { AdmissionFile } from '@/content/admission';
import type { Amount, CountryGuide, OneTimeCosts } from '@/content/country';

const oneTimeCosts: OneTimeCosts = {
  applicationFee: { from: 28.5, source: 'application' },
  visaFee: { from: 524, source: 'visa' },
  flightTicket: { from: 400, to: 700, source: 'flight' },
};

const healthInsurance: Amount = { from: 776, source: 'health' };

export const costs: GuideCosts = {
  yearInRupees: '₹43.3 lakh',
  currency: 'GBP',
  symbol: '£',
  tuition: 20000,
  accommodation: 8000,
  food: 3000,
  transport: 1000,
  personal: 2000,
  healthInsurance,
  oneTime: oneTimeCosts,
};

/** A guide with every part, and a source for every figure. */
export const guide: CountryGuide = {
  overview: 'First paragraph.\n\nSecond paragraph.',
  highlights: [{ text: 'Highlight one.', source: 'h' }, 'Highlight two.'],
  quickFacts: {
    capital: 'Capital City',
    currency: 'Pound (GBP)',
    language: 'English',
    population: { text: '68 million', source: 'population' },
    timeZone: 'UTC',
    weather: 'Mild',
    drivingSide: 'Left',
    workWhileStudying: { text: '20 hours a week', source: 'work' },
    postStudyWork: { text: '2 years', source: 'work' },
  },
  educationSystem: {
    structure: 'Three years and one.',
    academicYear: 'September to June.',
    gradingSystem: 'Honours classes.',
    classSize: { text: 'About 20.', source: 'classes' },
  },
  studyCities: [
    { name: 'Northport', latitude: 53, longitude: -2, text: 'Rain and cheap rooms.' },
    { name: 'Southgate', latitude: 51, longitude: 0, text: 'Dear and lively.' },
  ],
  topUniversities: [
    { name: 'University of Northport', city: 'Northport', rank: '12', knownFor: 'physics' },
    { name: 'Easton College', city: 'Easton', rank: '', knownFor: 'law & letters' },
    { name: 'Easton School of Art', city: 'Easton', rank: '101-110', knownFor: 'design' },
  ],
  popularCourses: [{ name: 'Computer Science', text: 'Check the mathematics.' }],
  detailedCosts: {
    tuition: [{ label: 'Master’s', amount: { from: 15000, to: 30000, note: '2026', source: 'fees' } }],
    tuitionRange: { from: 0, to: 30000, source: 'fees' },
    livingExpenses: {
      accommodation: { from: 6000, to: 12000, source: 'rent' },
      food: { from: 3000, source: 'food' },
      transport: { from: 0, note: 'free for students', source: 'food' },
      personal: { from: 1000, to: 2000, source: 'food' },
      healthInsurance,
    },
    oneTimeCosts,
    notes: [{ text: 'Proof of funds.', source: 'visa' }],
  },
  standardizedTests: {
    undergraduate: ['SAT usually 1300.'],
    postgraduate: ['GRE usually 310.'],
    english: ['IELTS usually 6.5.'],
  },
  workAuthorization: {
    duringStudies: { text: 'Up to 20 hours.', source: 'work' },
    afterGraduation: { text: 'Two years.', source: 'graduate' },
    details: ['Dependants need visas.'],
  },
  documentRequirements: {
    academic: ['Mark sheets'],
    personal: ['Passport'],
    financial: [{ text: 'Bank statement of 28 days', source: 'visa' }],
    additional: ['Tuberculosis test'],
  },
  workOpportunities: ['Look early.'],
  applicationRequirements: ['Apply through the portal.'],
  intakeDetails: {
    primary: 'September or October, the main intake',
    secondary: 'January',
    limited: 'May, few courses',
    deadlines: [{ text: 'By 14 January.', source: 'application' }],
  },
  scholarships: {
    government: [
      {
        name: 'State award',
        amount: 'All fees',
        eligibility: 'Graduates',
        url: 'https://state.test/award',
        source: 'award',
      },
    ],
    university: [],
  },
  visaProcess: {
    type: 'Student visa',
    processingTime: { text: 'Three weeks.', source: 'visa' },
    steps: ['Get the letter.', { text: 'Pay 524 pounds.', source: 'visa' }],
    requirements: ['Money for 28 days'],
    interviewRequired: false,
    interview: 'Some are called.',
  },
  sources: Object.fromEntries(
    [
      'population',
      'work',
      'h',
      'classes',
      'fees',
      'rent',
      'food',
      'health',
      'application',
      'visa',
      'flight',
      'graduate',
      'award',
      'unused',
    ].map((key) => [key, { label: `Page of ${key}`, url: `https://${key}.test/`, checkedOn: '2026-10-05' }]),
  ),
};

/** An intake that has begun and one that takes applications, seen from November 2026. */
export const planning: AdmissionFile = {
  admissions: {
    intakes: [
      {
        levels: ['masters'],
        starts: '2026-09',
        prepare: '2025-06',
        apply: { from: '2025-10', to: '2026-03' },
        visa: { from: '2026-05', to: '2026-08' },
        days: [],
      },
      {
        levels: ['undergraduate', 'masters'],
        starts: '2027-09',
        prepare: '2026-03',
        apply: { from: '2026-10', to: '2027-01' },
        visa: { from: '2027-06', to: '2027-08' },
        note: 'First come, first served.',
        days: [
          {
            label: 'Northport',
            date: '2026-10-15',
            time: '18:00',
            zone: 'Europe/London',
            source: 'northport',
          },
          { label: 'Southgate', date: '2027-01-13', zone: 'Europe/London', source: 'northport' },
        ],
      },
    ],
    refusals: {
      rates: [{ percent: 7, period: '2025', of: 'of the applications', source: 'refused' }],
      reasons: ['No money in the account'],
    },
    masters: [
      {
        university: 'University of Northport',
        course: 'Computer Science (MSc)',
        english: 'IELTS 7.0',
        deadline: '31 March',
        fee: '',
        source: 'northport',
      },
    ],
  },
  sources: {
    northport: { label: 'Page of northport', url: 'https://northport.test/', checkedOn: '2026-11-01' },
    refused: { label: 'Page of refused', url: 'https://refused.test/', checkedOn: '2026-11-01' },
  },
};
