import type { CountryCard, CountryCosts, CountryGuide, CountrySummary } from '../country';

export const card: CountryCard = {
  position: 5,
  name: 'Germany',
  flag: 'de',
  description: 'Engineering and science at public universities that mostly charge no tuition fees.',
  institutions: '380+',
  students: '400K+',
  highlights: [
    'Little or no public tuition',
    'Strong engineering and research',
    '18 months to look for work',
  ],
};

export const summary: CountrySummary = {
  cities: 'Munich, Berlin, Aachen',
  workRights: '140 full days a year; 18 months to look for work',
  language: 'German, many courses in English',
  visaType: 'National visa for study',
};

export const costs: CountryCosts = {
  currency: 'EUR',
  symbol: '€',
  tuition: 5000,
  accommodation: 8000,
  food: 3500,
  transport: 1200,
  personal: 2000,
};

export const guide: CountryGuide = {
  overview:
    'Most public universities in Germany charge no tuition, only a contribution each semester; Baden-Württemberg asks 1,500 euros a semester from students from outside the EU, and some universities have fees of their own. Research universities and practice-oriented universities of applied sciences stand side by side, and many master’s degrees are taught entirely in English.',
  highlights: [
    'No general tuition at most public universities',
    'Many master’s degrees taught in English',
    'Engineering with close ties to industry',
    '18 months to look for work after the degree',
    'Semester ticket for local transport at many universities',
  ],
  studyCities: [],
  topUniversities: [
    { name: 'Technical University of Munich', city: 'Munich', rank: '22', knownFor: '' },
    { name: 'Ludwig-Maximilians-Universität München', city: 'Munich', rank: '58', knownFor: '' },
    { name: 'Heidelberg University', city: 'Heidelberg', rank: '80', knownFor: '' },
    { name: 'Freie Universität Berlin', city: 'Berlin', rank: '88', knownFor: '' },
    { name: 'Karlsruhe Institute of Technology', city: 'Karlsruhe', rank: '98', knownFor: '' },
  ],
  popularCourses: [
    { name: 'Mechanical Engineering', text: '' },
    { name: 'Automotive Engineering', text: '' },
    { name: 'Computer Science', text: '' },
    { name: 'Data Science', text: '' },
    { name: 'Renewable Energy', text: '' },
    { name: 'Management', text: '' },
  ],
  workOpportunities: [
    '140 full or 280 half days of work a year',
    'Student jobs at the university and in industry (Werkstudent)',
    'A residence permit of 18 months to look for work after graduation',
    'EU Blue Card for graduates with a qualified job',
  ],
  intakeDetails: {
    primary: 'Winter semester: October, the main intake',
    secondary: 'Summer semester: April',
    deadlines: [],
  },
  sources: {},
};
