import { CARD } from '../kit/air.mjs';
import { box, fill, line, poly, put, rect, ROUND } from '../kit/path.mjs';
import { plum, sprig, still } from '../objects/desk.mjs';
import { armchair, plant } from '../objects/room.mjs';
import { bubbles } from '../objects/tools.mjs';

const c = plum;
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

export const alt = 'An interview counter with a chair, a folder and a passport';
export const scene = () => {
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
};
