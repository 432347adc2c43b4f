/** Dubai: the Burj Khalifa behind dunes and a dhow; Burj Al Arab and the Emirates Towers far off. */
import { bands, cloud, disc, POSTER, ripples, sky, water } from '../kit/air.mjs';
import { palm, skyline, trees } from '../kit/land.mjs';
import { fill, line, n, poly, rect, ROUND, upright } from '../kit/path.mjs';

const c = {
  far: '#eda878',
  mid: '#dc9068',
  tower: '#8d4140',
  lit: '#c06a50',
  near: '#6a2d36',
  dark: '#451c2a',
  sand: '#eda878',
  disc: '#fff0bf',
};

const HZ = POSTER.horizon;
// Three wings of the Y-plan, each a stack of setbacks: [height, half-width] in fractions of the tower's height.
const burj = (cx, base, h, c) => {
  const L = [
    [0, 0.088],
    [0.1, 0.076],
    [0.2, 0.064],
    [0.31, 0.052],
    [0.42, 0.041],
    [0.52, 0.031],
    [0.61, 0.022],
    [0.69, 0.014],
    [0.75, 0.008],
  ];
  const R = [
    [0, 0.088],
    [0.05, 0.082],
    [0.15, 0.07],
    [0.255, 0.058],
    [0.365, 0.046],
    [0.47, 0.036],
    [0.565, 0.026],
    [0.65, 0.018],
    [0.72, 0.011],
    [0.77, 0.008],
  ];
  const M = [
    [0, 0.04],
    [0.13, 0.033],
    [0.28, 0.026],
    [0.44, 0.019],
    [0.585, 0.012],
    [0.66, 0.007],
  ];
  const side = (T, sg) => {
    const p = [[cx, base]];
    T.forEach(([z, w], i) => {
      const top = T[i + 1]?.[0] ?? 0.8;
      p.push(
        [cx + sg * w * h, base - z * h],
        [cx + sg * w * h, base - (top - 0.008) * h],
        [cx + sg * (w - 0.004) * h, base - top * h],
      );
    });
    return poly([...p, [cx, base - 0.8 * h]]);
  };
  const spire = (sg) =>
    poly([
      [cx, base - 0.78 * h],
      [cx + sg * 2, base - 0.8 * h],
      [cx + sg * 1.5, base - 0.89 * h],
      [cx + sg * 0.8, base - 0.89 * h],
      [cx, base - h],
    ]);
  let fins = '';
  for (const [w, z] of [
    [0.07, 0.13],
    [0.058, 0.23],
    [0.046, 0.35],
    [0.034, 0.48],
  ])
    for (const sg of [-1, 1]) fins += `M${n(cx + sg * w * h)} ${n(base)}V${n(base - z * h)}`;
  return (
    fill([side(L, -1), spire(-1)], c.lit) +
    fill([side(R, 1), spire(1)], c.shade) +
    line(fins, c.fin, 0.9) +
    fill([side(M, -1)], c.midLit) +
    fill([side(M, 1)], c.midShade)
  );
};
// Emirates Towers: two slabs with raked tops and needles.
const emirates = (x, y) =>
  `M${x} ${y}v-74l9-22 1-20 1 20 7 26v70zM${x + 28} ${y}v-60l8-20 1-18 1 18 7 24v56z`;
const burjAlArab = (x, y, h) =>
  `M${x} ${y}V${n(y - h)}Q${n(x + h * 0.42)} ${n(y - h * 0.72)} ${n(x + h * 0.44)} ${y}z` +
  rect(x - 1, y - h * 1.16, 1.6, h * 1.16);
// Sails to the left: lateen yards slope up from the bow, mizzen aft, raised poop.
const dhow = (x, y, k, c) => {
  const at = upright(x, y, k);
  return [
    line(at('M-4 8L2 92M62 14L64 58M-74 12L-108 28'), c.hull, n(2.4 * k)),
    fill(at('M-72 26Q-28 92 26 146Q46 84 46 20Q-10 8 -72 26z'), c.sail),
    fill(at('M26 146Q46 84 46 20Q32 17 18 17Q30 80 26 146z'), c.shade),
    fill(at('M40 28Q62 64 88 90Q100 58 100 28Q72 20 40 28z'), c.sail),
    fill(at('M88 90Q100 58 100 28Q92 26 86 25Q92 56 88 90z'), c.shade),
    line(at('M-74 23Q-28 92 28 148M38 25Q62 64 90 92'), c.hull, n(2.2 * k), ROUND),
    fill(at('M-96 27Q-50 4 10 6L58 8L60 18L104 22L98 2Q94 -14 76 -14L-52 -14Q-76 -8 -96 27z'), c.hull),
    line(at('M-84 15Q-40 -3 10 -2L98 2'), c.trim, n(2.2 * k)),
  ].join('');
};
export const landmark = () =>
  burj(545, HZ + 12, 282, {
    lit: '#c06a50',
    shade: '#8d4140',
    fin: '#8d4140',
    midLit: '#a5523f',
    midShade: '#6a2d36',
  });
export const alt = 'Burj Khalifa and the Dubai skyline behind dunes and a dhow at sunset';
export const scene = () => {
  return [
    sky([
      [0, '#d9694d'],
      [0.45, '#f0985f'],
      [0.82, '#fbc982'],
      [1, '#fde0a4'],
    ]),
    disc(c.disc, '#fff0bf'),
    cloud(626, 132, 100, '#fbc58c', 0.6, 1),
    cloud(70, 104, 110, '#eda878', 0.65, 2),
    cloud(366, 160, 80, '#fbc58c', 0.5, 0),
    skyline(41, -4, 804, HZ + 6, 74, 15, c.far, {
      tall: (x) => 0.35 + 0.65 * Math.exp(-(((x - 600) / 150) ** 2)),
      bottom: 330,
    }),
    fill(burjAlArab(84, HZ + 6, 66), c.far),
    fill(emirates(408, HZ + 14), c.mid),
    skyline(52, 462, 720, HZ + 12, 84, 20, c.mid, {
      tall: (x) => 0.4 + 0.6 * Math.exp(-(((x - 560) / 80) ** 2)),
      bottom: 330,
    }),
    landmark(),
    skyline(63, 452, 652, HZ + 12, 40, 22, c.tower, {
      bottom: 330,
      tops: 2,
      tall: (x) => 0.3 + 0.7 * Math.exp(-(((x - 560) / 56) ** 2)),
    }),
    fill(rect(530, 289, 32, 36), c.tower),
    trees(14, -5, 805, HZ + 14, 7, c.tower, 1.9),
    water(322, [
      [0, '#fbcf90'],
      [0.4, '#e08a5f'],
      [1, '#9c4538'],
    ]),
    bands(2, POSTER.sun.x, 328, 470, (t) => 48 - 12 * t, c.disc, 0.9),
    bands(7, 545, 330, 450, (t) => 24 - 20 * t, c.tower, 0.5),
    ripples(12, 340, 470, 30, '#fbc58c', 0.5),
    bands(9, 212, 408, 436, (t) => 84 - 50 * t, c.near, 0.55),
    dhow(206, 392, 0.92, { hull: c.dark, sail: '#fff0bf', shade: '#dc9068', trim: c.lit }),
    fill('M380 505Q500 478 566 434T648 388Q690 414 730 420T805 418V505z', c.sand),
    fill('M648 388Q690 414 730 420T805 418V505H560Q640 486 652 456T632 416T648 388z', c.near),
    line('M536 462Q580 448 614 420M510 480Q580 464 626 436M520 496Q590 480 636 452', '#c06a50', 1.8, ROUND),
    palm(706, 470, 168, -22, c.dark),
    palm(748, 462, 126, 14, c.dark),
    fill('M805 446Q740 440 690 456T560 494L520 505H805z', c.dark),
    fill('M-5 474Q60 462 104 440Q160 476 250 486T400 505H-5z', c.near),
    fill('M-5 474Q60 462 104 440Q90 464 112 478T96 505H-5z', c.sand),
    fill('M-5 496Q70 480 150 505H-5z', c.dark),
  ].join('');
};
