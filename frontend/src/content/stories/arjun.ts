import type { StoryCard } from '../story';

export const card: StoryCard = {
  id: 'arjun',
  sample: true,
  name: 'Arjun V.',
  country: 'Germany',
  program: 'MSc in Automotive Engineering',
  university: 'RWTH Aachen University',
  year: 2022,
  quote:
    'For Germany the paperwork starts early: admission test, blocked account, insurance. I had one list for all of it and ticked it off line by line.',
};

export const story = [
  'I had wanted to build cars since I was nine, and I knew the names of German engineers before I could pronounce them. What I did not know was that “no tuition” does not mean “no money”. Before the visa I had to put a little more than ten thousand euros into a blocked account, which then pays you back a fixed sum each month. My parents had saved for a wedding that my sister decided to have small. She reminds me of it often.',
  'RWTH asked for the GRE from applicants like me, and looked closely at which courses I had taken and with how many credits. My counsellor made me write them down by subject, and we saw that I was short in control engineering. I took one more course in my last semester because of that. Without it I would not have been admitted.',
  'I took German to level A2 before leaving, though my course is in English. It was the best advice I got. It found me my room, because the landlady did not want to speak English on the telephone, and later my job. Who begins now needs the APS certificate as well, which came just after I had left, and many need a test for it, the dMAT. Start there: all else waits.',
  'The first semester nearly broke me. Examinations come all at once, one paper counts for the whole course, and nobody reminds you. I failed one and passed it on the second try, which is quite normal there and felt like the end of the world.',
  'From the second year I worked in an institute of the university, testing brakes on a rig. The professor wrote my reference. I finished in the spring of 2025, had eighteen months to look for work, and needed four. I live near Stuttgart now, and I still answer the telephone in German with my heart beating.',
];
