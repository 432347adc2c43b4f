export interface SuccessStory {
  name: string;
  country: string;
  program: string;
  university: string;
  /** Paragraphs are separated by blank lines; the first one is the quotation on the card. */
  story: string;
  year: number;
}

/** Samples: the operator replaces them with the stories of real students, with their consent. */
export const stories: SuccessStory[] = [
  {
    name: 'Karthik S.',
    country: 'United States',
    program: 'MS in Computer Science',
    university: 'Purdue University',
    year: 2023,
    story: `I had a list of twenty universities and no idea how to rank them. We cut it to seven in one afternoon, by cost and by the courses I really wanted.

My first statement of purpose was a list of projects. My counselor asked why each of them mattered, and after four drafts it read like a person had written it.

I work part-time in a research lab on campus now. My advice: start the financial papers before the essays, they take longer than you think.`,
  },
  {
    name: 'Meera P.',
    country: 'United Kingdom',
    program: 'MSc in Public Health',
    university: 'University of Glasgow',
    year: 2024,
    story: `I am a dentist, and nobody could tell me whether a public health degree would lead anywhere. We spoke to two graduates before I applied.

The one-year course suited me and my savings. I knew the date by which every paper had to be ready, and none was late.

Glasgow is colder than I was told and friendlier than I expected.`,
  },
  {
    name: 'Arjun V.',
    country: 'Germany',
    program: 'MSc in Automotive Engineering',
    university: 'RWTH Aachen University',
    year: 2022,
    story: `For Germany the paperwork starts early: certificate, blocked account, insurance. I had one list for all of it and ticked it off line by line.

I took German to level A2 before leaving, though my course is in English. It was the best advice I got; it found me my room and my student job.`,
  },
  {
    name: 'Divya N.',
    country: 'Australia',
    program: 'Master of Data Science',
    university: 'Monash University',
    year: 2023,
    story: `I missed the February intake by three weeks and thought the year was lost. It was not: July had the same course.

The extra months went into a better English score, and that score brought a scholarship from the university.`,
  },
];
