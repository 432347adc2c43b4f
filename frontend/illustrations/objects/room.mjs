/** Furniture, luggage, money and what stands about. */
import { clump } from '../kit/land.mjs';
import { box, clipped, dot, fill, line, n, oval, poly, range, rect, ROUND } from '../kit/path.mjs';

export const cup = (c, tone = [c.accent, c.accentShade]) =>
  line('M-8-42q-6-8 0-16t0-16M6-44q-6-8 0-16t0-16', c.trim, 3, ' stroke-linecap="round" opacity=".6"') +
  line('M16-26h6q8 0 8 8t-8 8h-8', tone[1], 4.6) +
  fill('M-20-34H20L17-8Q16 0 8 0H-8Q-16 0-17-8z', tone[0]) +
  fill('M8-34H20L17-8Q16 0 8 0H2Q10-12 8-34z', tone[1]) +
  fill(oval(0, -34, 20, 4), c.paper) +
  fill(oval(0, -33.4, 16, 2.6), c.deep) +
  fill(box(-28, 0, 56, 5, 2.5), c.paper);
/** An armchair seen from the side, facing right; -1 turns it. */
export const armchair = (c, face = 1) =>
  `<g transform="scale(${face} 1)">${line('M-30-14L-36 8M34-14L38 8', c.deep, 5, ROUND) + fill('M-50-100Q-48-116-32-114Q-18-112-16-98L-6-40H-36z', face > 0 ? c.accent : c.accentShade) + fill('M-50-100Q-48-116-40-115L-22-40H-36z', face > 0 ? c.trim : c.accent, ' opacity=".45"') + fill(box(-34, -46, 76, 20, 9), face > 0 ? c.accent : c.accentShade) + fill(box(-36, -64, 66, 15, 7.5), c.accentShade) + fill('M-36-58H26V-14H-36z', c.accentShade) + fill(box(-38, -30, 80, 18, 6), face > 0 ? c.accent : c.accentShade)}</g>`;
export const sideTable = (c) =>
  fill(oval(0, -52, 52, 7), c.cover) +
  fill(oval(0, -54, 52, 6), c.trim) +
  line('M0-50V0M0 0L-24 8M0 0L24 8', c.cover, 5, ROUND);
export const plant = (c, h = 90) =>
  range(7, (i) => {
    const a = -150 + i * 20,
      l = h * (0.66 + 0.3 * Math.sin(((i + 0.6) * Math.PI) / 7));
    return `<g transform="translate(0 -34)rotate(${a})">${fill(`M0 0Q${n(l * 0.5)} ${n(-l * 0.2)} ${n(l)} 0Q${n(l * 0.5)} ${n(l * 0.14)} 0 0z`, i % 2 ? c.leaf : c.lit)}</g>`;
  }).join('') +
  fill('M-24-40H24L18 0H-18z', c.accent) +
  fill('M8-40H24L18 0H6z', c.accentShade) +
  fill(rect(-27, -43, 54, 8), c.accentShade);
/** Coasts in degrees, coarse: what a hand-sized globe shows with India in its middle. */
const COASTS = [
  [-6, 35, 10, 37, 11, 33, 20, 31, 32, 31, 35, 27, 37, 21, 43, 12, 51, 12, 48, 5, 41, -3, 40, -15, 35, -20, 33, -27, 27, -34, 19, -34, 14, -22, 12, -10, 9, 4, -8, 4, -17, 14, -13, 27],
  [-9, 37, -9, 43, -1, 44, -4, 48, 4, 52, 9, 55, 20, 55, 28, 60, 20, 64, 8, 58, 6, 62, 15, 68, 28, 71, 45, 67, 75, 73, 100, 77, 140, 73, 170, 69, 163, 60, 157, 52, 142, 58, 136, 54, 140, 48, 130, 42, 127, 35, 122, 39, 121, 28, 110, 20, 107, 12, 101, 13, 103, 2, 98, 10, 97, 17, 91, 22, 86, 20, 80, 14, 77, 8, 73, 18, 70, 22, 66, 25, 57, 26, 50, 30, 56, 24, 59, 22, 52, 16, 44, 13, 35, 28, 36, 36, 27, 37, 26, 40, 20, 40, 12, 44, 3, 42],
  [114, -22, 122, -18, 130, -12, 136, -12, 141, -17, 143, -11, 147, -19, 153, -26, 150, -37, 140, -37, 132, -32, 118, -35],
  [49, -13, 47, -25, 44, -22, 45, -16],
  [95, 5, 104, -1, 106, -6, 100, 0],
  [109, 1, 117, 7, 118, 1, 114, -4],
]; // prettier-ignore
/** The coasts as the eye sees them from far above 68 degrees east, 14 degrees north; what lies behind keeps to the rim. */
const coasts = (y, r) =>
  COASTS.map((list) =>
    poly(
      range(list.length / 2, (i) => {
        const [a, b] = [((list[2 * i] - 68) * Math.PI) / 180, (list[2 * i + 1] * Math.PI) / 180];
        const t = (14 * Math.PI) / 180;
        const px = Math.cos(b) * Math.sin(a);
        const py = Math.cos(t) * Math.sin(b) - Math.sin(t) * Math.cos(b) * Math.cos(a);
        const front = Math.sin(t) * Math.sin(b) + Math.cos(t) * Math.cos(b) * Math.cos(a) >= 0;
        const k = front ? r : r / Math.hypot(px, py);
        return [px * k, y - py * k];
      }),
    ),
  );
/** A globe with land, a brass meridian and a foot. */
export const globe = (r, c) => {
  const y = -r - 22;
  const side = `M${r * 0.1} ${y - r}A${r} ${r} 0 0 1 ${r * 0.1} ${y + r}A${r * 1.5} ${r * 1.5} 0 0 0 ${r * 0.1} ${y - r}z`;
  return (
    fill(`M${-r * 0.5} 0Q${-r * 0.4} -8 -5 -10V-20H5V-10Q${r * 0.4} -8 ${r * 0.5} 0z`, c.coverShade) +
    clipped('globe', dot(0, y, r), [
      fill(dot(0, y, r), c.cover),
      fill(coasts(y, r), c.trim),
      fill(side, c.deep, ' opacity=".26"'),
    ]) +
    line(
      `M${n(-r * 0.5)} ${n(y - r * 1.04)}A${n(r * 1.15)} ${n(r * 1.15)} 0 1 1 ${n(r * 0.3)} ${n(y + r * 1.1)}`,
      c.accent,
      5,
      ROUND,
    ) +
    fill(dot(-r * 0.5, y - r * 1.04, 5) + dot(r * 0.3, y + r * 1.1, 5), c.accentShade)
  );
};
export const suitcase = (c, w = 96, h = 112) =>
  line(`M-16 ${-h}V${-h - 40}H16V${-h}`, c.deep, 5, ROUND) +
  fill(rect(-w / 2 + 10, -8, 12, 8) + rect(w / 2 - 22, -8, 12, 8), c.deep) +
  fill(box(-w / 2, -h - 4, w, h, 12), c.cover) +
  fill(
    `M${w / 2 - 22} ${-h - 4}H${w / 2 - 12}Q${w / 2} ${-h - 4} ${w / 2} ${-h + 8}V-16Q${w / 2}-4 ${w / 2 - 12}-4H${w / 2 - 22}z`,
    c.coverShade,
  ) +
  line(
    range(4, (i) => `M${-w / 2 + 17 + i * ((w - 34) / 3)} ${-h + 8}V-16`).join(''),
    c.coverShade,
    3,
    ROUND,
  ) +
  fill(rect(-w / 2, -h * 0.62, w, 11), c.accent) +
  fill(rect(w / 2 - 22, -h * 0.62, 22, 11), c.accentShade) +
  fill(box(-9, -h * 0.62 - 3, 18, 17, 3), c.trim);
export const backpack = (c) =>
  line('M-14-104q0-16 14-16t14 16', c.coverShade, 6) +
  fill('M-46-10Q-48-106 0-108Q48-106 46-10Q46 0 36 0H-36Q-46 0-46-10z', c.accent) +
  fill('M12-107Q48-100 46-10Q46 0 36 0H16Q30-40 12-107z', c.accentShade) +
  fill(box(-32, -50, 64, 42, 9), c.cover) +
  fill(box(8, -50, 24, 42, 9), c.coverShade) +
  line('M-22-40H22', c.trim, 3, ROUND) +
  line('M-30-74Q0-66 30-74', c.coverShade, 4, ROUND);
/** Coins on each other. */
export const coins = (k, c) =>
  range(
    k,
    (i) =>
      fill(box(-22 + (i % 3) - 1, -(i + 1) * 7.5, 44, 7, 3), i % 2 ? c.accent : c.accentShade) +
      fill(box(-22 + (i % 3) - 1, -(i + 1) * 7.5, 30, 3.4, 1.7), c.trim, ' opacity=".4"'),
  ).join('') +
  fill(oval(0, -k * 7.5 - 1, 21, 4), c.accent) +
  fill(oval(0, -k * 7.5 - 1, 13, 2.2), c.accentShade);
export const jar = (fillTo, c, tone = [c.accent, c.accentShade]) => {
  const top = -8 - fillTo * 62;
  return (
    fill(box(-28, -84, 56, 84, 10), c.paper, ' opacity=".55"') +
    fill(`M-23 ${n(top)}H23V-11Q23-4 16-4H-16Q-23-4-23-11z`, tone[0]) +
    fill(
      range(Math.floor(fillTo * 8), (j) =>
        range(2, (i) => oval(-11 + i * 21 + (j % 2) * 3 - 1, -10 - j * 7.4, 10, 2.6)).join(''),
      ).join(''),
      tone[1],
    ) +
    fill(
      range(Math.floor(fillTo * 8), (j) =>
        range(2, (i) => oval(-12 + i * 21 + (j % 2) * 3 - 1, -11.4 - j * 7.4, 8, 1.6)).join(''),
      ).join(''),
      c.trim,
      ' opacity=".45"',
    ) +
    fill(box(-26, -94, 52, 13, 4), c.cover) +
    fill(box(6, -94, 20, 13, 4), c.coverShade) +
    line('M-20-74V-20', c.paper, 4, ' stroke-linecap="round" opacity=".8"')
  );
};
export const mortarboard = (c) =>
  fill('M-32-20V0Q0 16 32 0V-20L0-8z', c.cover) +
  fill('M6-10L32-20V0Q20 8 6 9z', c.coverShade) +
  fill('M0-46L60-27L0-8L-60-27z', c.coverShade) +
  fill('M0-46L60-27L0-24L-60-27z', c.cover) +
  line('M0-28Q34-30 46-22V2', c.accent, 3, ROUND) +
  fill('M42 2h8l3 18h-14z', c.accent);
export const key = (c) =>
  line(dot(-26, 0, 12), c.accent, 7) +
  line('M-13 0H40M26 0V14M38 0V12', c.accent, 7, ROUND) +
  line('M-12 3H38', c.accentShade, 2);
export const carton = (c, w = 84, h = 62) =>
  fill(rect(-w / 2, -h, w, h), c.accent) +
  fill(rect(w / 2 - w * 0.3, -h, w * 0.3, h), c.accentShade) +
  fill(`M${-w / 2} ${-h}l-14-16h${w * 0.46}l14 16z`, c.accentShade) +
  fill(`M${w / 2} ${-h}l14-14h${-w * 0.46}l-14 14z`, c.accent) +
  fill(rect(-7, -h, 14, h * 0.42), c.trim);
export const umbrella = (c) =>
  line('M0-96V0q0 10-9 10t-9-9', c.deep, 4, ROUND) +
  fill(
    'M-66-62A66 58 0 0 1 66-62Q54-72 44-62Q33-74 22-62Q11-74 0-62Q-11-74-22-62Q-33-74-44-62Q-54-72-66-62z',
    c.cover,
  ) +
  fill('M0-120A66 58 0 0 1 66-62Q54-72 44-62Q33-74 22-62Q30-100 0-120z', c.coverShade) +
  line('M0-120v-8', c.deep, 4, ROUND);
export const bank = (c) =>
  fill(
    poly([
      [-56, -62],
      [0, -96],
      [56, -62],
    ]),
    c.cover,
  ) +
  fill(
    poly([
      [0, -96],
      [56, -62],
      [16, -62],
    ]),
    c.coverShade,
  ) +
  fill(rect(-56, -62, 112, 8), c.trim) +
  fill(range(5, (i) => rect(-48 + i * 21, -54, 11, 42)).join(''), c.paper) +
  fill(range(5, (i) => rect(-41 + i * 21, -54, 4, 42)).join(''), c.paperShade) +
  fill(rect(-54, -12, 108, 6) + rect(-60, -6, 120, 6), c.trim) +
  fill(dot(0, -74, 6.5), c.accent);
/** A small model of a college hall; `tone` is [wall, shade, roof, roofShade]. */
export const model = (c, [wall, shade, roof, roofShade], tower = false) =>
  (tower
    ? fill(rect(-11, -104, 22, 70), wall) +
      fill(rect(3, -104, 8, 70), shade) +
      fill(
        poly([
          [-15, -104],
          [0, -130],
          [15, -104],
        ]),
        roof,
      ) +
      fill(dot(-3, -88, 6), c.paper)
    : '') +
  fill(
    poly([
      [-54, -46],
      [-40, -64],
      [40, -64],
      [54, -46],
    ]),
    roof,
  ) +
  fill(
    poly([
      [30, -64],
      [40, -64],
      [54, -46],
      [38, -46],
    ]),
    roofShade,
  ) +
  fill(rect(-50, -46, 100, 46), wall) +
  fill(rect(36, -46, 14, 46), shade) +
  line(
    range(7, (i) => (i === 3 ? '' : `M${-39 + i * 12} -36v12`)).join('') +
      range(7, (i) => (i === 3 ? '' : `M${-39 + i * 12} -16v10`)).join(''),
    shade,
    5,
  ) +
  fill('M-10 0v-18a7 7 0 0 1 14 0v18z', roofShade);
export const sprout = (c) =>
  line('M0 0V-30', c.leaf, 4, ROUND) +
  fill('M0-22Q-24-22-26-42Q-4-42 0-22z', c.lit) +
  fill('M0-28Q22-30 26-50Q2-48 0-28z', c.leaf);
export const laurel = (r, c) =>
  [-1, 1]
    .map(
      (s) =>
        line(
          `M0 ${r}A${r} ${r} 0 0 ${s > 0 ? 0 : 1} ${n(s * r * 0.8)} ${n(-r * 0.6)}`,
          s < 0 ? c.lit : c.leaf,
          3,
        ) +
        fill(
          range(7, (i) => {
            const a = Math.PI / 2 - s * (0.24 + i * 0.3),
              x = Math.cos(a) * r,
              y = Math.sin(a) * r,
              t = a - s * 1.57;
            const p = (u, v) =>
              `${n(x + Math.cos(t) * u - Math.sin(t) * v)} ${n(y + Math.sin(t) * u + Math.cos(t) * v)}`;
            return `M${p(0, 0)}Q${p(r * 0.16, s * r * 0.24)} ${p(r * 0.42, s * r * 0.16)}Q${p(r * 0.24, 0)} ${p(0, 0)}zM${p(0, 0)}Q${p(r * 0.16, -s * r * 0.2)} ${p(r * 0.4, -s * r * 0.1)}Q${p(r * 0.2, s * r * 0.04)} ${p(0, 0)}z`;
          }).join(''),
          s < 0 ? c.lit : c.leaf,
        ),
    )
    .join('');
export const bush = (x, y, w, h, c) => fill(clump(x, y, w, h, 8), c, '', 1);
