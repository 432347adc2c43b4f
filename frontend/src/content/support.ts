export const supportTypes = ['faq', 'privacy', 'terms', 'emergency'] as const;
export type SupportType = (typeof supportTypes)[number];

export const supportPages: Record<SupportType, { title: string; description: string }> = {
  faq: {
    title: 'Frequently Asked Questions',
    description: 'Short answers to what students and parents ask us most.',
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'What we store when you write to us, why, for how long, and how to have it removed.',
  },
  terms: {
    title: 'Terms of Service',
    description: 'What you can expect from us, and what we ask of you.',
  },
  emergency: {
    title: 'Emergency Support',
    description: 'For students with a problem that cannot wait until tomorrow.',
  },
};

export const faq: { question: string; answer: string }[] = [
  {
    question: 'Which countries do you help with?',
    answer:
      'We advise on the USA, UK, Canada, Australia, Germany, Ireland, New Zealand, Netherlands, France, Switzerland, Sweden and Denmark, and this site has guides for ten destinations, Slovakia and Dubai among them.',
  },
  {
    question: 'When should I start?',
    answer:
      'Start 12-18 months before the term you want to begin in. A typical application takes 6-12 months from the first conversation to the visa. If you are later than that, ask all the same: some courses have a second intake.',
  },
  {
    question: 'What does the consultation cost?',
    answer:
      'The first consultation is free and binds you to nothing. If you want us to accompany the application, we tell you in writing what is included before you decide.',
  },
  {
    question: 'Which tests do I need?',
    answer:
      'It depends on the country, the course and the university. Most ask for IELTS or TOEFL; some graduate programmes for GRE or GMAT, and some bachelor’s programmes for the SAT. We check your shortlist before you book a test.',
  },
  {
    question: 'Can I work while I study?',
    answer:
      'In most destinations yes, within limits. In the US and the UK it is up to 20 hours a week in term. Each country guide on this site names the rule for its country.',
  },
  {
    question: 'Can you help with scholarships and loans?',
    answer:
      'Yes. We search scholarships that fit your profile and compare education loans with you. The decision lies with the university, the foundation or the bank.',
  },
];

/** `{email}` and `{phone}` stand for the settings of the site. */
export interface Policy {
  lastUpdated: string;
  sections: { title: string; content: string }[];
}

export const policies: Record<'privacy' | 'terms', Policy> = {
  privacy: {
    lastUpdated: 'December 2024',
    sections: [
      {
        title: 'What we collect',
        content:
          'What you enter in our forms: your name, e-mail address and telephone number, and if you give them the country, the course and your message. With a student account we also store your e-mail address, your password in a form that cannot be read back, and the universities you save.',
      },
      {
        title: 'Why we use it',
        content:
          'To answer your request, to advise you, and to send the newsletter if you subscribed to it. We do not sell your data, and we pass it to a university or authority only when you ask us to apply on your behalf.',
      },
      {
        title: 'Cookies and storage on your device',
        content:
          'We set a cookie when you sign in to the student portal, and one that remembers whether its sidebar is open. The browser keeps your session until you close it. There are no advertising or tracking cookies.',
      },
      {
        title: 'How long we keep it',
        content:
          'Consultation requests are kept for as long as we advise you and are deleted on request. A newsletter address is kept until you unsubscribe.',
      },
      {
        title: 'How we protect it',
        content:
          'Only staff who work on requests can read them. Passwords are stored as hashes, and sign-in sessions expire after seven days.',
      },
      {
        title: 'Your rights',
        content:
          'You may ask what we store about you, and have it corrected, handed over or deleted. Write to {email} or call {phone}.',
      },
    ],
  },
  terms: {
    lastUpdated: 'December 2024',
    sections: [
      {
        title: 'Our service',
        content:
          'We advise on studying abroad: choice of course and university, applications, tests, visas and departure. The first consultation is free of charge.',
      },
      {
        title: 'What we cannot promise',
        content:
          'Admission, scholarships, loans and visas are decided by universities, foundations, banks and authorities. We prepare you well; we do not guarantee their decisions.',
      },
      {
        title: 'What we ask of you',
        content:
          'Tell us the truth about your record and your finances, give us genuine documents and keep your deadlines. We end our work where documents are forged.',
      },
      {
        title: 'Your student account',
        content:
          'Keep your password to yourself, use the portal for your own search only, and tell us if you think someone else has used your account.',
      },
      {
        title: 'Information on this site',
        content:
          'Fees, rules and rankings change. We name year and source where we can; before you decide, check the figure with the university or authority that sets it.',
      },
      {
        title: 'Changes and contact',
        content:
          'When these terms change, the date above changes with them. Questions are welcome at {email} or {phone}.',
      },
    ],
  },
};

export const emergency = {
  availability: 'Available 24/7',
  types: [
    {
      type: 'Visa Issues',
      description:
        'A refusal, a lost passport or visa, questions at the border, or a permit about to expire.',
      action: 'Call us before you sign or leave anything. Have your passport number and the letter at hand.',
    },
    {
      type: 'Application Deadlines',
      description:
        'A deadline within days, a portal that does not work, or a document the university has not received.',
      action: 'Send us the name of the university and a screenshot, then call.',
    },
    {
      type: 'Travel & Accommodation',
      description: 'A missed flight, nobody to meet you, or a room that is not what was promised.',
      action: 'Call us with your flight number or address, and do not hand over money in cash.',
    },
    {
      type: 'Academic Emergencies',
      description: 'The threat of losing your place, a missed examination, or a problem with your enrolment.',
      action: 'Write down what happened and when, contact the international office, and call us.',
    },
  ],
  hours: [
    { days: 'Monday-Friday', time: '9:00 AM-8:00 PM IST' },
    { days: 'Saturday-Sunday', time: '10:00 AM-6:00 PM IST' },
    { days: 'Emergency', time: '24/7' },
  ],
};
