import type { StoryCard } from '../story';

export const card: StoryCard = {
  id: 'divya',
  sample: true,
  name: 'Divya N.',
  country: 'Australia',
  program: 'Master of Data Science',
  university: 'Monash University',
  year: 2023,
  quote:
    'I missed the February intake by three weeks and thought the year was lost. It was not: July had the same course.',
};

export const story = [
  'I was working in a bank in Hyderabad, in a team that made reports nobody read. I decided in November that I wanted to study, in a country with an ocean, and that I wanted it at once. My English score was half a band too low, my transcripts were still at the college, and the course I liked closed in December. I cried in the parking lot, which I can say now.',
  'My counsellor looked at the calendar and not at me. She said that seven months were exactly enough. I took the test again in January and got 7.0, with a writing score I am still proud of. The extra months also meant that my third year of work would be complete, and that I could ask two managers for references instead of one.',
  'There was time for the university’s merit scholarship, too, which goes by marks: ten thousand dollars a year. In February I would have missed it. So the three weeks that I was late paid for half my rent.',
  'For the visa I had to explain in my own words why I wanted this course in Australia and what it meant for my work at home. I wrote it four times. The first version sounded like an advertisement. The last one said that I wanted to be the person who decides which reports are made.',
  'Melbourne is expensive. I shared a flat in Clayton with two women from Indonesia and one from Chile, and we cooked in turns. In term I worked two evenings in a library, always inside the hours that the visa allows; I had an application on my phone that counted them. In the second year we did a project for a hospital, and they asked me to stay.',
  'I finished in mid-2025. If you are late, do not choose another course only because it still has a place. Ask when the right one starts again.',
];
