import { CARD } from '../kit/air.mjs';
import { sprig, steel, still } from '../objects/desk.mjs';
import { map, pin } from '../objects/paper.mjs';
import { cup, globe } from '../objects/room.mjs';

const c = steel;

export const alt = 'A globe and a map with ten pins';
export const scene = () => {
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
};
