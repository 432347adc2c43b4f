/** The table before a window's view that every still life stands on, and its colours. */
import { bands, cloud, disc, sky } from '../kit/air.mjs';
import { ridge } from '../kit/land.mjs';
import { fill, line, put } from '../kit/path.mjs';
import * as airs from '../kit/palettes.mjs';

const tones = (air, [accent, accentShade, cover, coverShade, table, front], rest) => ({
  ...air,
  accent,
  accentShade,
  cover,
  coverShade,
  table,
  front,
  paper: '#fffaf0',
  paperShade: '#e4d8c8',
  ...rest,
});
export const honey = tones(airs.honey, ['#d9583a', '#ad4030', '#4f6a4e', '#38503c', '#a57e48', '#6d522e']);
export const rose = tones(airs.rose, ['#f3b04a', '#cc8732', '#6a2f49', '#522139', '#a0566a', '#763a54']);
export const steel = tones(airs.steel, ['#f2a24b', '#cd7d33', '#42679a', '#2f5080', '#7699bf', '#42679a']);
export const lagoon = tones(airs.lagoon, ['#f7b13c', '#d48d28', '#1f6470', '#154c57', '#4c99a2', '#2b7384']);
export const ember = tones(airs.ember, ['#fbd98a', '#dcae5c', '#5a2a30', '#451d26', '#b4533f', '#86382f']);
export const lilac = tones(airs.lilac, ['#ff9670', '#d96f58', '#47336b', '#352453', '#8a6ca6', '#5d4585']);
export const coast = tones(airs.coast, ['#f08c4a', '#c96a35', '#235f86', '#194a6b', '#5a93b0', '#3a7391'], {
  near: '#3a7391',
  dark: '#1f4f6c',
  deep: '#12354c',
  leaf: '#235f86',
  lit: '#4c8aa8',
});
export const plum = tones(airs.plum, ['#f6b45a', '#d28a40', '#6d3158', '#552344', '#a85c78', '#7d3c60']);
export const mint = tones(airs.mint, ['#f08a4a', '#c96734', '#1f5b50', '#164840', '#5d9f86', '#2d7464']);
export const night = tones(airs.night, ['#f2b45a', '#cc8a3c', '#47709a', '#2f5478', '#35597d', '#1b3a5c']);

/** A spray of leaves that comes in from a lower corner. */
export const sprig = (x, y, k, c, flip = 1) => {
  const leaf = (a, l) =>
    put(
      0,
      0,
      1,
      fill(`M0 0Q${l * 0.4} ${-l * 0.26} ${l} 0Q${l * 0.4} ${l * 0.2} 0 0z`, a % 2 ? c.dark : c.deep, '', 1),
      a,
    );
  return `<g transform="translate(${x} ${y})scale(${flip * k} ${k})">${[
    [-88, 62],
    [-62, 84],
    [-38, 92],
    [-15, 84],
    [6, 60],
  ]
    .map(([a, l]) => leaf(a, l))
    .join('')}</g>`;
};
/** The height of the table's far edge. */
export const edge = ({ horizon }) => horizon + 14;
/**
 * Sky, hills and table with the things on it: [x, y, scale, drawing, half-width of its reflection, turn].
 * @param {{ seed?: number, clouds?: number[][], sky?: string, front?: string }} options what hangs in the air, what is nearest
 */
export const still = (c, frame, things, { seed = 7, clouds = [], air = '', front = '' } = {}) => {
  const { w, h } = frame;
  const y = edge(frame);
  return [
    sky(c.sky, frame),
    disc(c.disc, c.halo, frame),
    clouds.map(([x, cy, cw, kind]) => cloud(x, cy, cw, c.cloud, 0.6, kind)),
    air,
    ridge(seed, y - 4, h * 0.13, c.far, { x1: w + 5, bottom: y + 4, step: 58 }),
    ridge(seed + 9, y, h * 0.07, c.mid, { x1: w + 5, bottom: y + 4, step: 44 }),
    fill(`M-5 ${y}H${w + 5}V${h + 5}H-5z`, c.table),
    fill(`M-5 ${y}H${w + 5}v2H-5z`, c.trim),
    bands(2, frame.sun.x, y + 10, h - 30, (t) => frame.sun.r * (0.85 - 0.2 * t), c.trim, 0.28),
    fill(`M-5 ${h - 20}H${w + 5}V${h + 5}H-5z`, c.front),
    line(`M-5 ${h - 20}H${w + 5}`, c.near, 2),
    things.map(
      ([x, ty, k, body, reach = 0, turn = 0], i) =>
        (reach
          ? bands(20 + i, x, ty + 2, Math.min(ty + 20, h - 22), (t) => reach * (1 - 0.5 * t), c.front, 0.55)
          : '') + put(x, ty, k, body, turn),
    ),
    front,
  ]
    .flat(2)
    .join('');
};
