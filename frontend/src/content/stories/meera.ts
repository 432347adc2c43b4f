import type { StoryCard } from '../story';

export const card: StoryCard = {
  id: 'meera',
  sample: true,
  name: 'Meera P.',
  country: 'United Kingdom',
  program: 'Master of Public Health',
  university: 'University of Glasgow',
  year: 2024,
  quote:
    'I am a dentist, and nobody could tell me whether a public health degree would lead anywhere. We spoke to two graduates before I applied.',
};

export const story = [
  'I had worked for three years in a clinic in Visakhapatnam. The same children came back with the same teeth, and I began to wonder about everything that happens before somebody sits in my chair. My family thought I was throwing away a profession.',
  'The two graduates I spoke to did not agree with each other. One worked for a health board and was happy; the other had looked for nine months. That was the most useful hour of all, because I went with open eyes. I picked four courses and asked each of them, by e-mail, where last year’s students were. Glasgow answered within a day, with numbers.',
  'A course of one year suited me and my savings. I paid half myself, my brother lent me a quarter, and for the rest I took a loan without security. A university award took a part off the fee; I had nearly not applied for it, since the form asked for five hundred words about leadership and I do not feel like a leader. My counsellor said: write about the clinic on the day the power failed. So I did.',
  'The visa was a matter of order. The money beside the loan had to be in my account for 28 days without falling below the sum, so we moved it in early and did not touch it. The tuberculosis test took a morning. I had every paper in the order of the list, and the answer came in under three weeks.',
  'Glasgow is colder than I was told and friendlier than I expected. The course was hard in statistics, which I had not done since school, and easy in what I knew from work. I wrote my dissertation on fluoride in village water. Now I am on the Graduate route and work on a screening programme for children. It is not dentistry. It is what happens before.',
];
