/** Germany: the Brandenburg Gate on a wet Pariser Platz; television tower and cathedral far off, lindens in front. */
import { bands, cloud, disc, POSTER, sky, water } from '../kit/air.mjs';
import { clump, leafTree, mansards, trees } from '../kit/land.mjs';
import { dot, fill, line, n, poly, range, rect, ROUND, upright } from '../kit/path.mjs';

const c = {
  far: '#eecb86',
  mid: '#d2a55c',
  lit: '#b98a48',
  shade: '#86602f',
  back: '#6a4a28',
  near: '#7a6a2c',
  dark: '#4d4a20',
  deep: '#322d15',
  glow: '#fff3c9',
  rim: '#9d7339',
};

/** In metres, `s` pixels each: six columns, the middle passage wider, a pavilion on each side, the quadriga above. */
const brandenburgGate = (cx, base, s, c) => {
  const X = (m) => cx + m * s,
    Y = (z) => base - z * s,
    at = upright(cx, base + 21.9 * 0.3 * s, s * 1.3);
  const slab = (hw, a, b, x = 0) => rect(X(x - hw), Y(b), 2 * hw * s, (b - a) * s);
  const half = (hw, a, b, x = 0) => rect(X(x + hw * 0.84), Y(b), hw * 0.16 * s, (b - a) * s);
  const column = (x, w, a, b) =>
    poly([
      [X(x - w), Y(a)],
      [X(x - w * 0.84), Y(b)],
      [X(x + w * 0.84), Y(b)],
      [X(x + w), Y(a)],
    ]);
  const shade = (x, w, a, b) =>
    poly([
      [X(x + w * 0.1), Y(a)],
      [X(x + w * 0.1), Y(b)],
      [X(x + w * 0.84), Y(b)],
      [X(x + w), Y(a)],
    ]);
  const main = [-15.1, -9.3, -3.75, 3.75, 9.3, 15.1];
  const wing = [-30, -26, -22, 22, 26, 30];
  const caps = (list, w, a, b) => list.map((x) => slab(w, a, a + 0.7, x) + slab(w, b - 0.7, b, x)).join('');
  const roof = (x) =>
    poly([
      [X(x - 6.6), Y(10.4)],
      [X(x), Y(13)],
      [X(x + 6.6), Y(10.4)],
    ]);
  const frieze = range(23, (i) => `M${n(X(-15.4 + i * 1.4))} ${n(Y(15.6))}V${n(Y(16.7))}`).join('');
  const horse = (x, turn) =>
    `M${x - 0.6} 21.9L${x - 0.55} 24Q${x - 0.7} 25.4 ${x - 0.35 + turn * 0.2} 26.2L${x - 0.3 + turn * 0.7} 27L${x + turn * 0.7} 27.5L${x + 0.35 + turn * 0.6} 26.8L${x + 0.35 + turn * 0.2} 26.2Q${x + 0.75} 25.2 ${x + 0.55} 24L${x + 0.75} 22.6L${x + 0.35} 21.9L${x + 0.2} 23.4L${x - 0.2} 23.4L${x - 0.3} 21.9z`;
  const quadriga =
    [
      [-3.6, -0.7],
      [-1.5, -0.3],
      [1.5, 0.3],
      [3.6, 0.7],
    ]
      .map(([x, t]) => horse(x, t))
      .join('') +
    'M-0.9 22L-0.7 26.5Q-0.7 28 0 28.2Q0.8 28 0.8 26.5L1 22zM-0.5 28.6L-0.5 29.5L0.5 29.5L0.5 28.6L0.3 28L-0.3 28zM-0.5 28Q-1.8 30.2 -3.2 28.6Q-2.2 27.4 -0.8 26.2zM0.5 28Q1 29.8 2.4 29.2Q2 27.4 0.8 26.2zM1.3 25L2 31L2.3 31L1.6 25z';
  return [
    fill(
      main.map((x) => column(x + 1.1, 0.8, 0.8, 14.4)).join('') +
        wing.map((x) => column(x + 0.5, 0.5, 0.6, 8)).join(''),
      c.back,
    ),
    fill(
      [
        main.map((x) => column(x, 0.95, 0.6, 14.6)).join(''),
        caps(main, 1.25, 0.6, 14.8),
        wing.map((x) => column(x, 0.62, 0.6, 8)).join(''),
        caps(wing, 0.85, 0.6, 8.2),
      ],
      c.lit,
    ),
    fill(
      [main.map((x) => shade(x, 0.95, 0.6, 14.6)).join(''), wing.map((x) => shade(x, 0.62, 0.6, 8)).join('')],
      c.shade,
    ),
    fill(
      [
        slab(6.4, 8.2, 10.4, -26),
        slab(6.4, 8.2, 10.4, 26),
        slab(2, 0.6, 10, -18),
        slab(2, 0.6, 10, 18),
        slab(17, 14.8, 17.2),
        slab(15.8, 17.8, 20.4),
        slab(10, 20.4, 21.2),
        slab(5.6, 21.2, 21.9),
      ],
      c.lit,
    ),
    fill(
      [
        roof(-26),
        roof(26),
        slab(17.8, 17.2, 17.9),
        slab(6.9, 10, 10.5, -26),
        slab(6.9, 10, 10.5, 26),
        slab(16.4, 20.2, 20.7),
      ],
      c.rim,
    ),
    fill(
      [
        half(6.4, 8.2, 10, -26),
        half(6.4, 8.2, 10, 26),
        slab(1.4, 0.6, 10, 18.6),
        slab(0.8, 0.6, 10, -16.8),
        half(17, 14.8, 17.2),
        half(15.8, 17.9, 20.2),
        half(10, 20.7, 21.2),
        half(5.6, 21.2, 21.9),
        poly([
          [X(-31), Y(10.7)],
          [X(-26), Y(12.5)],
          [X(-21), Y(10.7)],
        ]),
        poly([
          [X(21), Y(10.7)],
          [X(26), Y(12.5)],
          [X(31), Y(10.7)],
        ]),
      ],
      c.shade,
    ),
    line(frieze, c.shade, 1.6),
    fill([rect(X(-7), Y(19.9), 14 * s, 1.7 * s)], c.shade),
    line(range(12, (i) => `M${n(X(-6.2 + i * 1.13))} ${n(Y(18.5))}V${n(Y(19.6))}`).join(''), c.back, 2.6),
    fill(at(quadriga), c.statue),
    line(dot(X(2.8), Y(34.6), 1.1 * s), c.statue, 2),
    fill(at('M1 32.8L2.15 34.2L3.3 32.8L2.15 33.2z'), c.statue),
    fill([slab(17.4, 0, 0.6), slab(7.2, 0, 0.6, -26), slab(7.2, 0, 0.6, 26)], c.back),
  ].join('');
};
const televisionTower = (x, y, h) =>
  `M${n(x - h * 0.045)} ${y}Q${n(x - h * 0.016)} ${n(y - h * 0.2)} ${n(x - h * 0.013)} ${n(y - h * 0.56)}h${n(h * 0.026)}Q${n(x + h * 0.016)} ${n(y - h * 0.2)} ${n(x + h * 0.045)} ${y}z${dot(x, y - h * 0.6, h * 0.055)}M${n(x - h * 0.01)} ${n(y - h * 0.64)}L${n(x - 0.5)} ${n(y - h)}h1L${n(x + h * 0.01)} ${n(y - h * 0.64)}z`;
const cathedral = (x, y) =>
  rect(x - 40, y - 26, 80, 30) +
  `M${x - 20} ${y - 24}v-14h-2q2-24 20-28v-12h4v12q18 4 20 28h-2v14z` +
  [-34, 34].map((d) => `M${x + d - 7} ${y - 24}v-12q0-11 6-13v-6h2v6q6 2 6 13v12z`).join('');
const bicycle = (x, y, c) =>
  line(dot(x - 31, y - 21, 20) + dot(x + 31, y - 21, 20), c, 2.6) +
  line(
    `M${x - 31} ${y - 21}L${x - 14} ${y - 54}H${x + 18}L${x - 4} ${y - 21}zM${x - 4} ${y - 21}L${x - 17} ${y - 60}M${x + 31} ${y - 21}L${x + 15} ${y - 66}Q${x + 14} ${y - 72} ${x + 4} ${y - 72}M${x - 24} ${y - 61}h13`,
    c,
    3.2,
    ROUND,
  ) +
  fill(dot(x - 4, y - 21, 4.5), c) +
  fill(`M${x + 16} ${y - 58}h22l-3 16h-17z`, c);
const lantern = (x, y, h, c) =>
  line(`M${x} ${y}V${y - h}`, c.deep, 4) +
  fill(`M${x - 7} ${y}v-16l4-6h6l4 6v16zM${x - 11} ${y - h - 22}h22l-5-8h-12z`, c.deep) +
  fill(`M${x - 9} ${y - h - 22}h18l-4 22h-10z`, c.glow);

export const landmark = () => brandenburgGate(560, 344, 7, { ...c, statue: '#4f6a4e' });
export const alt = 'The Brandenburg Gate behind lindens and a bicycle in golden light';
export const scene = () => {
  return [
    sky([
      [0, '#d9a648'],
      [0.45, '#efc873'],
      [0.82, '#fae6ae'],
      [1, '#fdf0c8'],
    ]),
    disc('#f5813f', '#ffe9b0'),
    cloud(340, 84, 100, '#fae0a0', 0.6, 2),
    cloud(650, 116, 100, '#fae0a0', 0.6, 1),
    cloud(44, 84, 90, '#eecb86', 0.6, 0),
    fill(televisionTower(112, 330, 196), c.far),
    fill(cathedral(178, 324), c.far),
    mansards(3, -6, 806, 330, 26, 34, c.far),
    mansards(9, -6, 330, 334, 40, 44, c.mid),
    trees(5, 300, 806, 334, 30, c.mid, 1.1),
    trees(6, 340, 806, 334, 16, '#b39a48', 1.4),
    water(332, [
      [0, '#f9e3ab'],
      [0.35, '#d8aa60'],
      [1, '#8f6a36'],
    ]),
    fill('M-5 330H806V336H-5z', c.lit),
    bands(2, POSTER.sun.x, 340, 470, (t) => 48 - 14 * t, '#f5813f', 0.85),
    landmark(),
    fill('M320 344H800L814 351H306z', c.rim),
    [
      [-94, 9],
      [-58, 9],
      [-23, 9],
      [23, 9],
      [58, 9],
      [94, 9],
      [-162, 22],
      [162, 22],
    ]
      .map(([d, w], i) => bands(20 + i, 560 + d * 1.13, 356, 380, (t) => w * (1.1 - 0.3 * t), c.back, 0.32))
      .join(''),
    line(
      range(13, (i) => `M${560 + (i - 6) * 58} 351L${560 + (i - 6) * 190} 505`).join('') +
        [358, 370, 386, 408, 438, 478].map((y) => `M-5 ${y}H805`).join(''),
      '#fbe9b8',
      1.2,
      ' opacity=".34"',
    ),
    fill(
      poly([
        [368, 386],
        [506, 386],
        [490, 420],
        [318, 420],
      ]) +
        poly([
          [614, 386],
          [752, 386],
          [802, 420],
          [630, 420],
        ]),
      '#a08b3c',
    ),
    fill(
      poly([
        [368, 386],
        [506, 386],
        [504, 391],
        [362, 391],
      ]) +
        poly([
          [614, 386],
          [752, 386],
          [758, 391],
          [616, 391],
        ]),
      c.near,
    ),
    trees(31, 374, 502, 390, 5, c.near, 1.6),
    trees(32, 620, 748, 390, 5, c.near, 1.6),
    bands(4, 392, 476, 492, (t) => 60 - 24 * t, c.deep, 0.4),
    bicycle(392, 474, c.deep),
    fill('M-5 505V452Q70 446 130 462T290 492L320 505z', c.dark),
    leafTree(58, 474, 236, { trunk: c.deep, leaf: c.dark, lit: c.near }, 1.05),
    fill('M-5 505V478Q60 466 120 482T230 505z', c.deep),
    lantern(176, 484, 96, c),
    fill('M806 505V456Q760 448 716 464T590 505z', c.dark),
    leafTree(790, 480, 128, { trunk: c.deep, leaf: c.dark, lit: c.near }),
    fill('M806 505V482Q760 470 700 486L650 505z', c.deep),
    fill([clump(700, 484, 26, 14, 8), clump(664, 492, 18, 9, 7)], c.deep, '', 1),
  ].join('');
};
