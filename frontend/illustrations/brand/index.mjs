/** The mark, the favicon and the social card. */
import { SOCIAL } from '../kit/air.mjs';
import { mark } from './mark.mjs';
import * as socialCard from './social-card.mjs';

const frame = { w: 32, h: 32 };
const alt = 'A circle with one meridian line';
/** The ground of the favicon keeps the mark legible on light and dark tabs. */
const tile = '<circle cx="16" cy="16" r="16" fill="#1c2541"/>';

export default [
  { name: 'mark', frame, alt, scene: () => mark(13.25, '#1c2541', '#e39a2d', 2.75) },
  {
    name: 'favicon',
    file: 'public/favicon.svg',
    frame,
    alt,
    scene: () => tile + mark(11, '#f8f3e8', '#f2a93b', 2.5),
  },
  { name: 'social-card', frame: SOCIAL, ...socialCard },
];
