import type { Icon } from './icons';

export interface Service {
  id: string;
  title: string;
  icon: Icon;
  description: string;
  overview: string;
  features: string[];
  benefits: string[];
}

/** The nine services, by the id in their address. */
export const services: Service[] = [
  {
    id: 'career-counseling',
    title: 'Career Counseling',
    icon: 'message',
    description: 'Find the field and the degree that fit your strengths before you choose a country.',
    overview:
      'A good choice of course starts with you, not with a brochure. In two or three conversations we look at your marks, your interests and the work you can imagine doing, and set them against what graduates of each field actually do. Parents are welcome at any of them.',
    features: [
      'One-to-one sessions with a counselor',
      'Review of marks, interests and strengths',
      'Comparison of fields and the jobs they lead to',
      'Country and degree options for each field',
      'A joint session with your family',
      'A written summary with next steps',
    ],
    benefits: [
      'A choice you can explain to yourself and others',
      'Fewer wrong turns and changed majors',
      'A plan with dates instead of a wish',
      'A counselor who knows you from the start',
    ],
  },
  {
    id: 'university-selection',
    title: 'University Selection',
    icon: 'building',
    description: 'A shortlist of universities that fit your profile, your budget and your plans.',
    overview:
      'We compare universities by what matters to you: the content of the course, entry requirements, cost, place, scholarships and the rules for working afterwards. The result is a balanced shortlist of ambitious, realistic and safe choices, with the reasons written beside each.',
    features: [
      'Profile check against entry requirements',
      'Courses compared module by module',
      'Total cost of each option, living included',
      'Scholarships you can apply for',
      'Ambitious, realistic and safe choices',
      'Deadlines of every university in one list',
    ],
    benefits: [
      'Applications only where you have a chance',
      'No surprises about the cost',
      'Time for the essays that matter',
      'Offers you would be glad to accept',
    ],
  },
  {
    id: 'application-assistance',
    title: 'Application Assistance',
    icon: 'send',
    description: 'Complete, careful applications that leave before the deadline.',
    overview:
      'Forms, essays, references, transcripts: an application has many parts and each university wants them differently. We keep the list, read every draft and check every page before it is sent. The words stay yours.',
    features: [
      'A checklist for each university',
      'Statement of purpose and essay feedback',
      'CV and portfolio review',
      'Guidance for referees',
      'Form filling, checked twice',
      'Follow-up until the decision',
    ],
    benefits: [
      'Nothing missing, nothing late',
      'Essays that sound like you',
      'One person who knows where every application stands',
      'Offers explained in plain words',
    ],
  },
  {
    id: 'test-preparation',
    title: 'Test Preparation',
    icon: 'pencil',
    description: 'Coaching for IELTS, TOEFL, GRE, GMAT and SAT, with a plan that fits your week.',
    overview:
      'Which test you need depends on the country, the course and the university. We start from a diagnostic test, set a target score from your shortlist and work towards it with practice tests and feedback on speaking and writing.',
    features: [
      'IELTS: listening, reading, writing and speaking',
      'TOEFL iBT practice on the computer',
      'GRE verbal, quantitative and writing',
      'GMAT quantitative, verbal and data insights',
      'Digital SAT reading, writing and mathematics',
      'Diagnostic and full-length practice tests',
    ],
    benefits: [
      'A target score taken from your own shortlist',
      'Weak points found in the first week',
      'Calm on the day through practice',
      'A second date planned in time',
    ],
  },
  {
    id: 'visa-guidance',
    title: 'Visa Guidance',
    icon: 'stamp',
    description: 'A complete visa file, sound financial proof and a well-prepared interview.',
    overview:
      'Most refusals come from incomplete papers or unclear finances. We go through the requirements of your country with you, prepare the file and the forms, and practise the interview where there is one. The decision is always the authority’s own.',
    features: [
      'Document list for your country and visa',
      'Financial proof: what counts and what does not',
      'Form filling and fee payment',
      'Appointment booking',
      'Mock interviews with feedback',
      'Follow-up until the decision',
    ],
    benefits: [
      'A file without gaps',
      'Answers you have practised aloud',
      'Time in hand for a second attempt',
      'Current rules instead of hearsay',
    ],
  },
  {
    id: 'pre-departure-support',
    title: 'Pre-departure Support',
    icon: 'plane',
    description: 'Housing, insurance, money and the first week abroad, settled before you fly.',
    overview:
      'Between the visa and the first lecture lie a hundred small matters. We sort them into a list, with dates, and bring you together with students who already live where you are going.',
    features: [
      'Accommodation options and contracts',
      'Health insurance and vaccinations',
      'Bank account, cards and money transfer',
      'Flight and baggage advice',
      'A briefing for you and your family',
      'Arrival and first-week plan',
    ],
    benefits: [
      'A bed and a way there on the first night',
      'No double spending on things you need not bring',
      'Familiar faces on campus',
      'Parents who know whom to call',
    ],
  },
  {
    id: 'course-selection',
    title: 'Course Selection',
    icon: 'book',
    description: 'The right degree and specialisation, compared by what is really taught.',
    overview:
      'Two courses with one name can have little in common. We read the module lists, the entry requirements and the ways into work, and help you choose the degree whose content and level fit what you have studied and what you want to do.',
    features: [
      'Module lists compared side by side',
      'Prerequisites checked against your transcript',
      'Taught, research and practice-oriented degrees',
      'Placements, co-op and thesis options',
      'Accreditation for regulated professions',
      'Combination of majors and minors',
    ],
    benefits: [
      'A degree that builds on what you know',
      'No missing prerequisites after arrival',
      'A clear line in your statement of purpose',
      'Recognition at home and abroad',
    ],
  },
  {
    id: 'scholarships',
    title: 'Scholarships',
    icon: 'award',
    description: 'Scholarships that you are eligible for, found early and applied for well.',
    overview:
      'Government programmes, university awards and private foundations all have their own rules and dates, some of them a year ahead. We search by your profile, say honestly where your chances lie, and review your applications.',
    features: [
      'A search by country, course and profile',
      'Eligibility checked before you spend time',
      'A calendar of deadlines',
      'Feedback on essays and study plans',
      'Guidance for referees',
      'Interview practice',
    ],
    benefits: [
      'A lower bill for the whole degree',
      'Deadlines known a year ahead',
      'Essays used more than once, and well',
      'A distinction that stays in your CV',
    ],
  },
  {
    id: 'education-loan',
    title: 'Education Loan',
    icon: 'bank',
    description: 'Loans compared in plain figures, and the papers that banks ask for.',
    overview:
      'A loan is a decision for many years. We lay the offers of public banks, private banks and other lenders side by side, with interest, fees, collateral and repayment, and help you and your co-applicant gather the papers. We do not lend money ourselves.',
    features: [
      'Secured and unsecured loans compared',
      'Interest, fees and repayment in one table',
      'Eligibility of student and co-applicant',
      'Document list for each lender',
      'Timing with the offer and the visa',
      'Tax relief on interest explained (Section 80E)',
    ],
    benefits: [
      'The true cost known before you sign',
      'Money in time for deposit and visa',
      'Fewer visits to the bank',
      'A repayment you can live with',
    ],
  },
];

export const findService = (id = '') => services.find((service) => service.id === id.toLowerCase());

/** The eight cards of the services list; each leads to one of the services. */
export const serviceCards: { title: string; id: string }[] = [
  { title: 'Counselling', id: 'career-counseling' },
  { title: 'Test Preparation', id: 'test-preparation' },
  { title: 'Course Selection', id: 'course-selection' },
  { title: 'University Selection', id: 'university-selection' },
  { title: 'Admission Process', id: 'application-assistance' },
  { title: 'Scholarships', id: 'scholarships' },
  { title: 'Education Loan', id: 'education-loan' },
  { title: 'Visa Processing', id: 'visa-guidance' },
];
