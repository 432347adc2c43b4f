import { CARD } from '../kit/air.mjs';
import { fill, rect } from '../kit/path.mjs';
import { honey, sprig, still } from '../objects/desk.mjs';
import { model } from '../objects/room.mjs';
import { magnifier, penPot } from '../objects/tools.mjs';

const c = honey;
const step = (w, h, [face, shade, top]) =>
  fill(rect(-w / 2, -h, w, h), face) +
  fill(rect(w * 0.3, -h, w * 0.2, h), shade) +
  fill(rect(-w / 2 - 4, -h - 6, w + 8, 8), top);

export const alt = 'University models on three steps of a podium under a magnifying glass';
export const scene = () => {
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
};
