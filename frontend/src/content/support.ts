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

export const faq: { question: string; answer: string; link: { label: string; to: string } }[] = [
  {
    question: 'Which countries do you help with?',
    answer:
      'We advise on the USA, UK, Canada, Australia, Germany, Ireland, New Zealand, Netherlands, France, Switzerland, Sweden and Denmark. This site has full guides to ten destinations, with Slovakia and Dubai among them. For a country that is on neither list, ask: we will say whether we know enough about it.',
    link: { label: 'Country guides', to: '/resources/country-guides' },
  },
  {
    question: 'When should I start?',
    answer:
      'Start 12-18 months before the term you want to begin in. A typical application takes 6-12 months from the first conversation to the visa; tests, transcripts and scholarships take the longest. If you are later than that, ask all the same: many courses have a second intake.',
    link: {
      label: 'The year before you start, month by month',
      to: '/services/application-assistance#timeline',
    },
  },
  {
    question: 'What does the consultation cost?',
    answer:
      'The first consultation is free and binds you to nothing. Bring your marks, your questions and, if you like, your parents. If you want us to accompany an application, we tell you in writing what is included and what it costs before you decide.',
    link: { label: 'Ask for a consultation', to: '/#contact' },
  },
  {
    question: 'Which tests do I need?',
    answer:
      'It depends on the country, the course and the university. Most ask for IELTS or TOEFL, some graduate courses for GRE or GMAT, and some bachelor’s courses in the US for the SAT. Many who want a master’s in Germany need the dMAT for their papers. We look at your shortlist before you book anything, because some courses need no test at all.',
    link: { label: 'The five tests compared', to: '/services/test-preparation#tests' },
  },
  {
    question: 'Can I work while I study?',
    answer:
      'In most destinations yes, within limits: in the US and, with a degree course, in the UK up to {{unitedStates.workInTerm}} in term, in the US on campus only. Plan your budget without it. Rules for work during and after the course change often; each guide names the one in force, with its date.',
    link: { label: 'Work rules of ten countries side by side', to: '/resources/rules-side-by-side' },
  },
  {
    question: 'Can you help with scholarships and loans?',
    answer:
      'Yes. We look for scholarships you are eligible for, and compare loan offers side by side so that you see what each really costs. Who gets the money is decided by the university, the foundation or the bank, never by us.',
    link: { label: 'What a loan really costs', to: '/services/education-loan#example' },
  },
];

/** `{email}`, `{phone}` and `{retention}` stand for the settings of the site; blank lines separate paragraphs. */
export interface Policy {
  lastUpdated: string;
  /** ISO date on which its sections were last changed. */
  changedOn: string;
  sections: { title: string; content: string }[];
}

export const policies: Record<'privacy' | 'terms', Policy> = {
  privacy: {
    lastUpdated: 'December 2024',
    changedOn: '2026-11-27',
    sections: [
      {
        title: 'What we collect',
        content: `Only what you enter. With a consultation request that is your name, e-mail address and telephone number, and if you give them the country, the course and your message. On the private page of your request you can write messages to us and correct the number; we keep those, too, and the number before. We add the time, our messages to you, when messages were seen, what our team noted, when it tried to reach you and when it changed the status.

With a student account we store your e-mail address and whether it is confirmed, your password in a form that cannot be read back, when you registered, the universities you save, the comparisons you share, your applications with plan, list of documents (no files), notes and history, whether our team may see them, whether you want reminders and in which time zone, the links you make for your calendar and your family and, if you tell them, your marks, level, field, budget and destinations. With a newsletter subscription we store your e-mail address and whether it is confirmed.

We do not watch how you move through the site. What the server writes into its log says which kind of page was asked for and how long the answer took, but no names, no internet addresses and nothing you searched for.`,
      },
      {
        title: 'Why we use it and who sees it',
        content: `To answer your request, to advise you, to keep your saved universities, your applications and your plan for you, and to send the newsletter if you asked for it. We mail you an acknowledgement with a private link; our team gets a notice without your name, address or message. Our mails hold no pictures and nothing that tells us whether you opened them.

Requests are read by our team, and by nobody else. A counsellor sees her own and those that nobody has yet. Whoever leads the team sees all requests and the addresses of the newsletter; of the newest student accounts they see the e-mail address, when each was made and how many universities it has saved, but not which. Whoever sees a list of requests or of newsletter addresses can also save it as a file, and we note who did so. If you share your applications with a request, whoever sees it sees them, too, with tasks and documents if you choose, never your notes.

We do not sell data, and there are no advertising or analytics services on this site; even fonts and pictures come from our own server. We pass your papers to a university, bank or authority only when you ask us to apply on your behalf. Those who run our servers and deliver our mail work on our instructions. A comparison that you share shows universities and nothing about you; the links for calendar and family show the dates of your plan.`,
      },
      {
        title: 'Cookies and storage on your device',
        content: `We set two cookies, both only in the student portal and both for seven days: one keeps you signed in, the other remembers whether the sidebar is open.

Your browser also keeps a few things that never leave it by themselves: articles you bookmark, until you remove them; messages about your request that you have not sent or that have not arrived, until they have or you erase the request; that you logged out while our server could not be reached, until it has been told; and, until you close the tab, the name you signed in with, a search from your profile, what you typed into the consultation form, your profile or an application and have not sent or saved, and where you were on a page, or which one did not load.`,
      },
      {
        title: 'How long we keep it',
        content: `A request that is completed or withdrawn is deleted, with its history, {retention} after its last change. Another stays until our team completes it or you erase it: on its private page, whose link works for 90 days, or by writing or calling. A student account is kept until you delete it in the portal, which takes everything saved in it along at once. A signed-in session ends after seven days, or when you log out.

A newsletter address that nobody confirms is deleted after 30 days, and one that has unsubscribed after another 30 days. The address and the words of a mail are forgotten as soon as it is sent; that it was, and a mail that cannot be delivered, after 30 days, and a wish for a new password after an hour. A mail that has left us cannot be called back. The counters that protect the site against misuse hold a fingerprint of an internet or e-mail address instead of the address, and are deleted within hours. What is deleted is gone from our tables at once; it may stay, unread, on the disk until other data take its place, and in a backup or a file that our team saved until that is deleted.`,
      },
      {
        title: 'How we protect it',
        content: `Passwords are stored as Argon2id hashes, and the keys of sessions and of links to a new password only as fingerprints, so that nobody could sign in to an account with what is in our database. The keys of other links stand in a mail until it is sent, and are fingerprints after that; only those of comparisons, calendar, family and reminders stay readable, because you copy them or we send them again. Staff enter with a secret token. After too many failed attempts the server refuses more for a while. A link to choose a new password works once and for one hour, and using it logs the account out everywhere.

The links in our mails hold a random key. The pages they lead to are kept out of search engines, tell no other site their address, and change something only when you press a button there; so nobody can subscribe you to the newsletter against your will. Whoever has the private link of a request can see and change it: treat it like a letter.`,
      },
      {
        title: 'Your rights',
        content: `You may ask what we store about you, and have it corrected, handed over or deleted, and you may take back a consent at any time. Much of that you can do yourself: on the private page of a request, in the portal under My Profile, where you can also download your data, and through the link in every newsletter. An account with a confirmed address names the requests of that address, but deletes neither them nor a subscription. For everything else write to {email} or call {phone}; we answer within a month, free of charge.

If you are under 18, please write to us together with a parent or guardian.`,
      },
    ],
  },
  terms: {
    lastUpdated: 'December 2024',
    changedOn: '2026-11-26',
    sections: [
      {
        title: 'Our service',
        content: `We advise on studying abroad: choice of course and university, applications, tests, scholarships, loans, visas and departure. The first consultation is free of charge and binds neither of us.

Whatever goes beyond it is agreed in writing beforehand: what is included, what it costs, and what happens if you change your mind.`,
      },
      {
        title: 'What we cannot promise',
        content: `Admission, scholarships, loans and visas are decided by universities, foundations, banks and authorities. We prepare you well; we do not guarantee their decisions, and figures about past students say nothing certain about you.

Fees paid to others, such as application, test and visa fees, are theirs. They are usually not returned when the answer is no.`,
      },
      {
        title: 'What we ask of you',
        content: `Tell us the truth about your record, your finances and earlier refusals, give us genuine documents, and keep the dates we agree on. Read every form before you sign it; it goes out in your name.

We end our work where documents are forged or facts are hidden.`,
      },
      {
        title: 'Your student account',
        content: `The account is for you alone and for your own search. Choose a password you use nowhere else, keep it to yourself, and tell us if you think that somebody else has used the account.

The order in which the portal lists universities is neutral: by published rank, or as you sort it. Reading them out by machine in bulk, or disturbing the service, is not allowed.`,
      },
      {
        title: 'Information on this site',
        content: `Fees, rules and rankings change. We name year and source, and the day on which we last looked; before you pay, book or sign, check the figure with the university or authority that sets it.

Links lead to pages of others, for which they are responsible. Texts and drawings of this site belong to us; print or copy them for your own use as you like.`,
      },
      {
        title: 'Changes and contact',
        content: `These terms may change. What we have agreed with you in writing stays as it was agreed.

Questions and complaints are welcome at {email} or {phone}.`,
      },
    ],
  },
};

export const emergency = {
  availability: 'Available 24/7',
  first: {
    text: 'If somebody is hurt or in danger, call the emergency number of the country you are in first, and then us.',
    link: { label: 'Emergency numbers by country', to: '/services/pre-departure-support#emergency-numbers' },
  },
  types: [
    {
      type: 'Visa Issues',
      description:
        'A refusal, a lost passport or visa, questions at the border, or a permit about to expire.',
      action:
        'Call us before you sign or leave anything. Have your passport number and the letter at hand. If the passport is lost, report it to the police first. The nearest Indian mission then issues a new one, or an emergency certificate, which is good only for the way home: if you stay, ask for the passport, and ask your university about the visa that was in it.',
    },
    {
      type: 'Application Deadlines',
      description:
        'A deadline within days, a portal that does not work, or a document the university has not received.',
      action:
        'Take a screenshot with the time on it, write to the admissions office, then call us with the name of the university.',
    },
    {
      type: 'Travel & Accommodation',
      description: 'A missed flight, nobody to meet you, or a room that is not what was promised.',
      action:
        'Call us with your flight number or address, photograph what is wrong, and do not hand over money in cash.',
    },
    {
      type: 'Academic Emergencies',
      description: 'The threat of losing your place, a missed examination, or a problem with your enrolment.',
      action:
        'Write down what happened and when, contact the international office the same day, and call us. Do not stop attending: your visa may depend on it.',
    },
  ],
  hours: [
    { days: 'Monday-Friday', time: '9:00 AM-8:00 PM IST' },
    { days: 'Saturday-Sunday', time: '10:00 AM-6:00 PM IST' },
    { days: 'Emergency', time: '24/7' },
  ],
};
