import { bands, CARD, ripples } from '../kit/air.mjs';
import { panes, wall } from '../kit/buildings.mjs';
import { clump, skyline, trees } from '../kit/land.mjs';
import { fill, line, n, poly, range, rect, rng, ROUND } from '../kit/path.mjs';
import { air, corner, tree } from './common.mjs';
import { lagoon } from '../kit/palettes.mjs';

const { w: W, horizon: HZ, sun: SUN } = CARD;
const c = lagoon;

export const alt = 'A glass atrium under a sloping roof beside a pool';
export const scene = () => {
  const r = rng(6);
  const lights = range(22, () => {
    const i = Math.floor(r() * 13),
      j = Math.floor(r() * 6);
    return 98 + j * 24 > 152 - i * 5.2 ? rect(282 + i * 20, 100 + j * 24, 18, 22) : '';
  }).join('');
  return [
    air(c, [
      [238, 44, 84, 1],
      [500, 40, 70, 0],
      [24, 84, 66, 2],
    ]),
    skyline(29, -4, 604, HZ + 10, 44, 16, c.far, { bottom: 260, tops: 3 }),
    trees(4, -5, W + 5, HZ + 18, 13, c.mid, 1.5),
    wall(160, 242, 130, 62, c, 0),
    panes(5, 164, 186, 122, 52, 3, 3, c, { ww: 36, wh: 9, lights: 0.2 }),
    fill(rect(152, 176, 150, 6), c.roof),
    fill(
      poly([
        [280, 242],
        [280, 152],
        [542, 84],
        [542, 242],
      ]),
      c.shade,
    ),
    fill(
      poly([
        [280, 242],
        [280, 152],
        [400, 121],
        [360, 242],
      ]),
      '#a6d6d4',
    ),
    fill(
      poly([
        [440, 242],
        [480, 100],
        [510, 92],
        [470, 242],
      ]),
      '#a6d6d4',
      ' opacity=".7"',
    ),
    fill(lights, c.glow, ' opacity=".9"'),
    line(
      range(13, (i) => `M${300 + i * 20} 242V${n(152 - ((20 + i * 20) * 68) / 262)}`).join('') +
        'M280 218H542M280 194H542M280 170H542M300 146H542M392 122H542M484 98H542',
      c.wall,
      1.6,
    ),
    fill(
      poly([
        [266, 158],
        [266, 151],
        [560, 74],
        [560, 82],
      ]),
      c.roof,
    ),
    fill(
      poly([
        [266, 151],
        [266, 148],
        [560, 71],
        [560, 74],
      ]),
      c.trim,
    ),
    line('M552 242V82M272 242V156', c.roof, 4),
    wall(542, 242, 70, 40, c, 0),
    panes(7, 546, 206, 60, 30, 2, 2, c, { ww: 22, wh: 8 }),
    fill(rect(536, 198, 80, 5), c.roof),
    fill(rect(390, 212, 44, 30), c.roofShade),
    line('M412 212v30', c.wall, 2),
    fill(rect(382, 208, 60, 4), c.roof),
    fill('M-5 240H605V345H-5z', c.lawn),
    fill('M-5 240H605V250H-5z', c.path),
    fill(
      poly([
        [150, 262],
        [560, 262],
        [640, 330],
        [60, 330],
      ]),
      c.shade,
    ),
    fill(
      poly([
        [150, 262],
        [560, 262],
        [566, 267],
        [144, 267],
      ]),
      c.roof,
      ' opacity=".5"',
    ),
    bands(2, SUN.x, 272, 326, (t) => 34 - 6 * t, c.disc, 0.9),
    bands(7, 430, 272, 320, (t) => 110 - 60 * t, c.roof, 0.4),
    ripples(4, 270, 326, 8, c.trim, 0.6, { w: 560 }),
    line('M122 250V176M146 254V190M100 256V196', c.trim, 3),
    line('M122 214l8-8M146 226l-7-7M100 226l6-6', c.trim, 2),
    fill([clump(122, 172, 26, 28, 9), clump(150, 190, 20, 24, 8), clump(97, 194, 19, 22, 8)], c.leaf, '', 1),
    fill([clump(116, 164, 13, 14, 7), clump(145, 182, 10, 12, 7), clump(93, 188, 9, 10, 7)], c.lit, '', 1),
    corner(true, c),
    fill(clump(30, 312, 46, 30, 10), c.dark, '', 1),
    fill(clump(22, 302, 24, 12, 8), c.near, '', 1),
    corner(false, c),
    tree(574, 330, 130, c),
    fill(clump(516, 328, 28, 12, 8), c.deep, '', 1),
    line('M438 338v-16h44v16M434 322h52', c.deep, 4, ROUND),
  ].join('');
};
