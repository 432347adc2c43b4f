import { CARD, stars } from '../kit/air.mjs';
import { fill, line, poly, range } from '../kit/path.mjs';
import { night, sprig, still } from '../objects/desk.mjs';
import { stack } from '../objects/paper.mjs';
import { cup } from '../objects/room.mjs';
import { lamp, typewriter } from '../objects/tools.mjs';

const c = night;
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

export const alt = 'A typewriter with a half-filled page in the light of a lamp';
export const scene = () => {
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
};
