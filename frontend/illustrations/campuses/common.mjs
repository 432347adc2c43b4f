import { CARD, cloud, disc, sky } from '../kit/air.mjs';
import { leafTree } from '../kit/land.mjs';
import { fill } from '../kit/path.mjs';

/** Sky, disc and clouds ([x, y, width, kind]) of a palette. */
export const air = (c, clouds) =>
  sky(c.sky, CARD) +
  disc(c.disc, c.halo, CARD) +
  clouds.map(([x, y, w, kind]) => cloud(x, y, w, c.cloud, 0.6, kind)).join('');

/** The width of a ridge behind a campus. */
export const far = { x1: CARD.w + 5, bottom: 260 };

/** The dark bank in a lower corner. */
export const corner = (left, c) =>
  left
    ? fill('M-5 345V296Q40 288 84 302T170 345z', c.dark) + fill('M-5 345V318Q50 312 90 328L112 345z', c.deep)
    : fill('M605 345V298Q560 290 512 308T430 345z', c.dark) +
      fill('M605 345V320Q550 314 508 332L490 345z', c.deep);

export const tree = (x, y, h, c, wide) =>
  leafTree(x, y, h, { trunk: c.deep, leaf: c.leaf, lit: c.lit }, wide);
