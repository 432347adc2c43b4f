/** Facts about the US student visa, as published by the Department of State and ICE. */
export const usVisa = {
  updates: [
    {
      title: 'Interview waivers ended for most applicants',
      date: '2 September 2025',
      text: 'Nearly all student applicants, renewals included, now have an interview at the embassy or consulate.',
    },
    {
      title: 'Apply where you live or hold citizenship',
      date: '6 September 2025',
      text: 'Applicants should book their interview in the country of their nationality or residence.',
    },
    {
      title: 'Review of online presence',
      date: '18 June 2025',
      text: 'Applicants for F, M and J visas are asked to set their social media profiles to public.',
    },
  ],
  types: [
    {
      name: 'F-1',
      popular: true,
      text: 'Degrees and language courses at accredited institutions; on-campus work and OPT.',
    },
    {
      name: 'J-1',
      popular: false,
      text: 'Exchange programmes, research stays and many funded scholarships.',
    },
    { name: 'M-1', popular: false, text: 'Vocational and other non-academic courses.' },
  ],
  fees: [
    { name: 'SEVIS fee, F-1 and M-1', amount: '$350', note: '' },
    { name: 'SEVIS fee, J-1', amount: '$220', note: '' },
    { name: 'Visa application fee', amount: '$160', note: 'Until 16 June 2023; $185 since 17 June 2023.' },
  ],
  processingTime:
    'Plan with 3-5 weeks from the application to the decision. The wait for an interview date comes on top and differs by consulate and season, so book as soon as you hold your Form I-20.',
  documents: [
    {
      category: 'Identity and forms',
      items: [
        'Passport valid six months beyond your stay',
        'DS-160 confirmation page',
        'Form I-20 or DS-2019, signed',
        'SEVIS fee receipt',
        'Photograph to the US standard',
      ],
    },
    {
      category: 'Academic',
      items: [
        'Transcripts and degree certificates',
        'Test scores the university asked for',
        'Letter of admission',
      ],
    },
    {
      category: 'Financial',
      items: [
        'Bank statements',
        'Loan sanction letter',
        'Scholarship letter',
        'Sponsor’s affidavit and income tax returns',
      ],
    },
  ],
  steps: [
    'Accept an offer from a university certified under SEVP',
    'Receive Form I-20 and check every line',
    'Pay the SEVIS fee and keep the receipt',
    'Fill in the DS-160 and print the confirmation',
    'Pay the visa fee and book biometrics and interview',
    'Prepare documents and practise the interview',
    'Attend the interview',
    'Collect the passport; enter at most 30 days before the course starts',
  ],
  dos: [
    'Answer briefly and in your own words',
    'Know your course, your university and why you chose it',
    'Explain who pays, with figures',
    'Bring the documents in order',
  ],
  donts: [
    'Learn answers by heart',
    'Show papers you cannot explain',
    'Argue with the officer',
    'Hide earlier refusals',
  ],
};
