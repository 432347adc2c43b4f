/** The ten destinations in the order of every list, with the figures the site shows everywhere. */
export const destinations = [
  {
    name: 'United States',
    flag: 'us',
    description: 'The widest choice of universities and majors anywhere, with freedom to change direction.',
    institutions: '5000+',
    students: '1.1M+',
    highlights: [
      'Flexible majors and minors',
      'Research and teaching assistantships',
      'OPT work up to 3 years for STEM',
    ],
  },
  {
    name: 'United Kingdom',
    flag: 'gb',
    description: 'Short, focused degrees: three years for most bachelor’s courses, one for most master’s.',
    institutions: '160+',
    students: '750K+',
    highlights: [
      'One-year master’s degrees',
      'Graduate Route after study',
      'Centuries of academic tradition',
    ],
  },
  {
    name: 'Canada',
    flag: 'ca',
    description: 'Respected degrees in safe, welcoming cities, with English and French side by side.',
    institutions: '250+',
    students: '800K+',
    highlights: ['Co-op programmes with paid work', 'Post-Graduation Work Permit', 'Multicultural cities'],
  },
  {
    name: 'Australia',
    flag: 'au',
    description: 'Strong universities, practical courses and an outdoor life near the coast.',
    institutions: '43',
    students: '750K+',
    highlights: ['Group of Eight universities', 'Two main intakes a year', 'Temporary Graduate visa'],
  },
  {
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
  },
  {
    name: 'Ireland',
    flag: 'ie',
    description:
      'An English-speaking member of the European Union where many technology firms have their base.',
    institutions: '10+',
    students: '35K+',
    highlights: [
      'English-speaking EU country',
      'Technology and pharma employers',
      'Stay-back scheme for graduates',
    ],
  },
  {
    name: 'New Zealand',
    flag: 'nz',
    description: 'Eight public universities, small classes and nature close to every campus.',
    institutions: '15+',
    students: '70K+',
    highlights: ['Every university ranked worldwide', 'Safe and relaxed campus life', 'Post Study Work Visa'],
  },
  {
    name: 'France',
    flag: 'fr',
    description: 'Grandes écoles, public universities and a wide range of degrees taught in English.',
    institutions: '3500+',
    students: '400K+',
    highlights: ['Leading business schools', 'State-subsidised tuition', 'Housing aid for students'],
  },
  {
    name: 'Slovakia',
    flag: 'sk',
    description: 'Affordable degrees in the heart of Europe, with medicine taught in English.',
    institutions: '30+',
    students: '50K+',
    highlights: ['Medicine taught in English', 'Low cost of living', 'Schengen area location'],
  },
  {
    name: 'Dubai',
    flag: 'ae',
    description:
      'Branch campuses of British, Australian and Indian universities, three to four hours from India.',
    institutions: '200+',
    students: '200K+',
    highlights: ['International branch campuses', 'Close to home', 'Business and aviation hub'],
  },
] as const;

export type DestinationName = (typeof destinations)[number]['name'];

/** ISO 3166 code of the state whose flag stands beside the name. */
export type FlagCode = (typeof destinations)[number]['flag'];
