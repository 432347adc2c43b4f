import { bands, POSTCARD, ripples, water } from '../kit/air.mjs';
import { hip, openings, panes } from '../kit/buildings.mjs';
import { clump, ridge, trees } from '../kit/land.mjs';
import { peak } from '../kit/mountains.mjs';
import { dot, fill, line, poly, rect, ROUND } from '../kit/path.mjs';
import { steel } from '../kit/palettes.mjs';

import { air, card, tree } from './card.mjs';

const { w: W, sun: SUN } = POSTCARD;
const c = {
  ...steel,
  far: '#b9cee3',
  wall: '#f0d3a6',
  shade: '#cfa977',
  trim: '#fff6e2',
  roof: '#c9603f',
  roofShade: '#a34935',
  pane: '#8a5f4a',
  lawn: '#7fa27a',
  near: '#4b7a5c',
  dark: '#285648',
  deep: '#163a38',
  leaf: '#3f7a58',
  lit: '#5f9a6a',
};

export const alt = 'A postcard of the Frauenkirche in Munich before the Alps';
export const scene = () => {
  const tower = (x) =>
    fill(rect(x - 15, 92, 30, 156), '#b8644c') +
    fill(rect(x + 4, 92, 11, 156), '#8f4a40') +
    fill(rect(x - 17, 90, 34, 4) + rect(x - 16, 140, 32, 3) + rect(x - 16, 190, 32, 3), c.trim) +
    fill(openings(x - 12, 134, 16, 30, 2, false, 0.4), c.deep) +
    fill(dot(x - 4, 160, 8), c.trim) +
    fill(
      `M${x - 16} 90Q${x - 19} 70 ${x - 6} 64Q${x - 3} 60 ${x - 2} 56H${x + 2}Q${x + 3} 60 ${x + 6} 64Q${x + 19} 70 ${x + 16} 90z`,
      '#5f9a8f',
    ) +
    fill(
      `M${x + 2} 90Q${x + 8} 72 ${x} 56H${x + 2}Q${x + 3} 60 ${x + 6} 64Q${x + 19} 70 ${x + 16} 90z`,
      '#3f7d76',
    ) +
    line(`M${x} 56V42`, '#e9a63c', 2) +
    fill(dot(x, 44, 2.4), '#e9a63c');
  const snow = { lit: '#c3d5e7', shade: '#9db8d4', snow: '#fffaf2', snowShade: '#d8e4ef' };
  return card(
    c,
    [
      air(c, [
        [204, 44, 66, 2],
        [34, 52, 60, 1],
      ]),
      peak(4, 36, 104, 90, 80, 222, snow),
      peak(9, 112, 134, 60, 60, 222, snow),
      peak(16, 238, 118, 60, 80, 222, snow),
      peak(31, 412, 116, 90, 90, 222, snow),
      ridge(12, 222, 22, c.mid, { x1: 485, bottom: 260, step: 60 }),
      trees(5, -5, W + 5, 232, 10, '#6f95b2', 1.4),
      fill(
        poly([
          [296, 214],
          [306, 166],
          [452, 166],
          [470, 214],
        ]),
        c.roof,
      ) +
        fill(
          poly([
            [430, 166],
            [452, 166],
            [470, 214],
            [440, 214],
          ]),
          c.roofShade,
        ) +
        fill(rect(300, 212, 164, 36), '#b8644c') +
        fill(openings(322, 246, 136, 28, 8, true, 0.5), '#7d4038'),
      tower(300),
      tower(346),
      [
        [-8, 96, 34, 54],
        [74, 90, 32, 46],
        [160, 84, 30, 50],
      ].map(
        ([x, w, rh, h], i) =>
          hip(x, 248 - h, w, rh * 0.6, c, 16) +
          fill(rect(x, 248 - h, w, h), [c.wall, '#f6e5c6', '#e9c4a0'][i]) +
          fill(rect(x + w - 10, 248 - h, 10, h), c.shade) +
          panes(i + 3, x + 4, 252 - h, w - 16, h - 6, 5, 3, c, { ww: 7, wh: 10, lights: 0.15 }),
      ),
      [[392, 96, 50]].map(
        ([x, w, h]) =>
          hip(x, 248 - h, w, 22, c, 16) +
          fill(rect(x, 248 - h, w, h), '#f6e5c6') +
          panes(11, x + 4, 252 - h, w - 8, h - 6, 6, 2, c, { ww: 7, wh: 10 }),
      ),
      water(
        258,
        [
          [0, '#dfe9ea'],
          [0.4, '#8fb5c6'],
          [1, '#3f7390'],
        ],
        POSTCARD,
      ),
      fill('M-5 246H485V262H-5z', c.near),
      trees(8, 110, 300, 258, 9, c.near, 1.6),
      bands(2, SUN.x, 270, 306, () => 28, c.disc, 0.85),
      bands(7, 324, 266, 304, (t) => 34 - 14 * t, '#8f4a40', 0.4),
      ripples(5, 266, 306, 10, c.trim, 0.6, POSTCARD),
      tree(448, 300, 124, c),
      fill('M485 325V288Q440 280 400 300L370 325z', c.dark),
      fill('M-5 325V290Q60 282 110 302L140 325z', c.dark),
      tree(30, 304, 96, c),
      fill(clump(92, 304, 22, 10, 8), c.deep, '', 1),
      line('M150 312v-14h42v14M146 298h50', c.deep, 3.4, ROUND),
    ]
      .flat()
      .join(''),
    line('M-9 4Q-20-10-10-18Q0-22 2-10Q4 0 10 4M9 4Q20-10 10-18Q0-22-2-10Q-4 0-10 4', '#b5713a', 4, ROUND),
  );
};
