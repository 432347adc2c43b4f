import { CARD } from '../kit/air.mjs';
import { gables } from '../kit/land.mjs';
import { line, range } from '../kit/path.mjs';
import { coast, sprig, still } from '../objects/desk.mjs';
import { carton, cup, key, plant, suitcase } from '../objects/room.mjs';

const c = coast;

export const alt = 'Moving boxes, keys and a plant before a row of houses';
export const scene = () => {
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
};
