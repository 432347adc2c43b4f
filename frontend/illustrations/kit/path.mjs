/** Numbers, paths and the few SVG elements that everything is drawn with. */

/** A seeded generator of numbers in [0, 1): the same scene on every run. */
export const rng = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const short = (text) => text.replace(/^(-?)0\./, '$1.');
export const n = (v) => short(String(+v.toFixed(1)));
export const xy = ([x, y]) => `${n(x)} ${n(y)}`;
export const poly = (points) => `M${points.map(xy).join('L')}z`;
export const rect = (x, y, w, h) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
export const dot = (x, y, r) => oval(x, y, r, r);
export const oval = (x, y, rx, ry) => {
  const radii = `a${n(rx)} ${n(ry)} 0 1 1 `;
  return `M${n(x - rx)} ${n(y)}${radii}${n(2 * rx)} 0${radii}${n(-2 * rx)} 0z`;
};
/** A rectangle with round corners. */
export const box = (x, y, w, h, r) => {
  const turn = (dx, dy) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${turn(r, r)}v${n(h - 2 * r)}${turn(-r, r)}h${n(2 * r - w)}${turn(-r, -r)}v${n(2 * r - h)}${turn(r, -r)}z`;
};
/** Points of a curve: `f(t)` for t from 0 to 1 in `k` steps. */
export const curve = (k, f) => Array.from({ length: k + 1 }, (_, i) => f(i / k));
export const range = (k, f) => Array.from({ length: k }, (_, i) => f(i));
/** A path in its own units, y upwards, moved to x, y: absolute commands with point arguments only. */
export const upright =
  (x, y, k, flip = 1) =>
  (d) =>
    d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, a, b) => `${n(x + flip * a * k)} ${n(y - b * k)}`);

const ARGS = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, T: 2, S: 4, Z: 0 };
const isX = (C, j) => (C === 'A' ? j === 5 : C === 'H' || (C !== 'V' && j % 2 === 0));
const joined = (cmd, list) =>
  list.reduce((text, v, i) => {
    const glued = i === 0 || v[0] === '-' || (v[0] === '.' && list[i - 1].includes('.'));
    return text + (glued ? '' : ' ') + v;
  }, cmd);

/** Rewrites a path in whichever of absolute or relative form is shorter, with no needless separators. */
export const pack = (d, grid = 10) => {
  const q = (v) => Math.round(v * grid) / grid;
  const num = (v) => short(String(q(v)));
  let out = '';
  let last = '';
  let [x, y, sx, sy] = [0, 0, 0, 0];
  for (const [, cmd, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const C = cmd.toUpperCase();
    const k = ARGS[C];
    const values = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (C === 'Z') {
      out += 'z';
      [x, y] = [sx, sy];
      last = 'z';
    }
    for (let i = 0; k > 0 && i < values.length; i += k) {
      const here = (j) => (isX(C, j) ? x : y);
      const moves = (j) => C !== 'A' || j > 4;
      const abs = values.slice(i, i + k).map((v, j) => (moves(j) ? q(v + (cmd === C ? 0 : here(j))) : v));
      const rel = abs.map((v, j) => (moves(j) ? v - here(j) : v));
      const [A, R] = [joined(C, abs.map(num)), joined(C.toLowerCase(), rel.map(num))];
      const pick = R.length < A.length ? R : A;
      const same = pick[0] === last && C !== 'M';
      out += same ? (pick[1] === '-' ? '' : ' ') + pick.slice(1) : pick;
      last = pick[0];
      if (C === 'V') y = abs[0];
      else if (C === 'H') x = abs[0];
      else [x, y] = abs.slice(-2);
      if (C === 'M') [sx, sy] = [x, y];
    }
  }
  return out;
};

const path = (d, grid) => pack([d].flat().join(''), grid);
export const fill = (d, c, extra = '', grid) => `<path fill="${c}"${extra} d="${path(d, grid)}"/>`;
export const line = (d, c, w, extra = '', grid) =>
  `<path fill="none" stroke="${c}" stroke-width="${w}"${extra} d="${path(d, grid)}"/>`;
export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';
/** Round-ended strokes of one colour in a few widths: [[width, path], ...] */
export const strokes = (c, o, list) =>
  `<g fill="none" stroke="${c}" stroke-linecap="round" opacity="${o}">${list
    .map(([w, d]) => `<path stroke-width="${w}" d="${pack(d, 1)}"/>`)
    .join('')}</g>`;
/** A drawing moved, scaled and turned (degrees) as a whole. */
export const put = (x, y, k, body, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ''}${k === 1 ? '' : `scale(${k})`}">${[body].flat().join('')}</g>`;
export const clipped = (id, d, body) =>
  `<clipPath id="${id}"><path d="${path(d)}"/></clipPath><g clip-path="url(#${id})">${[body].flat().join('')}</g>`;
