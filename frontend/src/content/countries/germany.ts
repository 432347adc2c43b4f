import type { CountryGuide } from './types';

export const germany: CountryGuide = {
  name: 'Germany',
  overview:
    'Most public universities in Germany charge no tuition, only a contribution each semester; Baden-Württemberg asks 1,500 euros a semester from students from outside the EU, and some universities have fees of their own. Research universities and practice-oriented universities of applied sciences stand side by side, and many master’s degrees are taught entirely in English.',
  highlights: [
    'No general tuition at most public universities',
    'Many master’s degrees taught in English',
    'Engineering with close ties to industry',
    '18 months to look for work after the degree',
    'Semester ticket for local transport at many universities',
  ],
  topUniversities: [
    { name: 'Technical University of Munich', city: 'Munich', rank: '22' },
    { name: 'Ludwig-Maximilians-Universität München', city: 'Munich', rank: '58' },
    { name: 'Heidelberg University', city: 'Heidelberg', rank: '80' },
    { name: 'Freie Universität Berlin', city: 'Berlin', rank: '88' },
    { name: 'Karlsruhe Institute of Technology', city: 'Karlsruhe', rank: '98' },
  ],
  popularCourses: [
    'Mechanical Engineering',
    'Automotive Engineering',
    'Computer Science',
    'Data Science',
    'Renewable Energy',
    'Management',
  ],
  workOpportunities: [
    '140 full or 280 half days of work a year',
    'Student jobs at the university and in industry (Werkstudent)',
    'A residence permit of 18 months to look for work after graduation',
    'EU Blue Card for graduates with a qualified job',
  ],
  intake: ['Winter semester: October, the main intake', 'Summer semester: April'],
  summary: {
    cities: 'Munich, Berlin, Aachen',
    workRights: '140 full days a year; 18 months to look for work',
    language: 'German, many courses in English',
    visaType: 'National visa for study',
  },
};
