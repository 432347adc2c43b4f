export interface Scholarship {
  name: string;
  country: string;
  type: 'Government' | 'University' | 'Foundation';
  amount: string;
  /** The round of 2026-27, or the usual time of the year; the official page has the day. */
  deadline: string;
  eligibility: string;
  /** The programme's official page. */
  url: string;
  /** ISO date on which the entry was last compared with it. */
  checkedOn: string;
}

/** All are open to Indian citizens. */
export const scholarships: Scholarship[] = [
  {
    name: 'Fulbright-Nehru Master’s Fellowships',
    country: 'United States',
    type: 'Government',
    amount: 'Tuition and fees, living costs, airfare and health cover for a master’s degree',
    deadline: 'Usually in the middle of May, the year before the course starts',
    eligibility:
      'Indian citizens in India with a four-year bachelor’s degree or its equivalent at 55% and three years of full-time work, in listed fields',
    url: 'https://www.usief.org.in/fulbright-fellowships/fellowships-for-indian-citizen/fulbright-nehru-masters-fellowships/',
    checkedOn: '2025-06-01',
  },
  {
    name: 'Chevening Scholarships',
    country: 'United Kingdom',
    type: 'Government',
    amount: 'Full tuition for a one-year master’s, monthly stipend and flights',
    deadline: '{{unitedKingdom.chevening}} for 2027-28; the next round opens in August 2027',
    eligibility: 'Graduates with about two years of work who return home for two years afterwards',
    url: 'https://www.chevening.org/scholarships/application-timeline/',
    checkedOn: '2026-08-02',
  },
  {
    name: 'DAAD Development-Related Postgraduate Courses (EPOS)',
    country: 'Germany',
    type: 'Government',
    amount: '{{germany.fundsMonthly}} a month, health insurance and a travel allowance',
    deadline: 'By course, many between August and October',
    eligibility:
      'Graduates with two years of work in their field whose last degree is not older than six years, for listed courses',
    url: 'https://www2.daad.de/deutschland/stipendium/datenbank/en/21148-scholarship-database/?detail=50076777',
    checkedOn: '2026-06-30',
  },
  {
    name: 'Government of Ireland International Education Scholarships',
    country: 'Ireland',
    type: 'Government',
    amount: '€10,000 and the full fee waived, for one year',
    deadline: '29 January to 12 March in 2026; the call for 2027 is expected early in the year',
    eligibility:
      'Citizens from outside the EU, EEA, Switzerland and the UK with an offer for a master’s, postgraduate diploma or doctorate',
    url: 'https://hea.ie/policy/internationalisation/goi-ies/',
    checkedOn: '2026-08-23',
  },
  {
    name: 'France Excellence Eiffel',
    country: 'France',
    type: 'Government',
    amount: '€1,200 a month for a master’s since January 2026, travel and insurance; tuition is not covered',
    deadline: 'Early January ({{france.eiffelDeadline}} in 2026), handed in by the French institution',
    eligibility:
      'Nominees of a French institution for a master’s or a doctorate; each call sets the age limit',
    url: 'https://www.campusfrance.org/en/france-excellence-eiffel-scholarship-program',
    checkedOn: '2026-08-29',
  },
  {
    name: 'Gates Cambridge Scholarship',
    country: 'United Kingdom',
    type: 'Foundation',
    amount: 'The full cost of a postgraduate degree at Cambridge, with maintenance and airfare',
    deadline: 'December or January, with the deadline of the course',
    eligibility:
      'Citizens of countries other than the UK who apply for a full-time postgraduate degree at Cambridge',
    url: 'https://www.gatescambridge.org/apply/',
    checkedOn: '2025-06-01',
  },
];
