/** United Kingdom: the Elizabeth Tower in the morning; the London Eye far off, terraces in front. */
import { bands, cloud, disc, POSTER, ripples, sky, water } from '../kit/air.mjs';
import { clump, skyline, trees } from '../kit/land.mjs';
import { dot, fill, line, n, oval, poly, range, rect, rng, ROUND, xy } from '../kit/path.mjs';

const c = {
  far: '#e2a79f',
  mid: '#c37f86',
  lit: '#b9707c',
  tower: '#a85c6d',
  shade: '#7d3f56',
  roof: '#5e2c49',
  dark: '#4c2140',
  deep: '#32142e',
  glow: '#ffdfae',
  pane: '#ffe3c2',
};

/** In metres: 96 high; the left face lit, the right one narrow and in shade. */
const elizabethTower = (cx, base, h, c) => {
  const s = h / 96,
    X = (m) => cx + m * s,
    Y = (z) => base - z * s,
    E = 3; // E: the edge between the faces
  const face = (w0, w1, a, b) =>
    poly([
      [X(-w0), Y(a)],
      [X(-w1), Y(b)],
      [X(E * (w1 / 7)), Y(b)],
      [X(E * (w0 / 7)), Y(a)],
    ]);
  const side = (w0, w1, a, b) =>
    poly([
      [X(E * (w0 / 7)), Y(a)],
      [X(E * (w1 / 7)), Y(b)],
      [X(w1), Y(b)],
      [X(w0), Y(a)],
    ]);
  const parts = [
    [7, 7, 0, 49.5],
    [7.9, 7.9, 49.5, 62.5],
    [8.6, 8.6, 62.5, 64.3],
    [7.4, 7.4, 64.3, 70],
    [7.9, 7.9, 70, 71],
    [7.4, 4.1, 71, 79],
    [4.5, 4.5, 79, 80],
    [3.7, 3.7, 80, 84],
    [4.5, 4.5, 84, 85],
  ];
  const roof = new Set([5]);
  const put = (f, keep) =>
    parts
      .filter((_, i) => roof.has(i) === keep)
      .map((p) => f(...p))
      .join('');
  const spire = (a, b) =>
    poly([
      [X(a), Y(85)],
      [X(a * 0.3), Y(90)],
      [X(0), Y(96)],
      [X(b * 0.3), Y(90)],
      [X(b), Y(85)],
    ]);
  const panel =
    range(5, (i) => `M${n(X(-5.6 + i * 1.85))} ${n(Y(3))}V${n(Y(47.5))}`).join('') +
    range(2, (i) => `M${n(X(4.4 + i * 1.5))} ${n(Y(3))}V${n(Y(47.5))}`).join('');
  const bars = [11, 20.5, 30, 39.5].map((z) => `M${n(X(-7))} ${n(Y(z))}H${n(X(7))}`).join('');
  const belfry =
    range(6, (i) => `M${n(X(-6.4 + i * 1.6))} ${n(Y(65.2))}V${n(Y(69.2))}`).join('') +
    range(3, (i) => `M${n(X(3.8 + i * 1.3))} ${n(Y(65.2))}V${n(Y(69.2))}`).join('');
  const lantern = range(4, (i) => `M${n(X(-2.8 + i * 1.3))} ${n(Y(80.4))}V${n(Y(83.6))}`).join('');
  const pinnacles = [-8, 8]
    .map((x) =>
      poly([
        [X(x - 0.9), Y(64)],
        [X(x - 0.8), Y(68)],
        [X(x), Y(73)],
        [X(x + 0.8), Y(68)],
        [X(x + 0.9), Y(64)],
      ]),
    )
    .join('');
  const dx = X(-2.4),
    dy = Y(56),
    r = 4.7 * s;
  return [
    fill(put(face, false) + pinnacles, c.lit),
    fill(put(side, false), c.shade),
    fill(put(face, true) + spire(-4, 0.6), c.roof),
    fill(put(side, true) + spire(0.6, 4), c.roofShade),
    line(panel, c.shade, 1.4),
    line(bars, c.shade, 2.4),
    line(belfry, c.deep, 2),
    line(lantern, c.deep, 1.8),
    fill(dot(dx, dy, r + 2.4), c.shade),
    fill(dot(dx, dy, r), c.dial),
    line(
      `M${n(dx)} ${n(dy)}L${n(dx + r * 0.1)} ${n(dy - r * 0.78)}M${n(dx)} ${n(dy)}L${n(dx + r * 0.5)} ${n(dy + r * 0.22)}`,
      c.deep,
      1.8,
      ROUND,
    ),
    line(
      `M${n(dx)} ${n(dy - r + 1.5)}v1.5M${n(dx)} ${n(dy + r - 1.5)}v-1.5M${n(dx - r + 1.5)} ${n(dy)}h1.5M${n(dx + r - 1.5)} ${n(dy)}h-1.5`,
      c.deep,
      1.4,
    ),
    fill(oval(X(5.5), dy, 1.5 * s, r * 0.96), c.roof),
    line(`M${n(X(-3.6))} ${n(Y(75))}h3M${n(X(-1.2))} ${n(Y(75))}h3`, c.dial, 2.2),
  ].join('');
};
/** The Eye: double rim, spokes, 32 capsules outside the rim, two legs leaning from the hub. */
const londonEye = (x, y, r, foot, c) => {
  const at = (a, k) => [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k];
  const spokes = range(24, (i) => `M${xy([x, y])}L${xy(at((i * Math.PI) / 12, 0.93))}`).join('');
  const pods = range(32, (i) => `M${xy(at(((i + 0.5) * Math.PI) / 16, 1.05))}h0`).join('');
  return (
    line(spokes, c, 0.8, ' opacity=".6"') +
    line(dot(x, y, r), c, 3) +
    line(dot(x, y, r * 0.93), c, 1.6) +
    line(pods, c, 7, ROUND) +
    fill(
      `M${x - 4} ${y}L${x - r * 0.5} ${foot}h8L${x + 3} ${y}zM${x + 4} ${y}L${x + r * 0.5} ${foot}h-8L${x - 3} ${y}z`,
      c,
    ) +
    fill(dot(x, y, 7), c)
  );
};
// The river front: a long range of bays between pinnacles.
const palace = (x0, x1, y, h, c) => {
  let d = `M${x0} ${y}`,
    bays = '';
  for (let x = x0; x < x1; x += 22) {
    d += `V${y - h}h2l2 -12l2 12h2v5h14v-5`;
    bays += `M${x + 10} ${y - 4}v${-h + 14}M${x + 17} ${y - 4}v${-h + 14}`;
  }
  return (
    fill(`${d}V${y}z`, c.lit, '', 1) +
    line(bays, c.shade, 2.4, '', 1) +
    fill(rect(x0, y - h * 0.55, x1 - x0, 2.4), c.shade)
  );
};
const victoriaTower = (x, y, h) =>
  `M${x - 22} ${y}V${y - h}h3l2 -16l2 16h4v-5h22v5h4l2 -16l2 16h3V${y}zM${x - 0.8} ${y - h}v-34h1.6v34z`;
const bridge = (x0, x1, y, c) => {
  const span = 104;
  let d = `M${x1} ${y}V${y + 28}`,
    piers = '';
  for (let x = x1; x > x0; x -= span) {
    d += `H${x - 12}A${span / 2 - 12} 17 0 0 0 ${x - span + 12} ${y + 28}`;
    piers += rect(x - 7, y + 8, 14, 24);
  }
  return fill(`${d}H${x0}V${y}z`, c.body) + fill(piers, c.pier) + fill(rect(x0, y - 4, x1 - x0, 4), c.rim);
};
const bus = (x, y, c) =>
  fill(`M${x} ${y}v-25q0-4 4-4h42q4 0 4 4v25z`, c.bus) +
  fill(`M${x + 36} ${y}v-29h10q4 0 4 4v25z`, c.busShade) +
  line(`M${x + 4} ${y - 22}h42M${x + 4} ${y - 10}h38`, c.pane, 5, ' stroke-dasharray="7 2"') +
  fill(dot(x + 11, y, 4.4) + dot(x + 39, y, 4.4), c.deep);
/** A Georgian terrace: parapet, sash windows, party-wall stacks crowded with pots. */
const terrace = (x, top, w, c, r) => {
  const bays = Math.round(w / 28);
  let dark = '',
    lit = '',
    stacks = '',
    pots = '';
  for (let y = top + 18; y < 500; y += 36)
    range(bays, (i) => {
      const d = `M${Math.round(x + (w / bays) * (i + 0.5))} ${y}v21`;
      if (r() < 0.2) lit += d;
      else dark += d;
    });
  for (const k of [0, 1]) {
    const sx = x + Math.round(k * (w - 30));
    stacks += `M${sx} ${top}v-26h-2v-4h34v4h-2v26z`;
    pots += range(4, (i) => `M${sx + 4 + i * 7} ${top - 30}v${i % 2 ? -9 : -7}`).join('');
  }
  return (
    line(pots, c.roof, 4, '', 1) +
    fill(stacks, c.deep, '', 1) +
    fill(`M${x + 28} ${top}l8 -14h${w - 72}l8 14z`, c.dark) +
    fill(rect(x, top, w, 505 - top), c.deep) +
    fill(rect(x - 2, top, w + 4, 4), c.roof) +
    line(dark, c.dark, 12, '', 1) +
    (lit ? line(lit, c.glow, 12, '', 1) : '') +
    line(
      range(bays, (i) => `M${Math.round(x + (w / bays) * (i + 0.5))} ${top + 17}V505`).join(''),
      c.deep,
      1.4,
      '',
      1,
    )
  );
};
const lamp = (x, y, h, c) =>
  line(
    `M${x} ${y}V${y - h}M${x - 15} ${y - h + 16}Q${x - 15} ${y - h + 4} ${x} ${y - h + 8}Q${x + 15} ${y - h + 4} ${x + 15} ${y - h + 16}M${x - 15} ${y - h + 16}v-4M${x + 15} ${y - h + 16}v-4`,
    c.deep,
    3.4,
    ROUND,
  ) +
  fill(rect(x - 6, y - 20, 12, 20), c.deep) +
  fill([dot(x, y - h - 6, 8), dot(x - 15, y - h + 6, 6.4), dot(x + 15, y - h + 6, 6.4)], c.glow);

export const landmark = () =>
  elizabethTower(548, 336, 282, {
    lit: c.tower,
    shade: c.shade,
    roof: c.shade,
    roofShade: c.roof,
    dial: c.pane,
    deep: c.deep,
  });
export const alt = 'The Elizabeth Tower and the London Eye on the Thames in the morning';
export const scene = () => {
  const r = rng(9);
  return [
    sky([
      [0, '#b86a7c'],
      [0.42, '#e09a97'],
      [0.8, '#f8cdb0'],
      [1, '#fde3c0'],
    ]),
    disc('#fff1cf', '#fff1cf'),
    cloud(338, 92, 100, '#efbcb0', 0.6, 1),
    cloud(650, 132, 100, '#f3c5b6', 0.55, 0),
    cloud(44, 66, 90, '#e2a79f', 0.5, 2),
    skyline(29, -4, 480, 326, 40, 20, '#eeb9ab', { bottom: 334, tops: 3 }),
    londonEye(142, 214, 92, 330, c.mid),
    trees(12, -5, 480, 332, 11, c.mid, 1.5),
    fill(victoriaTower(752, 334, 150), '#d9938f'),
    fill(
      poly([
        [676, 290],
        [682, 244],
        [690, 206],
        [698, 244],
        [704, 290],
      ]),
      '#d9938f',
    ),
    palace(584, 812, 334, 62, { lit: c.mid, shade: c.tower }),
    landmark(),
    palace(574, 640, 336, 40, { lit: c.lit, shade: c.shade }),
    trees(17, 500, 536, 338, 14, c.shade),
    water(336, [
      [0, '#f6cdb4'],
      [0.35, '#c98791'],
      [1, '#6a3553'],
    ]),
    bands(2, POSTER.sun.x, 366, 474, (t) => 48 - 14 * t, '#fff1cf', 0.9),
    bands(7, 548, 362, 480, (t) => 30 - 16 * t, c.roof, 0.45),
    bands(5, 700, 358, 400, (t) => 70 - 30 * t, c.shade, 0.3),
    ripples(12, 366, 480, 18, '#fbdcc8', 0.45),
    fill(rect(496, 336, 310, 16), c.shade),
    fill(rect(496, 335, 310, 3), c.mid),
    line(range(16, (i) => `M${506 + i * 20} 335v-5`).join(''), c.roof, 1.6),
    bus(372, 334, { ...c, bus: '#d8344a', busShade: '#a8243f' }),
    bridge(-6, 500, 337, { body: c.roof, pier: c.shade, rim: c.mid }),
    line([40, 144, 248, 352, 456].map((x) => `M${x} 334v-14`).join(''), c.roof, 2),
    line([40, 144, 248, 352, 456].map((x) => `M${x} 317h0`).join(''), c.glow, 6, ROUND),
    bands(4, 420, 430, 448, (t) => 40 - 24 * t, c.deep, 0.4),
    fill('M356 418h128l-9 10h-110q-7 0-9-10z', c.deep),
    fill('M372 418v-9h88q8 2 12 9z', c.shade),
    fill(
      range(7, (i) => rect(378 + i * 11, 411, 8, 4)),
      c.glow,
    ),
    terrace(-22, 408, 118, c, r),
    terrace(96, 436, 116, c, r),
    terrace(212, 464, 88, c, r),
    fill('M806 505V452Q770 446 730 456Q690 466 640 484L596 505z', c.deep),
    fill([clump(800, 424, 62, 46, 12), clump(752, 462, 34, 20, 9)], c.dark, '', 1),
    fill([clump(782, 406, 30, 18, 8)], c.roof, '', 1),
    lamp(690, 482, 104, c),
  ].join('');
};
