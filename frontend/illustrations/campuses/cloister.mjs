import { bands, CARD } from '../kit/air.mjs';
import { hip, lawn, openings, pyramid, wall } from '../kit/buildings.mjs';
import { clump, flame, ridge, trees } from '../kit/land.mjs';
import { fill, line, oval, range, rect, ROUND } from '../kit/path.mjs';
import { air, far } from './common.mjs';
import { plum } from '../kit/palettes.mjs';

const { w: W, horizon: HZ } = CARD;
const c = plum;

export const alt = 'A bell tower and a fountain seen through the arches of a cloister';
export const scene = () => {
  const arch = (x, r) => `M${x - r} 300V168A${r} ${r} 0 0 1 ${x + r} 168V300z`;
  const vault = (x, r) => `M${x - r + 9} 300V168A${r - 9} ${r - 9} 0 0 1 ${x + r - 9} 168V300z`;
  return [
    air(c, [
      [240, 92, 70, 0],
      [420, 72, 60, 2],
      [112, 116, 50, 1],
    ]),
    ridge(12, HZ + 4, 40, c.far, { ...far, step: 80 }),
    trees(4, -5, W + 5, HZ + 20, 14, c.mid, 1.5),
    hip(60, 210, 500, 18, c, 10),
    wall(60, 246, 500, 36, c, 0),
    fill(openings(64, 246, 492, 26, 20, false, 0.36), c.pane),
    fill(rect(428, 84, 46, 164), c.wall),
    fill(rect(460, 84, 14, 164), c.shade),
    fill(rect(424, 122, 54, 4) + rect(424, 82, 54, 4), c.trim),
    fill(openings(430, 120, 30, 28, 2, false, 0.4), c.deep),
    fill(openings(461, 120, 12, 28, 1, false, 0.4), c.deep),
    pyramid(451, 82, 54, 40, c),
    line('M451 46v-16M446 36h10', c.roof, 2),
    line('M440 150v14M450 150v14M440 180v14', c.pane, 5),
    lawn(244, 320, [260, 400], c, 12),
    fill([flame(126, 262, 88), flame(520, 266, 96), flame(262, 256, 60)], c.near),
    fill([flame(122, 262, 78, 0.05), flame(516, 266, 84, 0.05), flame(259, 256, 52, 0.05)], c.lit),
    fill(oval(196, 284, 46, 11), c.path),
    fill(oval(196, 282, 36, 7), c.shade),
    bands(3, 196, 278, 287, () => 26, c.disc, 0.8),
    fill('M190 282l2-26h8l2 26zM176 256h40q-4 9-20 9t-20-9z', c.trim),
    fill('M197 282l1-17h2l2 17zM197 265q16-1 19-9h-12q-2 7-7 9z', c.shade),
    line('M196 256q-3-20-14-14M196 256q3-20 14-14M196 256v-22', '#fff0d8', 2, ROUND),
    fill(
      `M-5-5H605V345H-5z${arch(197, 122)}${arch(449, 122)}${arch(-55, 122)}`,
      c.dark,
      ' fill-rule="evenodd"',
    ),
    fill(
      `${arch(197, 122)}${vault(197, 122)}${arch(449, 122)}${vault(449, 122)}${arch(-55, 122)}${vault(-55, 122)}`,
      c.near,
      ' fill-rule="evenodd"',
    ),
    fill(
      [71, 323, 575].map((x) => rect(x - 15, 168, 30, 132) + `M${x - 24} 156h48l-8 14h-32z`),
      c.deep,
    ),
    fill(
      [71, 323, 575].map((x) => rect(x - 15, 170, 7, 130) + rect(x - 24, 154, 48, 4)),
      c.near,
    ),
    fill(rect(-5, 296, 610, 8), c.near),
    fill(rect(-5, 302, 610, 43), c.deep),
    line(
      range(9, (i) => `M${300 + (i - 4) * 66} 304L${300 + (i - 4) * 104} 345`).join('') + 'M-5 320H605',
      c.dark,
      2,
    ),
    fill(rect(-5, 30, 610, 4), c.near),
    fill('M292 302h26l-4-22h-18z', c.near),
    fill(clump(305, 266, 24, 16, 9), c.leaf, '', 1),
    fill(clump(299, 261, 12, 8, 7), c.lit, '', 1),
  ].join('');
};
