/** Walls, windows, roofs and paths of the campus scenes. Bases are given as x of the left end and y of the foot. */
import { fill, line, n, poly, range, rect, rng } from './path.mjs';

/** A grid of panes as strokes; some lit. */
export const panes = (
  seed,
  x,
  top,
  w,
  h,
  cols,
  rows,
  c,
  { ww = (w / cols) * 0.42, wh = (h / rows) * 0.55, lights = 0.15 } = {},
) => {
  const r = rng(seed);
  let dark = '',
    lit = '';
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const d = `M${n(x + (w / cols) * (i + 0.5))} ${n(top + (h / rows) * (j + 0.5) - wh / 2)}v${n(wh)}`;
      if (r() < lights) lit += d;
      else dark += d;
    }
  return line(dark, c.pane, n(ww)) + (lit ? line(lit, c.glow, n(ww)) : '');
};
/** A wall with its right end in shade and a string course under the eaves. */
export const wall = (x, y, w, h, c, end = 0.14) =>
  fill(rect(x, y - h, w, h), c.wall) +
  fill(rect(x + w * (1 - end), y - h, w * end, h), c.shade) +
  fill(rect(x - 2, y - h, w + 4, 3), c.trim);
export const hip = (x, y, w, h, c, inset = h * 0.8) =>
  fill(
    poly([
      [x - 4, y],
      [x + inset, y - h],
      [x + w - inset, y - h],
      [x + w + 4, y],
    ]),
    c.roof,
  ) +
  fill(
    poly([
      [x + w - inset - 3, y - h],
      [x + w - inset, y - h],
      [x + w + 4, y],
      [x + w - h * 0.3, y],
    ]),
    c.roofShade,
  );
export const pyramid = (x, y, w, h, c) =>
  fill(
    poly([
      [x - w / 2, y],
      [x, y - h],
      [x + w / 2, y],
    ]),
    c.roof,
  ) +
  fill(
    poly([
      [x + w * 0.12, y],
      [x, y - h],
      [x + w / 2, y],
    ]),
    c.roofShade,
  );
export const wing = (seed, x, y, w, h, cols, rows, c, { roof = h * 0.34, lights = 0.15 } = {}) =>
  (roof ? hip(x, y - h, w, roof, c) : '') +
  wall(x, y, w, h, c, 0.06) +
  panes(seed, x + 5, y - h + 6, w - 10, h - 9, cols, rows, c, { lights });
/** Round or pointed openings in a row. */
export const openings = (x, y, w, h, k, pointed = false, gap = 0.3) =>
  range(k, (i) => {
    const b = w / k,
      a = x + b * (i + gap / 2),
      o = b * (1 - gap);
    return pointed
      ? `M${n(a)} ${y}V${n(y - h * 0.6)}Q${n(a)} ${n(y - h * 0.86)} ${n(a + o / 2)} ${n(y - h)}Q${n(a + o)} ${n(y - h * 0.86)} ${n(a + o)} ${n(y - h * 0.6)}V${y}z`
      : `M${n(a)} ${y}V${n(y - h + o / 2)}a${n(o / 2)} ${n(o / 2)} 0 0 1 ${n(o)} 0V${y}z`;
  }).join('');
export const battlements = (x, y, w, tooth, c) =>
  fill(
    range(Math.floor(w / (2 * tooth)) + 1, (i) => rect(x + i * 2 * tooth, y - tooth, tooth, tooth + 1)).join(
      '',
    ),
    c,
  );
export const chimneys = (list, c) =>
  fill(
    list.map(([x, y, h]) => `M${x} ${y}v${-h}h-1v-3h13v3h-1v${h}z`),
    c.shade,
  ) + line(list.map(([x, y, h]) => `M${x + 3} ${y - h - 3}v-4m5 4v-4`).join(''), c.roof, 3);
/** Columns with a lit and a shaded half, on one base and under one beam. */
export const columns = (xs, y, h, w, c) =>
  fill(
    xs.map(
      (x) =>
        rect(x - w / 2, y - h, w, h) +
        rect(x - w * 0.75, y - h, w * 1.5, 3) +
        rect(x - w * 0.75, y - 3, w * 1.5, 3),
    ),
    c.wall,
  ) +
  fill(
    xs.map((x) => rect(x + w * 0.1, y - h + 3, w * 0.4, h - 6)),
    c.shade,
  );
export const pediment = (x, y, w, h, c) =>
  fill(
    poly([
      [x - 6, y],
      [x + w / 2, y - h],
      [x + w + 6, y],
    ]),
    c.trim,
  ) +
  fill(
    poly([
      [x + 8, y - 3],
      [x + w / 2, y - h + 5],
      [x + w - 8, y - 3],
    ]),
    c.shade,
  );
export const dome = (x, y, r, h, c) =>
  fill(
    `M${n(x - r)} ${y}Q${n(x - r)} ${n(y - h)} ${x} ${n(y - h)}Q${n(x + r)} ${n(y - h)} ${n(x + r)} ${y}z`,
    c.roof,
  ) +
  fill(
    `M${n(x + r * 0.25)} ${y}Q${n(x + r * 0.4)} ${n(y - h * 0.86)} ${x} ${n(y - h)}Q${n(x + r)} ${n(y - h)} ${n(x + r)} ${y}z`,
    c.roofShade,
  );
/** A lawn with mown stripes and a path that widens towards us, from x at the far edge to x0..x1 at the bottom. */
export const lawn = (y, far, [a, b], c, w = 14) => {
  const stripes = range(7, (i) =>
    i % 2
      ? ''
      : poly([
          [far + (i - 3.5) * 88, y],
          [far + (i - 2.5) * 88, y],
          [far + (i - 2.5) * 250, 345],
          [far + (i - 3.5) * 250, 345],
        ]),
  ).join('');
  return (
    fill(`M-5 ${y}H605V345H-5z`, c.lawn) +
    fill(stripes, c.lawnLit, ' opacity=".5"') +
    fill(
      poly([
        [far - w, y],
        [far + w, y],
        [b, 345],
        [a, 345],
      ]),
      c.path,
    )
  );
};
