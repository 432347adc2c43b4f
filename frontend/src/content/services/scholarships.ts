import type { ServiceCard, ServiceDetails } from '../service';

export const card: ServiceCard = {
  id: 'scholarships',
  title: 'Scholarships',
  icon: 'award',
  image: 'services/scholarships',
  description: 'Scholarships that you are eligible for, found early and applied for well.',
  listed: { position: 6, title: 'Scholarships' },
};

export const features = [
  'A search by country, course and profile',
  'Eligibility checked before you spend time',
  'A calendar of deadlines',
  'Feedback on essays and study plans',
  'A briefing for your referees',
  'Interview practice',
];

export const details: ServiceDetails = {
  duration: 'Start 15 months before the course; the largest programmes close first',
  overview: [
    'Government programmes, university awards, assistantships and foundations have their own rules and dates, some of them more than a year ahead. We search by your profile, say plainly which ones you are eligible for, and read your applications before they leave.',
    'A full scholarship is rare. Two smaller awards and a cheaper city may save as much.',
  ],
  benefits: [
    'Deadlines known a year ahead instead of a week',
    'No evening lost on awards that are not meant for you',
    'Essays that are written once and used several times, each time for its reader',
    'A smaller loan, and an honest figure for the rest',
  ],
  methodology: [
    {
      title: 'Eligibility first',
      text: 'Nationality, degree, marks, age, work experience, field, income. Expect the list to get much shorter.',
    },
    {
      title: 'Worth the effort',
      text: 'We weigh amount and number of awards against the hours an application takes.',
    },
    {
      title: 'One story, many forms',
      text: 'Your reasons, record and plan on two pages; each essay is cut from it.',
    },
    {
      title: 'Referees',
      text: 'Asked six weeks ahead, with the form, the date and what they could write about.',
    },
    {
      title: 'Interview',
      text: 'Two practice rounds with questions from the field and about your plan for afterwards.',
    },
  ],
  tables: [
    {
      id: 'kinds',
      title: 'Where the money comes from',
      columns: ['Kind', 'Typical size', 'How you get it', 'Examples'],
      rows: [
        [
          'Government of the country',
          'Full cost, or a monthly sum',
          'Own application, six to fifteen months ahead; for the Eiffel the French school applies for you',
          'Chevening, Fulbright-Nehru, DAAD, France Excellence Eiffel',
        ],
        [
          'University, by merit',
          'By our estimate a tenth to a half of tuition',
          'Often automatic with the admission, sometimes an essay',
          'Dean’s, Vice-Chancellor’s and international awards',
        ],
        [
          'University, by need',
          'Up to the full cost',
          'Family finances laid open',
          'A few US universities, and British Columbia (UBC) in Canada, for international bachelor’s students',
        ],
        [
          'Assistantship',
          'All or some tuition, and a salary',
          'From the department, mostly for doctorates and some research master’s',
          'Teaching and research assistants in the US and Canada',
        ],
        [
          'Foundation',
          'Part or all',
          'Own application, or with that for the course; interview',
          'Gates Cambridge, Inlaks, Rhodes',
        ],
        [
          'Indian trust',
          'A loan scholarship or a grant',
          'Own application, January to April for many',
          'J. N. Tata Endowment, K. C. Mahindra, Narotam Sekhsaria',
        ],
        [
          'Indian government',
          'Up to the full cost',
          'Income and category rules; own portal',
          {
            text: 'National Overseas Scholarship, for listed communities and low incomes, with a scheme of its own for Scheduled Tribes; overseas schemes of some states',
            source: 'nos',
          },
        ],
      ],
    },
  ],
  timeline: {
    title: 'A scholarship year',
    lead: 'For a start in autumn 2027 and, where the date has passed, in autumn 2028.',
    phases: [
      {
        when: 'May to July',
        title: 'Prepare',
        items: [
          'Two-page story, CV, list of awards with dates',
          'Ask referees; order transcripts',
          'Fulbright-Nehru for a master’s closed in May for the year after until the round of 2026-27; a newspaper’s list of the call of July 2026 does not name it: ask USIEF. DAAD Helmut-Schmidt: June and July. Rhodes: late July',
        ],
      },
      {
        when: 'August to October',
        title: 'The early ones',
        items: [
          {
            text: 'Chevening: 4 August to {{unitedKingdom.chevening}} for 2027-28; the next round is expected in August 2027',
            source: 'chevening',
          },
          'DAAD development-related courses: by course, many between August and October',
          'Others, such as the Commonwealth, Knight-Hennessy and Pearson scholarships: see their days in our list',
        ],
      },
      {
        when: 'November to January',
        title: 'With the admission',
        items: [
          'University merit awards: often the same date as the application, or earlier',
          {
            text: 'Gates Cambridge: with the course’s deadline, between 3 December 2026 and 6 January 2027, according to portals',
            source: 'gates',
          },
          {
            text: 'Eiffel: the French university nominates you by its own day, often in November; Campus France takes its files until {{france.eiffelDeadline}} 2027, as a public guide quoted it',
            source: 'eiffel',
          },
        ],
      },
      {
        when: 'February to April',
        title: 'The later ones',
        items: [
          { text: 'Government of Ireland: the call for 2026 closed on 12 March', source: 'ireland' },
          'Indian trusts: Inlaks, J. N. Tata (from December or January), K. C. Mahindra and others; National Overseas Scholarship: be ready in February',
          'Interviews; answer invitations the same day',
        ],
      },
      {
        when: 'May to August',
        title: 'Decide',
        items: [
          'Compare awards by what you still have to pay, not by their names',
          'Ask kindly whether an award can be raised; it sometimes can',
          'Report it to your lender and in the visa file',
        ],
      },
    ],
  },
  notes: [
    {
      id: 'application',
      title: 'What a strong application shows',
      items: [
        'It answers the question of this award, in the words of its own criteria',
        'A result you can prove, with your part in it',
        'A plan for afterwards, concrete enough that somebody could check it in five years',
        'Why this country and this course, not only why you need the money',
        'Referees who each say something different about you',
      ],
    },
    {
      id: 'warnings',
      title: 'Signs of a false scholarship',
      items: [
        'You are asked to pay for applying, “processing” or release',
        'You have won something you never applied for',
        'The address is not the one of the university, ministry or foundation',
        'They want your bank password, or a copy of your passport before anything else',
      ],
    },
  ],
  sources: {
    chevening: {
      label: 'Chevening, application timeline for 2027-28',
      url: 'https://www.chevening.org/scholarships/application-timeline/',
      checkedOn: '2026-08-02',
    },
    eiffel: {
      label: 'Campus France, France Excellence Eiffel (as a public guide quoted it on 2 October 2026)',
      url: 'https://www.campusfrance.org/en/france-excellence-eiffel-scholarship-program',
      checkedOn: '2026-11-26',
      copy: true,
    },
    gates: {
      label: 'Gates Cambridge: deadlines for 2027 (OfficialRequirements, 2 July 2026; a public list of 2026)',
      url: 'https://officialrequirements.com/scholarships/gates-cambridge',
      checkedOn: '2026-11-26',
      copy: true,
    },
    ireland: {
      label: 'Higher Education Authority, Government of Ireland scholarships',
      url: 'https://hea.ie/policy/internationalisation/goi-ies/',
      checkedOn: '2026-08-23',
    },
    nos: {
      label: 'National Overseas Scholarship, Ministry of Social Justice and Empowerment',
      url: 'https://nosmsje.gov.in/',
      checkedOn: '2025-06-01',
    },
  },
};
