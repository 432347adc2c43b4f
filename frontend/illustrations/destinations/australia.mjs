/** Australia: the Opera House and the Harbour Bridge in the morning; Sydney Tower far off. */
import { bands, cloud, disc, POSTER, ripples, sky, water } from '../kit/air.mjs';
import { blades, clump, ridge, skyline, trees } from '../kit/land.mjs';
import { fill, line, n, poly, range, rect, xy } from '../kit/path.mjs';

const c = {
  far: '#a6cfd1',
  mid: '#6ea5ae',
  steel: '#33778a',
  near: '#1f5a6a',
  dark: '#10404f',
  deep: '#0a2c39',
  shell: '#fffaf0',
  disc: '#ffbe4d',
};

const HZ = POSTER.horizon;
// A shell is a spherical triangle: back foot, peak, near rim; the mouth shows glass and the far rim. dir 1 leans right.
const shell = (x, y, w, h, dir, c, front = 0.42) => {
  const P = [x + dir * w, y - h],
    F = [x + dir * w * front, y],
    G = [x + dir * w * 0.8, y],
    s = dir > 0 ? 1 : 0,
    R = Math.hypot(w, h);
  const arc = (k, to, sw = s) => `A${n(R * k)} ${n(R * k)} 0 0 ${sw} ${xy(to)}`;
  const mid = [x + dir * w * 0.2, y];
  return (
    fill(`M${xy(P)}${arc(1.15, G)}L${xy(F)}z`, c.far, '', 2) +
    fill(
      `M${xy([P[0] - dir * 1.6, P[1] + 5])}${arc(1.6, [G[0] - dir * w * 0.09, y])}L${xy(F)}z`,
      c.glass,
      '',
      2,
    ) +
    fill(`M${xy([x, y])}${arc(0.86, P)}${arc(1.15, F)}z`, c.shade, '', 2) +
    fill(`M${xy([x, y])}${arc(0.86, P)}${arc(0.98, mid, s)}z`, c.lit, '', 2)
  );
};
const harbourBridge = (x0, x1, yw, c) => {
  const s = (x1 - x0) / 503,
    Y = (m) => yw - m * s,
    N = 28,
    X = (i) => x0 + ((x1 - x0) * i) / N;
  const lo = (i) => Y(10 + 106 * (1 - ((2 * i) / N - 1) ** 2)),
    hi = (i) => {
      const u = Math.abs((2 * i) / N - 1);
      return Y(134 - 58 * u ** 2 + 8 * u ** 8);
    };
  const seq = (f, k = 1) => {
    const a = [];
    for (let i = 0; i <= N; i += k) a.push([X(i), f(i)]);
    return a;
  };
  const top = `M${seq(hi, 2).map(xy).join('L')}`,
    low = `M${xy([x0, Y(10)])}Q${xy([(x0 + x1) / 2, Y(222)])} ${xy([x1, Y(10)])}`;
  let web = '',
    hang = '';
  for (let i = 0; i < N; i++) {
    web +=
      `M${xy([X(i), lo(i)])}V${n(hi(i))}` +
      (i < N / 2 ? `L${xy([X(i + 1), lo(i + 1)])}` : `M${xy([X(i), lo(i)])}L${xy([X(i + 1), hi(i + 1)])}`);
    if (lo(i) < Y(62)) hang += `M${n(X(i))} ${n(lo(i))}V${n(Y(56))}`;
  }
  const pylon = (x, w, lit, shade) => {
    const d = (a, b, hw0, hw1) =>
      poly([
        [x - hw0, Y(a)],
        [x - hw1, Y(b)],
        [x + hw1, Y(b)],
        [x + hw0, Y(a)],
      ]);
    return (
      fill(
        [d(0, 56, w * 0.62, w * 0.54), d(56, 84, w * 0.48, w * 0.44), d(82, 89, w * 0.36, w * 0.34)],
        shade,
      ) +
      fill(
        [
          poly([
            [x - w * 0.62, Y(0)],
            [x - w * 0.54, Y(56)],
            [x - w * 0.06, Y(56)],
            [x - w * 0.06, Y(0)],
          ]),
          rect(x - w * 0.46, Y(84), w * 0.4, 28 * s),
        ],
        lit,
      )
    );
  };
  let piers = '';
  for (const x of [x0 - 46, x0 - 82, x0 - 118, x1 + 46, x1 + 82]) piers += rect(x - 2, Y(54), 4, 54 * s);
  return [
    pylon(x0 - 4, 17, c.far, c.far),
    pylon(x1 + 4, 17, c.far, c.far),
    line(web, c.steel, 1.1),
    line(hang, c.steel, 1.3),
    line(top, c.steel, 4.6) + line(low, c.steel, 5.4),
    fill([rect(x0 - 160, Y(59), x1 - x0 + 320, 8 * s), piers], c.steel),
    fill(rect(x0 - 160, Y(60), x1 - x0 + 320, 1.5), c.lit),
    pylon(x0 - 15, 20, c.lit, c.shade),
    pylon(x1 + 15, 20, c.lit, c.shade),
  ].join('');
};
const operaHouse = (x, y, k, c) => {
  const at = (dx, w, h, dir, cc = c, f) => shell(x + dx * k, y, w * k, h * k, dir, cc, f),
    b = c.behind;
  return [
    at(2, 108, 142, 1, b),
    at(108, 86, 104, 1, b),
    at(84, 50, 60, -1),
    at(64, 102, 126, 1),
    at(132, 86, 90, 1),
    at(194, 68, 56, 1),
    at(-18, 28, 32, -1),
    at(-26, 42, 46, 1),
    fill(
      poly([
        [x - 96 * k, y + 20 * k],
        [x - 54 * k, y - 2],
        [x + 262 * k, y - 2],
        [x + 276 * k, y + 8 * k],
        [POSTER.w + 5, y + 8 * k],
        [POSTER.w + 5, y + 20 * k],
      ]),
      c.podium,
    ),
    fill(
      poly([
        [x - 96 * k, y + 20 * k],
        [x - 54 * k, y - 2],
        [x - 40 * k, y - 2],
        [x - 70 * k, y + 20 * k],
      ]),
      c.podLit,
    ),
    fill([rect(x - 20 * k, y + 5 * k, 268 * k, 2), rect(x - 26 * k, y + 10 * k, 284 * k, 2)], c.slit),
    fill(rect(x - 104 * k, y + 18 * k, POSTER.w + 5 - x + 104 * k, 9 * k), c.wall),
    fill(rect(x - 104 * k, y + 18 * k, POSTER.w + 5 - x + 104 * k, 2), c.podLit),
  ].join('');
};
const yacht = (x, y, h, sail, shade, hull) =>
  fill(`M${x} ${y - h}Q${x + h * 0.34} ${y - h * 0.4} ${x + h * 0.3} ${y - 3}H${x}z`, shade) +
  fill(
    `M${x - 1.5} ${y - h * 0.9}Q${x - h * 0.2} ${y - h * 0.3} ${x - h * 0.34} ${y - 3}H${x - 1.5}z`,
    sail,
  ) +
  fill(`M${n(x - h * 0.36)} ${y - 2}h${n(h * 0.78)}l-4 5h${n(-h * 0.6)}z`, hull);
// A Sydney ferry: dark double-ended hull, two pale decks, funnel.
const ferry = (x, y, hull, deck, shade) =>
  fill(`M${x} ${y}h86l-9 10h-68z`, hull) +
  fill(`M${x + 9} ${y}v-9h68v9zM${x + 17} ${y - 9}v-8h52v8z`, deck) +
  fill(`M${x + 50} ${y}v-9h27v9zM${x + 50} ${y - 9}v-8h19v8zM${x + 39} ${y - 17}v-8h8v8z`, shade) +
  line(`M${x + 14} ${y - 4}h58M${x + 22} ${y - 12}h42`, hull, 2.6, ' stroke-dasharray="5 3"');
// A gum: pale smooth limbs with a lit left edge, an open crown of flat clumps with leaves that hang.
const gum = (c) => {
  const tufts = [
    [-8, 262, 34, 12],
    [34, 222, 40, 14],
    [4, 192, 32, 11],
    [66, 254, 30, 10],
    [62, 300, 26, 9],
    [-20, 312, 30, 11],
  ];
  const hang = tufts
    .map(([x, y, w, h]) =>
      range(
        7,
        (i) =>
          `M${Math.round(x - w + ((i + 0.6) * 2 * w) / 7)} ${y + h - 6}l${i % 2 ? 3 : -3} ${i % 3 ? 15 : 10}`,
      ).join(''),
    )
    .join('');
  return (
    fill(
      'M2 505Q18 440 12 392Q6 352 -18 322L-14 318Q10 340 17 362Q24 322 14 284Q10 256 -6 266L-8 262Q12 248 20 272Q30 254 34 226H39Q38 262 27 286Q34 318 29 352Q48 316 62 302L66 305Q44 330 36 358Q52 300 64 260L69 261Q64 310 40 372Q34 392 38 430T44 505z',
      c.trunk,
      '',
      1,
    ) +
    line(
      'M8 500Q22 440 17 394M20 352Q26 316 18 282M30 372Q46 340 60 306',
      c.bark,
      3,
      ' stroke-linecap="round"',
      1,
    ) +
    line(hang, c.leaf, 4, ' stroke-linecap="round"', 1) +
    fill(
      tufts.map(([x, y, w, h], i) => clump(x, y, w, h, 8 + (i % 3), i)),
      c.leaf,
      '',
      1,
    ) +
    fill(
      tufts.map(([x, y, w, h], i) => clump(x - w * 0.24, y - h * 0.36, w * 0.6, h * 0.42, 7, i)),
      c.leafLit,
      '',
      1,
    )
  );
};
// Banksia: an upright brush of a flower above stiff leaves.
const banksia = (x, y, c) =>
  line(`M${x} ${y}v-16`, c.disc, 8, ' stroke-linecap="round"') +
  line(`M${x + 1} ${y}v-17`, '#d98f35', 2, ' stroke-dasharray="2 2"') +
  blades(x, y + 16, 21, c.near);
// Sydney Tower: a shaft, a gold-basket turret and a mast.
const sydneyTower = (x, y) => `M${x - 2} ${y}v-74h-7l3-12h4l1-16h2l1 16h4l3 12h-7v74z`;
export const landmark = () =>
  operaHouse(502, 342, 1, {
    lit: c.shell,
    shade: '#c6dcd9',
    far: '#fffaf0',
    glass: c.near,
    behind: { lit: '#c6dcd9', shade: '#a6cfd1', far: '#a6cfd1', glass: c.steel },
    podium: '#6ea5ae',
    podLit: '#c6dcd9',
    slit: c.near,
    wall: c.near,
  });
export const alt = 'Sydney Opera House and Harbour Bridge in the morning';
export const scene = () => {
  return [
    sky([
      [0, '#7cc0cc'],
      [0.5, '#bfe2e0'],
      [0.85, '#f6efd8'],
      [1, '#fdebc4'],
    ]),
    disc(c.disc, '#fff3cf'),
    cloud(572, 104, 110, '#fffaf0', 0.6, 2),
    cloud(96, 168, 80, '#fffaf0', 0.5, 0),
    cloud(300, 70, 90, '#fffaf0', 0.45, 1),
    skyline(29, 676, 806, HZ + 12, 84, 12, c.far, {
      tall: (x) => 0.35 + 0.65 * Math.exp(-(((x - 790) / 40) ** 2)),
      tops: 3,
      bottom: 330,
    }),
    fill(sydneyTower(762, 322), c.far),
    ridge(31, HZ + 6, 26, c.far, { bottom: 330, step: 62 }),
    ridge(36, HZ + 14, 16, c.mid, { bottom: 330, step: 58 }),
    harbourBridge(106, 486, 322, { steel: c.steel, far: '#a6cfd1', lit: '#c6dcd9', shade: '#6ea5ae' }),
    trees(17, 716, 806, 334, 15, '#6ea5ae'),
    trees(16, -5, 70, 326, 10, '#6ea5ae'),
    water(320, [
      [0, '#cfe6dc'],
      [0.3, '#7dbcc4'],
      [1, '#2b7486'],
    ]),
    bands(2, POSTER.sun.x, 326, 470, (t) => 48 - 14 * t, c.disc, 0.85),
    bands(5, 590, 368, 440, (t) => 120 - 90 * t, '#fffaf0', 0.5),
    ripples(12, 340, 480, 13, '#fffaf0', 0.5),
    fill('M700 332H806V343H700z', '#33778a'),
    trees(21, 752, 806, 352, 26, '#33778a', 0.9),
    landmark(),
    yacht(196, 362, 34, c.shell, '#c6dcd9', c.near),
    bands(4, 374, 412, 434, (t) => 34 - 22 * t, c.near, 0.5),
    ferry(330, 398, c.dark, c.shell, '#c6dcd9'),
    gum({ trunk: c.near, bark: '#a6cfd1', leaf: c.dark, leafLit: c.near }),
    fill(
      'M-5 505V428Q40 424 70 436L96 440Q130 446 150 462L196 468Q240 474 262 486L330 492Q380 496 400 505z',
      c.dark,
    ),
    fill('M-5 505V462Q60 452 110 474T240 498L300 505z', c.deep),
    blades(150, 476, 40, c.deep),
    blades(196, 490, 30, c.deep),
    fill([clump(120, 460, 26, 11, 7), clump(58, 438, 24, 12, 7)], c.dark, '', 1),
    fill('M805 505V440Q770 436 744 452L716 458Q690 462 676 476L640 484Q600 490 590 505z', c.dark),
    fill([clump(780, 444, 34, 18, 8), clump(730, 462, 22, 11, 7)], c.dark, '', 1),
    banksia(776, 448, c),
    banksia(738, 466, c),
    banksia(756, 478, c),
    fill('M805 505V474Q740 466 690 490L660 505z', c.deep),
    blades(690, 488, 34, c.deep),
    blades(724, 484, 26, c.deep),
  ].join('');
};
