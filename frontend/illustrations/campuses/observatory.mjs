import { CARD, cloud, disc, sky, stars } from '../kit/air.mjs';
import { openings, panes, wing } from '../kit/buildings.mjs';
import { ridge, spruce, trees } from '../kit/land.mjs';
import { peak } from '../kit/mountains.mjs';
import { dot, fill, line, rect, ROUND } from '../kit/path.mjs';
import { night } from '../kit/palettes.mjs';

const { w: W, h: H, horizon: HZ } = CARD;
const c = night;

export const alt = 'An observatory on a hill under stars';
export const scene = () => {
  const X = 398;
  return [
    sky(c.sky, CARD),
    disc(c.disc, c.halo, CARD),
    stars(
      [
        [60, 40, 1],
        [120, 74, 0],
        [166, 30, 2],
        [232, 64, 0],
        [280, 28, 1],
        [330, 80, 0],
        [356, 40, 0],
        [430, 26, 2],
        [482, 60, 1],
        [520, 30, 0],
        [560, 84, 1],
        [576, 44, 0],
        [36, 110, 0],
        [306, 118, 1],
        [512, 112, 0],
        [90, 140, 0],
      ],
      '#fff6dc',
    ),
    line('M430 26L482 60L560 84M482 60L520 30', '#9fb6c6', 0.8, ' opacity=".6"'),
    cloud(40, 92, 76, c.cloud, 0.35, 0),
    cloud(470, 136, 70, c.cloud, 0.3, 2),
    peak(4, 60, 138, 110, 100, 230, { lit: '#6f92ae', shade: '#547a9b' }, 0),
    peak(8, 300, 166, 110, 110, 230, { lit: '#6f92ae', shade: '#547a9b' }, 0),
    peak(15, 560, 140, 120, 100, 230, { lit: '#6f92ae', shade: '#547a9b' }, 0),
    ridge(19, HZ + 8, 30, c.mid, { x1: W + 5, bottom: H, step: 64 }),
    trees(4, -5, W + 5, HZ + 20, 10, c.mid, 0.8),
    fill('M150 345Q230 266 300 240T470 226Q540 240 605 280V345z', c.near),
    fill('M150 345Q230 266 300 240T430 224Q330 260 290 345z', c.lawnLit),
    fill('M120 345Q260 300 360 292T605 318V345z', c.lawn),
    fill(rect(X - 56, 168, 112, 64), c.wall),
    fill(rect(X + 22, 168, 34, 64), c.shade),
    fill(`M${X - 62} 168A62 62 0 0 1 ${X + 62} 168z`, c.roof),
    fill(`M${X + 14} 107A62 62 0 0 1 ${X + 62} 168H${X + 26}Q${X + 30} 132 ${X + 14} 107z`, c.roofShade),
    fill(`M${X - 18} 168Q${X - 20} 130 ${X - 38} 119L${X - 22} 108Q${X - 4} 122 ${X + 2} 168z`, c.dark),
    fill(`M${X - 14} 168L${X - 44} 106L${X - 34} 101L${X - 2} 160z`, c.shade),
    fill(`M${X - 47} 108L${X - 31} 100l4 8L${X - 43} 116z`, c.trim),
    fill(rect(X - 66, 166, 132, 6), c.trim),
    panes(3, X - 50, 182, 70, 30, 4, 1, c, { ww: 8, wh: 18, lights: 0.6 }),
    fill(openings(X - 12, 232, 24, 34, 1), c.pane),
    line(
      `M${X - 30} 168Q${X - 44} 150 ${X - 46} 142M${X + 30} 168Q${X + 32} 134 ${X + 14} 110`,
      c.shade,
      1.4,
    ),
    fill(rect(490, 206, 46, 36), c.wall) + fill(rect(520, 206, 16, 36), c.shade),
    fill('M486 206A27 27 0 0 1 540 206z', c.roof) +
      fill('M518 180A27 27 0 0 1 540 206H524Q526 190 518 180z', c.roofShade),
    fill(rect(484, 204, 58, 4), c.trim),
    line('M500 218v12M510 218v12', c.glow, 5),
    wing(6, 270, 240, 74, 26, 6, 1, { ...c, roof: c.shade, roofShade: c.mid }, { roof: 10, lights: 0.5 }),
    line(`M${X} 234Q${X - 10} 262 ${X - 74} 288T240 345`, c.path, 9, ROUND, 1),
    line('M372 268v-14M310 298v-18M262 326v-22', c.deep, 2.4),
    fill(dot(372, 252, 3.4) + dot(310, 277, 4) + dot(262, 301, 5), c.glow),
    fill('M-5 345V292Q50 280 100 300T200 345z', c.dark),
    spruce(30, 318, 150, c.deep, c.dark),
    spruce(84, 326, 104, c.deep, c.dark),
    spruce(128, 336, 66, c.deep, c.dark),
    fill('M-5 345V318Q50 310 100 330L130 345z', c.deep),
    fill('M605 345V296Q560 290 520 310T440 345z', c.dark),
    spruce(568, 326, 120, c.deep, c.dark),
    spruce(522, 336, 74, c.deep, c.dark),
    fill('M605 345V322Q550 316 500 345z', c.deep),
  ].join('');
};
