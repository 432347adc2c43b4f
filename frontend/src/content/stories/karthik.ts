import type { StoryCard } from '../story';

export const card: StoryCard = {
  id: 'karthik',
  sample: true,
  name: 'Karthik S.',
  country: 'United States',
  program: 'MS in Computer Science',
  university: 'Purdue University',
  year: 2023,
  quote:
    'I had a list of twenty universities and no idea how to rank them. We cut it to seven in one afternoon, by cost and by the courses I really wanted.',
};

export const story = [
  'I studied at a college near Warangal that nobody abroad has heard of. My marks were good, not brilliant: 8.6 at the end, with one backlog in the third semester that I was sure would ruin everything. My counsellor told me to name it in one sentence, say what I had changed, and go on. No university ever asked about it.',
  'My first statement of purpose was a list of projects. She asked why each of them mattered, and after four drafts one was left: a timetable for our college buses that my friends still use. Three of the seven universities said yes. One was cheaper than Purdue by a third, and we talked about it for two weeks at home. In the end I chose Purdue because two professors there work on the kind of systems I want to build.',
  'The money was the hard part. My father is a school teacher. We mortgaged the flat, and the bank took five weeks to look at the papers, because an old name on the deed was spelled differently. If I could give one piece of advice, it is this: begin with the property papers before the essays.',
  'My interview at the consulate in Hyderabad was in May. It lasted perhaps three minutes. The officer asked why Purdue, who pays, and what my father does. I had practised so often that I nearly answered too fast.',
  'The first winter was long. I worked fifteen hours a week in a lab, which paid for food and taught me more than two courses. I finished in May 2025 and work in Indianapolis now, on OPT. I do not know yet whether I will stay. My parents came for the ceremony and were cold the whole time.',
];
