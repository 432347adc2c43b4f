/** New Zealand: Mitre Peak over Milford Sound under the Southern Cross; ferns and a tree fern in front. */
import { bands, cloud, disc, POSTER, ripples, sky, stars, water } from '../kit/air.mjs';
import { clump } from '../kit/land.mjs';
import { curve, fill, line, n, poly, ROUND, strokes, xy } from '../kit/path.mjs';

const c = {
  far: '#86b9b4',
  mid: '#4c8792',
  near: '#1f5a6b',
  dark: '#0f3c4d',
  deep: '#072735',
  boat: '#fff6dc',
  boatShade: '#b9d6cd',
  glow: '#ffe3a8',
};

/** The mitre seen from the head of the sound: the pinnacle, the notch, the lower horn, the long walls. */
const mitrePeak = (c) => {
  const left = [
    [512, 74],
    [504, 88],
    [497, 96],
    [486, 122],
    [478, 130],
    [462, 168],
    [452, 174],
    [438, 204],
    [422, 226],
    [404, 240],
    [384, 272],
    [362, 290],
    [344, 312],
    [330, 330],
  ];
  const right = [
    [512, 74],
    [522, 88],
    [528, 104],
    [540, 118],
    [552, 136],
    [566, 146],
    [578, 140],
    [590, 132],
    [600, 142],
    [612, 164],
    [630, 186],
    [644, 210],
    [668, 236],
    [690, 268],
    [720, 300],
    [746, 330],
  ];
  const spine = [
    [512, 74],
    [516, 110],
    [508, 136],
    [520, 168],
    [506, 204],
    [514, 240],
    [494, 284],
    [500, 330],
  ];
  const horn = [
    [590, 132],
    [586, 160],
    [596, 186],
    [584, 220],
    [596, 262],
    [586, 330],
  ];
  return (
    fill(poly([...left.toReversed(), ...right.slice(1)]), c.shade, '', 1) +
    fill(poly([...left, ...spine.toReversed()]), c.lit, '', 1) +
    fill(
      poly([[566, 146], [578, 140], ...horn, [548, 330], [556, 270], [546, 226], [560, 190]]),
      c.mid,
      '',
      1,
    ) +
    fill(
      'M512 74L504 88L497 96L486 122L494 132L500 122L504 144L510 128L516 110zM590 132L578 140L570 145L576 158L582 150L586 160z',
      c.snow,
      '',
      1,
    ) +
    fill(
      'M512 74L522 88L528 104L526 122L520 112L516 128L516 110zM590 132L600 142L606 154L598 152L594 166L586 160z',
      c.snowShade,
      '',
      1,
    ) +
    strokes(c.ledge, 0.6, [
      [
        2,
        'M486 160L470 200L476 222M460 214L440 262M430 250L410 300M620 200L632 250M650 240L668 296M540 170L532 214',
      ],
    ])
  );
};
/** One frond: a curved rachis with pairs of pinnae that shorten to the tip. */
const frond = (x, y, angle, length, curl, c, w = 3) => {
  const a = (angle * Math.PI) / 180;
  const k = Math.max(9, Math.round(length / 8));
  let [px, py] = [x, y];
  const pts = curve(k, (t) => {
    const p = [px, py];
    const b = a + curl * t ** 1.5;
    px += (Math.cos(b) * length) / k;
    py += (Math.sin(b) * length) / k;
    return [...p, b];
  });
  const leaves = pts
    .slice(1)
    .map(([u, v, b], i) => {
      const t = (i + 1) / k,
        len = length * 0.26 * Math.sin(Math.PI * (0.16 + 0.8 * t)) + 2;
      return [1, -1]
        .map((s) => `M${n(u)} ${n(v)}l${n(Math.cos(b + s * 1.05) * len)} ${n(Math.sin(b + s * 1.05) * len)}`)
        .join('');
    })
    .join('');
  return line(leaves, c, w, ROUND, 1) + line(`M${pts.map(xy).join('L')}`, c, 2.4, ROUND, 1);
};
/** A koru: the rolled young frond. */
const koru = (x, y, h, dir, c) =>
  line(
    `M${x} ${y}Q${x - dir * 6} ${n(y - h * 0.6)} ${x + dir * 4} ${n(y - h * 0.86)}q${dir * 6} ${n(-h * 0.16)} ${dir * 17} ${n(-h * 0.1)}q${dir * 12} 8 ${dir * 4} 18q${-dir * 8} 8 ${-dir * 14} 0q${-dir * 3} -8 ${dir * 4} -10`,
    c,
    4.6,
    ROUND,
    1,
  );
const treeFern = (x, y, h, c) =>
  fill(
    `M${x - 8} ${y}Q${x - 2} ${y - h * 0.5} ${x - 5} ${y - h}h10Q${x + 4} ${y - h * 0.5} ${x + 10} ${y}z`,
    c.deep,
    '',
    1,
  ) +
  [
    [-160, 84, -0.9],
    [-195, 66, -0.9],
    [-130, 84, -0.7],
    [-100, 62, 0.6],
    [-62, 84, 0.8],
    [-28, 80, 0.9],
    [8, 60, 0.8],
  ]
    .map(([a, l, u], i) => frond(x, y - h, a, l, u, i % 3 === 1 ? c.near : c.deep, 2.6))
    .join('');
const launch = (x, y, c) =>
  fill(`M${x} ${y}h92l-12 11h-70q-8 0-10-11z`, c.deep) +
  fill(`M${x + 8} ${y}v-10h66l8 10zM${x + 20} ${y - 10}v-8h38l6 8z`, c.boat) +
  fill(`M${x + 52} ${y}v-10h22l8 10zM${x + 44} ${y - 10}v-8h14l6 8z`, c.boatShade) +
  line(`M${x + 14} ${y - 5}h54M${x + 25} ${y - 14}h28`, c.near, 2.8, ' stroke-dasharray="6 3"');

export const landmark = () =>
  mitrePeak({
    lit: '#6fa5a5',
    shade: '#1f5a6b',
    mid: '#3f7d89',
    snow: '#f7f3e2',
    snowShade: '#a9ccc8',
    ledge: '#2f6e7c',
  });
export const alt = 'Mitre Peak over Milford Sound with ferns in front, by moonlight';
export const scene = () => {
  return [
    sky([
      [0, '#143f5a'],
      [0.4, '#3a7c8e'],
      [0.76, '#a5cdb9'],
      [1, '#f7e2b4'],
    ]),
    disc('#fff1c4', '#ffeec0'),
    stars(
      [
        [628, 52, 2],
        [668, 92, 2],
        [632, 150, 2],
        [596, 104, 1],
        [650, 118, 0],
        [92, 48, 0],
        [176, 84, 1],
        [268, 42, 0],
        [372, 66, 1],
        [752, 48, 0],
        [724, 142, 0],
        [420, 34, 0],
        [44, 110, 0],
      ],
      '#fff6dc',
    ),
    cloud(60, 150, 90, c.far, 0.5, 2),
    cloud(340, 128, 90, c.far, 0.45, 0),
    fill('M-5 330V236L40 214L66 222L104 188L128 206L150 200L196 254L238 290L292 322L330 330z', c.far) +
      fill('M104 188L128 206L150 200L176 230L150 222L132 236L118 212L96 226L84 206z', '#e6efdf'),
    fill('M300 332L352 296L380 300L420 268L470 332z', c.far),
    fill('M-5 334V150L30 142L58 168L78 176L96 210L128 238L146 272L178 300L206 334z', c.mid) +
      fill('M-5 334V196L22 190L40 220L66 240L74 278L104 300L112 334z', '#3a7483'),
    landmark(),
    fill('M806 334V128L786 138L768 166L756 172L744 206L728 226L716 262L696 290L672 334z', c.dark) +
      fill(
        'M806 128L786 138L768 166L756 172L744 206L728 226L716 262L696 290L672 334H712L722 300L742 276L748 240L766 218L772 186L790 166L806 160z',
        '#2b6878',
      ),
    strokes('#f7f3e2', 0.9, [
      [3.4, 'M88 226V258L84 266V328'],
      [1.6, 'M93 228V300'],
    ]),
    strokes('#f7f3e2', 0.5, [[3, 'M70 331h34m-46 4h20']]),
    strokes('#cfe6da', 0.45, [
      [6, 'M560 252h96M596 262h110M150 262h70M420 300h70'],
      [4, 'M530 292h60M700 278h60'],
    ]),
    water(330, [
      [0, '#e8dcb4'],
      [0.26, '#6aa3a3'],
      [1, '#0f4256'],
    ]),
    bands(2, POSTER.sun.x, 336, 470, (t) => 48 - 14 * t, '#fff1c4', 0.9),
    bands(7, 520, 336, 470, (t) => 130 - 104 * t, c.near, 0.4),
    bands(8, 92, 336, 400, (t) => 96 - 50 * t, c.near, 0.3),
    ripples(12, 340, 480, 18, '#fff6dc', 0.45),
    bands(4, 398, 416, 440, (t) => 46 - 26 * t, c.deep, 0.5),
    launch(350, 402, c),
    strokes('#fff6dc', 0.6, [[1.8, 'M448 412h30m10 3h24M300 414h38']]),
    fill('M-5 505V436Q50 428 104 452T220 490L262 505z', c.dark),
    frond(36, 470, -74, 150, 0.9, c.near, 3.4),
    frond(60, 480, -46, 152, 0.9, c.near, 3.4),
    frond(16, 470, -104, 118, -0.9, c.dark, 3.2),
    frond(100, 490, -24, 118, 0.7, c.deep, 3),
    frond(70, 486, -62, 108, 0.9, c.deep, 3),
    koru(142, 486, 64, 1, c.deep),
    koru(120, 492, 46, -1, c.deep),
    fill('M-5 505V472Q60 462 130 488L190 505z', c.deep),
    fill('M806 505V440Q760 436 716 456T616 505z', c.dark),
    treeFern(736, 476, 120, c),
    frond(790, 490, -120, 90, -0.8, c.deep, 2.8),
    frond(690, 492, -140, 74, -0.7, c.deep, 2.6),
    fill('M806 505V474Q740 462 690 488L650 505z', c.deep),
    fill([clump(786, 470, 28, 16, 8)], c.deep, '', 1),
  ].join('');
};
