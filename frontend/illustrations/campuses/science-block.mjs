import { CARD } from '../kit/air.mjs';
import { panes, wall } from '../kit/buildings.mjs';
import { clump, skyline, trees } from '../kit/land.mjs';
import { dot, fill, line, oval, poly, range, rect, ROUND } from '../kit/path.mjs';
import { air, corner, tree } from './common.mjs';
import { mint } from '../kit/palettes.mjs';

const { w: W, horizon: HZ } = CARD;
const c = mint;

export const alt = 'A modern science building with fins and a round lecture hall';
export const scene = () => {
  const X = 300;
  return [
    air(c, [
      [238, 44, 84, 2],
      [486, 44, 76, 0],
      [24, 84, 66, 1],
    ]),
    skyline(34, -4, 604, HZ + 10, 36, 18, c.far, { bottom: 260, tops: 3 }),
    trees(4, -5, W + 5, HZ + 20, 14, c.mid, 1.5),
    fill(rect(372, 82, 40, 24) + rect(440, 90, 60, 16), c.shade),
    line('M456 90v-18M470 90v-26M484 90v-14', c.shade, 6),
    fill('M384 82l-6-14q16-10 30 4zM391 82l3-10h3l2 10z', c.roof),
    line('M392 68l10-16', c.roof, 2),
    fill(rect(X, 106, 240, 136), c.wall),
    fill(rect(X + 204, 106, 36, 136), c.shade),
    range(4, (j) => fill(rect(X, 116 + j * 32, 240, 18), j === 1 ? '#6fae98' : c.pane)).join(''),
    fill(
      [
        [1, 0],
        [2, 0],
        [7, 1],
        [8, 1],
        [3, 2],
        [9, 2],
        [10, 2],
        [5, 3],
      ].map(([i, j]) => rect(X + i * 18, 116 + j * 32, 18, 18)),
      c.glow,
    ),
    line(range(13, (i) => `M${X + 9 + i * 18} 110V238`).join(''), c.trim, 3),
    fill(rect(X - 6, 102, 252, 5), c.trim),
    fill(rect(X, 208, 240, 34), c.roof),
    line(range(11, (i) => `M${X + 16 + i * 21} 208v34`).join(''), c.wall, 3),
    fill(rect(X, 206, 240, 4), c.trim),
    fill('M196 242V188Q196 176 246 174T312 188V242z', c.roof),
    fill('M278 176Q312 180 312 188V242H284Q290 206 278 176z', c.roofShade),
    line(range(8, (i) => `M${206 + i * 14} ${i === 0 || i === 7 ? 190 : 184}V242`).join(''), c.lit, 2.4),
    fill(oval(254, 186, 58, 8), c.trim),
    fill(oval(254, 187, 50, 5), c.shade),
    fill(rect(196, 222, 116, 20), c.pane),
    line(range(8, (i) => `M${210 + i * 14} 222v20`).join(''), c.wall, 2),
    wall(540, 242, 70, 80, c, 0),
    panes(8, 544, 168, 60, 70, 4, 4, c, {}),
    fill('M-5 242H605V345H-5z', c.lawn),
    fill(
      poly([
        [196, 242],
        [560, 242],
        [640, 276],
        [100, 276],
      ]),
      c.path,
    ),
    fill(
      poly([
        [300, 276],
        [372, 276],
        [330, 345],
        [180, 345],
      ]),
      c.path,
    ),
    fill(
      range(4, (i) =>
        poly([
          [120 - i * 30, 286 + i * 14],
          [258 - i * 30, 286 + i * 14],
          [250 - i * 30, 293 + i * 14],
          [108 - i * 30, 293 + i * 14],
        ]),
      ).join(''),
      c.lawnLit,
      ' opacity=".6"',
    ),
    line(
      range(3, (i) => dot(430 + i * 40, 268, 8) + dot(450 + i * 40, 268, 8)).join('') +
        range(3, (i) => `M${430 + i * 40} 268l7-12h9l4 12M${437 + i * 40} 256l5 12 4-12`).join(''),
      c.dark,
      1.8,
      ROUND,
    ),
    tree(166, 256, 76, c),
    tree(574, 262, 66, c),
    corner(true, c),
    tree(36, 318, 170, c, 1.05),
    corner(false, c),
    fill(clump(566, 314, 38, 22, 9) + clump(120, 330, 26, 12, 8), c.deep, '', 1),
    line('M506 334v-66', c.deep, 3),
    fill(dot(506, 264, 7), c.glow),
  ].join('');
};
