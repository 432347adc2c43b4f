/** The articles of the resource centre, by their number. */
import { bands, CARD, cloud, disc, sky, stars } from '../kit/air.mjs';
import { gables, ridge, spruce, trees } from '../kit/land.mjs';
import { box, curve, fill, line, poly, put, range, rect, ROUND, xy } from '../kit/path.mjs';
import { coast, ember, honey, lagoon, mint, night, plum, sprig, steel, still } from '../objects/desk.mjs';
import { calendar, jet, map, openBook, pin, shelf, stack } from '../objects/paper.mjs';
import { armchair, carton, coins, cup, globe, jar, key, model, plant, suitcase } from '../objects/room.mjs';
import {
  bubbles,
  calculator,
  headphones,
  lamp,
  magnifier,
  pencil,
  penPot,
  typewriter,
} from '../objects/tools.mjs';

const crumpled = (r, c) =>
  fill(
    poly(
      range(9, (i) => {
        const a = (i * 2 * Math.PI) / 9,
          k = r * (i % 2 ? 0.86 : 1);
        return [k * Math.cos(a), -r + k * Math.sin(a)];
      }),
    ),
    c.paper,
  ) +
  fill(
    poly([
      [r * 0.2, -r * 1.8],
      [r * 0.96, -r * 1.1],
      [r * 0.7, -r * 0.2],
      [0, 0],
      [r * 0.3, -r * 0.9],
    ]),
    c.paperShade,
  ) +
  line(`M${-r * 0.5} ${-r * 1.2}L${r * 0.1} ${-r * 0.9}L${-r * 0.2} ${-r * 0.4}`, c.paperShade, 1.6);
const receipt = (c) =>
  fill('M-22-112H22V-6l-5.5 6-5.5-6-5.5 6-5.5-6-5.5 6-5.5-6-5.5 6-5.5-6z', c.paper) +
  line(
    range(6, (i) => `M-14 ${-98 + i * 13}H${i % 2 ? 0 : 4}M10 ${-98 + i * 13}h5`).join(''),
    c.mid,
    3,
    ROUND,
  ) +
  line('M-14-18H15', c.accentShade, 4, ROUND);
const step = (w, h, [face, shade, top]) =>
  fill(rect(-w / 2, -h, w, h), face) +
  fill(rect(w * 0.3, -h, w * 0.2, h), shade) +
  fill(rect(-w / 2 - 4, -h - 6, w + 8, 8), top);
const counter = (c) =>
  fill(rect(-96, -66, 14, 66) + rect(82, -66, 14, 66), c.deep) +
  fill(rect(-84, -62, 168, 40), c.coverShade) +
  fill(rect(-84, -62, 110, 40), c.cover) +
  fill(box(-110, -78, 220, 14, 4), c.trim) +
  fill(box(40, -78, 70, 14, 4), c.shade);
const flag = (c) =>
  line('M0 0V-74', c.deep, 3, ROUND) +
  fill('M-14 0q2-7 14-7t14 7z', c.deep) +
  fill('M2-72Q18-80 32-72T60-72V-38Q46-32 32-38T2-38z', c.accent) +
  fill('M2-55Q18-63 32-55T60-55V-38Q46-32 32-38T2-38z', c.paper);

const folder = (c) =>
  fill(
    poly([
      [-60, 0],
      [-52, -26],
      [66, -26],
      [60, 0],
    ]),
    c.accent,
  ) +
  fill(
    poly([
      [-48, -6],
      [-42, -34],
      [58, -34],
      [54, -6],
    ]),
    c.paper,
  ) +
  fill(
    poly([
      [-60, 0],
      [-54, -18],
      [66, -18],
      [60, 0],
    ]),
    c.accentShade,
  );
const stamp = (c) =>
  fill(box(-26, -10, 52, 10, 3), c.deep) +
  fill('M-6-34Q-14-44 0-50Q14-44 6-34L10-22H-10z', c.accent) +
  fill(box(-20, -23, 40, 13, 3), c.accentShade);

export default {
  1: {
    alt: 'A globe and a map with ten pins',
    scene: () => {
      const c = steel;
      const two = { ...c, accent: c.cover, accentShade: c.coverShade };
      const pins = [
        [184, 282, 0.62, c],
        [222, 252, 0.56, two],
        [258, 276, 0.6, two],
        [290, 248, 0.56, c],
        [324, 280, 0.6, c],
        [206, 268, 0.5, two],
        [342, 256, 0.54, two],
        [150, 262, 0.54, two],
        [274, 292, 0.6, c],
        [240, 296, 0.56, two],
      ];
      return still(
        c,
        CARD,
        [
          [452, 300, 1.36, globe(60, c), 52],
          [250, 300, 1.44, map(c), 120],
          ...pins.map(([x, y, k, tone]) => [x, y, k * 1.1, pin(tone)]),
          [70, 306, 0.9, cup(c), 26],
        ],
        {
          clouds: [
            [300, 48, 70, 1],
            [40, 60, 66, 0],
          ],
          front: sprig(608, 348, 1.1, c, -1),
        },
      );
    },
  },
  2: {
    alt: 'A typewriter with a half-filled page in the light of a lamp',
    scene: () => {
      const c = night;
      return still(
        c,
        CARD,
        [
          [476, 292, 1.2, lamp(c), 40],
          [332, 296, 1.24, typewriter({ ...c, cover: '#47709a', coverShade: '#35597d' }), 90],
          [
            92,
            290,
            0.94,
            stack(
              [
                [120, 20, 0, [c.cover, c.coverShade]],
                [108, 18, 4, [c.accent, c.accentShade]],
              ],
              c,
            ),
            56,
          ],
          [92, 254, 0.86, cup(c)],
          [196, 304, 1, crumpled(15, c), 14],
          [558, 306, 1, crumpled(13, c), 12],
          [160, 312, 1, crumpled(11, c), 10],
        ],
        {
          seed: 12,
          clouds: [[330, 60, 70, 0]],
          air: stars(
            [
              [60, 40, 1],
              [130, 66, 0],
              [210, 36, 2],
              [300, 90, 0],
              [420, 46, 1],
              [520, 70, 2],
              [566, 34, 0],
              [44, 110, 0],
            ],
            '#fff6dc',
          ),
          front: sprig(-10, 350, 0.9, c),
        },
      );
    },
  },
  3: {
    alt: 'Three savings jars, a receipt and a calculator',
    scene: () => {
      const c = mint;
      return still(
        c,
        CARD,
        [
          [86, 298, 1.16, jar(0.3, c), 36],
          [486, 300, 1.1, receipt(c), 24, 4],
          [272, 298, 1.24, jar(0.62, c), 38],
          [372, 298, 1.34, jar(0.95, c), 40],
          [556, 304, 0.96, coins(4, c), 24],
          [176, 306, 1.06, calculator(c), 32, -5],
          [436, 308, 0.8, coins(2, c), 18],
        ],
        {
          seed: 17,
          clouds: [
            [340, 50, 76, 2],
            [40, 56, 66, 1],
          ],
          front: sprig(-10, 350, 0.8, c),
        },
      );
    },
  },
  4: {
    alt: 'An interview counter with a chair, a folder and a passport',
    scene: () => {
      const c = plum;
      return still(
        c,
        CARD,
        [
          [
            484,
            300,
            1.24,
            armchair({ ...c, accent: c.cover, accentShade: c.coverShade, trim: c.accent }, -1),
            46,
          ],
          [140, 304, 1.2, armchair(c), 46],
          [316, 302, 1, counter(c), 104],
          [276, 224, 0.72, folder(c)],
          [346, 224, 0.84, flag(c)],
          [394, 224, 0.62, stamp(c)],
          [566, 306, 1, plant(c, 110), 24],
        ],
        {
          seed: 8,
          clouds: [
            [40, 48, 66, 0],
            [470, 60, 66, 1],
          ],
          air: put(322, 132, 1.1, bubbles(c)),
          front: sprig(-10, 350, 0.8, c),
        },
      );
    },
  },
  5: {
    alt: 'Moving boxes, keys and a plant before a row of houses',
    scene: () => {
      const c = coast;
      return still(
        c,
        CARD,
        [
          [
            0,
            225,
            1,
            gables(9, 262, 604, 0, 66, 40, c.mid) +
              line(
                range(20, (i) => `M${272 + i * 17} ${-24 - (i % 3) * 2}v9`).join(''),
                c.glow,
                5,
                ' stroke-dasharray="9"',
              ),
          ],
          [452, 296, 1.3, carton(c), 60],
          [452, 194, 0.9, carton({ ...c, accent: c.trim, accentShade: '#d8e2e0', trim: c.accent })],
          [556, 302, 1, plant({ ...c, accent: c.cover, accentShade: c.coverShade }, 108), 24],
          [330, 300, 1, carton({ ...c, accent: '#f6c58a', accentShade: '#d79f63' }, 96, 58), 54],
          [330, 242, 0.8, cup({ ...c, accent: c.cover, accentShade: c.coverShade })],
          [226, 308, 0.96, key(c), 0, -8],
          [96, 306, 0.92, suitcase(c), 40],
        ],
        {
          seed: 22,
          clouds: [
            [330, 46, 70, 0],
            [40, 50, 60, 2],
          ],
          front: sprig(608, 350, 0.8, c, -1),
        },
      );
    },
  },
  6: {
    alt: 'University models on three steps of a podium under a magnifying glass',
    scene: () => {
      const c = honey;
      const tone = (roof, shade) => [c.paper, '#e6d3a8', roof, shade];
      const box3 = [c.cover, c.coverShade, c.trim];
      return still(
        c,
        CARD,
        [
          [150, 300, 1, step(132, 40, box3), 62],
          [296, 300, 1, step(132, 84, box3), 62],
          [442, 300, 1, step(132, 58, box3), 62],
          [150, 254, 0.96, model(c, tone(c.leaf, c.near))],
          [296, 210, 0.96, model(c, tone(c.accent, c.accentShade), true)],
          [442, 236, 0.96, model(c, tone(c.roof, c.roofShade))],
          [524, 236, 0.86, magnifier(46, c)],
          [66, 304, 0.8, penPot(c), 16],
        ],
        {
          seed: 26,
          clouds: [
            [370, 44, 76, 1],
            [40, 56, 60, 0],
          ],
          front: sprig(-10, 350, 0.8, c),
        },
      );
    },
  },
  7: {
    alt: 'An open book between two speech bubbles, with headphones',
    scene: () => {
      const c = lagoon;
      const [a, b] = [c.cover, c.accent];
      return still(
        c,
        CARD,
        [
          [
            456,
            300,
            1.06,
            shelf(
              [
                [24, 104, a, b],
                [20, 88, b, c.paper],
                [26, 112, c.dark, b],
                [18, 94, c.leaf, c.paper],
              ],
              c,
            ),
            48,
          ],
          [312, 304, 1.46, openBook(130, c), 92],
          [110, 300, 1.1, headphones(c), 50],
          [196, 310, 0.96, pencil(84, c), 0, -6],
        ],
        {
          seed: 31,
          clouds: [
            [486, 46, 60, 0],
            [40, 52, 60, 1],
          ],
          air: put(318, 164, 1.34, bubbles(c)),
          front: sprig(608, 350, 0.9, c, -1),
        },
      );
    },
  },
  8: {
    alt: 'A road with milestones that winds through hills towards a rising plane, a calendar in front',
    scene: () => {
      const c = ember;
      // The road as a band whose width grows towards us.
      const middle = [[266, 213, 3], [316, 219, 6], [302, 227, 12], [236, 237, 20], [250, 254, 34], [350, 276, 52], [392, 304, 84], [320, 356, 140]]; // prettier-ignore
      const at = (t) => {
        const f = t * (middle.length - 1);
        const i = Math.min(middle.length - 2, Math.floor(f));
        const [a, b, u] = [middle[i], middle[i + 1], f - i];
        const mix = (k, v) => a[k] + (b[k] - a[k]) * v;
        return [mix(0, u * u * (3 - 2 * u)), mix(1, u), mix(2, u)];
      };
      // Offset in the plane of the ground, which we see flattened to a third.
      const side = (s) =>
        curve(36, (t) => {
          const [p, q, [x, y, w]] = [at(Math.max(0, t - 0.03)), at(Math.min(1, t + 0.03)), at(t)];
          const [dx, dy] = [q[0] - p[0], (q[1] - p[1]) * 3];
          const k = (s * w) / 2 / Math.hypot(dx, dy);
          return [x - dy * k, y + (dx * k) / 3];
        });
      const stones = [
        [330, 219, 0.34],
        [206, 241, 0.46],
        [288, 252, 0.58],
        [404, 274, 0.76],
        [478, 310, 1],
      ];
      return [
        sky(c.sky, CARD),
        disc(c.disc, c.halo, CARD),
        cloud(50, 60, 70, c.cloud, 0.6, 1),
        cloud(440, 120, 70, c.cloud, 0.6, 0),
        cloud(280, 44, 60, c.cloud, 0.6, 2),
        line('M246 150Q330 138 392 96', c.paper, 3, ' stroke-linecap="round" stroke-dasharray="2 10"'),
        put(436, 70, 1.02, jet(c.cover), -26),
        ridge(7, 212, 46, c.far, { x1: 605, bottom: 240, step: 64 }),
        ridge(16, 220, 26, c.mid, { x1: 605, bottom: 250, step: 52 }),
        trees(5, 400, 606, 230, 10, c.mid, 1.5),
        fill('M-5 345V224Q120 206 262 214T605 220V345z', c.lawn),
        fill('M-5 262Q90 232 210 244T605 240V345H-5z', '#a8763c'),
        fill('M-5 296Q140 262 300 282T605 268V345H-5z', '#96602f'),
        fill(poly([...side(-1), ...side(1).toReversed()]), c.path),
        line(`M${curve(36, at).map(xy).join('L')}`, c.accentShade, 2, ' stroke-dasharray="7 8"'),
        stones.map(([x, y, k], i) =>
          put(
            x,
            y,
            k,
            fill('M-3 0V-56H3V0z', c.deep) +
              fill('M3-56H40L30-44L40-32H3z', i % 2 ? c.disc : '#d9583a') +
              fill('M3-44H30L40-32H3z', i % 2 ? c.accentShade : '#ad4030'),
          ),
        ),
        spruce(52, 300, 92, c.deep, c.dark),
        spruce(96, 304, 62, c.deep, c.dark),
        fill('M-5 345V308Q60 292 130 314T210 345z', c.dark),
        fill('M605 345V300Q560 292 520 312T440 345z', c.dark),
        put(112, 322, 1.06, calendar({ ...c, accent: '#d9583a', accentShade: '#ad4030' }), -4),
        bands(21, 114, 326, 340, () => 36, c.deep, 0.5),
        sprig(608, 350, 0.9, c, -1),
      ]
        .flat()
        .join('');
    },
  },
};
