import { CARD } from '../kit/air.mjs';
import { hip, lawn, openings, pyramid, wall } from '../kit/buildings.mjs';
import { clump, flame, leafTree, ridge, trees } from '../kit/land.mjs';
import { box, dot, fill, line, range, rect, ROUND } from '../kit/path.mjs';
import { air, corner, far } from './common.mjs';
import { rose } from '../kit/palettes.mjs';

const { w: W, horizon: HZ } = CARD;
const c = rose;

const hedge = (x, y, w, h) => box(x, y - h, w, h, h * 0.4);
const blossom = (x, y, h) => leafTree(x, y, h, { trunk: c.deep, leaf: '#d9788e', lit: '#f2a9ae' }, 1.1);

export const alt = 'A brick clock tower above an arcade, cypresses and cherry trees in blossom';
export const scene = () => {
  const T = 404;
  return [
    air(c, [
      [256, 44, 80, 1],
      [486, 90, 76, 0],
      [24, 84, 66, 2],
    ]),
    ridge(12, HZ + 6, 46, c.far, { ...far, step: 84 }),
    ridge(19, HZ + 10, 20, c.mid, { ...far, step: 60 }),
    trees(4, -5, W + 5, HZ + 22, 10, c.mid, 1.6),
    hip(150, 196, 222, 22, c),
    wall(150, 244, 222, 48, c, 0.04),
    fill(openings(154, 244, 212, 36, 9, false, 0.34), c.pane),
    hip(440, 196, 190, 22, c),
    wall(440, 244, 190, 48, c, 0.04),
    fill(openings(444, 244, 184, 36, 8, false, 0.34), c.pane),
    fill(rect(T - 25, 60, 50, 186), c.wall),
    fill(rect(T + 10, 60, 15, 186), c.shade),
    fill(rect(T - 29, 108, 58, 5) + rect(T - 29, 58, 58, 5) + rect(T - 28, 204, 56, 4), c.trim),
    fill(openings(T - 22, 106, 30, 36, 3, false, 0.4), c.deep),
    fill(openings(T + 11, 106, 12, 36, 1, false, 0.4), c.deep),
    pyramid(T, 59, 60, 38, c),
    line(`M${T} 24v-14`, c.roof, 2),
    fill(dot(T - 8, 138, 15), c.trim),
    fill(dot(T - 8, 138, 12), '#fff6e0'),
    line(`M${T - 8} 138v-9M${T - 8} 138l6 4`, c.deep, 2, ROUND),
    line(`M${T - 18} 168v26M${T - 8} 168v26M${T + 2} 168v26`, c.pane, 5),
    fill(openings(T - 20, 246, 26, 32, 1, false, 0.2), c.deep),
    lawn(244, T - 12, [300, 440], c, 14),
    fill(
      [
        [132, 250, 84],
        [356, 248, 56],
        [452, 248, 62],
        [560, 252, 76],
      ].map((a) => flame(...a)),
      c.near,
    ),
    fill(
      [
        [129, 250, 76],
        [353, 248, 50],
        [449, 248, 55],
      ].map(([x, y, h]) => flame(x, y, h, 0.05)),
      c.lit,
      ' opacity=".6"',
    ),
    fill(
      [
        [340, 256, 32, 8],
        [410, 256, 32, 8],
      ].map((a) => hedge(...a)),
      c.near,
    ),
    blossom(214, 258, 74),
    blossom(506, 258, 70),
    blossom(266, 284, 96),
    line('M356 268v-30M426 268v-30M338 312v-46M452 312v-46', c.deep, 2.6),
    fill(dot(356, 235, 4) + dot(426, 235, 4) + dot(338, 262, 5.4) + dot(452, 262, 5.4), '#fff1cf'),
    fill(
      range(18, (i) => dot(196 + i * 9 + ((i * 53) % 17), 268 + ((i * 29) % 46), 1.8)),
      '#f6c0bd',
    ),
    corner(true, c),
    fill(flame(30, 320, 168, 0.13) + flame(78, 330, 112, 0.13), c.deep),
    fill(flame(25, 316, 150, 0.05) + flame(74, 326, 98, 0.05), c.near),
    corner(false, c),
    fill(flame(574, 330, 120, 0.13), c.deep),
    fill(flame(570, 326, 104, 0.05), c.near),
    fill(clump(526, 326, 30, 14, 8) + clump(130, 334, 24, 11, 8), c.deep, '', 1),
  ].join('');
};
