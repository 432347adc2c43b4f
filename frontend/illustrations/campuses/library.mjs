import { CARD } from '../kit/air.mjs';
import { columns, dome, lawn, panes, pediment, wing } from '../kit/buildings.mjs';
import { clump, ridge, trees } from '../kit/land.mjs';
import { dot, fill, line, range, rect } from '../kit/path.mjs';
import { air, corner, tree, far } from './common.mjs';
import { steel } from '../kit/palettes.mjs';

const { w: W, horizon: HZ } = CARD;
const c = steel;

export const alt = 'A domed library with columns above broad steps';
export const scene = () => {
  const X = 392;
  return [
    air(c, [
      [238, 40, 84, 2],
      [500, 56, 70, 1],
      [26, 92, 66, 0],
    ]),
    ridge(31, HZ + 4, 26, c.far, { ...far, step: 66 }),
    trees(4, -5, W + 5, HZ + 18, 18, c.mid, 1.4),
    wing(5, 226, 244, 340, 62, 19, 2, { ...c, roof: c.shade, roofShade: c.mid }, { roof: 0 }),
    fill(rect(X - 62, 132, 124, 40), c.wall),
    fill(rect(X + 30, 132, 32, 40), c.shade),
    panes(4, X - 58, 136, 116, 32, 11, 1, c, { ww: 5, wh: 24, lights: 0.2 }),
    fill(rect(X - 66, 128, 132, 6), c.trim),
    dome(X, 128, 60, 58, c),
    fill(rect(X - 9, 58, 18, 14), c.wall),
    fill(rect(X + 3, 58, 6, 14), c.shade),
    dome(X, 59, 10, 12, c),
    line(`M${X} 48v-12`, c.roof, 2),
    line(`M${X - 36} 126Q${X - 32} 84 ${X - 4} 70M${X - 14} 126Q${X - 12} 90 ${X} 70`, c.roofShade, 1.6),
    fill(rect(X - 92, 172, 184, 72), c.shade),
    fill(rect(X - 12, 206, 24, 38), c.roofShade),
    panes(8, X - 84, 196, 168, 44, 7, 1, c, { ww: 8, wh: 30, lights: 0.5 }),
    columns(
      range(8, (i) => X - 84 + i * 24),
      244,
      64,
      9,
      c,
    ),
    fill(rect(X - 98, 172, 196, 10), c.wall),
    fill(rect(X - 98, 180, 196, 3), c.shade),
    pediment(X - 98, 172, 196, 34, c),
    lawn(258, X, [300, 470], c, 96),
    fill(rect(X - 104, 244, 208, 5), c.trim) +
      fill(rect(X - 112, 249, 224, 5), c.wall) +
      fill(rect(X - 120, 254, 240, 6), c.shade),
    fill(rect(-5, 244, X - 115, 15) + rect(X + 120, 244, 200, 15), c.lawn),
    tree(236, 262, 74, c),
    tree(566, 264, 84, c),
    corner(true, c),
    tree(40, 318, 176, c, 1.05),
    corner(false, c),
    fill(clump(560, 312, 40, 22, 9) + clump(130, 330, 28, 13, 8), c.deep, '', 1),
    line('M506 330v-62', c.deep, 3),
    fill(dot(506, 264, 7), c.glow),
  ].join('');
};
