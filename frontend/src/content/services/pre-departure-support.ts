import type { ServiceCard, ServiceDetails } from '../service';

export const card: ServiceCard = {
  id: 'pre-departure-support',
  title: 'Pre-departure Support',
  icon: 'plane',
  image: 'steps/pre-departure',
  description: 'Housing, insurance, money and the first weeks abroad, settled before you fly.',
};

export const features = [
  'Accommodation options and contracts',
  'Health insurance and vaccinations',
  'Bank account, cards and money transfer',
  'Flight and baggage advice',
  'A briefing for you and your family',
  'A plan for arrival and the first two weeks',
];

export const details: ServiceDetails = {
  duration: 'From the visa to the end of your second week abroad',
  overview: [
    'Between the visa and the first lecture there are a hundred small things to do, each simple, each with a date. We put them in order, tick them off with you, and introduce you to students who already live where you are going.',
    'Print this page: the boxes are meant for a pen.',
  ],
  benefits: [
    'A bed and a way there on the first night',
    'No money spent twice on things you need not bring',
    'Papers at hand when the border officer, the bank and the landlord ask',
    'Parents who know whom to call, and when not to worry',
  ],
  supportPhases: {
    title: 'Your checklist',
    phases: [
      {
        when: '8 to 6 weeks before',
        title: 'Fix what fills up',
        items: [
          'Room, if you have none yet: for a residence apply earlier, at many right after you accept; elsewhere contract and deposit only after a video call or a check by the university',
          'Flight, with the baggage allowance for students',
          'Health insurance as the university or the country demands it',
          'Vaccinations the university asks for, with an international certificate',
          'Doctor and dentist, and glasses while you are there',
        ],
      },
      {
        when: '5 to 3 weeks before',
        title: 'Papers and money',
        items: [
          'Passport, visa, letter of admission and all certificates scanned twice: in the cloud and on a stick',
          'Originals and attested copies of mark sheets; an apostille or attestation, where asked for, takes weeks: for Slovakia and Dubai it comes before the visa',
          'Forex card or account abroad; first tuition transferred through the bank',
          'Tell your bank in India that you move abroad: it turns the savings account into one for non-residents (NRO)',
          'Loan: date of the next payment, and who signs for it in India',
          'Power of attorney for a parent, if a loan or property needs signatures',
          'Driving licence, and an international permit if you will drive',
        ],
      },
      {
        when: '2 weeks before',
        title: 'Pack and say goodbye',
        items: [
          'Medicines for up to three months, in their boxes, with the prescription; of controlled ones often less, and with papers: the Emirates want a permit before you fly',
          'Adapter, laptop, one set of bed linen, spices in sealed packets where customs allow food; in Australia and New Zealand declare all food',
          'eSIM or roaming for the first days',
          {
            text: 'Registration as a student on the MADAD portal of the Ministry of External Affairs',
            source: 'madad',
          },
        ],
      },
      {
        when: 'On the day',
        title: 'Hand luggage',
        items: [
          'Passport, with the visa or a printout of the electronic one (Australia, New Zealand) or of Dubai’s entry permit; for the UK a share code; Form I-20, CAS number, Canada’s letter of introduction, confirmation of enrolment or blocked-account paper',
          'Letter of admission, proof of money, insurance, address of the first night',
          'Vaccination certificate and prescriptions',
          'Cards, and some cash in the currency of the country',
          'Telephone numbers on paper: university, residence, parents, our emergency line',
        ],
      },
      {
        when: 'First week',
        title: 'Arrive',
        items: [
          'Message home; sleep',
          'Report to the international office with passport and visa',
          'Register the address or the residence permit, where the country asks for it',
          'Local SIM, bank account, transport card',
          'Photograph the room and every scratch before you unpack',
          'Orientation days: go, even if you are tired',
        ],
      },
      {
        when: 'Second week',
        title: 'Settle',
        items: [
          'Course registration and tuition receipt checked',
          'Doctor or health centre found, insurance card in the wallet',
          'A weekly budget, compared with the first week’s true spending',
          'Work only after you have read the rule of your visa',
        ],
      },
    ],
  },
  tables: [
    {
      id: 'money',
      title: 'How to take money along',
      columns: ['Way', 'Good for', 'Keep in mind'],
      rows: [
        [
          'Bank transfer',
          'Tuition and deposits',
          {
            text: 'Up to US$250,000 a person and financial year under the Liberalised Remittance Scheme, more on the university’s own estimate; ask for the purpose code for studies',
            source: 'lrs',
          },
        ],
        [
          'Forex card',
          'The first two months',
          'Load it in the currency of the country; a second card in another bag',
        ],
        [
          'Account abroad',
          'Rent and daily life',
          'In Germany the blocked account, in Canada a GIC if you chose one as proof, often opened from India',
        ],
        [
          'Cash',
          'Taxi, food, the first evening',
          {
            text: 'Foreign notes of at most US$3,000 a journey may be bought. Read from which sum your country wants cash and cheques declared',
            source: 'lrs',
          },
        ],
        [
          'Indian debit or credit card',
          'Emergencies',
          'Switch on international use; ask what each payment costs, and at which rate',
        ],
      ],
    },
    {
      id: 'emergency-numbers',
      title: 'Emergency numbers',
      lead: 'Save them before the flight. They are free, even without credit on your phone.',
      columns: ['Country', 'Police, fire, ambulance'],
      rows: [
        ['United States, Canada', '911'],
        ['United Kingdom', '999 or 112'],
        ['Ireland', '112 or 999'],
        ['Germany, France, Slovakia', '112'],
        ['Australia', '000'],
        ['New Zealand', '111'],
        ['Dubai', '999 police, 998 ambulance, 997 fire'],
      ],
    },
  ],
  sessionStructure: [
    {
      title: 'Briefing for you',
      minutes: 90,
      agenda: [
        'The checklist for your country, point by point',
        'Border, first night, first week',
        'Money, contracts, work rules',
        'Questions you did not want to ask in a group',
      ],
    },
    {
      title: 'Briefing with your family',
      minutes: 45,
      agenda: [
        'Who signs and pays what from India',
        'How you stay in touch, with the time difference',
        'Whom to call in which emergency',
      ],
    },
    {
      title: 'Call after arrival',
      minutes: 20,
      agenda: ['What is open: room, bank, registration', 'What is harder than expected', 'The next dates'],
    },
  ],
  notes: [
    {
      id: 'rooms',
      title: 'Rooms without regrets',
      items: [
        'Never pay for a room that nobody has seen. Let someone you know look at it, ask for a video call through every room, or use the university’s own list.',
        'No transfer to a private account abroad before there is a contract with name, address, sum and date.',
        'A price far below the others is a common sign of a fraud.',
      ],
    },
  ],
  sources: {
    lrs: {
      label: 'Reserve Bank of India, questions and answers on the Liberalised Remittance Scheme',
      url: 'https://www.rbi.org.in/Scripts/FAQView.aspx?Id=115',
      checkedOn: '2026-02-01',
    },
    madad: {
      label: 'MADAD portal, Ministry of External Affairs',
      url: 'https://www.madad.gov.in/',
      checkedOn: '2025-06-01',
    },
  },
};
