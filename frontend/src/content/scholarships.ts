export interface Scholarship {
  name: string;
  country: string;
  type: 'Government' | 'University' | 'Foundation';
  amount: string;
  /** The usual time of the year; the official page has the day. */
  deadline: string;
  eligibility: string;
  /** The programme's official page. */
  url: string;
}

export const scholarships: Scholarship[] = [
  {
    name: 'Fulbright-Nehru Master’s Fellowships',
    country: 'United States',
    type: 'Government',
    amount: 'Tuition, living costs, airfare and health cover',
    deadline: 'Usually May',
    eligibility: 'Indian citizens with a bachelor’s degree and at least three years of work experience',
    url: 'https://www.usief.org.in/',
  },
  {
    name: 'Chevening Scholarships',
    country: 'United Kingdom',
    type: 'Government',
    amount: 'Full tuition, monthly stipend and flights',
    deadline: 'Usually October or November',
    eligibility: 'Graduates with about two years of work experience who return home afterwards',
    url: 'https://www.chevening.org/',
  },
  {
    name: 'DAAD Study Scholarships',
    country: 'Germany',
    type: 'Government',
    amount: 'Monthly stipend, insurance and travel allowance',
    deadline: 'Differs by programme, often autumn',
    eligibility: 'Graduates of all subjects whose last degree is usually not older than six years',
    url: 'https://www.daad.de/en/',
  },
  {
    name: 'Australia Awards',
    country: 'Australia',
    type: 'Government',
    amount: 'Full tuition, living allowance, airfare and health cover',
    deadline: 'Usually April',
    eligibility: 'Citizens of participating countries; which ones is decided each year',
    url: 'https://www.dfat.gov.au/people-to-people/australia-awards',
  },
  {
    name: 'France Excellence Eiffel',
    country: 'France',
    type: 'Government',
    amount: 'Monthly allowance, travel and insurance; no tuition',
    deadline: 'Usually January, through the French university',
    eligibility: 'Master’s and doctoral applicants nominated by a French institution',
    url: 'https://www.campusfrance.org/en/france-excellence-eiffel-scholarship-program',
  },
  {
    name: 'Gates Cambridge Scholarship',
    country: 'United Kingdom',
    type: 'Foundation',
    amount: 'Full cost of a postgraduate degree at Cambridge',
    deadline: 'Usually December, October for applicants in the US',
    eligibility: 'Applicants from outside the UK for a full-time postgraduate degree at Cambridge',
    url: 'https://www.gatescambridge.org/',
  },
];
