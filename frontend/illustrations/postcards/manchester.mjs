import { bands, POSTCARD, ripples, water } from '../kit/air.mjs';
import { chimneys, hip, panes, wing } from '../kit/buildings.mjs';
import { clump, skyline } from '../kit/land.mjs';
import { dot, fill, line, oval, poly, put, range, rect } from '../kit/path.mjs';
import { ember } from '../kit/palettes.mjs';

import { air, card } from './card.mjs';

const { sun: SUN } = POSTCARD;
const c = {
  ...ember,
  sky: [
    [0, '#b9697a'],
    [0.45, '#e29a94'],
    [0.82, '#f9cfae'],
    [1, '#fde4bf'],
  ],
  cloud: '#f6c7b4',
  far: '#dfa29a',
  mid: '#c27d80',
  wall: '#b05048',
  shade: '#863a40',
  trim: '#f0c9a8',
  pane: '#5a2836',
  near: '#6d3046',
  dark: '#4a2036',
  deep: '#311428',
  leaf: '#6d4a4a',
  lit: '#8a625a',
  disc: '#fff0c8',
};

export const alt = 'A postcard of mills along a canal in Manchester';
export const scene = () => {
  const spire =
    fill('M292 244V120h30V244zM288 120h38v-5h-38zM292 115l15-62 15 62z', c.shade) +
    fill('M292 244V120h18V244zM292 115l15-62 3 62z', '#9a4650') +
    fill(dot(303, 138, 8), c.trim) +
    fill('M286 130l4-24 4 24zM320 130l4-24 4 24z', c.shade);
  return card(
    c,
    [
      air(c, [
        [214, 44, 66, 1],
        [36, 56, 60, 0],
      ]),
      skyline(29, -4, 484, 212, 44, 16, c.far, { bottom: 240, tops: 3 }),
      fill('M92 226V110h10V226zM120 226V128h9V226z', c.far),
      fill(
        poly([
          [30, 226],
          [31, 150],
          [40, 150],
          [41, 226],
        ]),
        c.mid,
      ),
      put(0, 0, 1, spire),
      hip(240, 206, 120, 18, { roof: c.near, roofShade: c.dark }),
      wing(6, 244, 250, 112, 44, 10, 2, { ...c, wall: '#9a4650' }, { roof: 0 }),
      fill(
        poly([
          [372, 250],
          [374, 84],
          [388, 84],
          [390, 250],
        ]),
        c.wall,
      ) +
        fill(
          poly([
            [383, 250],
            [382, 84],
            [388, 84],
            [390, 250],
          ]),
          c.shade,
        ) +
        fill(rect(370, 80, 22, 7) + rect(371, 96, 20, 3), c.dark),
      fill(rect(386, 152, 100, 98), c.wall),
      fill('M386 152l16-16 16 16zM418 152l16-16 16 16zM450 152l16-16 16 16z', c.near),
      panes(8, 390, 158, 96, 84, 6, 4, c, { ww: 9, wh: 14, lights: 0.25 }),
      line('M386 178h100M386 199h100M386 220h100', c.shade, 2),
      fill(rect(-5, 172, 118, 78), c.wall) +
        fill(rect(100, 172, 13, 78), c.shade) +
        hip(-16, 172, 132, 20, c, 10) +
        panes(3, 0, 178, 98, 68, 7, 3, c, { ww: 7, wh: 14, lights: 0.2 }),
      chimneys([[64, 156, 14]], c),
      water(
        256,
        [
          [0, '#f3c3ae'],
          [0.4, '#b97f86'],
          [1, '#5c3250'],
        ],
        POSTCARD,
      ),
      fill('M-5 248H485V260H-5z', c.near),
      bands(2, SUN.x, 266, 306, () => 28, c.disc, 0.85),
      bands(7, 436, 266, 300, (t) => 40 - 16 * t, c.dark, 0.4),
      ripples(5, 266, 306, 9, c.trim, 0.5, POSTCARD),
      fill('M112 252Q190 196 268 252V262H248Q190 220 132 262H112z', c.dark),
      line('M112 250Q190 194 268 250', c.mid, 3),
      line('M124 240V226M156 222V206M190 214V198M224 222V206M256 240V226M112 236Q190 180 268 236', c.dark, 2),
      bands(4, 346, 300, 308, () => 60, c.deep, 0.4),
      fill('M270 284H420Q424 284 422 288L414 298H280Q270 296 270 284z', c.deep),
      fill('M286 284V268H404V284z', '#2f6f73') +
        fill('M372 284V268H404V284z', '#235457') +
        fill('M282 265H408V269H282z', c.trim) +
        line('M298 276h64', c.glow, 6, ' stroke-dasharray="8 8"') +
        fill('M390 265v-9h6v9z', c.deep),
      fill('M-5 325V296Q50 286 100 304L130 325z', c.dark),
      fill(clump(20, 294, 26, 14, 8), c.deep, '', 1),
      fill('M485 325V300Q450 296 430 310L420 325z', c.dark),
    ]
      .flat()
      .join(''),
    fill(
      range(3, (i) =>
        poly(
          range(6, (k) => [
            (i - 1) * 14 + 8.4 * Math.cos((k * Math.PI) / 3 + Math.PI / 6),
            -8 + (i % 2 ? 6 : -6) + 8.4 * Math.sin((k * Math.PI) / 3 + Math.PI / 6),
          ]),
        ),
      ).join(''),
      '#e9a63c',
    ) +
      fill(oval(0, -3, 7, 5), c.deep) +
      line('M-2-8v10M2-8v10', '#e9a63c', 1.6) +
      fill(oval(-3, -10, 3, 5) + oval(3, -10, 3, 5), '#fffaf0'),
  );
};
