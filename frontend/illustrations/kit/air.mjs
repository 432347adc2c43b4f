/** Frames, sky, disc, clouds and water. Light comes from the left; the horizon is at 62 % in every frame. */
import { fill, line, n, range, rng, ROUND, strokes } from './path.mjs';

const frame = (w, h) => ({
  w,
  h,
  horizon: Math.round(h * 0.62),
  sun: { x: Math.round(w * 0.3275), y: Math.round(h * 0.504), r: Math.round(h * 0.108) },
});
export const POSTER = frame(800, 500);
export const CARD = frame(600, 340);
export const POSTCARD = frame(480, 320);
export const STEP = frame(400, 300);
export const SERVICE = frame(400, 260);
export const SOCIAL = frame(1200, 630);

const gradient = (id, y1, y2, stops) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${y1}" y2="${y2}">${stops
    .map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`)
    .join('')}</linearGradient>`;

export const sky = (stops, { w, h, horizon } = POSTER) =>
  `<defs>${gradient('s', 0, horizon + 10, stops)}</defs><path fill="url(#s)" d="M0 0h${w}v${h}H0z"/>`;
/** The sun or moon with its two flat halos: the sign that every scene carries. */
export const disc = (c, halo, { sun: { x, y, r } } = POSTER) => {
  const circle = (k, extra) => `<circle cx="${x}" cy="${y}" r="${n(r * k)}"${extra}/>`;
  return `<g fill="${halo}">${circle(2.3, ' opacity=".16"')}${circle(1.55, ' opacity=".22"')}</g>${circle(1, ` fill="${c}"`)}`;
};
/** A cloud is a drift of thin round-ended strips: [offset, rise, length, thickness]. */
const DRIFTS = [
  [[0, 0, 1, 7], [0.2, -7, 0.42, 7], [0.42, 7, 0.74, 5]],
  [[0, 0, 0.8, 6], [0.34, 7, 0.9, 7], [0.55, 14, 0.36, 4]],
  [[0, 0, 0.9, 7], [-0.25, 7, 0.7, 5], [0.36, -7, 0.34, 6]],
]; // prettier-ignore
export const cloud = (x, y, w, c, o = 0.6, kind = 0) =>
  strokes(
    c,
    o,
    DRIFTS[kind].map(([dx, dy, k, sw]) => [sw, `M${n(x + dx * w)} ${y + dy}h${n(k * w)}`]),
  );
export const stars = (list, c) =>
  [1.6, 2.6, 3.6]
    .map((w, i) => [w, list.filter(([, , size]) => size === i)])
    .filter(([, points]) => points.length > 0)
    .map(([w, points]) =>
      line(
        points.map(([x, y]) => `M${x} ${y}h0`),
        c,
        w,
        ROUND,
        1,
      ),
    )
    .join('');

export const water = (y, stops, { w, h } = POSTER) =>
  `<defs>${gradient('w', y, h, stops)}</defs><path fill="url(#w)" d="M0 ${y}h${w}V${h}H0z"/>`;
/**
 * Horizontal bands whose half-width follows `half(t)`, t from 0 at the shore to 1:
 * the broken mirror image of a thing.
 */
export const bands = (seed, cx, y0, y1, half, c, o = 1) => {
  const r = rng(seed);
  const byWidth = new Map();
  for (let y = y0; y < y1;) {
    const t = (y - y0) / (y1 - y0);
    const sw = [1.8, 2.8, 4.2][Math.floor(t * 2.99)];
    const hw = half(t) * (0.66 + 0.5 * r());
    const dx = (r() - 0.5) * (4 + 12 * t);
    if (hw > 0.6) byWidth.set(sw, (byWidth.get(sw) ?? '') + `M${n(cx - hw + dx)} ${n(y)}h${n(2 * hw)}`);
    y += 4 + 6.5 * t;
  }
  return strokes(c, o, [...byWidth]);
};
export const ripples = (seed, y0, y1, count, c, o, { w } = POSTER) => {
  const r = rng(seed);
  const d = range(count, () => {
    const t = r();
    return `M${n(r() * w)} ${n(y0 + (y1 - y0) * t)}h${n(8 + 46 * t * r())}`;
  });
  return strokes(c, o, [[1.6, d.join('')]]);
};
export const ground = (y, c, { w, h } = POSTER) => fill(`M-5 ${y}H${w + 5}V${h + 5}H-5z`, c);
