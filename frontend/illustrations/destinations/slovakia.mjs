/** Slovakia: Bratislava Castle over the Danube; the Tatras and the SNP bridge far off, tiled gables in front. */
import { bands, cloud, disc, POSTER, ripples, sky, water } from '../kit/air.mjs';
import { clump, gables, spruce, trees } from '../kit/land.mjs';
import { peak } from '../kit/mountains.mjs';
import { dot, fill, line, n, poly, range, rect, rng, ROUND } from '../kit/path.mjs';

const c = {
  far: '#a9c2dc',
  mid: '#7d9fc4',
  near: '#42679a',
  dark: '#233f6b',
  deep: '#132747',
  glow: '#ffd9a0',
  roof: '#d9694a',
  roofShade: '#a8463c',
  roofLine: '#c65a45',
  green: '#5f8fa3',
};

/** A square block with a hipped roof and a tower at each corner: "the upturned table". `w` is the block's width. */
const bratislavaCastle = (cx, base, w, c) => {
  const u = w / 100,
    X = (a) => cx + a * u,
    Y = (z) => base - z * u;
  const tower = (x, hw, top, front) => {
    const roof = poly([
      [X(x - hw - 1.2), Y(top)],
      [X(x - hw * 0.5), Y(top + 9)],
      [X(x - 1.2), Y(top + 15)],
      [X(x), Y(top + 21)],
      [X(x + 1.2), Y(top + 15)],
      [X(x + hw * 0.5), Y(top + 9)],
      [X(x + hw + 1.2), Y(top)],
    ]);
    const roofShade = poly([
      [X(x + hw * 0.1), Y(top)],
      [X(x), Y(top + 21)],
      [X(x + 1.2), Y(top + 15)],
      [X(x + hw * 0.5), Y(top + 9)],
      [X(x + hw + 1.2), Y(top)],
    ]);
    const foot = front ? 0 : 34;
    const slits = [0.24, 0.44, 0.64, 0.84]
      .map((f) => Y(foot + (top - foot) * f))
      .map((y) => rect(X(x - hw * 0.4) - 1.2, y, 2.4, 5) + rect(X(x + hw * 0.4) - 1.2, y, 2.4, 5))
      .join('');
    return (
      fill(rect(X(x - hw), Y(top), 2 * hw * u, (top - foot) * u), front ? c.wall : c.back) +
      fill(rect(X(x + hw * 0.15), Y(top), hw * 0.85 * u, (top - foot) * u), c.shade) +
      fill(roof, c.roof) +
      fill(roofShade, c.roofShade) +
      fill(slits, c.pane)
    );
  };
  const windows = [6, 17, 28]
    .map((z, row) =>
      range(11, (i) => rect(X(-34 + i * 6.8) - 1.6, Y(z + 6), 3.2, row === 1 ? 9 : 7)).join(''),
    )
    .join('');
  return (
    tower(-28, 6.5, 58, false) +
    tower(30, 6.5, 58, false) +
    fill(
      poly([
        [X(-50), Y(36)],
        [X(-38), Y(50)],
        [X(38), Y(50)],
        [X(50), Y(36)],
      ]),
      c.roof,
    ) +
    fill(
      poly([
        [X(14), Y(36)],
        [X(20), Y(50)],
        [X(38), Y(50)],
        [X(50), Y(36)],
      ]),
      c.roofShade,
    ) +
    fill(rect(X(-50), Y(37), w, 37 * u), c.wall) +
    fill(rect(X(-50), Y(37), w, 2.4), c.shade) +
    fill(rect(X(14), Y(36), 36 * u, 36 * u), c.back) +
    fill(windows, c.pane) +
    fill(
      `M${n(X(-5))} ${base}v${n(-9 * u)}a${n(5 * u)} ${n(5 * u)} 0 0 1 ${n(10 * u)} 0v${n(9 * u)}z`,
      c.pane,
    ) +
    tower(-46, 8.4, 56, true) +
    tower(46, 7.6, 52, true)
  );
};
// St Martin's: a tall tower with a bell roof, lantern and spire, and the long steep nave.
const cathedral = (x, y, c) =>
  fill(`M${x + 9} ${y}v-40l8-20h58l8 20v40z`, c.mid) +
  fill(`M${x - 11} ${y}v-86h22v86z`, c.mid) +
  fill(
    `M${x - 13} ${y - 85}q2-12 9-15v-12h8v12q7 3 9 15zM${x - 4} ${y - 112}L${x} ${y - 150}L${x + 4} ${y - 112}z`,
    c.green,
  );
/** The bridge with one leaning pylon and a saucer on top. */
const saucerBridge = (x, y, c) =>
  line(`M${x - 200} ${y}L${x + 20} ${y - 6}`, c, 5) +
  line(`M${x + 2} ${y}L${x + 16} ${y - 92}M${x + 28} ${y}L${x + 22} ${y - 92}`, c, 5) +
  line(
    `M${x + 17} ${y - 90}L${x - 170} ${y - 2}M${x + 17} ${y - 78}L${x - 96} ${y - 3}M${x + 18} ${y - 66}L${x - 40} ${y - 5}M${x + 22} ${y - 90}L${x + 66} ${y - 4}`,
    c,
    1.3,
  ) +
  fill(`M${x - 10} ${y - 98}Q${x + 19} ${y - 86} ${x + 48} ${y - 98}L${x + 38} ${y - 107}H${x}z`, c) +
  line(`M${x + 20} ${y - 6}H${x + 90}`, c, 5);
/** A house with a steep tiled roof: dormers in rows, rows of tiles, chimney; the left plane lit when the gable looks at us. */
const tiled = (x, top, w, h, c, r, gable) => {
  const wall = top + h,
    eaves = 6;
  let dark = '',
    lit = '';
  for (let y = wall + 14; y < 500; y += 34)
    range(Math.round(w / 28), (i) => {
      const d = `M${Math.round(x + (w / Math.round(w / 28)) * (i + 0.5))} ${y}v18`;
      if (r() < 0.25) lit += d;
      else dark += d;
    });
  const body = gable
    ? poly([
        [x, 505],
        [x, wall],
        [x + w / 2, top],
        [x + w, wall],
        [x + w, 505],
      ])
    : rect(x, wall, w, 505 - wall);
  const roof = gable
    ? fill(
        poly([
          [x - eaves, wall + 7],
          [x + w / 2, top - 8],
          [x + w / 2, top + 3],
          [x + 2, wall + 11],
        ]),
        c.roof,
      ) +
      fill(
        poly([
          [x + w + eaves, wall + 7],
          [x + w / 2, top - 8],
          [x + w / 2, top + 3],
          [x + w - 2, wall + 11],
        ]),
        c.roofShade,
      )
    : fill(
        poly([
          [x - eaves, wall + 3],
          [x + w * 0.14, top],
          [x + w * 0.86, top],
          [x + w + eaves, wall + 3],
        ]),
        c.roofShade,
      ) +
      line(
        [0.3, 0.55, 0.8]
          .map((k) => `M${n(x + w * 0.14 * (1 - k))} ${n(top + h * k)}H${n(x + w * (0.86 + 0.14 * k))}`)
          .join(''),
        c.roofLine,
        1.5,
      ) +
      [0.28, 0.5, 0.72]
        .map(
          (k) =>
            fill(
              poly([
                [x + w * k - 9, wall - 8],
                [x + w * k - 9, wall - 18],
                [x + w * k, wall - 28],
                [x + w * k + 9, wall - 18],
                [x + w * k + 9, wall - 8],
              ]),
              c.deep,
            ) + line(`M${n(x + w * k - 12)} ${n(wall - 15)}l12 -14l12 14`, c.roof, 3.4),
        )
        .join('');
  const stack = fill(`M${n(x + w * 0.72)} ${n(top + (gable ? h * 0.5 : 4))}v-26h-2v-4h16v4h-2v26z`, c.deep);
  return (
    stack +
    fill(body, c.deep) +
    roof +
    line(dark, c.dark, 11, '', 1) +
    (lit ? line(lit, c.glow, 11, '', 1) : '') +
    (gable ? fill(dot(x + w / 2, top + h * 0.55, 5.5), c.dark) : '')
  );
};
export const landmark = () =>
  bratislavaCastle(568, 234, 172, {
    wall: '#fffaf2',
    back: '#dbe3ec',
    shade: '#b4c6da',
    roof: c.roof,
    roofShade: c.roofShade,
    pane: c.near,
  });
export const alt = 'Bratislava Castle above the Danube with the Tatras behind';
export const scene = () => {
  const snow = { lit: '#b9cfe4', shade: '#93b1d2', snow: '#fffaf2', snowShade: '#cfdeec' };
  const r = rng(4);
  return [
    sky([
      [0, '#5f93c6'],
      [0.45, '#a9cbe4'],
      [0.82, '#f3e3d6'],
      [1, '#fde0bf'],
    ]),
    disc('#ffab66', '#ffe3bd'),
    cloud(330, 70, 110, '#fffaf2', 0.6, 1),
    cloud(660, 96, 90, '#fffaf2', 0.55, 0),
    cloud(50, 116, 80, '#fffaf2', 0.5, 2),
    [
      [4, 30, 210, 110, 96],
      [9, 116, 192, 90, 80],
      [16, 196, 228, 80, 70],
      [22, 356, 222, 80, 90],
      [31, 430, 204, 90, 90],
      [40, 700, 214, 100, 90],
      [44, 780, 196, 90, 90],
    ]
      .map(([s, x, y, a, b]) => peak(s, x, y, a, b, 330, snow, 0.5))
      .join(''),
    fill('M-5 332V300Q60 284 130 296T270 304T400 296T560 300T806 288V332z', '#93b1d2'),
    saucerBridge(742, 326, c.mid),
    trees(12, -5, 806, 334, 10, c.mid, 1.6),
    fill('M392 336Q420 300 448 274T486 240L504 230H640L668 244Q694 276 716 300T750 336z', c.near),
    fill('M392 336Q420 300 448 274T486 240L504 230H540Q500 250 480 284T446 336z', '#5f84b2'),
    line('M452 278Q520 262 560 276T686 272M430 304Q500 286 560 300T712 300', '#5f84b2', 3, ROUND),
    fill('M470 240l6-8H664l10 10z', '#cfdeec'),
    landmark(),
    trees(19, 430, 716, 332, 20, c.dark, 1.2),
    cathedral(392, 336, { mid: '#8aa9cb', green: c.green }),
    gables(3, 258, 486, 338, 34, 26, c.near),
    gables(6, 640, 770, 338, 26, 26, c.near),
    water(336, [
      [0, '#f1ddcd'],
      [0.32, '#94b4d4'],
      [1, '#33598d'],
    ]),
    bands(2, POSTER.sun.x, 342, 474, (t) => 48 - 14 * t, '#ffab66', 0.85),
    bands(7, 568, 344, 430, (t) => 92 - 56 * t, '#fffaf2', 0.4),
    ripples(12, 348, 480, 18, '#fffaf2', 0.5),
    fill('M-5 334H806V339H-5z', c.dark),
    bands(4, 470, 418, 440, (t) => 60 - 34 * t, c.deep, 0.45),
    fill('M410 404h126l-10 11h-104q-9 0-12-11z', c.deep),
    fill('M424 404v-10h92l10 10zM440 394v-8h58v8z', '#fffaf2'),
    fill('M486 404v-10h30l10 10zM480 394v-8h18v8z', '#cfdeec'),
    line('M430 399h80M446 390h46', c.near, 3, ' stroke-dasharray="6 4"'),
    tiled(-30, 352, 132, 70, c, r, false),
    tiled(96, 404, 92, 56, c, r, true),
    tiled(186, 440, 108, 40, c, r, false),
    fill('M806 505V462Q750 454 700 472T600 505z', c.dark),
    spruce(770, 484, 150, c.deep, c.dark),
    spruce(716, 490, 104, c.deep, c.dark),
    spruce(668, 496, 66, c.deep, c.dark),
    fill('M806 505V484Q740 474 680 494L650 505z', c.deep),
    fill([clump(806, 470, 26, 22, 7)], c.deep, '', 1),
  ].join('');
};
