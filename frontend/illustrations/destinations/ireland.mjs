/** Ireland: the Cliffs of Moher with O'Brien's Tower; a round tower far off, a thatched cottage and a high cross in front. */
import { bands, cloud, disc, POSTER, ripples, sky, water } from '../kit/air.mjs';
import { clump, grassLine, ridge } from '../kit/land.mjs';
import { dot, fill, line, n, put, range, rng, ROUND, strokes } from '../kit/path.mjs';

const c = {
  far: '#b9d6bb',
  mid: '#8dbb9c',
  near: '#4f8f74',
  dark: '#23594c',
  deep: '#123a36',
  glow: '#fff0b8',
  wall: '#fffaf0',
  wallShade: '#cfe0cf',
  thatch: '#c79a55',
  thatchLit: '#e6c27c',
  door: '#d0573c',
};

/**
 * A headland that ends in a cliff on its left: [x, y] of the edge, the foot's x, the slope of the top.
 * Turf on top, the nose lit, ledges across the face.
 */
const headland = (seed, [x, y], footX, foot, right, slope, c) => {
  const r = rng(seed),
    h = foot - y,
    w = x - footX;
  const nose = range(7, (i) => [
    x - (w * (i + 1)) / 7 + (r() - 0.5) * 5 * (i < 6),
    y + 6 + ((h - 6) * (i + 1)) / 7,
  ]);
  const inner = range(7, (i) => [
    x + h * (0.1 + 0.035 * i) + (r() - 0.5) * 14,
    y + 8 + ((h - 8) * (i + 1)) / 7,
  ]);
  const at = ([a, b]) => `L${Math.round(a)} ${Math.round(b)}`;
  const top = (dy) => `Q${n((x + right) / 2 - 30)} ${n(y + slope * 0.2 + dy)} ${right} ${n(y + slope + dy)}`;
  // Strata: dashed lines that dip a little, and darker clefts where the face turns away.
  const strata = range(Math.floor((h - 40) / 11), (i) => {
    const [a, b] = [x + h * (0.17 + 0.0034 * i * 11), y + 26 + i * 11];
    return a < right ? `M${n(a)} ${n(b)}Q${n((a + right) / 2)} ${n(b + 5)} ${right} ${n(b - 2)}` : '';
  }).join('');
  const cleft = (k) => {
    const a = x + (right - x) * k;
    return `M${n(a)} ${n(y + 14)}l${n(h * 0.05)} ${n(h * 0.24)}l${n(-h * 0.03)} ${n(h * 0.26)}l${n(h * 0.08)} ${n(h * 0.46 - 14)}h${n(h * 0.2)}l${n(-h * 0.1)} ${n(-h * 0.4)}l${n(h * 0.02)} ${n(-h * 0.2)}z`;
  };
  return (
    fill(
      `M${x} ${y}${nose.map(at).join('')}H${right}V${n(y + slope)}Q${n((x + right) / 2 - 30)} ${n(y + slope * 0.2)} ${x} ${y}z`,
      c.face,
      '',
      1,
    ) +
    fill(`M${x} ${y}${nose.map(at).join('')}${inner.toReversed().map(at).join('')}z`, c.lit, '', 1) +
    fill(c.clefts.map(cleft), c.cleft, '', 1) +
    line(strata, c.ledge, 1.8, ' stroke-dasharray="34 7 12 15 54 9"', 1) +
    fill(
      `M${x - 2} ${y + 1}Q${x + 4} ${y - 5} ${x + 16} ${y - 3}${top(-3)}v${n(8 + h * 0.05)}Q${n((x + right) / 2 - 30)} ${n(y + slope * 0.2 + 12)} ${x + 20} ${y + 7}Q${x + 6} ${y + 9} ${x - 2} ${y + 1}z`,
      c.turf,
      '',
      1,
    ) +
    strokes(c.foam, 0.7, [[2.4, `M${footX - 6} ${foot}h${n(26 + h * 0.1)}m14 1h18m10-1h26`]])
  );
};
// O'Brien's Tower: a round keep with battlements and its square annexe.
const obriensTower = (x, y, c) =>
  fill(
    `M${x - 11} ${y}v-34h-2v-8h5v4h4v-4h8v4h4v-4h5v8h-2v34zM${x + 10} ${y}v-20h-1v-5h4v3h4v-3h4v25z`,
    c.shade,
  ) +
  fill(`M${x - 11} ${y}v-34h-2v-8h5v4h4v38z`, c.lit) +
  fill(`M${x - 1} ${y - 26}h3v8h-3z`, c.ledge);
const roundTower = (x, y, h) =>
  `M${x - 7} ${y}L${x - 5} ${y - h}h-1L${x} ${y - h - 16}L${x + 6} ${y - h}h-1L${x + 7} ${y}z`;
const cottage = (x, y, c) =>
  fill(
    `M${x + 84} ${y}v-36h14v36zM${x + 12} ${y - 50}v-32h16v32zM${x + 92} ${y - 50}v-26h14v26z`,
    c.wallShade,
  ) +
  fill(`M${x} ${y}v-40h128v40z`, c.wall) +
  fill(`M${x + 100} ${y}v-40h28v40z`, c.wallShade) +
  fill(
    `M${x - 9} ${y - 34}Q${x + 4} ${y - 64} ${x + 14} ${y - 70}H${x + 112}Q${x + 126} ${y - 62} ${x + 138} ${y - 34}Q${x + 64} ${y - 44} ${x - 9} ${y - 34}z`,
    c.thatch,
  ) +
  fill(
    `M${x - 9} ${y - 34}Q${x + 4} ${y - 64} ${x + 14} ${y - 70}H${x + 40}Q${x + 16} ${y - 54} ${x + 8} ${y - 36}z`,
    c.thatchLit,
  ) +
  line(`M${x + 16} ${y - 66}H${x + 110}`, c.deep, 2.4) +
  fill(`M${x + 22} ${y - 30}h15v15h-15zM${x + 88} ${y - 30}h15v15h-15z`, c.deep) +
  fill(`M${x + 24} ${y - 28}h5v11h-5zM${x + 31} ${y - 28}h4v11h-4z`, c.glow) +
  fill(`M${x + 54} ${y}v-32h18v32z`, c.door);
/** A high cross: shaft, arms and ring, its left edge lit. */
const highCross = (x, y, k, c) => {
  const at = (d) => d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a, b) => `${n(x + a * k)} ${n(y - b * k)}`);
  return (
    line(dot(x, y - 92 * k, 19 * k), c.deep, n(7 * k)) +
    fill(
      at(
        'M-20 0L-17 14L-10 14L-8 82L-31 85L-31 100L-8 102L-7 126L7 126L8 102L31 100L31 85L8 82L10 14L17 14L20 0z',
      ),
      c.deep,
    ) +
    line(at('M-9 16L-7 82L-29 86L-29 98M-7 102L-6 125'), c.near, n(2.6 * k)) +
    fill(dot(x, y - 92 * k, 5 * k), c.near)
  );
};
const wall = (x0, x1, y0, y1, c) => {
  const r = rng(3);
  let d = '';
  for (let x = x0; x < x1;) {
    const w = 13 + Math.round(r() * 12),
      y = y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    for (const row of [0, 1]) d += `M${Math.round(x + 5 + row * 7)} ${Math.round(y - 3 - row * 11)}h${w - 9}`;
    x += w;
  }
  return (
    fill(`M${x0} ${y0 + 6}L${x1 + 8} ${y1 + 6}v-28L${x0} ${y0 - 26}z`, c.deep, '', 1) +
    line(d, c.near, 7.5, ROUND, 1)
  );
};
const sheep = (x, y, k, c, flip = 1) =>
  `<g transform="translate(${x} ${y})scale(${flip * k} ${k})">${line('M-9 0v-8M-3 0v-8M7 0v-8M12 0v-8', c.deep, 2.4) + fill(clump(1, -15, 16, 10, 8), c.wall, '', 1) + fill('M14-19q10-2 11 4q-2 6-9 4z', c.deep)}</g>`;
const FOAM = '#f6f7e2';
/** Five headlands, one behind the other, O'Brien's Tower on the last but one, the sea stack before the second. */
export const landmark = () => {
  const coast = [
    headland(7, [338, 276], 330, 326, 480, -6, {
      face: '#a3c9ac',
      lit: '#bfd9b6',
      ledge: '#b2d1b4',
      cleft: '#9bc3a7',
      clefts: [],
      turf: '#b6d6a4',
      foam: FOAM,
    }),
    headland(9, [396, 240], 384, 329, 560, -10, {
      face: '#84b199',
      lit: '#a9caa8',
      ledge: '#97bea4',
      cleft: '#76a68f',
      clefts: [0.34],
      turf: '#9bc78c',
      foam: FOAM,
    }),
    headland(12, [466, 198], 446, 333, 690, -14, {
      face: '#5f9581',
      lit: '#8fb99b',
      ledge: '#76a68f',
      cleft: '#4f8573',
      clefts: [0.36, 0.62],
      turf: '#7db572',
      foam: FOAM,
    }),
    headland(15, [566, 164], 536, 338, 800, -18, {
      face: '#3f7566',
      lit: '#75a88c',
      ledge: '#568c79',
      cleft: '#316458',
      clefts: [0.3, 0.56],
      turf: '#5c9f5d',
      foam: FOAM,
    }),
    headland(18, [694, 128], 650, 346, 812, -16, {
      face: '#265a50',
      lit: '#558c77',
      ledge: '#3b7365',
      cleft: '#1b4a43',
      clefts: [0.42],
      turf: '#468a51',
      foam: FOAM,
    }),
  ];
  const stack =
    fill('M358 340L362 308L368 284L375 277L383 294L390 320L394 342z', '#4b8373') +
    fill('M358 340L362 308L368 284L375 277L373 308L376 341z', '#97bf9f') +
    strokes(FOAM, 0.7, [[2.4, 'M348 341h38m10 1h14']]);
  const tower = put(
    618,
    160,
    1.12,
    obriensTower(0, 0, { shade: '#265a50', lit: '#75a88c', ledge: '#123a36' }),
  );
  return [...coast.slice(0, 3), tower, coast[3], stack, coast[4]].join('');
};
export const alt = 'The Cliffs of Moher with a thatched cottage and a high cross in front';
export const scene = () => {
  return [
    sky([
      [0, '#7fb8a6'],
      [0.45, '#bbdcc2'],
      [0.82, '#f3f0cc'],
      [1, '#fdedbf'],
    ]),
    disc('#ffc95e', '#fff6cf'),
    cloud(330, 88, 120, '#fbfbe8', 0.6, 1),
    cloud(610, 92, 100, '#fbfbe8', 0.55, 0),
    cloud(40, 108, 100, '#fbfbe8', 0.5, 2),
    ridge(31, 316, 18, c.far, { x1: 360, bottom: 330, step: 70 }),
    fill(roundTower(92, 316, 54), c.far),
    ridge(35, 322, 12, c.mid, { x1: 150, bottom: 332, step: 50 }),
    water(322, [
      [0, '#e8ecc6'],
      [0.3, '#86bfa9'],
      [1, '#215c5a'],
    ]),
    bands(2, POSTER.sun.x, 328, 470, (t) => 48 - 14 * t, '#ffc95e', 0.9),
    landmark(),
    bands(7, 580, 352, 430, (t) => 84 - 60 * t, c.dark, 0.35),
    ripples(12, 336, 480, 20, '#f6f7e2', 0.55),
    line('M392 150q7-8 13 0q6-8 13 0M432 172q5-6 10 0q5-6 10 0M368 184q4-5 8 0q4-5 8 0', c.wall, 2, ROUND, 1),
    fill('M-5 505V404Q60 392 130 408Q190 424 240 446L290 466L330 505z', c.near),
    fill('M-5 505V434Q80 424 150 446T330 505z', c.dark),
    cottage(30, 436, { ...c }),
    fill([clump(20, 432, 26, 14, 8), clump(178, 440, 18, 11, 7)], c.dark, '', 1),
    wall(-4, 330, 464, 520, c),
    fill('M-5 505V484Q90 474 180 496L200 505z', c.deep),
    grassLine(4, 6, 190, 492, 12, c.deep),
    fill('M806 505V432Q750 428 700 448T600 484L560 505z', c.dark),
    fill('M806 505V458Q760 450 700 474T610 505z', c.deep),
    sheep(612, 492, 1, c, -1),
    sheep(660, 474, 0.8, c),
    highCross(712, 472, 0.98, c),
    grassLine(6, 640, 800, 480, 14, c.deep),
    fill([clump(780, 456, 30, 16, 8)], c.deep, '', 1),
  ].join('');
};
