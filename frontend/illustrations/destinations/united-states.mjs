/** United States: Liberty before Manhattan at dusk; the Brooklyn Bridge far off, water tanks in front. */
import { bands, cloud, disc, POSTER, ripples, sky, water } from '../kit/air.mjs';
import { skyline, trees } from '../kit/land.mjs';
import { fill, line, n, poly, range, rect, rng, ROUND, strokes, upright } from '../kit/path.mjs';

const c = {
  far: '#b3a9c4',
  mid: '#7683b0',
  near: '#42538a',
  dark: '#27366a',
  deep: '#161f45',
  glow: '#ffd49a',
  boat: '#f09a6c',
  boatShade: '#c8705c',
};

/** In feet, roughly: 104 of fort and pedestal, 151 of statue; `k` is pixels per foot. */
const liberty = (cx, base, k, c) => {
  const ped = upright(cx, base, k);
  const at = upright(cx, base - 104 * k, k);
  const rays = range(7, (i) => {
    const a = (Math.PI * (20 + i * 23.3)) / 180;
    const p = (r, b) => `${n(0.6 + r * Math.cos(b))} ${n(104 + r * Math.sin(b))}`;
    return `M${p(6, a - 0.2)}L${p(19, a)}L${p(6, a + 0.2)}z`;
  }).join('');
  const body =
    'M-21 0L-19 20Q-18 44 -14.5 60Q-12.5 72 -13.5 82Q-12 91 -3.5 92.5L5 92.5Q13 91 15 82Q18 72 19 62L17 54Q19.5 40 21 20L22 0z';
  const arm = 'M-13 74Q-20.5 92 -21.5 108L-23 130L-17 130L-14 111Q-12 100 -3 92z';
  const torch = 'M-21 128L-21 139L-18.6 139L-18.6 128zM-25 138L-14.6 138L-16.4 142.5L-23.2 142.5z';
  const head =
    'M-3.6 90L-3.6 96Q-5.8 99 -5.6 104L-6.4 104L-6 109L7.4 109L7.8 104L7 104Q7.2 98 4.6 95L4.6 90z';
  return [
    fill(
      ped(
        'M-62 0L-58 17L-40 17L-40 26L-27 26L-26 44L-22.5 44L-19.5 92L-23 93L-23 99L-20 99L-20 104L20 104L20 99L23 99L23 93L19.5 92L22.5 44L26 44L27 26L40 26L40 17L58 17L62 0z',
      ),
      c.stone,
    ),
    fill(
      ped('M3 104L20 104L20 99L23 99L23 93L19.5 92L22.5 44L26 44L27 26L40 26L40 17L58 17L62 0L10 0z'),
      c.stoneShade,
    ),
    fill(ped('M-12 58L-11 82L11 82L12 58z'), c.recess),
    line(ped('M-6 58L-5.6 82M0 58L0 82M6 58L5.6 82'), c.stone, n(3 * k)),
    line(ped('M-26 44L26 44M-23 93L23 93M-40 17L40 17'), c.rim, 1.4),
    fill(at(arm + torch), c.lit),
    fill(at(rays + head), c.lit),
    fill(at(body), c.lit),
    fill(
      at(
        'M1 92.5L5 92.5Q13 91 15 82Q18 72 19 62L17 54Q19.5 40 21 20L22 0L5 0Q9 20 5 40Q-1 56 4 72Q6 84 1 92.5zM2 109L7.4 109L7.8 104L7 104Q7.2 98 4.6 95L4.6 92L2 92zM-13 74Q-17 84 -17.5 108L-17 130L-14 111Q-12 100 -3 92z',
      ),
      c.shade,
    ),
    fill(at('M10 60L22.5 57L26.5 83L14 87z'), c.lit),
    fill(at('M13 86Q21 76 21 63L12 58Q11 70 7 80z'), c.shade),
    line(
      at('M-15 3Q-14 30 -9 54M-8 3Q-6 28 -5 48M-1 3Q2 24 0 42M-12 77Q-1 74 11 61M-12 67Q-4 66 6 55'),
      c.shade,
      1.3,
      ROUND,
    ),
    fill(at('M-23.2 142.5Q-25.5 148 -19.6 156Q-14.4 149 -16.4 142.5z'), c.flame),
  ].join('');
};
// One World Trade Center: a square that turns into a smaller turned square, and a mast.
const oneWorldTrade = (x, y, h) =>
  poly([
    [x - 15, y],
    [x - 15, y - h * 0.1],
    [x - 9, y - h * 0.76],
    [x - 1, y - h * 0.77],
    [x, y - h],
    [x + 1, y - h * 0.77],
    [x + 9, y - h * 0.76],
    [x + 15, y - h * 0.1],
    [x + 15, y],
  ]);
const empireState = (x, y, h) =>
  [
    [22, 0, 0.2],
    [17, 0.2, 0.3],
    [12, 0.3, 0.72],
    [9, 0.72, 0.78],
    [5, 0.78, 0.84],
    [3, 0.84, 0.88],
  ]
    .map(([w, a, b]) => rect(x - w, y - h * b, 2 * w, h * (b - a) + 1))
    .join('') +
  poly([
    [x - 2, y - h * 0.87],
    [x, y - h],
    [x + 2, y - h * 0.87],
  ]);
const chrysler = (x, y, h) =>
  rect(x - 14, y - h * 0.4, 28, h * 0.4) +
  rect(x - 10, y - h * 0.68, 20, h * 0.3) +
  `M${x - 10} ${n(y - h * 0.67)}Q${x - 9} ${n(y - h * 0.8)} ${x - 2} ${n(y - h * 0.84)}L${x} ${n(y - h)}L${x + 2} ${n(y - h * 0.84)}Q${x + 9} ${n(y - h * 0.8)} ${x + 10} ${n(y - h * 0.67)}z`;
// A tower of the Brooklyn Bridge with its two pointed openings, and the cables on both sides.
const brooklynTower = (x, y, h) => {
  const arch = (a, b) =>
    `M${n(x + a)} ${y}V${n(y - h * 0.72)}Q${n(x + a)} ${n(y - h * 0.84)} ${n(x + (a + b) / 2)} ${n(y - h * 0.9)}Q${n(x + b)} ${n(y - h * 0.84)} ${n(x + b)} ${n(y - h * 0.72)}V${y}z`;
  return `M${x - 20} ${y}V${y - h}h-2v-4h44v4h-2V${y}z${arch(-14, -3)}${arch(3, 14)}`;
};
/** A brick house with a cornice, rows of windows, and on some a wooden water tank on legs. */
const brownstone = (x, top, w, c, r, tank) => {
  const cols = Math.floor(w / 26);
  let dark = '',
    lit = '';
  for (let y = top + 26; y < 496; y += 36)
    range(cols, (i) => {
      const d = `M${Math.round(x + (w / cols) * (i + 0.5))} ${y}v20`;
      if (r() < 0.22) lit += d;
      else dark += d;
    });
  const legs = tank
    ? line(
        `M${tank - 15} ${top}l3-30M${tank + 15} ${top}l-3-30M${tank - 14} ${top - 8}L${tank + 12} ${top - 22}M${tank + 14} ${top - 8}L${tank - 12} ${top - 22}`,
        c.deep,
        2.6,
        '',
        1,
      ) +
      fill(
        `M${tank - 17} ${top - 30}v-34h34v34zM${tank - 20} ${top - 64}L${tank} ${top - 84}L${tank + 20} ${top - 64}z`,
        c.dark,
        '',
        1,
      ) +
      fill(
        `M${tank - 17} ${top - 30}v-34h11v34zM${tank - 20} ${top - 64}L${tank} ${top - 84}L${tank - 8} ${top - 64}z`,
        c.near,
        '',
        1,
      ) +
      line(`M${tank - 17} ${top - 40}h34M${tank - 17} ${top - 52}h34`, c.deep, 1.6, '', 1)
    : '';
  return (
    legs +
    fill(rect(x, top, w, 505 - top), c.deep) +
    fill(rect(x - 3, top, w + 6, 5), c.near) +
    fill(rect(x, top + 5, w, 4), c.dark) +
    line(dark, c.dark, 11, '', 1) +
    (lit ? line(lit, c.glow, 11, '', 1) : '')
  );
};
const ferry = (x, y, c) =>
  fill(`M${x} ${y}h104l-8 10h-88z`, c.dark) +
  fill(`M${x + 5} ${y}v-11h94v11zM${x + 16} ${y - 11}v-9h72v9zM${x + 44} ${y - 20}v-9h16v9z`, c.boat) +
  fill(`M${x + 62} ${y}v-11h37v11zM${x + 62} ${y - 11}v-9h26v9zM${x + 53} ${y - 20}v-9h7v9z`, c.boatShade) +
  line(`M${x + 10} ${y - 5}h84M${x + 20} ${y - 15}h64`, c.glow, 3, ' stroke-dasharray="6 4"');

export const landmark = () =>
  liberty(568, 332, 1, {
    lit: '#b5dccb',
    shade: '#5f9a9f',
    stone: '#8d92b8',
    stoneShade: '#5a689b',
    recess: c.dark,
    rim: '#d9c6c8',
    flame: '#ffb35c',
  });
export const alt = 'The Statue of Liberty before the skyline of Manhattan at dusk';
export const scene = () => {
  const r = rng(5);
  return [
    sky([
      [0, '#3f5793'],
      [0.42, '#8191bf'],
      [0.78, '#e9b8b2'],
      [1, '#fcd6b0'],
    ]),
    disc('#ff9a6e', '#ffd0a0'),
    cloud(330, 96, 100, '#b3a9c4', 0.6, 2),
    cloud(640, 150, 110, '#e9c4bf', 0.5, 0),
    cloud(64, 118, 90, '#b3a9c4', 0.5, 1),
    fill(brooklynTower(726, 324, 92), c.far, ' fill-rule="evenodd"'),
    line('M806 244Q768 304 736 236M716 236Q660 306 560 318M806 296H640', c.far, 2),
    line(range(9, (i) => `M${648 + i * 8} ${297 - i * 4}V306`).join(''), c.far, 1),
    skyline(29, -4, 806, 330, 58, 17, c.far, {
      tall: (x) => 0.4 + 0.6 * Math.exp(-(((x - 100) / 120) ** 2)) + 0.5 * Math.exp(-(((x - 410) / 70) ** 2)),
      bottom: 334,
    }),
    fill(empireState(126, 332, 176) + chrysler(58, 332, 132) + oneWorldTrade(404, 332, 196), c.mid, '', 2),
    skyline(44, -4, 186, 332, 74, 18, c.mid, {
      tall: (x) => 0.5 + 0.5 * Math.exp(-(((x - 90) / 60) ** 2)),
      bottom: 336,
    }),
    skyline(64, 322, 492, 332, 124, 15, c.mid, {
      tall: (x) => 0.3 + 0.7 * Math.exp(-(((x - 408) / 44) ** 2)),
      bottom: 336,
    }),
    skyline(70, 180, 322, 332, 26, 16, c.mid, { bottom: 336 }),
    water(330, [
      [0, '#f3c5ae'],
      [0.32, '#8b90ba'],
      [1, '#34477f'],
    ]),
    bands(2, POSTER.sun.x, 338, 470, (t) => 48 - 14 * t, '#ff9a6e', 0.9),
    bands(7, 568, 350, 470, (t) => 60 - 46 * t, c.dark, 0.45),
    bands(8, 404, 336, 390, (t) => 18 - 8 * t, c.near, 0.4),
    ripples(12, 345, 480, 18, '#f3d3c2', 0.45),
    landmark(),
    fill('M470 342Q480 328 512 330H628Q656 328 668 342z', c.dark),
    trees(15, 484, 652, 338, 9, c.near, 1.6),
    fill('M470 342Q566 334 668 342L660 346H478z', c.deep),
    bands(4, 372, 412, 436, (t) => 46 - 26 * t, c.dark, 0.5),
    ferry(316, 398, c),
    strokes('#f3d3c2', 0.6, [[1.8, 'M268 410h34M256 416h22M436 408h20']]),
    brownstone(-14, 402, 108, c, r, 46),
    brownstone(94, 436, 84, c, r),
    brownstone(178, 462, 76, c, r),
    brownstone(722, 396, 92, c, r, 764),
    brownstone(640, 446, 82, c, r),
  ].join('');
};
