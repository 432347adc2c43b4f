/** Postcards from Toronto, Manchester and Munich: a scene in a paper border with a stamp and a postmark. */
import { bands, cloud, disc, POSTCARD, ripples, sky, water } from './kit/air.mjs';
import { chimneys, hip, openings, panes, pyramid, wall, wing } from './kit/buildings.mjs';
import { clump, leafTree, ridge, skyline, trees } from './kit/land.mjs';
import { peak } from './kit/mountains.mjs';
import { box, clipped, dot, fill, line, oval, poly, put, range, rect, ROUND } from './kit/path.mjs';
import { ember, lilac, steel } from './kit/palettes.mjs';
import { landmark as cnTower, leaf } from './destinations/canada.mjs';

const { w: W, h: H, sun: SUN } = POSTCARD;
const air = (c, clouds) =>
  sky(c.sky, POSTCARD) +
  disc(c.disc, c.halo, POSTCARD) +
  clouds.map(([x, y, w, kind]) => cloud(x, y, w, c.cloud, 0.6, kind)).join('');
const tree = (x, y, h, c, wide) => leafTree(x, y, h, { trunk: c.deep, leaf: c.leaf, lit: c.lit }, wide);
/** A stamp with perforated edges, and the wavy lines of a postmark across its corner. */
const stamp = (c, emblem) => {
  const holes =
    range(7, (i) => dot(396 + i * 10, 26, 3) + dot(396 + i * 10, 100, 3)).join('') +
    range(6, (i) => dot(391, 33 + i * 12, 3) + dot(461, 33 + i * 12, 3)).join('');
  return (
    fill(rect(391, 26, 70, 74), '#fffaf0') +
    fill(holes, c.sky[0][1]) +
    fill(rect(400, 35, 52, 56), c.trim) +
    fill(rect(400, 70, 52, 21), c.near) +
    put(426, 64, 1, emblem) +
    line(
      dot(384, 84, 21) + dot(384, 84, 14) + range(4, (i) => `M404 ${72 + i * 8}q9-7 18 0t18 0t18 0`).join(''),
      c.dark,
      1.8,
      ' opacity=".6"' + ROUND,
    )
  );
};
const card = (c, scene, emblem) =>
  fill(`M0 0H${W}V${H}H0z`, '#fffaf0') +
  clipped('card', box(13, 13, W - 26, H - 26, 4), [scene, stamp(c, emblem)]);

const toronto = () => {
  const c = {
    ...lilac,
    sky: [
      [0, '#a58fc0'],
      [0.45, '#d6bcd6'],
      [0.82, '#f7d8cf'],
      [1, '#fde5cb'],
    ],
    disc: '#f2603f',
    wall: '#c79a86',
    shade: '#9a7076',
    trim: '#fbe3cf',
    roof: '#5d5382',
    roofShade: '#463d69',
    pane: '#5a4766',
    lawn: '#7d8a6c',
    lawnLit: '#8d9a78',
    path: '#f3dcc6',
    near: '#59507c',
    dark: '#3a3560',
    deep: '#262347',
    leaf: '#c2452f',
    lit: '#e0643a',
  };
  const hall = rect(232, 190, 190, 56);
  return card(
    c,
    [
      air(c, [
        [210, 52, 70, 0],
        [36, 60, 60, 2],
      ]),
      skyline(29, -4, 484, 214, 60, 15, '#c3aecb', { bottom: 240, tops: 3 }),
      put(40, 24, 0.6, cnTower()),
      skyline(41, 300, 484, 216, 66, 16, '#9a8fb8', { bottom: 240, tops: 3 }),
      trees(4, -5, W + 5, 226, 14, '#9a8fb8', 1.5),
      hip(222, 190, 210, 24, c),
      fill(hall, c.wall),
      fill(rect(392, 190, 30, 56), c.shade),
      panes(5, 228, 196, 78, 44, 6, 2, c, { ww: 6, wh: 13 }),
      panes(7, 346, 196, 72, 44, 6, 2, c, { ww: 6, wh: 13 }),
      wall(308, 248, 44, 108, c, 0.28),
      fill(rect(302, 112, 8, 134) + `M302 112l4-18 4 18zM350 112l4-18 4 18z`, c.wall),
      fill(rect(350, 112, 8, 134), c.shade),
      pyramid(330, 140, 50, 40, c),
      line('M330 101v-10', c.roof, 2),
      fill(openings(314, 178, 24, 26, 2, false, 0.3), c.pane),
      fill(openings(312, 248, 32, 38, 1, false, 0.1), c.deep),
      fill(openings(317, 248, 22, 30, 1, false, 0.1), c.glow),
      fill('M-5 246H485V325H-5z', c.lawn),
      fill(
        poly([
          [318, 248],
          [342, 248],
          [320, 325],
          [230, 325],
        ]),
        c.path,
      ),
      fill(
        poly([
          [60, 248],
          [150, 248],
          [40, 325],
          [-120, 325],
        ]),
        c.lawnLit,
      ),
      tree(196, 254, 70, c),
      tree(448, 262, 96, c),
      tree(54, 296, 138, c, 1.05),
      fill('M-5 325V286Q60 276 110 296L150 325z', c.dark),
      fill('M485 325V292Q430 284 390 304L364 325z', c.dark),
      fill(clump(132, 304, 20, 10, 8), c.deep, '', 1),
      fill(range(12, (i) => dot(150 + i * 21, 280 + ((i * 17) % 24), 2)).join(''), c.lit),
    ]
      .flat()
      .join(''),
    put(0, -4, 1, leaf(0, 0, 2, 0, { leaf: c.leaf, leafShade: '#97332a' })),
  );
};
const manchester = () => {
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
const munich = () => {
  const c = {
    ...steel,
    far: '#b9cee3',
    wall: '#f0d3a6',
    shade: '#cfa977',
    trim: '#fff6e2',
    roof: '#c9603f',
    roofShade: '#a34935',
    pane: '#8a5f4a',
    lawn: '#7fa27a',
    near: '#4b7a5c',
    dark: '#285648',
    deep: '#163a38',
    leaf: '#3f7a58',
    lit: '#5f9a6a',
  };
  const tower = (x) =>
    fill(rect(x - 15, 92, 30, 156), '#b8644c') +
    fill(rect(x + 4, 92, 11, 156), '#8f4a40') +
    fill(rect(x - 17, 90, 34, 4) + rect(x - 16, 140, 32, 3) + rect(x - 16, 190, 32, 3), c.trim) +
    fill(openings(x - 12, 134, 16, 30, 2, false, 0.4), c.deep) +
    fill(dot(x - 4, 160, 8), c.trim) +
    fill(
      `M${x - 16} 90Q${x - 19} 70 ${x - 6} 64Q${x - 3} 60 ${x - 2} 56H${x + 2}Q${x + 3} 60 ${x + 6} 64Q${x + 19} 70 ${x + 16} 90z`,
      '#5f9a8f',
    ) +
    fill(
      `M${x + 2} 90Q${x + 8} 72 ${x} 56H${x + 2}Q${x + 3} 60 ${x + 6} 64Q${x + 19} 70 ${x + 16} 90z`,
      '#3f7d76',
    ) +
    line(`M${x} 56V42`, '#e9a63c', 2) +
    fill(dot(x, 44, 2.4), '#e9a63c');
  const snow = { lit: '#c3d5e7', shade: '#9db8d4', snow: '#fffaf2', snowShade: '#d8e4ef' };
  return card(
    c,
    [
      air(c, [
        [204, 44, 66, 2],
        [34, 52, 60, 1],
      ]),
      peak(4, 36, 104, 90, 80, 222, snow),
      peak(9, 112, 134, 60, 60, 222, snow),
      peak(16, 238, 118, 60, 80, 222, snow),
      peak(31, 412, 116, 90, 90, 222, snow),
      ridge(12, 222, 22, c.mid, { x1: 485, bottom: 260, step: 60 }),
      trees(5, -5, W + 5, 232, 10, '#6f95b2', 1.4),
      fill(
        poly([
          [296, 214],
          [306, 166],
          [452, 166],
          [470, 214],
        ]),
        c.roof,
      ) +
        fill(
          poly([
            [430, 166],
            [452, 166],
            [470, 214],
            [440, 214],
          ]),
          c.roofShade,
        ) +
        fill(rect(300, 212, 164, 36), '#b8644c') +
        fill(openings(322, 246, 136, 28, 8, true, 0.5), '#7d4038'),
      tower(300),
      tower(346),
      [
        [-8, 96, 34, 54],
        [74, 90, 32, 46],
        [160, 84, 30, 50],
      ].map(
        ([x, w, rh, h], i) =>
          hip(x, 248 - h, w, rh * 0.6, c, 16) +
          fill(rect(x, 248 - h, w, h), [c.wall, '#f6e5c6', '#e9c4a0'][i]) +
          fill(rect(x + w - 10, 248 - h, 10, h), c.shade) +
          panes(i + 3, x + 4, 252 - h, w - 16, h - 6, 5, 3, c, { ww: 7, wh: 10, lights: 0.15 }),
      ),
      [[392, 96, 50]].map(
        ([x, w, h]) =>
          hip(x, 248 - h, w, 22, c, 16) +
          fill(rect(x, 248 - h, w, h), '#f6e5c6') +
          panes(11, x + 4, 252 - h, w - 8, h - 6, 6, 2, c, { ww: 7, wh: 10 }),
      ),
      water(
        258,
        [
          [0, '#dfe9ea'],
          [0.4, '#8fb5c6'],
          [1, '#3f7390'],
        ],
        POSTCARD,
      ),
      fill('M-5 246H485V262H-5z', c.near),
      trees(8, 110, 300, 258, 9, c.near, 1.6),
      bands(2, SUN.x, 270, 306, () => 28, c.disc, 0.85),
      bands(7, 324, 266, 304, (t) => 34 - 14 * t, '#8f4a40', 0.4),
      ripples(5, 266, 306, 10, c.trim, 0.6, POSTCARD),
      tree(448, 300, 124, c),
      fill('M485 325V288Q440 280 400 300L370 325z', c.dark),
      fill('M-5 325V290Q60 282 110 302L140 325z', c.dark),
      tree(30, 304, 96, c),
      fill(clump(92, 304, 22, 10, 8), c.deep, '', 1),
      line('M150 312v-14h42v14M146 298h50', c.deep, 3.4, ROUND),
    ]
      .flat()
      .join(''),
    line('M-9 4Q-20-10-10-18Q0-22 2-10Q4 0 10 4M9 4Q20-10 10-18Q0-22-2-10Q-4 0-10 4', '#b5713a', 4, ROUND),
  );
};
export default {
  canada: { alt: 'A postcard of a college in Toronto among red maples', scene: toronto },
  'united-kingdom': { alt: 'A postcard of mills along a canal in Manchester', scene: manchester },
  germany: { alt: 'A postcard of the Frauenkirche in Munich before the Alps', scene: munich },
};
