import { CARD } from '../kit/air.mjs';
import { put } from '../kit/path.mjs';
import { lagoon, sprig, still } from '../objects/desk.mjs';
import { openBook, shelf } from '../objects/paper.mjs';
import { bubbles, headphones, pencil } from '../objects/tools.mjs';

const c = lagoon;

export const alt = 'An open book between two speech bubbles, with headphones';
export const scene = () => {
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
};
