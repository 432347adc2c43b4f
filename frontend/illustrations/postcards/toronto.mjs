import { POSTCARD } from '../kit/air.mjs';
import { hip, openings, panes, pyramid, wall } from '../kit/buildings.mjs';
import { clump, skyline, trees } from '../kit/land.mjs';
import { dot, fill, line, poly, put, range, rect } from '../kit/path.mjs';
import { lilac } from '../kit/palettes.mjs';
import { landmark as cnTower, leaf } from '../destinations/canada.mjs';

import { air, card, tree } from './card.mjs';

const { w: W } = POSTCARD;
const c = {
  ...lilac,
  sky: [
    [0, '#a58fc0'],
    [0.45, '#d6bcd6'],
    [0.82, '#f7d8cf'],
    [1, '#fde5cb'],
  ],
  disc: '#f2603f',
  wall: '#c79a86',
  shade: '#9a7076',
  trim: '#fbe3cf',
  roof: '#5d5382',
  roofShade: '#463d69',
  pane: '#5a4766',
  lawn: '#7d8a6c',
  lawnLit: '#8d9a78',
  path: '#f3dcc6',
  near: '#59507c',
  dark: '#3a3560',
  deep: '#262347',
  leaf: '#c2452f',
  lit: '#e0643a',
};

export const alt = 'A postcard of a college in Toronto among red maples';
export const scene = () => {
  const hall = rect(232, 190, 190, 56);
  return card(
    c,
    [
      air(c, [
        [210, 52, 70, 0],
        [36, 60, 60, 2],
      ]),
      skyline(29, -4, 484, 214, 60, 15, '#c3aecb', { bottom: 240, tops: 3 }),
      put(40, 24, 0.6, cnTower()),
      skyline(41, 300, 484, 216, 66, 16, '#9a8fb8', { bottom: 240, tops: 3 }),
      trees(4, -5, W + 5, 226, 14, '#9a8fb8', 1.5),
      hip(222, 190, 210, 24, c),
      fill(hall, c.wall),
      fill(rect(392, 190, 30, 56), c.shade),
      panes(5, 228, 196, 78, 44, 6, 2, c, { ww: 6, wh: 13 }),
      panes(7, 346, 196, 72, 44, 6, 2, c, { ww: 6, wh: 13 }),
      wall(308, 248, 44, 108, c, 0.28),
      fill(rect(302, 112, 8, 134) + `M302 112l4-18 4 18zM350 112l4-18 4 18z`, c.wall),
      fill(rect(350, 112, 8, 134), c.shade),
      pyramid(330, 140, 50, 40, c),
      line('M330 101v-10', c.roof, 2),
      fill(openings(314, 178, 24, 26, 2, false, 0.3), c.pane),
      fill(openings(312, 248, 32, 38, 1, false, 0.1), c.deep),
      fill(openings(317, 248, 22, 30, 1, false, 0.1), c.glow),
      fill('M-5 246H485V325H-5z', c.lawn),
      fill(
        poly([
          [318, 248],
          [342, 248],
          [320, 325],
          [230, 325],
        ]),
        c.path,
      ),
      fill(
        poly([
          [60, 248],
          [150, 248],
          [40, 325],
          [-120, 325],
        ]),
        c.lawnLit,
      ),
      tree(196, 254, 70, c),
      tree(448, 262, 96, c),
      tree(54, 296, 138, c, 1.05),
      fill('M-5 325V286Q60 276 110 296L150 325z', c.dark),
      fill('M485 325V292Q430 284 390 304L364 325z', c.dark),
      fill(clump(132, 304, 20, 10, 8), c.deep, '', 1),
      fill(range(12, (i) => dot(150 + i * 21, 280 + ((i * 17) % 24), 2)).join(''), c.lit),
    ]
      .flat()
      .join(''),
    put(0, -4, 1, leaf(0, 0, 2, 0, { leaf: c.leaf, leafShade: '#97332a' })),
  );
};
