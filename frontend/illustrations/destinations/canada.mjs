/** Canada: the CN Tower by a lake, the Rockies behind it, spruces and maple in front. */
import { bands, cloud, disc, POSTER, ripples, sky, water } from '../kit/air.mjs';
import { clump, skyline, spruce, trees } from '../kit/land.mjs';
import { peak } from '../kit/mountains.mjs';
import { fill, line, n, poly, put, ROUND } from '../kit/path.mjs';

const c = {
  sky: '#c3c3dd',
  far: '#a4aecd',
  mid: '#7889b0',
  near: '#45608c',
  dark: '#27406a',
  deep: '#152747',
  leaf: '#dd4a32',
  leafShade: '#a93028',
  snow: '#fff6ea',
};

/** In fractions of its height: three legs that sweep together, the pod at 0.62, the sky pod at 0.81, a mast. */
const cnTower = (cx, base, h, c) => {
  const P = [
    [0, 0.062],
    [0.04, 0.046],
    [0.1, 0.036],
    [0.2, 0.029],
    [0.35, 0.023],
    [0.5, 0.019],
    [0.602, 0.017],
    [0.61, 0.032],
    [0.622, 0.044],
    [0.634, 0.047],
    [0.645, 0.044],
    [0.652, 0.034],
    [0.668, 0.028],
    [0.672, 0.014],
    [0.8, 0.01],
    [0.804, 0.02],
    [0.818, 0.02],
    [0.826, 0.008],
    [0.88, 0.006],
    [0.882, 0.0035],
    [0.95, 0.003],
    [1, 0.001],
  ];
  const at = (k) => P.map(([z, w]) => [cx + k * w * h, base - z * h]);
  const half = (k) => poly([[cx, base], ...at(k), [cx, base - h]]);
  const w = (z) => P.findLast(([a]) => a <= z)[1] * h;
  return (
    fill(half(-1), c.lit) +
    fill(half(1), c.shade) +
    fill(
      `M${n(cx - 0.012 * h)} ${base}L${n(cx - 0.005 * h)} ${n(base - 0.6 * h)}h${n(0.01 * h)}L${n(cx + 0.014 * h)} ${base}z`,
      c.fin,
    ) +
    line(`M${n(cx - w(0.634) + 1)} ${n(base - 0.632 * h)}h${n(2 * w(0.634) - 2)}`, c.pane, 2.2) +
    line(`M${n(cx - 0.03 * h)} ${n(base - 0.617 * h)}h${n(0.06 * h)}`, c.fin, 1.6)
  );
};
// The stadium beside it: a shallow dome of sliding panels.
const dome = (x, y, w, c) =>
  fill(
    `M${x - w} ${y}v-12Q${x - w * 0.8} ${y - 34} ${x} ${y - 36}Q${x + w * 0.8} ${y - 34} ${x + w} ${y - 12}v12z`,
    c.lit,
  ) +
  fill(
    `M${x} ${y - 36}Q${x + w * 0.8} ${y - 34} ${x + w} ${y - 12}v12H${x + 12}Q${x + 18} ${y - 22} ${x} ${y - 36}z`,
    c.shade,
  ) +
  line(`M${x - w} ${y - 12}H${x + w}`, c.shade, 1.6);
const HALF = [
  [0, 1],
  [0.19, 0.62],
  [0.32, 0.69],
  [0.23, 0.26],
  [0.44, 0.47],
  [0.49, 0.36],
  [0.73, 0.41],
  [0.64, 0.18],
  [0.75, 0.09],
  [0.34, -0.24],
  [0.38, -0.37],
  [0.04, -0.31],
  [0.04, -0.72],
];
export const leaf = (x, y, r, turn, c) =>
  put(
    x,
    y,
    r,
    fill(
      poly([...HALF, ...HALF.map(([a, b]) => [-a, b]).toReversed()].map(([a, b]) => [a * 10, -b * 10])),
      c.leaf,
    ) + fill(poly([...HALF, [0, -0.4]].map(([a, b]) => [a * 10, -b * 10])), c.leafShade),
    turn,
  );
const canoe = (x, y, k, c) =>
  put(
    x,
    y,
    k,
    fill('M-66-13Q-58-2-44 0H44Q58-2 66-13Q62 12 44 12H-44Q-62 12-66-13z', c.leaf) +
      fill('M-44 12Q-62 12-66-13Q-58-2-44 0H44Q58-2 66-13Q66-6 62 1H-30Q-48 4-36 12z', c.leafShade) +
      fill('M-44 0H44l-5 4h-78z', c.deep) +
      line('M-18 1L-34-20', c.deep, 2.4, ROUND) +
      fill('M-33-18q-7-6-6-13q8 3 9 11z', c.deep),
  );

export const landmark = () =>
  cnTower(545, 332, 280, { lit: '#5d77a3', shade: c.dark, fin: c.near, pane: c.snow });
export const alt = 'The CN Tower by a lake below snowy mountains, with maple leaves in front';
export const scene = () => {
  const far = { lit: '#b6bdd8', shade: c.far, snow: '#f8ece6', snowShade: '#ced0e2' };
  const near = { lit: '#8e9cc0', shade: '#6a7ca6', snow: c.snow, snowShade: '#bcc6de' };
  return [
    sky([
      [0, '#a58fc0'],
      [0.45, '#d6bcd6'],
      [0.8, '#f7d8cf'],
      [1, '#fde5cb'],
    ]),
    disc('#f2603f', '#ffc9a6'),
    cloud(330, 76, 110, '#fff6ea', 0.55, 0),
    cloud(650, 124, 100, '#fff6ea', 0.5, 2),
    cloud(52, 92, 90, '#fff6ea', 0.45, 1),
    peak(3, 36, 186, 150, 150, 326, far),
    peak(8, 330, 214, 130, 120, 326, far),
    peak(5, 700, 196, 150, 160, 326, far),
    peak(14, 436, 206, 110, 140, 326, far),
    peak(21, 128, 148, 150, 128, 330, near),
    peak(33, 636, 214, 120, 90, 330, near, 0.4),
    peak(27, 770, 172, 110, 120, 330, near),
    peak(30, 370, 250, 92, 110, 330, near, 0.36),
    skyline(29, 452, 690, 330, 92, 17, c.mid, {
      tall: (x) => 0.4 + 0.6 * Math.exp(-(((x - 610) / 46) ** 2)),
      bottom: 336,
      tops: 3,
    }),
    landmark(),
    dome(494, 332, 40, { lit: c.snow, shade: '#bcc6de' }),
    skyline(47, 556, 660, 332, 40, 15, c.near, { bottom: 336, tops: 2 }),
    trees(14, 400, 806, 334, 7, c.near, 1.8),
    trees(11, -5, 404, 332, 8, c.mid, 1.4),
    water(331, [
      [0, '#f3d9d0'],
      [0.3, '#9fb0d2'],
      [1, '#3b5a8c'],
    ]),
    bands(2, POSTER.sun.x, 338, 470, (t) => 48 - 14 * t, '#f2603f', 0.85),
    bands(7, 545, 340, 470, (t) => (t < 0.2 ? 40 - 110 * t : 16 - 10 * t), c.dark, 0.45),
    bands(11, 126, 338, 400, (t) => 70 - 40 * t, c.snow, 0.4),
    ripples(12, 345, 480, 16, '#fff6ea', 0.5),
    bands(4, 398, 428, 452, (t) => 62 - 34 * t, c.dark, 0.45),
    canoe(398, 412, 0.92, c),
    fill('M-5 505V446Q50 434 104 450Q150 462 196 474T300 505z', c.dark),
    spruce(24, 462, 176, c.deep, c.dark),
    spruce(92, 470, 128, c.deep, c.dark),
    spruce(148, 480, 84, c.deep, c.dark),
    spruce(-16, 470, 120, c.deep),
    fill('M-5 505V470Q70 458 130 480T230 505z', c.deep),
    fill([clump(196, 488, 20, 10, 7)], c.deep, '', 1),
    fill('M806 505V456Q760 446 716 464T610 490L560 505z', c.dark),
    spruce(716, 478, 92, c.deep, c.dark),
    fill('M806 505V478Q750 466 700 484L640 505z', c.deep),
    line('M812 348Q776 372 744 372M790 360Q772 398 756 412M812 410Q790 424 776 446', c.deep, 3.4, ROUND),
    leaf(742, 366, 3.3, -74, c),
    leaf(770, 386, 2.6, -150, c),
    leaf(752, 424, 3.1, 196, c),
    leaf(788, 352, 2.3, -20, c),
    leaf(786, 446, 3.4, 170, c),
    leaf(800, 406, 2.5, 80, c),
  ].join('');
};
