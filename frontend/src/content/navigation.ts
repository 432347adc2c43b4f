import type { FlagCode } from './country';

export interface NavLink {
  label: string;
  to: string;
  flag?: FlagCode;
}

export interface NavGroup {
  label: string;
  links: NavLink[];
}

const destinations: NavLink[] = [
  { label: 'United States', to: '/country/united-states', flag: 'us' },
  { label: 'United Kingdom', to: '/country/united-kingdom', flag: 'gb' },
  { label: 'Canada', to: '/country/canada', flag: 'ca' },
  { label: 'Australia', to: '/country/australia', flag: 'au' },
  { label: 'Germany', to: '/country/germany', flag: 'de' },
  { label: 'Ireland', to: '/country/ireland', flag: 'ie' },
];

const services: NavLink[] = [
  { label: 'Career Counselling', to: '/services/career-counseling' },
  { label: 'University Selection', to: '/services/university-selection' },
  { label: 'Application Assistance', to: '/services/application-assistance' },
  { label: 'Test Preparation', to: '/services/test-preparation' },
  { label: 'Visa Guidance', to: '/services/visa-guidance' },
  { label: 'Pre-departure Support', to: '/services/pre-departure-support' },
];

const resourceLinks: NavLink[] = [
  { label: 'Country Guides', to: '/resources/country-guides' },
  { label: 'University Rankings', to: '/resources/university-rankings' },
  { label: 'Scholarships', to: '/resources/scholarships' },
  { label: 'Cost Calculators', to: '/resources/cost-calculators' },
  { label: 'Student Stories', to: '/resources/student-stories' },
  { label: 'Blog', to: '/resources/blog' },
];

const faq: NavLink = { label: 'FAQ', to: '/support/faq' };
const privacy: NavLink = { label: 'Privacy Policy', to: '/support/privacy' };
const terms: NavLink = { label: 'Terms of Service', to: '/support/terms' };
const emergency: NavLink = { label: 'Emergency Support', to: '/support/emergency' };

export const headerGroups: NavGroup[] = [
  { label: 'Study Destinations', links: destinations },
  { label: 'Services', links: services },
  { label: 'Resources', links: resourceLinks },
  {
    label: 'Support',
    links: [faq, privacy, terms, emergency, { label: 'Student Portal', to: '/student-portal' }],
  },
];

export const footerGroups: NavGroup[] = [
  { label: 'Study Destinations', links: destinations },
  { label: 'Services', links: services },
  { label: 'Resources', links: resourceLinks },
  {
    label: 'Support',
    links: [
      { label: 'Contact Us', to: '/#contact' },
      faq,
      privacy,
      terms,
      { label: 'Student Portal', to: '/admin' },
      emergency,
    ],
  },
];
