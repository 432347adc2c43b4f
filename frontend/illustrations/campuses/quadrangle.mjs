import { CARD } from '../kit/air.mjs';
import { battlements, chimneys, lawn, openings, panes, wall, wing } from '../kit/buildings.mjs';
import { clump, ridge, trees } from '../kit/land.mjs';
import { fill, line, poly, rect } from '../kit/path.mjs';
import { air, corner, tree, far } from './common.mjs';
import { honey } from '../kit/palettes.mjs';

const { w: W, horizon: HZ } = CARD;
const c = honey;

export const alt = 'A college quadrangle with a gate tower behind a striped lawn';
export const scene = () => {
  return [
    air(c, [
      [250, 50, 80, 0],
      [470, 78, 76, 2],
      [30, 66, 70, 1],
    ]),
    ridge(31, HZ + 4, 22, c.far, { ...far, step: 60 }),
    fill(
      poly([
        [118, 214],
        [121, 150],
        [126, 112],
        [131, 150],
        [134, 214],
      ]) + rect(112, 176, 28, 40),
      c.mid,
    ),
    trees(4, -5, W + 5, HZ + 14, 12, c.mid, 1.5),
    wing(5, 180, 246, 190, 60, 13, 2, c, { roof: 20 }),
    battlements(180, 186, 190, 4, c.trim),
    chimneys(
      [
        [206, 172, 14],
        [262, 170, 14],
        [318, 170, 14],
      ],
      c,
    ),
    wing(9, 432, 246, 190, 60, 12, 2, c, { roof: 20 }),
    battlements(432, 186, 190, 4, c.trim),
    chimneys(
      [
        [470, 170, 14],
        [528, 170, 14],
        [580, 172, 14],
      ],
      c,
    ),
    fill(
      [366, 436].map((x) => `M${x - 5} 250V100h10V250zM${x - 6} 100L${x} 74L${x + 6} 100z`).join(''),
      c.wall,
    ),
    fill('M436 250V100h5V250zM436 74l6 26h-6zM366 74l6 26h-6z', c.shade),
    wall(368, 248, 66, 150, c, 0.2),
    battlements(368, 98, 66, 5, c.trim),
    panes(3, 378, 112, 38, 50, 3, 1, c, { ww: 6, wh: 38, lights: 0 }),
    panes(3, 378, 166, 38, 30, 2, 1, c, { ww: 8, wh: 24, lights: 0.4 }),
    fill(openings(374, 248, 46, 48, 1, true, 0.2), c.deep),
    fill(openings(383, 248, 30, 38, 1, true, 0.2), c.glow, ' opacity=".85"'),
    lawn(246, 398, [330, 430], c),
    line('M-5 247H605', c.trim, 2),
    corner(true, c),
    tree(44, 316, 172, c, 1.05),
    corner(false, c),
    tree(570, 322, 92, c),
    fill(clump(520, 322, 26, 13, 8) + clump(120, 330, 26, 12, 8), c.deep, '', 1),
  ].join('');
};
