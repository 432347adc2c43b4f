import { bands, CARD, ripples, water } from '../kit/air.mjs';
import { openings, panes, pyramid } from '../kit/buildings.mjs';
import { clump, flame, ridge, trees } from '../kit/land.mjs';
import { dot, fill, line, rect } from '../kit/path.mjs';
import { air, far } from './common.mjs';
import { coast } from '../kit/palettes.mjs';

const { horizon: HZ, sun: SUN } = CARD;
const c = coast;

export const alt = 'White terraced buildings on a hill above the sea';
export const scene = () => {
  const block = (seed, x, y, w, h, cols, rows) =>
    fill(rect(x, y - h, w, h), c.wall) +
    fill(rect(x + w * 0.78, y - h, w * 0.22, h), c.shade) +
    panes(seed, x + 4, y - h + 5, w * 0.76 - 4, h - 6, cols, rows, c, { lights: 0.1 }) +
    fill(rect(x - 3, y - h - 5, w + 6, 6), c.roof) +
    fill(rect(x + w * 0.78, y - h - 5, w * 0.22 + 3, 6), c.roofShade);
  return [
    air(c, [
      [238, 40, 84, 0],
      [60, 60, 66, 2],
      [486, 36, 76, 1],
    ]),
    ridge(31, HZ + 2, 22, c.far, { ...far, x1: 330, step: 70 }),
    water(
      HZ + 2,
      [
        [0, '#e6ebd8'],
        [0.4, '#7db6d0'],
        [1, '#3d86ad'],
      ],
      CARD,
    ),
    bands(2, SUN.x, HZ + 6, 290, (t) => 34 - 8 * t, c.disc, 0.9),
    ripples(12, 220, 280, 10, '#ffffff', 0.6, { w: 340 }),
    fill('M92 236v-20q10 8 9 18zM90 236v-16q-6 7-7 14zM78 237h26l-4 5h-18z', c.trim),
    fill('M236 345Q300 268 352 226T460 128Q520 92 605 84V345z', c.lawn),
    fill(
      'M352 226T460 128Q520 92 605 84V110Q520 120 470 160T380 250L330 345H236Q300 268 352 226z',
      c.lawnLit,
    ),
    block(3, 470, 150, 86, 44, 5, 2),
    block(5, 552, 158, 60, 66, 3, 4),
    fill(rect(566, 62, 26, 30), c.wall) + fill(rect(584, 62, 8, 30), c.shade),
    pyramid(579, 62, 34, 22, c),
    fill(openings(569, 88, 14, 18, 1), c.pane),
    block(7, 410, 204, 104, 40, 7, 2),
    block(9, 506, 212, 100, 42, 6, 2),
    block(11, 350, 258, 118, 40, 7, 2),
    block(13, 462, 268, 140, 44, 8, 2),
    fill(openings(356, 258, 86, 16, 5, false, 0.3), c.pane),
    line('M458 300L462 262M456 262L500 216M494 212L512 168', c.path, 7),
    line('M300 312Q380 300 460 300T605 296', c.path, 9),
    fill(
      [
        [398, 208, 44],
        [462, 154, 40],
        [344, 262, 42],
        [332, 276, 34],
        [502, 214, 38],
        [540, 160, 46],
      ].map((a) => flame(...a)),
      c.near,
    ),
    fill(
      [
        [396, 208, 40],
        [460, 154, 36],
        [342, 262, 38],
      ].map(([x, y, h]) => flame(x, y, h, 0.05)),
      c.lit,
    ),
    trees(8, 470, 606, 300, 14, c.near, 1.3),
    fill('M-5 345V300Q60 284 130 304T290 345z', c.dark),
    fill('M20 322Q30 264 20 216h7Q40 264 36 322z', c.deep),
    fill([clump(24, 200, 66, 16, 13), clump(52, 184, 44, 12, 10), clump(0, 182, 40, 12, 10)], c.leaf, '', 1),
    fill([clump(12, 194, 36, 7, 9), clump(44, 180, 26, 6, 8)], c.lit, '', 1),
    fill('M-5 345V322Q60 312 110 330L140 345z', c.deep),
    fill(clump(104, 318, 26, 14, 8), c.deep, '', 1),
    fill(dot(92, 310, 3) + dot(106, 304, 3) + dot(118, 312, 3) + dot(100, 318, 3), c.roof),
    fill('M605 345V306Q550 298 500 318T420 345z', c.dark),
    fill('M605 345V326Q550 318 510 336L500 345z', c.deep),
    fill(flame(572, 330, 96, 0.13), c.deep),
    fill(clump(528, 326, 26, 12, 8), c.deep, '', 1),
  ].join('');
};
