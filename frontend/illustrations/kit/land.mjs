/** Ridges, roof lines and plants. */
import { POSTER } from './air.mjs';
import { curve, fill, line, n, poly, range, rng, ROUND, xy } from './path.mjs';

export const ridge = (
  seed,
  y,
  amp,
  c,
  { x0 = -5, x1 = POSTER.w + 5, bottom = POSTER.h, step = 40, shape = () => 1 } = {},
) => {
  const r = rng(seed);
  const pts = [];
  for (let x = x0; x < x1 + step; x += step)
    pts.push([x, y - amp * shape((x - x0) / (x1 - x0)) * (0.35 + 0.65 * r())]);
  let d = `M${n(x0)} ${n(bottom)}L${xy(pts[0])}`;
  for (let i = 1; i < pts.length; i++) {
    const [px, py] = pts[i - 1];
    const [qx, qy] = pts[i];
    const m = (px + qx) / 2;
    d += `Q${n((px + m) / 2)} ${n(py)} ${n(m)} ${n((py + qy) / 2)}T${n(qx)} ${n(qy)}`;
  }
  return fill(`${d}V${n(bottom)}z`, c, '', 1);
};
/** One continuous roof line of towers; `tall` multiplies the height along x. */
export const skyline = (seed, x0, x1, y, h, w, c, { tall = () => 1, bottom = y, tops = 4 } = {}) => {
  const r = rng(seed);
  let d = `M${x0} ${bottom}`;
  let x = x0;
  while (x < x1) {
    const bw = Math.round(w * (0.6 + r() * 0.9));
    const t = Math.round(y - h * tall(x) * (0.45 + 0.55 * r()));
    const k = Math.floor(r() * tops);
    const b = Math.round(bw / 4);
    const top = [
      `h${bw}`,
      `h${b}v${-b}h${bw - 2 * b}v${b}h${b}`,
      `l${bw} ${-b}`,
      `h${b}l1 ${-h >> 2}l1 ${h >> 2}h${bw - b - 2}`,
    ][k];
    d += `V${t}${top}`;
    x += bw;
    if (r() < 0.35) {
      d += `V${y - 6}h${b}`;
      x += b;
    }
  }
  return fill(`${d}V${bottom}z`, c, '', 1);
};
/** Old-town roof line: mansards of uneven height with chimney stacks on the party walls. */
export const mansards = (seed, x0, x1, y, h, w, c) => {
  const r = rng(seed);
  let d = `M${x0} ${y}`;
  let x = x0;
  while (x < x1) {
    const bw = Math.round(w * (0.8 + r() * 0.7));
    const t = Math.round(y - h * (0.6 + 0.4 * r()));
    const a = Math.round(h * 0.22);
    const s = Math.round(bw * (0.15 + 0.5 * r()));
    d += `V${t}l2 ${-a}h${s}v-5h4v5h${bw - s - 8}l2 ${a}`;
    x += bw;
  }
  return fill(`${d}V${y}z`, c, '', 1);
};
/** Steep gables side by side, some turned to the street: an old town north of the Alps. */
export const gables = (seed, x0, x1, y, h, w, c) => {
  const r = rng(seed);
  let d = `M${x0} ${y}`;
  let x = x0;
  while (x < x1) {
    const bw = Math.round(w * (0.8 + r() * 0.7));
    const t = Math.round(y - h * (0.5 + 0.35 * r()));
    const up = Math.round(h * 0.42);
    const b = Math.round(bw * 0.2);
    d +=
      r() < 0.5
        ? `V${t}l${bw >> 1} ${-up}l${bw - (bw >> 1)} ${up}`
        : `V${t}l${b} ${-up}h${b}v-4h4v4h${bw - 3 * b - 4}l${b} ${up}`;
    x += bw;
  }
  return fill(`${d}V${y}z`, c, '', 1);
};

/** Scalloped tops: a row of trees. */
export const trees = (seed, x0, x1, y, size, c, wide = 1) => {
  const r = rng(seed);
  let d = `M${x0} ${y}v${-size}`;
  let x = x0;
  let up = 0;
  while (x < x1) {
    const w = Math.round(size * wide * (0.7 + 0.6 * r()));
    const to = Math.round((r() - 0.5) * size * 0.5);
    const R = Math.round(w * 0.56);
    d += `a${R} ${R} 0 0 1 ${w} ${to - up}`;
    x += w;
    up = to;
  }
  return fill(`${d}V${y}z`, c, '', 1);
};
/** Scallops round an ellipse: leaves in a mass. */
export const clump = (x, y, rx, ry, k = 9, turn = 0.3) => {
  const p = curve(k, (t) =>
    [x + rx * Math.cos(turn + t * 2 * Math.PI), y + ry * Math.sin(turn + t * 2 * Math.PI)].map(Math.round),
  );
  const arcs = p.slice(1).map((q, i) => {
    const R = Math.ceil(Math.hypot(q[0] - p[i][0], q[1] - p[i][1]) * 0.6);
    return `A${R} ${R} 0 0 1 ${xy(q)}`;
  });
  return `M${xy(p[0])}${arcs.join('')}z`;
};
/** A broad-leaved tree: trunk, crown of clumps, each lit from the upper left. */
export const leafTree = (x, y, h, c, wide = 1) => {
  const w = h * 0.34 * wide;
  const cy = y - h * 0.62;
  return (
    fill(
      `M${n(x - h * 0.035)} ${y}Q${n(x)} ${n(y - h * 0.2)} ${n(x - h * 0.02)} ${n(cy)}h${n(h * 0.045)}Q${n(x + h * 0.02)} ${n(y - h * 0.2)} ${n(x + h * 0.05)} ${y}z`,
      c.trunk,
    ) +
    fill(
      [
        clump(x, cy, w, h * 0.3, 11),
        clump(x - w * 0.5, cy + h * 0.12, w * 0.62, h * 0.16, 8),
        clump(x + w * 0.52, cy + h * 0.1, w * 0.6, h * 0.17, 8),
      ],
      c.leaf,
      '',
      1,
    ) +
    fill(
      [
        clump(x - w * 0.28, cy - h * 0.1, w * 0.5, h * 0.14, 8),
        clump(x - w * 0.62, cy + h * 0.08, w * 0.34, h * 0.08, 7),
      ],
      c.lit,
      '',
      1,
    )
  );
};
/** A spruce: a sawtooth of boughs, the left half lit. */
export const spruce = (x, y, h, c, lit) => {
  const k = 6;
  const half = (s) =>
    range(k, (i) => {
      const w = h * 0.05 + (h * 0.19 * (i + 1)) / k;
      const low = y - h + (h * 0.92 * (i + 1)) / k;
      return `L${xy([x + s * w, low])}L${xy([x + s * w * 0.45, low - h * 0.015])}`;
    }).join('');
  const top = `M${xy([x, y - h])}`;
  const foot = `L${xy([x, y - h * 0.06])}z`;
  return (
    fill(
      `${top}${half(1)}${foot}${top}${half(-1)}${foot}M${xy([x - h * 0.02, y])}h${n(h * 0.04)}v${n(-h * 0.1)}h${n(-h * 0.04)}z`,
      c,
      '',
      1,
    ) + (lit ? fill(`${top}${half(-1)}${foot}`, lit, '', 1) : '')
  );
};
export const spruces = (list, c) => list.map(([x, y, h]) => spruce(x, y, h, c)).join('');
/** A cypress or poplar: a flame. */
export const flame = (x, y, h, w = 0.12) =>
  `M${n(x)} ${n(y - h)}Q${n(x + h * w * 1.3)} ${n(y - h * 0.4)} ${n(x + h * w * 0.5)} ${n(y)}H${n(x - h * w * 0.5)}Q${n(x - h * w * 1.3)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h)}z`;
export const palm = (x, y, h, lean, c) => {
  const tx = x + lean;
  const ty = y - h;
  const R = h * 0.34;
  let d = `M${n(x - h * 0.022)} ${n(y)}Q${n(x)} ${n(y - h * 0.5)} ${n(tx - 1)} ${n(ty)}h2Q${n(x + h * 0.05)} ${n(y - h * 0.5)} ${n(x + h * 0.03)} ${n(y)}z`;
  const fronds = [[-172, 1], [-205, 0.92], [-142, 0.98], [-112, 0.75], [-70, 0.78], [-38, 1], [-6, 1], [24, 0.9]]; // prettier-ignore
  for (const [a, k] of fronds) {
    const ex = tx + Math.cos((a * Math.PI) / 180) * R * k;
    const ey = ty + Math.sin((a * Math.PI) / 180) * R * k * 0.72 + R * 0.3;
    const mx = (tx + ex) / 2;
    const my = Math.min(ty, ey) - R * 0.24;
    d += `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + R * 0.3)} ${n(tx)} ${n(ty + 2)}z`;
  }
  return fill(d, c);
};
/** A fan of pointed blades. */
export const blades = (x, y, r, c) =>
  fill(
    range(9, (i) => {
      const a = Math.PI * (1.06 + i * 0.11);
      const k = r * (1 + 0.22 * Math.sin(i * 5));
      const ex = x + Math.cos(a) * k;
      const ey = y + Math.sin(a) * k;
      const qx = x + Math.cos(a) * k * 0.35;
      const qy = y - k * 0.5 * (1 + Math.abs(Math.sin(a)) * 0.4);
      return `M${x - 4} ${y}Q${n(qx - 1)} ${n(qy)} ${n(ex)} ${n(ey)}Q${n(qx + 2)} ${n(qy + 6)} ${x + 4} ${y}z`;
    }),
    c,
    '',
    1,
  );
/** A mountain of facets: outline points from left to right, and the lit planes that face the sun. */
export const mountain = (outline, lit, c, bottom) =>
  fill(poly([...outline, [outline.at(-1)[0], bottom], [outline[0][0], bottom]]), c.shade, '', 1) +
  fill(lit.map(poly), c.lit, '', 1);
export const grassLine = (seed, x0, x1, y, h, c, w = 1.6) => {
  const r = rng(seed);
  let d = '';
  for (let x = x0; x < x1; x += 5 + 9 * r())
    d += `M${n(x)} ${y}q${n(-2 + 3 * r())} ${n(-h * 0.6)} ${n(-4 + 8 * r())} ${n(-h * (0.6 + 0.4 * r()))}`;
  return line(d, c, w, ROUND, 1);
};
