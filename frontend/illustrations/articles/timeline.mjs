import { bands, CARD, cloud, disc, sky } from '../kit/air.mjs';
import { ridge, spruce, trees } from '../kit/land.mjs';
import { curve, fill, line, poly, put, xy } from '../kit/path.mjs';
import { ember, sprig } from '../objects/desk.mjs';
import { calendar, jet } from '../objects/paper.mjs';

const c = ember;

export const alt =
  'A road with milestones that winds through hills towards a rising plane, a calendar in front';
export const scene = () => {
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
};
