/** France: the Eiffel Tower over Paris roofs; Sacré-Coeur and the Invalides far off. */
import { bands, cloud, disc, POSTER, ripples, sky, water } from '../kit/air.mjs';
import { mansards, trees } from '../kit/land.mjs';
import { curve, fill, line, n, poly, rect, rng, ROUND, strokes, xy } from '../kit/path.mjs';

const c = {
  far: '#cb96aa',
  mid: '#90668f',
  tower: '#493665',
  lit: '#6d4c7c',
  near: '#493665',
  dark: '#281c3f',
  glow: '#ffc38c',
  disc: '#ff8e5e',
};

const H = POSTER.h;
// Outline of the tower in metres: log-interpolated half-widths, so each leg is an exponential curve.
const interp = (table, z, f = (v) => v, g = (v) => v) => {
  const i = Math.max(
      1,
      table.findIndex(([a]) => a >= z),
    ),
    [z0, a] = table[i - 1],
    [z1, b] = table[i];
  return g(f(a) + ((f(b) - f(a)) * (z - z0)) / (z1 - z0));
};
const OUT = [
  [0, 62.5],
  [57, 34],
  [115, 19.4],
  [196, 9.4],
  [276, 4.6],
];
const INN = [
  [0, 38],
  [30, 26.5],
  [57, 19],
  [115, 8.6],
  [186, 0.01],
  [276, 0.01],
];
const outer = (z) => interp(OUT, z, Math.log, Math.exp),
  inner = (z) => interp(INN, z);
const eiffel = (cx, base, h, c) => {
  const s = h / 330,
    X = (m) => cx + m * s,
    Y = (z) => base - z * s;
  const zs = (a, b, k) => curve(k, (t) => a + (b - a) * t);
  const leg = (sg, a, b, k, q = 1, inn = inner) =>
    poly([
      ...zs(a, b, k).map((z) => [X(sg * q * outer(z)), Y(z)]),
      ...zs(b, a, k).map((z) => [X(sg * q * inn(z)), Y(z)]),
    ]);
  const box = (hw, a, b) => rect(X(-hw), Y(b), 2 * hw * s, (b - a) * s);
  const half = (hw, a, b) => rect(X(0), Y(b), hw * s, (b - a) * s);
  let lat = '';
  for (const sg of [-1, 1])
    for (const cuts of [
      [2, 20, 37, 53],
      [64, 80, 96, 111],
    ])
      for (let i = 1; i < cuts.length; i++) {
        const [a, b] = [cuts[i - 1], cuts[i]];
        lat += `M${xy([X(sg * (outer(a) - 3)), Y(a)])}L${xy([X(sg * (inner(b) + 3)), Y(b)])}M${xy([X(sg * (inner(a) + 3)), Y(a)])}L${xy([X(sg * (outer(b) - 3)), Y(b)])}`;
      }
  for (const [a, b] of [
    [122, 144],
    [144, 165],
    [165, 184],
    [184, 202],
    [202, 218],
    [218, 233],
  ])
    lat += `M${xy([X(2 - outer(a)), Y(a)])}L${xy([X(outer(b) - 2), Y(b)])}M${xy([X(outer(a) - 2), Y(a)])}L${xy([X(2 - outer(b)), Y(b)])}`;
  const ring = (r) => `A${n(r * s)} ${n(r * s)} 0 0 `;
  const arch = `M${xy([X(-39), Y(11)])}${ring(39)}1 ${xy([X(39), Y(11)])}h${n(-4 * s)}${ring(35)}0 ${xy([X(-35), Y(11)])}z`;
  const spandrel = `M${xy([X(-30), Y(55)])}H${n(X(30))}L${xy([X(27.6), Y(38.5)])}${ring(39)}0 ${xy([X(-27.6), Y(38.5)])}z`;
  return [
    fill(
      [leg(-1, 0, 57, 2, 0.8), leg(1, 0, 57, 2, 0.8), leg(-1, 57, 112, 2, 0.86), leg(1, 57, 112, 2, 0.86)],
      c.back,
    ),
    fill(spandrel, c.back),
    fill([leg(-1, 0, 57, 4), leg(-1, 57, 115, 3), leg(-1, 115, 276, 6)], c.lit),
    fill([leg(1, 0, 57, 4), leg(1, 57, 115, 3), leg(1, 115, 276, 6), arch], c.shade),
    line(lat, c.lattice, 0.9),
    fill(rect(X(-64), Y(0) - 2, 28 * s, 5) + rect(X(36), Y(0) - 2, 28 * s, 5), c.shade),
    fill(
      [
        box(37, 54, 58),
        box(35.5, 59.5, 63),
        box(22, 112, 115),
        box(21, 116.4, 120),
        box(8, 273, 277),
        box(5.6, 277, 285),
        box(3.4, 285, 294),
        box(1.9, 294, 303),
      ],
      c.lit,
    ),
    fill(
      [
        half(37, 54, 58),
        half(35.5, 59.5, 63),
        half(22, 112, 115),
        half(21, 116.4, 120),
        half(8, 273, 277),
        half(5.6, 277, 285),
        half(3.4, 285, 294),
        box(1, 300, 330),
      ],
      c.shade,
    ),
  ].join('');
};
// One Haussmann house: wall, cornice, zinc mansard lit from the left, dormers, chimney stacks with pots.
const house = (x, top, w, bays, c, r, lights = 0.25) => {
  const mh = Math.round(w * 0.28),
    wall = top + mh,
    bw = w / bays,
    ww = Math.round(bw * 0.36),
    e = Math.round(mh * 0.3);
  const roof = `M${x} ${wall}l${e - 3} ${4 - mh}l${e} -4H${x + w - 2 * e + 3}l${e} 4L${x + w} ${wall}z`;
  let stacks = '',
    pots = '',
    dormers = '',
    panes = '',
    lit = '';
  for (const k of r() < 0.5 ? [0.12, 0.8] : [0.22, 0.88]) {
    const sx = Math.round(x + w * k - 7),
      sh = 9 + Math.round(r() * 7);
    stacks += `M${sx} ${top + 8}v${-sh - 8}h-1v-3h17v3h-1v${sh + 8}z`;
    pots += `M${sx + 2} ${top - sh - 2}v-6m5 6v-7m5 7v-6`;
  }
  for (let i = 0; i < bays; i++) {
    const mx = Math.round(x + bw * (i + 0.5)),
      put = (y, h) => {
        if (r() < lights) lit += `M${mx} ${y}v${h}`;
        else panes += `M${mx} ${y}v${h}`;
      };
    dormers += `M${mx - ww + 2} ${wall}v${-Math.round(mh * 0.55)}q${ww - 2} -9 ${2 * ww - 4} 0V${wall}z`;
    put(wall - Math.round(mh * 0.55), Math.round(mh * 0.46));
    for (let y = wall + 13; y < H; y += 34) put(y, 21);
  }
  return (
    line(pots, c.pot, 3, '', 1) +
    fill(stacks, c.wall, '', 1) +
    fill(roof, c.roof, '', 1) +
    fill(`M${x} ${wall}l${e - 3} ${4 - mh}l${e} -4h6l-${e} 6l${5 - e} ${mh - 6}z`, c.rim, '', 1) +
    fill([`M${x} ${wall}h${w}V${H + 5}h${-w}z`, dormers], c.wall, '', 1) +
    fill(`M${x - 2} ${wall}h${w + 4}v3h${-w - 4}z`, c.trim, '', 1) +
    line(panes, c.pane, ww, '', 1) +
    (lit ? line(lit, c.light, ww, '', 1) : '')
  );
};

const sacreCoeur = (x, y) =>
  rect(x - 22, y - 10, 44, 20) +
  rect(x - 8, y - 24, 16, 16) +
  `M${x - 9} ${y - 22}q-1-17 7-22l1-6h2l1 6q8 5 7 22z` +
  [-17, 17].map((d) => `M${x + d - 5} ${y - 8}v-6q0-9 5-12q5 3 5 12v6z`).join('') +
  `M${x + 27} ${y + 8}v-38l4-8 4 8v38z`;
const invalides = (x, y) =>
  rect(x - 26, y - 10, 52, 20) +
  rect(x - 12, y - 28, 24, 20) +
  `M${x - 13} ${y - 27}q0-17 10-20v-7h6v7q10 3 10 20z` +
  `M${x - 2} ${y - 53}l2-15 2 15z`;
const barge = (x, y, c) =>
  fill(`M${x} ${y}h112l-7 9h-96q-7 0-9-9z`, c.dark) +
  fill(`M${x + 16} ${y}v-8q0-3 4-3h62q10 0 14 11z`, c.near) +
  fill([0, 1, 2, 3, 4, 5].map((i) => rect(x + 21 + i * 10, y - 8, 7, 4)).join(''), '#ffc38c');

const stoneBridge = (y, arches, span, x0, c) => {
  let d = `M-5 ${y}H${POSTER.w + 5}V${y + 27}`,
    hi = '';
  for (let i = arches - 1; i >= 0; i--) {
    const a = x0 + i * span + 9,
      b = x0 + (i + 1) * span - 9;
    d += `H${n(b)}A${n((b - a) / 2)} 17 0 0 0 ${n(a)} ${y + 27}`;
    hi += rect(a - 12, y + 10, 6, 18);
  }
  return fill(`${d}H-5z`, c.body) + fill([rect(-5, y - 3, POSTER.w + 10, 4), hi], c.top);
};
export const landmark = () =>
  eiffel(545, 322, 282, { lit: c.lit, shade: c.tower, back: '#90668f', lattice: '#cb96aa' });
export const alt = 'The Eiffel Tower above Paris roofs and the Seine at dusk';
export const scene = () => {
  const r = rng(11),
    roofs = {
      wall: c.dark,
      roof: '#493665',
      rim: '#90668f',
      trim: '#6d4c7c',
      pane: '#493665',
      pot: '#6d4c7c',
      light: c.glow,
    };
  const lamps = [320, 390, 460, 630, 700];
  return [
    sky([
      [0, '#6d5d96'],
      [0.45, '#bb86ac'],
      [0.8, '#f2b5a4'],
      [1, '#fbd3b0'],
    ]),
    disc(c.disc, '#ffc38c'),
    cloud(54, 128, 110, '#f3c3b3', 0.55, 1),
    cloud(640, 178, 100, '#f3c3b3', 0.6, 0),
    cloud(330, 74, 90, '#cb96aa', 0.5, 2),
    fill('M-5 330V292Q30 288 56 276T112 262Q140 266 160 282T230 304V330z', c.far),
    fill(sacreCoeur(100, 264), c.far),
    mansards(3, 130, 640, 330, 30, 27, c.far),
    fill(invalides(392, 302), c.far),
    mansards(8, -4, 470, 332, 33, 30, c.mid),
    mansards(18, 636, 804, 332, 40, 34, c.mid),
    landmark(),
    trees(4, -5, 474, 334, 15, '#6d4c7c'),
    fill('M470 334V324H630V334z', '#6d4c7c'),
    trees(6, 624, 805, 334, 16, '#6d4c7c'),
    water(332, [
      [0, '#f2bfa9'],
      [0.35, '#b98bab'],
      [1, '#5a487f'],
    ]),
    bands(2, POSTER.sun.x, 358, 470, (t) => 46 - 14 * t, c.disc, 0.9),
    bands(7, 545, 362, 492, (t) => (t < 0.25 ? 42 - 80 * t : 22 - 20 * t), c.tower, 0.5),
    ripples(12, 365, 480, 16, '#f3c3b3', 0.45),
    stoneBridge(330, 6, 138, -14, { body: '#493665', top: '#90668f' }),
    line(lamps.map((x) => `M${x} 330v-13`).join(''), c.near, 1.6),
    line(lamps.map((x) => `M${x} 316h0`).join(''), '#ffc38c', 5, ROUND),
    bands(4, 480, 418, 440, (t) => 46 - 30 * t, c.dark, 0.4),
    strokes('#f3c3b3', 0.6, [[1.8, 'M392 414h26M378 420h34M532 412h20']]),
    barge(424, 404, c),
    house(176, 404, 112, 4, roofs, r),
    house(-30, 396, 120, 4, roofs, r),
    house(78, 362, 104, 4, roofs, r),
    house(604, 432, 104, 4, roofs, r),
    house(700, 384, 126, 4, roofs, r),
    house(280, 450, 100, 4, roofs, r, 0.1),
  ].join('');
};
// Central ovoid dome with lantern, four turrets, portico and the campanile behind.
