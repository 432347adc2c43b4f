import type { UsVisa } from './service';

export const usVisa: UsVisa = {
  updates: [
    {
      title: 'Review of online presence',
      date: '18 June 2025',
      text: 'Applicants for F, M and J visas are asked to set all their social media profiles to public, so that they can be read before the interview. New appointments had been paused since 27 May until this was in place.',
      source: 'vetting',
    },
    {
      title: 'A Visa Integrity Fee becomes law',
      date: '4 July 2025',
      text: 'Public Law 119-21 adds {{unitedStates.integrityFee}} to every nonimmigrant visa that is issued, student visas included. It is paid when the visa is granted, not when you apply. In October 2026 it was not confirmed that it is collected.',
      source: 'integrityFee',
    },
    {
      title: 'Fixed periods of stay proposed',
      date: '28 August 2025',
      text: 'Homeland Security proposed to admit F and J students for at most four years at a time, instead of for as long as they study (“duration of status”). Below is what became of it.',
      source: 'proposedStay',
    },
    {
      title: 'Interviews for nearly everyone',
      date: '2 September 2025',
      text: 'Students now have an interview at the embassy or a consulate, also for a renewal and at any age. The “dropbox” without an interview is closed to them; an update in force since 1 October 2025 kept it so.',
      source: 'interviews',
    },
    {
      title: 'Apply where you live or hold citizenship',
      date: '6 September 2025',
      text: 'Book the interview in the country of your nationality or residence. Elsewhere it may be harder to qualify and the wait may be longer, and the fee is not returned.',
      source: 'residence',
    },
  ],
  since: [
    {
      title: 'Fixed periods of stay: final, but stopped by a court',
      date: '17 July to 2 October 2026',
      text: 'The final rule was to start on 15 September 2026. On 14 September a federal court in Massachusetts postponed it for the whole country; the government appealed on 30 September. When we last looked, on 2 October 2026, duration of status and the 60 days of grace after the course still applied. Ask your university before you travel.',
      source: 'finalStay',
    },
    {
      title: 'A fee for OPT is proposed',
      date: '8 October 2026',
      text: 'Under the proposal a university would pay {{unitedStates.optFeeProposed}}, the STEM extension included. Comments were to close on {{unitedStates.optFeeComments}}. When we last looked, on 8 October, nobody owed it; ask each university what it would do.',
      source: 'optFee',
    },
  ],
  types: [
    {
      name: 'F-1',
      popular: true,
      forWhom: 'Degrees and language courses',
      text: {
        text: 'For full-time study at a certified school or university. On campus you may work up to {{unitedStates.workInTerm}} in term. After the degree comes OPT: 12 months of work in your field, and 24 more for STEM degrees, so up to three years.',
        source: 'sevp',
      },
    },
    {
      name: 'J-1',
      popular: false,
      forWhom: 'Exchange and funded study',
      text: 'For exchange semesters, research stays and many government scholarships, Fulbright among them. Depending on the funding, two years at home may be required before certain other visas.',
    },
    {
      name: 'M-1',
      popular: false,
      forWhom: 'Vocational courses',
      text: 'For technical and other non-academic courses. There is no work while you study; a short practical training afterwards is possible.',
    },
    {
      name: 'F-2 and J-2',
      popular: false,
      forWhom: 'Husband, wife and children',
      text: 'Dependants apply with papers of their own from the university. F-2 allows no work, and husband or wife may study only part-time; J-2 holders may ask for permission.',
    },
  ],
  fees: {
    perType: [
      { type: 'F-1', sevis: 350, source: 'sevis' },
      {
        type: 'J-1',
        sevis: 220,
        note: 'Less or nothing in some exchange and government programmes.',
        source: 'sevis',
      },
      { type: 'M-1', sevis: 350, source: 'sevis' },
    ],
    application: {
      former: 160,
      formerUntil: '16 June 2023',
      now: 185,
      since: '17 June 2023',
      source: 'fees',
    },
    notes: [
      {
        text: 'Both fees are kept when the visa is refused. If you apply again for the same type within 12 months you pay the visa fee again, but not the SEVIS fee.',
        source: 'sevis',
      },
      {
        text: 'The only website for the SEVIS fee (Form I-901) is fmjfee.com; sites that look like it are common. Universities also name Western Union, and by post a cheque or money order on an American bank (pages without a date). If you change university before the visa, ask for the fee to be moved to the new Form I-20; do not pay twice.',
        source: 'sevis',
      },
      {
        text: 'In India the visa fee is paid in rupees at the embassy’s rate, through the official appointment site. Since 1 January 2025 you may move an appointment once; who misses it, or moves it again, pays the fee again. Delivery of the passport costs ₹1,200; otherwise you collect it yourself, under 18 a parent with the consent of both (since 1 August 2025).',
        source: 'reschedule',
      },
      {
        text: 'A Visa Integrity Fee of {{unitedStates.integrityFee}} is law, but in October 2026 it was not confirmed that it is collected. Look at the State Department’s list of fees before you pay anyone.',
        source: 'integrityFee',
      },
    ],
  },
  processingTime: {
    usual: '3-5 weeks',
    text: [
      'Plan with 3-5 weeks from the complete application to the visa in your passport; this is our judgement, because the State Department publishes only the waits for an interview. Two things come on top: the wait for an interview, which differs by city, and “administrative processing”, which some applications need and which can take weeks or months.',
      {
        text: 'The visa can be issued up to 365 days before the course starts, and you may enter the US at most 30 days before it. So nothing is lost by applying as soon as you hold the Form I-20.',
        source: 'student',
      },
      {
        text: 'On 17 September 2026 the next interviews of students were half a month away at most in Chennai, a month and a half in Hyderabad, two in New Delhi and Kolkata, two and a half in Mumbai: look before you book.',
        source: 'waits',
      },
    ],
  },
  documents: [
    {
      category: 'Forms and receipts',
      items: [
        'Passport, valid for the whole stay',
        'DS-160 confirmation page with the number used for the appointment',
        'Form I-20 (F, M) or DS-2019 (J), signed by the university and by you, under 18 by a parent, too',
        'I-901 receipt for the SEVIS fee',
        'Appointment confirmation, printed, and the receipt of the visa fee',
        'Photograph to the US standard, as in the DS-160',
      ],
    },
    {
      category: 'Academic',
      items: [
        'Letter of admission',
        'Mark sheets of Class 10 and 12, transcripts of every semester',
        'Degree or provisional certificate',
        'Score reports the university asked for (IELTS, TOEFL, GRE, GMAT, SAT)',
        'CV, and for research degrees a note on the topic and the professor',
      ],
    },
    {
      category: 'Financial',
      items: [
        'Loan sanction letter, scholarship or assistantship letter',
        'Bank statements of the last six months, of you and of your sponsor',
        'Income tax returns of the last three years and salary slips or business papers',
        'A sheet that adds it up against the costs on the Form I-20',
      ],
    },
    {
      category: 'Personal and travel',
      items: [
        'All earlier passports, and papers about earlier refusals',
        'Proof of work, if you have worked',
        'Marriage and birth certificates for dependants',
        'List of your social media names of the last five years',
      ],
    },
  ],
  steps: [
    {
      title: 'Accept the offer and ask for the Form I-20',
      text: 'Only universities certified under SEVP can issue it. They ask for proof of money for the first year.',
    },
    {
      title: 'Read the Form I-20 line by line',
      text: 'Name as in the passport, degree, start date, costs and funding. Have mistakes corrected before you go on; then sign it.',
    },
    {
      title: 'Pay the SEVIS fee',
      text: 'At fmjfee.com with the SEVIS number of the form, at least three working days before the interview. Print the receipt.',
    },
    {
      title: 'Fill in the DS-160',
      text: 'At ceac.state.gov, alone and truthfully, with the social media names of the last five years, closed accounts too. Note the application number; every later page asks for it.',
    },
    {
      title: 'Open a profile on the appointment site and pay the visa fee',
      text: 'For India it is usvisascheduling.com. Use the number of the DS-160 you have sent, your own passport number (a wrong one costs appointment and fee), and one profile only.',
    },
    {
      title: 'Book two appointments',
      text: 'First fingerprints and photograph at the Visa Application Center, then, three days later at the earliest (as an agency reported in April 2025), the interview in New Delhi, Mumbai, Chennai, Kolkata or Hyderabad. If an e-mail moves it, the old day no longer counts.',
    },
    {
      title: 'Set your social media to public',
      text: 'All profiles, before the interview, and leave them so until the visa is there.',
    },
    {
      title: 'Prepare papers and answers',
      text: 'The file in the order of the list above; two practice interviews aloud, with feedback.',
    },
    {
      title: 'Attend the interview',
      text: 'It takes a few minutes. The officer tells you the result, or hands you a slip under section 221(g): a paper is missing, or the case goes into administrative processing and you may have nothing to send.',
    },
    {
      title: 'Check the visa and travel',
      text: 'Compare name, class and SEVIS number with the Form I-20. Enter at most 30 days before the course starts, with the form in your hand luggage, and report to the international office. Then download your I-94 from i94.cbp.dhs.gov: it should say F-1 and, as long as duration of status holds, D/S.',
    },
  ],
  interview: {
    dos: [
      'Answer the question that was asked, in two or three sentences',
      'Know why this course, why this university, and what you do afterwards',
      'Name who pays, how much, and where it comes from',
      'Say plainly what went wrong before: a backlog, a gap, a refusal',
      'Come with papers in order; hand over only what is asked for',
      'Arrive about 15 minutes early, without phone, bag or large envelopes',
      'Ask to have a question repeated when you did not follow it',
    ],
    donts: [
      'Learn answers by heart; officers notice',
      'Give figures that differ from the Form I-20 or the DS-160',
      'Show papers you cannot explain, or any that are not genuine',
      'Speak of a job in the US as the aim of the course',
      'Argue with the officer, or answer for your parents',
      'Delete or hide profiles before the interview',
      'Pay an agent who promises a visa or a date',
    ],
  },
};
