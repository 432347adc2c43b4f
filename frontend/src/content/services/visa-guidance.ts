import type { ServiceCard, ServiceDetails } from '../service';
import { usVisa } from '../us-visa';

export const card: ServiceCard = {
  id: 'visa-guidance',
  title: 'Visa Guidance',
  icon: 'stamp',
  image: 'services/visa-guidance',
  description: 'A complete visa file, sound financial proof and a well-prepared interview.',
  listed: { position: 8, title: 'Visa Processing' },
};

export const features = [
  'Document list for your country and visa',
  'Financial proof: what counts and what does not',
  'Forms and fees, step by step',
  'Booking of appointments',
  'Practice interviews with feedback',
  'Follow-up until the decision',
];

export const details: ServiceDetails = {
  duration:
    'By our estimate four to sixteen weeks, by country, from the I-20 or its equivalent to the passport; for Slovakia up to five months, for Germany up to seven',
  overview: [
    'Incomplete papers, unclear finances or an answer that contradicts the form can cost you the visa. We go through the requirements of your country with you, prepare the file, and practise the interview where there is one.',
    'The decision is always the authority’s own. Nobody can promise a visa; do not give your passport to anyone who does.',
  ],
  benefits: [
    'A file without gaps, in the order in which it is read',
    'Answers you have practised aloud',
    'Current rules with their date instead of hearsay',
    'Time in hand for a second attempt',
  ],
  usVisa,
  tables: [
    {
      id: 'other-countries',
      title: 'Student visas of the other destinations',
      lead: 'Fees, funds to show and work rights are in the guide to each country.',
      columns: ['Country', 'The visa', 'What decides first'],
      rows: [
        [
          'United Kingdom',
          'Student route',
          'CAS number of the university, money held for 28 days or the letter of an education loan in your name, TB test in India',
        ],
        [
          'Canada',
          'Study permit',
          'Letter of acceptance, attestation letter (in Québec the CAQ) where required, proof of funds',
        ],
        [
          'Australia',
          'Student visa, subclass 500',
          'Confirmation of enrolment, genuine-student questions, funds, English test, health cover',
        ],
        [
          'Germany',
          'National visa for studies',
          'APS certificate, blocked account or other proof of funds, insurance',
        ],
        [
          'Ireland',
          'Long-stay D visa',
          {
            text: 'Letter of acceptance, at least €6,000 of the fee paid (all of it, if it is less), bank statements of six months; as portals list it, a police clearance certificate',
            source: 'isd',
          },
        ],
        [
          'New Zealand',
          'Fee Paying Student Visa',
          'Offer of place, bank statements of three months or more, chest X-ray, insurance',
        ],
        [
          'France',
          'Long-stay student visa (VLS-TS); another under 18',
          'Études en France file and academic interview',
        ],
        [
          'Slovakia',
          'Temporary residence for studies, or a national visa (D) to ask for it there',
          'An early appointment at the embassy, confirmation of admission, funds, clean record; translations sworn in Slovakia',
        ],
        [
          'Dubai',
          'Student residence visa',
          'Applied for by the university as sponsor, unless a parent living there sponsors you',
        ],
      ],
    },
  ],
  notes: [
    {
      id: 'refusal',
      title: 'If it is refused',
      items: [
        'Ask for the reason, and write down what was said on the same day. Read in the letter whether you may have it reviewed, and by when.',
        'In the US a refusal under Section 214(b) means that the officer was not convinced; 221(g) means that something is missing or still being checked. They need different answers.',
        'You may apply again, with a new fee. It helps when something has changed, or when you can show what you could not show before.',
        'Declare it wherever a later form asks. Hiding a refusal does more harm than the refusal itself.',
        'Tell the university early, and ask whether the start can move to a later intake.',
      ],
    },
  ],
  sources: {
    isd: {
      label:
        'Immigration Service Delivery: coming to study in Ireland (funds, fees, insurance); police certificate: Leap Scholar, 24 April 2026',
      url: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
      checkedOn: '2026-10-05',
    },
    student: {
      label: 'Study in the States, Department of Homeland Security: students and the Form I-20',
      url: 'https://studyinthestates.dhs.gov/students/prepare/students-and-the-form-i-20',
      checkedOn: '2026-10-06',
    },
    fees: {
      label: 'US Department of State, fees for visa services',
      url: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
      checkedOn: '2026-10-06',
    },
    sevis: { label: 'ICE, SEVIS I-901 fee', url: 'https://www.ice.gov/sevis/i901', checkedOn: '2026-10-06' },
    sevp: {
      label: 'Study in the States, Department of Homeland Security: OPT and work',
      url: 'https://studyinthestates.dhs.gov/students/work/working-in-the-united-states',
      checkedOn: '2026-10-06',
    },
    vetting: {
      label: 'US Department of State, expanded screening of visa applicants',
      url: 'https://travel.state.gov/content/travel/en/News/visas-news/announcement-of-expanded-screening-and-vetting-for-visa-applicants.html',
      checkedOn: '2026-10-07',
    },
    integrityFee: {
      label: 'Public Law 119-21, Section 100007: Visa Integrity Fee',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1',
      checkedOn: '2026-10-07',
    },
    waits: {
      label:
        'US Department of State: waits for interviews, 17 September 2026 (as a public research library quoted them)',
      url: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html',
      checkedOn: '2026-11-26',
      copy: true,
    },
    reschedule: {
      label:
        'US Embassy in India: one free change of appointment (TravelBiz Monitor, December 2024), passports (Business Standard, 8 August 2025)',
      url: 'https://travelbizmonitor.com/us-to-implement-only-one-time-rescheduling-of-visa-appointment-from-jan-1',
      checkedOn: '2026-11-27',
      copy: true,
    },
    interviews: {
      label: 'US Department of State, interview waiver update of 18 September 2025',
      url: 'https://travel.state.gov/content/travel/en/News/visas-news/interview-waiver-update-sept-18-2025.html',
      checkedOn: '2026-09-10',
    },
    residence: {
      label: 'US Department of State, applying in the country of residence',
      url: 'https://travel.state.gov/content/travel/en/News/visas-news/adjudicating-niv-applicants-in-their-country-of-residence.html',
      checkedOn: '2026-09-10',
    },
    proposedStay: {
      label: 'Federal Register, proposed rule of 28 August 2025 on fixed periods of stay',
      url: 'https://www.federalregister.gov/d/2025-16554',
      checkedOn: '2026-10-02',
    },
    finalStay: {
      label:
        'Federal Register, final rule of 17 July 2026 on fixed periods of stay (NAFSA on the court order: www.nafsa.org/legal-defense-DS)',
      url: 'https://www.federalregister.gov/d/2026-14439',
      checkedOn: '2026-10-02',
    },
    optFee: {
      label: 'Federal Register, proposed rule of 8 October 2026 on fees for OPT',
      url: 'https://www.federalregister.gov/d/2026-20660',
      checkedOn: '2026-10-08',
    },
  },
};
