import { CARD } from '../kit/air.mjs';
import { fill, line, range, ROUND } from '../kit/path.mjs';
import { mint, sprig, still } from '../objects/desk.mjs';
import { coins, jar } from '../objects/room.mjs';
import { calculator } from '../objects/tools.mjs';

const c = mint;
const receipt = (c) =>
  fill('M-22-112H22V-6l-5.5 6-5.5-6-5.5 6-5.5-6-5.5 6-5.5-6-5.5 6-5.5-6z', c.paper) +
  line(
    range(6, (i) => `M-14 ${-98 + i * 13}H${i % 2 ? 0 : 4}M10 ${-98 + i * 13}h5`).join(''),
    c.mid,
    3,
    ROUND,
  ) +
  line('M-14-18H15', c.accentShade, 4, ROUND);

export const alt = 'Three savings jars, a receipt and a calculator';
export const scene = () => {
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
};
