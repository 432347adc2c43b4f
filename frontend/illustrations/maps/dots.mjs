/** Numbered dots that never cover one another. */
import { n, xy } from '../kit/path.mjs';

const RADIUS = 10;
const GAP = 2;

/** Each digit as one stroke, 5 wide and 8 high: a picture on a page cannot use the page's fonts. */
const DIGITS = [
  'M2.5.2C1 .2.3 1.8.3 4S1 7.8 2.5 7.8 4.7 6.2 4.7 4 4 .2 2.5.2z',
  'M1.1 1.6 2.9.3V7.8',
  'M.5 2.2C.6.9 1.4.2 2.5.2c1.3 0 2.2.9 2.2 2.1 0 1.1-.7 1.9-1.8 3.1L.5 7.8h4.3',
  'M.6 1.4C1 .6 1.7.2 2.5.2c1.2 0 2 .8 2 1.8s-.8 1.8-2 1.8c1.4 0 2.3.8 2.3 2s-1 2-2.3 2C1.5 7.8.7 7.3.3 6.4',
  'M3.6 7.8V.3L.3 5.6h4.6',
  'M4.3.3H1.1L.8 3.7c.5-.4 1.1-.6 1.7-.6 1.3 0 2.3 1 2.3 2.3s-1 2.4-2.4 2.4C1.4 7.8.7 7.3.3 6.6',
  'M4.1.6C1.9 1 .4 2.8.4 5.2.4 6.8 1.3 7.8 2.6 7.8s2.2-1 2.2-2.3-.9-2.3-2.2-2.3S.5 4.2.4 5.2',
  'M.4.3h4.4L1.9 7.8',
  'M2.5 3.8C1.4 3.8.7 3.1.7 2S1.4.2 2.5.2 4.3.9 4.3 2 3.6 3.8 2.5 3.8C1.2 3.8.3 4.6.3 5.8S1.2 7.8 2.5 7.8 4.7 7 4.7 5.8 3.8 3.8 2.5 3.8z',
  'M.9 7.4C3.1 7 4.6 5.2 4.6 2.8 4.6 1.2 3.7.2 2.4.2S.2 1.2.2 2.5 1.1 4.8 2.4 4.8 4.5 3.8 4.6 2.8',
];

function number(value, [x, y]) {
  const digits = [...String(value)];
  const advance = digits.length > 1 ? 6 : 0;
  return digits
    .map((digit, i) => {
      const left = x - 2.5 + advance * (i - (digits.length - 1) / 2);
      return `<path transform="translate(${n(left)} ${n(y - 4)})" d="${DIGITS[digit]}"/>`;
    })
    .join('');
}

/** Moves points apart until circles around them are free of each other and inside the frame: the least that does it. */
function spread(points, { w, h }) {
  const apart = 2 * RADIUS + GAP;
  const inside = (value, size) => Math.min(Math.max(value, RADIUS + 4), size - RADIUS - 4);
  // Two points at one place need a direction to part in.
  let places = points.map(([x, y], i) => [x + Math.cos(i * 2.4) * 0.1, y + Math.sin(i * 2.4) * 0.1]);
  for (let round = 0; round < 2000; round++) {
    let moved = false;
    for (let a = 0; a < places.length; a++)
      for (let b = a + 1; b < places.length; b++) {
        const [dx, dy] = [places[b][0] - places[a][0], places[b][1] - places[a][1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= apart - 0.01) continue;
        const push = (apart - distance) / 2 / distance;
        places[a] = [places[a][0] - dx * push, places[a][1] - dy * push];
        places[b] = [places[b][0] + dx * push, places[b][1] + dy * push];
        moved = true;
      }
    places = places.map(([x, y]) => [inside(x, w), inside(y, h)]);
    if (!moved) break;
  }
  return places;
}

/** The dots with their numbers from 1, sun-coloured if `main`; one that had to move keeps a line to its place. */
export function dots(points, main, frame, { ink, paper, sun }) {
  const places = spread(points, frame);
  const moved = points.filter(([x, y], i) => Math.hypot(x - places[i][0], y - places[i][1]) > 2);
  const leaders = moved.map((point) => `M${xy(point)}L${xy(places[points.indexOf(point)])}`).join('');
  const circles = places.map(
    ([x, y], i) => `<circle cx="${n(x)}" cy="${n(y)}" r="${RADIUS}"${main[i] ? ` fill="${sun}"` : ''}/>`,
  );
  return [
    `<g fill="none" stroke-linecap="round"><path stroke="${ink}" stroke-width="3.5" d="${leaders}"/>`,
    `<path stroke="${paper}" stroke-width="1.5" d="${leaders}"/>`,
    `<path stroke="${ink}" stroke-width="7" d="${moved.map((point) => `M${xy(point)}h0`).join('')}"/>`,
    `<path stroke="${paper}" stroke-width="4" d="${moved.map((point) => `M${xy(point)}h0`).join('')}"/></g>`,
    `<g fill="${paper}" stroke="${ink}" stroke-width="1.5">${circles.join('')}</g>`,
    `<g fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${places
      .map((place, i) => number(i + 1, place))
      .join('')}</g>`,
  ].join('');
}
