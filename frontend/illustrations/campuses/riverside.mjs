import { bands, CARD, ripples, water } from '../kit/air.mjs';
import { chimneys, openings, wing } from '../kit/buildings.mjs';
import { clump, gables, grassLine, ridge, trees } from '../kit/land.mjs';
import { fill, line, poly, range, rect, ROUND } from '../kit/path.mjs';
import { air, corner, far } from './common.mjs';
import { lilac } from '../kit/palettes.mjs';

const { w: W, horizon: HZ, sun: SUN } = CARD;
const c = lilac;

export const alt = 'Colleges along a river with a stone bridge and a rowing boat';
export const scene = () => {
  return [
    air(c, [
      [246, 40, 84, 2],
      [500, 84, 70, 0],
      [24, 70, 66, 1],
    ]),
    ridge(22, HZ + 2, 26, c.far, { ...far, step: 80 }),
    gables(8, -4, 300, HZ + 14, 28, 24, c.far),
    fill('M96 218V158l-3 0 7-10 1-14 1 14 7 10h-3V218z', c.far),
    trees(4, -5, W + 5, HZ + 18, 12, c.mid, 1.5),
    wing(5, 250, 236, 120, 46, 9, 2, c, { roof: 22 }),
    fill(
      poly([
        [370, 236],
        [370, 150],
        [396, 112],
        [422, 150],
        [422, 236],
      ]),
      c.wall,
    ),
    fill(
      poly([
        [396, 112],
        [422, 150],
        [422, 236],
        [410, 236],
        [410, 142],
      ]),
      c.shade,
    ),
    fill(openings(380, 214, 30, 62, 1, true, 0.1), c.pane),
    line('M390 214v-50M400 214v-50', c.wall, 2),
    fill(
      [368, 424].map((x) => `M${x - 4} 236V140l4-34 4 34V236z`),
      c.shade,
    ),
    fill(
      [366, 422].map((x) => `M${x - 2} 236V140l4-34V236z`),
      c.wall,
    ),
    fill('M446 236V118h30V236zM446 118L461 52l15 66z', c.wall),
    fill('M466 236V118h10V236zM461 52l15 66h-10z', c.shade),
    line('M461 56v-14', c.wall, 2),
    fill(openings(449, 150, 22, 24, 2, true, 0.4), c.deep),
    fill(rect(443, 116, 36, 4), c.trim),
    wing(9, 482, 236, 130, 50, 9, 2, c, { roof: 24 }),
    chimneys(
      [
        [508, 168, 12],
        [556, 166, 14],
      ],
      c,
    ),
    water(
      238,
      [
        [0, '#f3c4bc'],
        [0.4, '#a583b4'],
        [1, '#55417f'],
      ],
      CARD,
    ),
    fill('M-5 232H605V242H-5z', c.near),
    bands(2, SUN.x, 254, 330, (t) => 34 - 8 * t, c.disc, 0.9),
    bands(7, 461, 250, 320, (t) => 18 - 12 * t, c.roof, 0.5),
    bands(8, 396, 250, 290, (t) => 24 - 10 * t, c.roof, 0.35),
    ripples(12, 256, 332, 14, c.trim, 0.5, CARD),
    fill(
      'M-5 226Q90 204 214 232V246H196A30 26 0 0 0 138 246H108A30 28 0 0 0 50 246H20A24 24 0 0 0 -5 228z',
      c.roof,
    ),
    line('M-5 224Q90 202 214 230', c.trim, 3),
    line('M-5 231Q90 209 214 237', c.near, 1.6),
    bands(4, 352, 300, 314, () => 66, c.deep, 0.4),
    fill('M268 294Q352 302 438 292Q400 303 352 303T268 294z', c.deep),
    line(
      'M300 298L286 310M330 299L316 312M360 299L346 312M390 298L376 311M300 296l-16-8M330 297l-16-8M360 297l-16-8M390 296l-16-8',
      c.dark,
      1.8,
      ROUND,
    ),
    line('M296 294v-7M322 295v-7M348 295v-7M374 295v-7M400 294v-7', c.trim, 4, ROUND),
    corner(true, c),
    fill('M24 330Q34 270 26 214L34 214Q42 270 44 330z', c.deep),
    fill(clump(28, 190, 60, 44, 12), c.leaf, '', 1),
    line(
      range(
        12,
        (i) =>
          `M${-26 + i * 10} ${196 + ((i * 13) % 20)}q${i < 6 ? -4 : 5} 40 ${i < 6 ? -3 : 3} ${70 + ((i * 29) % 44)}`,
      ).join(''),
      c.leaf,
      6,
      ROUND,
      1,
    ),
    line(
      range(6, (i) => `M${-18 + i * 16} ${186 + ((i * 17) % 16)}q-3 30 -2 ${50 + ((i * 23) % 34)}`).join(''),
      c.lit,
      3,
      ROUND,
      1,
    ),
    fill(clump(14, 176, 32, 18, 8), c.lit, '', 1),
    corner(false, c),
    fill(clump(560, 312, 34, 18, 9), c.deep, '', 1),
    grassLine(6, 470, 600, 326, 22, c.deep, 2),
  ].join('');
};
