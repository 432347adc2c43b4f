import type { ServiceCard, ServiceDetails } from '../service';

export const card: ServiceCard = {
  id: 'test-preparation',
  title: 'Test Preparation',
  icon: 'pencil',
  image: 'services/test-preparation',
  description: 'Coaching for IELTS, TOEFL, GRE, GMAT and SAT, with a plan that fits your week.',
  listed: { position: 2, title: 'Test Preparation' },
};

export const features = [
  'A target score taken from your own shortlist',
  'Diagnostic test before the first lesson',
  'IELTS and TOEFL iBT, with feedback on speaking and writing',
  'GRE, GMAT and digital SAT, section by section',
  'Full-length practice tests on the computer',
  'Error log and a plan for the second date',
];

export const details: ServiceDetails = {
  duration: 'Two to twelve weeks, depending on test and distance to the target',
  overview: [
    'Which test you need depends on the country, the course and the university, and some courses need none. So we look at your shortlist first, then at a diagnostic test, and only then at a plan.',
    'All five tests have changed since 2023. An older cousin’s book may prepare you for a test that no longer exists; the tests as they are in late 2026 are below.',
  ],
  benefits: [
    'No test booked that none of your universities asks for',
    'Weak points found in the first week instead of in the result',
    'Calm on the day, because the screen and the clock are familiar',
    'A second date in the calendar before the first, in case it is needed',
  ],
  testOfferings: [
    {
      test: 'IELTS Academic',
      focus: 'English for admission almost everywhere, and for the student visa of Australia',
      targetScore:
        '6.5 with no part below 6.0 at many; some courses, such as law, health and teaching, ask for 7.0 or more',
      duration: '2 hours 45 minutes',
      format: 'On computer at a test centre; speaking with an examiner',
      scale: '0-9 in half bands, for each part and overall',
      validity: '2 years',
      retake: 'As often as you like; one part alone within 60 days where One Skill Retake is offered',
      fee: {
        text: '{{tests.ieltsFee}} in India (2026); IELTS for UKVI was ₹250 more in each of the years before',
        source: 'ieltsFee',
      },
      sections: [
        { name: 'Listening', minutes: 30, text: 'Four recordings, 40 questions, each heard once' },
        { name: 'Reading', minutes: 60, text: 'Three long texts, 40 questions' },
        { name: 'Writing', minutes: 60, text: 'A figure described in 150 words, an essay of 250' },
        {
          name: 'Speaking',
          minutes: 14,
          text: 'A conversation of 11-14 minutes, on the same day or near it',
        },
      ],
      notes: [
        'The paper test was withdrawn in 2026. Some countries let you write the Writing part by hand.',
        'One Skill Retake is only good where your university, and the visa, accept it. Ask both first.',
        'IELTS for UKVI is the same test under other rules. For a degree, the UK university checks your English itself, so it is usually not needed; for a separate foundation year or a pre-sessional course it usually is.',
      ],
      source: 'ielts',
    },
    {
      test: 'TOEFL iBT',
      focus: 'English for admission, above all in the US and Canada',
      targetScore: '{{tests.toefl}}',
      duration: 'Up to 1 hour 30 minutes; keep 2 hours free',
      format:
        'On computer at a test centre, or at home with a live proctor; not every university takes the one at home',
      scale: '1-6 in half steps, for each part and overall; until January 2028 the report also shows 0-120',
      validity: '2 years',
      retake: 'After 3 days, as often as you like',
      fee: {
        text: 'US$173 in India, as noted in September 2026; ₹18,000 with GST, according to portals for 2026',
        source: 'toeflFee',
      },
      sections: [
        {
          name: 'Reading',
          minutes: 30,
          text: 'Adaptive: up to 50 tasks, from gaps in words to academic texts',
        },
        {
          name: 'Listening',
          minutes: 29,
          text: 'Adaptive: up to 47 tasks, conversations, announcements and talks',
        },
        { name: 'Writing', minutes: 23, text: 'Sentences to build, an e-mail, a post in a discussion' },
        { name: 'Speaking', minutes: 8, text: 'Sentences to repeat, an interview' },
      ],
      notes: [
        'This is the form since 21 January 2026. The test of 2023 to 2025 is gone, except in “TOEFL iBT for Australia”.',
        'Reading and Listening adapt: the second part gets easier or harder by how you did in the first.',
        'Universities are changing to the new scale at different times; early in 2026 Oxford, Glasgow and, for bachelor’s degrees, Cambridge took no test of this form. Look at the course page before you book.',
        'For an Australian visa, of tests taken since 21 January 2026 only “TOEFL iBT for Australia” counts, at a test centre. It keeps the scale to 120 and, by a guide of October 2026, the older test of two hours: prepare for that one. You choose it when you book.',
      ],
      source: 'toefl',
    },
    {
      test: 'GRE General Test',
      focus: 'Master’s and doctoral courses, mostly in the US; also accepted by many business schools',
      targetScore:
        '{{tests.gre}}; quantitative above 160 for engineering and computing, in Germany 164 (TUM) or about 167 (RWTH)',
      duration: '1 hour 58 minutes',
      format: 'On computer at a test centre or at home; adapts from section to section',
      scale: 'Verbal and quantitative 130-170 each; writing up to 6',
      validity: '5 years',
      retake: 'After 21 days, five times in any 12 months',
      fee: {
        text: 'US$220 in most countries; in India {{tests.greFee}} (2026), and 4% more for the online service, as a seller of vouchers has it',
        source: 'greFee',
      },
      sections: [
        { name: 'Writing', minutes: 30, text: 'One essay on an issue' },
        { name: 'Verbal', minutes: 41, text: '12 questions in 18 minutes, 15 in 23' },
        {
          name: 'Quantitative',
          minutes: 47,
          text: '12 questions in 21 minutes, 15 in 26, with a calculator on the screen',
        },
      ],
      notes: [
        'Since September 2023 it is half as long: one essay, no unscored section, no break.',
        'Many courses no longer ask for it. “Optional” means that a good score may still help.',
        'You choose which test dates a university sees.',
      ],
      source: 'gre',
    },
    {
      test: 'GMAT',
      focus: 'MBA and other business master’s courses',
      targetScore: '{{tests.gmat}}',
      duration: '2 hours 15 minutes, and a break of 10 minutes if you want it',
      format: 'On computer at a test centre or at home; adapts from question to question',
      scale: '205-805 in tens, all totals ending in 5; each section 60-90',
      validity: '5 years',
      retake: 'After 16 days, five times in any 12 months',
      fee: { text: 'US$275 at a centre, US$300 at home (2026), and in India 18% GST', source: 'gmat' },
      sections: [
        { name: 'Quantitative', minutes: 45, text: '21 questions, no calculator' },
        { name: 'Verbal', minutes: 45, text: '23 questions on reading and reasoning; no grammar' },
        { name: 'Data Insights', minutes: 45, text: '20 questions on tables, charts and data sufficiency' },
      ],
      notes: [
        'Called “Focus Edition” at its start in November 2023, and simply GMAT since 2024. The old test up to 800 is gone.',
        'Scores of the two do not compare one to one: 645 today stands about where 700 stood.',
        'You choose the order of the sections, and may change up to three answers in each.',
      ],
      source: 'gmat',
    },
    {
      test: 'SAT',
      focus: 'Bachelor’s courses in the US, and some elsewhere',
      targetScore: '{{tests.sat}}',
      duration: '2 hours 14 minutes, and a break of 10 minutes',
      format: 'On a laptop or tablet in the Bluebook app, at a test centre; adapts from module to module',
      scale: '400-1600; two sections of 200-800',
      validity: 'No fixed end; after five years scores are marked as old',
      retake: 'At each of eight dates from August to June',
      fee: {
        text: '{{tests.satFee}} outside the US: US$68 and US$43; some centres add US$24 (2026-27), and India 18% GST',
        source: 'satFee',
      },
      sections: [
        {
          name: 'Reading and Writing',
          minutes: 64,
          text: 'Two modules of 27 questions; one short text each',
        },
        { name: 'Math', minutes: 70, text: 'Two modules of 22 questions; calculator throughout' },
      ],
      notes: [
        'Digital everywhere since 2024; the three-hour paper test is no longer given.',
        'Whether it is required differs from university to university and from year to year.',
        'Seats can fill early: book as soon as you know the date.',
      ],
      source: 'sat',
    },
  ],
  studyPrograms: [
    {
      name: 'Steady',
      length: '12 weeks',
      hours: '6 hours a week with a teacher, 6 alone',
      forWhom: 'School or college students who are more than one band, or 100 points, from the target',
    },
    {
      name: 'Weekend',
      length: '10 weekends',
      hours: '5 hours a weekend with a teacher, 5 in the week alone',
      forWhom: 'People who work',
    },
    {
      name: 'Intensive',
      length: '4-6 weeks',
      hours: '15 hours a week with a teacher, 10 alone',
      forWhom: 'Students with a fixed date and a solid base',
    },
    {
      name: 'Last steps',
      length: '2 weeks',
      hours: 'Three full tests, each talked through',
      forWhom: 'Those who prepared alone, or are taking the test again',
    },
  ],
  methodology: [
    {
      title: 'Diagnose',
      text: 'A full test under real conditions, at the computer, before anything is taught.',
    },
    {
      title: 'Set the target',
      text: 'From the published requirements of your shortlist, with the parts that matter most.',
    },
    {
      title: 'Train the weakest first',
      text: 'An error log shows what costs you points: gaps in content, lack of time, or misread questions.',
    },
    {
      title: 'Rehearse',
      text: 'Full tests in the last three weeks, at the hour of the day of the real one.',
    },
    {
      title: 'Decide',
      text: 'Is the score enough, is a second date worth it, or would another test suit you better?',
    },
  ],
  tables: [
    {
      id: 'which-test',
      title: 'Which test for which plan',
      columns: ['Your plan', 'Usually', 'Sometimes'],
      rows: [
        [
          'Bachelor’s in the US',
          'IELTS or TOEFL; most universities take Duolingo, too',
          'SAT, where required or to strengthen the file',
        ],
        [
          'Bachelor’s in the UK, Ireland, Australia, New Zealand',
          'IELTS; some in the UK take class XII English instead, but Australia’s visa wants a test',
          'LNAT for law and other tests at some UK universities, for Oxford and Cambridge booked in September. For medicine: UCAT in the UK, in the summer of the year before; UCAT (booked by May) or ISAT at most universities in Australia; only one UCAT a year; Otago and Auckland ask no UCAT of students from abroad, and Ireland’s HPAT is for EU applicants',
        ],
        [
          'Master’s in engineering or computing, US',
          'IELTS or TOEFL, GRE at some',
          'GRE waived for strong records',
        ],
        [
          'Master’s in Europe, UK, Australia',
          'IELTS or TOEFL',
          'In Germany the dMAT for many who begin in summer 2027 or later, by their first degree (see the guide), and a GRE for some in computing and engineering (RWTH, TUM). GRE or GMAT for some economics and management courses',
        ],
        [
          'MBA',
          'IELTS or TOEFL; GMAT or GRE in the US and at well-known schools elsewhere',
          'Neither GMAT nor GRE at many in Australia, New Zealand, Ireland and Dubai; elsewhere waived with long work experience: ask first',
        ],
        [
          'Canada, any level',
          'IELTS, TOEFL or another test that the university accepts; the study permit itself asks for none',
          'GRE for some research courses',
        ],
      ],
    },
  ],
  notes: [
    {
      id: 'test-day',
      title: 'The day itself',
      items: [
        'Passport, valid, with the name exactly as in the registration: all of these tests accept it. Bring another paper only if the rule of the test, on the day you book, names it for India.',
        'At home: a quiet room, door closed, nothing on the walls, the check of computer and camera done the day before.',
        'Eat, sleep, arrive 30 minutes early. No new vocabulary in the last two days.',
        'Scores reach you within days (IELTS, TOEFL, GMAT), in eight to ten days (GRE) or about two weeks (SAT). Reckon backwards from the deadline.',
      ],
    },
  ],
  sources: {
    ielts: {
      label: 'IELTS, Academic test',
      url: 'https://ielts.org/take-a-test/test-types/ielts-academic-test',
      checkedOn: '2026-09-29',
    },
    ieltsFee: {
      label: 'IDP IELTS India, test fee',
      url: 'https://ieltsidpindia.com/information/ielts-test-fee',
      checkedOn: '2026-09-29',
    },
    toefl: {
      label:
        'ETS, TOEFL iBT test content and scores; the test for Australia: a format guide checked on 7 October 2026',
      url: 'https://www.ets.org/toefl/test-takers/ibt/about/content.html',
      checkedOn: '2026-09-29',
    },
    toeflFee: {
      label: 'ETS, TOEFL iBT fees by location; for the portals, Collegedunia and, for GST, Yocket (2026)',
      url: 'https://www.ets.org/toefl/test-takers/ibt/register/fees.html',
      checkedOn: '2026-09-29',
    },
    gre: {
      label: 'ETS, GRE General Test content and structure',
      url: 'https://www.ets.org/gre/score-users/about/general-test/content-structure.html',
      checkedOn: '2026-09-02',
    },
    greFee: {
      label: 'ETS, GRE General Test fees',
      url: 'https://www.ets.org/gre/test-takers/general-test/register/fees.html',
      checkedOn: '2026-06-03',
    },
    gmat: {
      label: 'GMAC, GMAT exam structure and fees',
      url: 'https://www.mba.com/exams/gmat-exam/about/exam-structure',
      checkedOn: '2026-06-03',
    },
    sat: {
      label: 'College Board, how the SAT is structured; X Factor Admissions on scores of the class of 2025',
      url: 'https://satsuite.collegeboard.org/sat/whats-on-the-test/structure',
      checkedOn: '2026-09-29',
    },
    satFee: {
      label: 'College Board, international fees of the SAT',
      url: 'https://satsuite.collegeboard.org/sat/registration/international-testing/fees',
      checkedOn: '2026-09-29',
    },
  },
};
