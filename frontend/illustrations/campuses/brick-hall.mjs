import { CARD } from '../kit/air.mjs';
import { chimneys, columns, dome, hip, lawn, openings, panes, pediment, wall } from '../kit/buildings.mjs';
import { clump, ridge, trees } from '../kit/land.mjs';
import { dot, fill, line, poly, range, rect } from '../kit/path.mjs';
import { air, corner, tree, far } from './common.mjs';
import { ember } from '../kit/palettes.mjs';

const { w: W, horizon: HZ } = CARD;
const c = ember;

export const alt = 'A brick hall with a white cupola among autumn trees';
export const scene = () => {
  const X = 388;
  return [
    air(c, [
      [238, 46, 84, 0],
      [496, 70, 74, 2],
      [26, 76, 66, 1],
    ]),
    ridge(14, HZ + 4, 30, c.far, { ...far, step: 74 }),
    trees(6, -5, W + 5, HZ + 22, 22, c.mid, 1.3),
    chimneys(
      [
        [262, 146, 30],
        [300, 138, 26],
        [464, 138, 26],
        [500, 146, 30],
      ],
      { shade: c.shade, roof: c.roof },
    ),
    hip(250, 160, 276, 34, c, 40),
    fill(rect(X - 17, 98, 34, 30), c.trim),
    fill(rect(X + 6, 98, 11, 30), '#e9c9a4'),
    fill(openings(X - 15, 126, 24, 20, 2), c.shade),
    fill(rect(X - 12, 84, 24, 16), c.trim),
    fill(rect(X + 4, 84, 8, 16), '#e9c9a4'),
    dome(X, 84, 13, 20, c),
    line(`M${X} 66v-18`, c.roof, 2),
    fill(`M${X} 49h12l-4 4 4 4h-12z`, c.disc),
    fill(
      [290, 330, 446, 486].map(
        (x) =>
          poly([
            [x - 10, 150],
            [x, 134],
            [x + 10, 150],
          ]) + rect(x - 8, 149, 16, 9),
      ),
      c.trim,
    ),
    line('M290 146v10M330 146v10M446 146v10M486 146v10', c.shade, 7),
    wall(250, 250, 276, 90, c, 0.05),
    panes(3, 258, 170, 84, 76, 4, 2, c, { ww: 11, wh: 22, lights: 0.1 }),
    panes(4, 434, 170, 84, 76, 4, 2, c, { ww: 11, wh: 22, lights: 0.1 }),
    line('M250 207H342M434 207H526', c.trim, 2),
    fill(rect(X - 40, 166, 80, 84), c.shade),
    panes(5, X - 32, 172, 64, 30, 3, 1, c, { ww: 11, wh: 20, lights: 0 }),
    fill(openings(X - 15, 250, 30, 40, 1, false, 0.1), c.trim),
    fill(openings(X - 11, 250, 22, 35, 1, false, 0.1), c.roof),
    columns([X - 38, X - 20, X + 20, X + 38], 250, 84, 7, { wall: c.trim, shade: '#e0bd98' }),
    fill(rect(X - 48, 158, 96, 8), c.trim),
    pediment(X - 48, 158, 96, 26, { trim: c.trim, shade: c.wall }),
    lawn(250, X, [320, 430], c, 16),
    fill(rect(X - 46, 249, 92, 4), c.trim),
    tree(218, 256, 96, c),
    tree(566, 258, 104, c),
    corner(true, c),
    tree(38, 318, 188, c, 1.08),
    corner(false, c),
    tree(588, 330, 110, { ...c, leaf: c.near }),
    fill(clump(522, 326, 30, 13, 8), c.deep, '', 1),
    fill(range(16, (i) => dot(130 + i * 23, 300 + ((i * 37) % 34), 2.2)).join(''), c.lit),
  ].join('');
};
