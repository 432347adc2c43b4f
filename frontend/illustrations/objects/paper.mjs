/** Things of paper. Each stands on its origin or lies around it; light from the left. */
import { box, curve, dot, fill, line, n, oval, poly, range, rect, ROUND } from '../kit/path.mjs';

const rows = (x, y, w, k, step, c, sw = 3) =>
  line(range(k, (i) => `M${x} ${y + i * step}h${n(w * [1, 0.86, 0.95, 0.7][i % 4])}`).join(''), c, sw, ROUND);
/** A jet seen from above, flying to the right. */
export const jet = (c) =>
  fill(
    'M-30 0Q-30-4-22-4H22Q34-3 36 0Q34 3 22 4H-22Q-30 4-30 0zM9-3L-8-30H-15L-6-3zM9 3L-8 30H-15L-6 3zM-19-3L-28-13H-33L-29-3zM-19 3L-28 13H-33L-29 3z',
    c,
  );
export const paperPlane = (c) =>
  fill('M0 0L-76-30L-52-5z', c.paper) +
  fill('M0 0L-52-5L-46 20z', c.accent) +
  fill('M0 0L-46 20L-38 5z', c.accentShade) +
  fill('M0 0L-38 5L-28 22z', c.paperShade);
export const sheet = (w, h, c, lines = 6) =>
  fill(box(-w / 2, -h, w, h, 3), c.paper) +
  fill(`M${w / 2 - 16} ${-h}l16 16h-13q-3 0-3-3z`, c.paperShade) +
  fill(rect(-w / 2 + 10, -h + 12, w * 0.34, 6), c.cover) +
  rows(-w / 2 + 10, -h + 32, w - 20, lines, (h - 46) / lines, c.mid, 3);
/** Answer bubbles in rows, one of each row filled. */
export const exam = (w, h, c) => {
  const k = Math.floor((h - 40) / 15);
  const at = (i, j) => dot(-w / 2 + 30 + j * ((w - 44) / 4), -h + 34 + i * 15, 4.6);
  return (
    fill(box(-w / 2, -h, w, h, 3), c.paper) +
    fill(rect(-w / 2 + 10, -h + 11, w - 20, 9), c.cover) +
    line(range(k, (i) => range(5, (j) => at(i, j)).join('')).join(''), c.mid, 1.6) +
    fill(range(k, (i) => at(i, (i * 7 + 2) % 5)).join(''), c.deep) +
    line(range(k, (i) => `M${-w / 2 + 11} ${-h + 34 + i * 15}h6`).join(''), c.mid, 2)
  );
};
/** A closed book lying flat, its spine to the left, at the height `y` above the origin. */
const flat = (y, w, h, x, [cover, shade], c) =>
  fill(box(x - w / 2, -y - h, w, h, 3), cover) +
  fill(
    `M${x - w / 2 + 12} ${-y - h + 3}H${x + w / 2}v${h - 6}H${x - w / 2 + 12}q-4 ${-(h - 6) / 2} 0 ${-(h - 6)}z`,
    c.paper,
  ) +
  fill(`M${x + w / 6} ${-y - h + 3}H${x + w / 2}v${h - 6}H${x + w / 6}z`, c.paperShade) +
  fill(rect(x - w / 2 + 12, -y - h / 2 - 0.6, w / 2 - 4, 1.2), c.paperShade) +
  fill(rect(x + w / 2 - 20, -y - 3, 20, 3), shade);
/** Books on each other: [width, height, shift, colours]. */
export const stack = (list, c) => {
  let y = 0;
  return list
    .map(([w, h, x, tones]) => {
      const d = flat(y, w, h, x, tones, c);
      y += h;
      return d;
    })
    .join('');
};
/** Books standing side by side: [width, height, colour, lean]. */
export const shelf = (list, c) => {
  let x = 0;
  return list
    .map(([w, h, cover, band]) => {
      const d =
        fill(box(x, -h, w, h, 2), cover) +
        fill(rect(x + w * 0.72, -h + 1, w * 0.28 - 1, h - 1), c.deep, ' opacity=".22"') +
        fill(rect(x, -h + 10, w, 4) + rect(x, -h + 17, w, 2) + rect(x, -16, w, 3), band);
      x += w + 1;
      return d;
    })
    .join('');
};
export const openBook = (w, c, lines = true) => {
  const half = (s) => `M0-4Q${s * w * 0.24} -20 ${(s * w) / 2} -8V-46Q${s * w * 0.24} -60 0-44z`;
  return (
    fill(`M0 2Q${-w * 0.26} -10 ${-w / 2 - 6} 0V-42H${w / 2 + 6}V0Q${w * 0.26} -10 0 2z`, c.cover) +
    fill(half(-1), c.paper) +
    fill(half(1), c.paperShade) +
    (lines
      ? line(
          [-1, 1]
            .map((s) =>
              range(
                3,
                (i) =>
                  `M${n(s * w * 0.08)} ${-38 + i * 10}Q${n(s * w * 0.24)} ${-49 + i * 10} ${n(s * w * 0.42)} ${-40 + i * 10}`,
              ).join(''),
            )
            .join(''),
          c.mid,
          2.2,
          ROUND,
        )
      : '')
  );
};
/** Cover with the meridian emblem, without words. */
export const passport = (c, [cover, shade] = [c.cover, c.coverShade]) =>
  fill(box(-33, -92, 66, 92, 6), c.paper) +
  fill(box(-33, -94, 63, 93, 6), cover) +
  fill(`M16-94h8q6 0 6 6V-7q0 6-6 6h-8z`, shade) +
  fill(rect(-28, -94, 3, 93), shade) +
  line(`${dot(-1, -54, 16)}M-1-70Q13-54-1-38M-1-70Q-15-54-1-38M-17-54H15`, c.accent, 2) +
  line('M-15-80H13M-11-20H9', c.accent, 3, ROUND);
/** The imprint of a stamp: ring, inner bars, a broken edge. */
export const imprint = (r, c, turn = 0) =>
  `<g transform="rotate(${turn})">${line(dot(0, 0, r), c, 3, ' stroke-dasharray="26 3"') + line(dot(0, 0, r * 0.76), c, 1.6) + line(`M${-r * 0.5} -6H${r * 0.5}M${-r * 0.62} 2H${r * 0.62}M${-r * 0.44} 10H${r * 0.44}`, c, 3.4)}</g>`;
export const boxImprint = (w, c, turn = 0) =>
  `<g transform="rotate(${turn})">${line(box(-w / 2, -w * 0.3, w, w * 0.6, 4), c, 2.6) + line(`M${-w * 0.34} ${-w * 0.1}h${w * 0.68}M${-w * 0.34} ${w * 0.06}h${w * 0.4}`, c, 3)}</g>`;
export const openPassport = (c) =>
  fill('M-92-6L-84-84Q-40-94 0-80Q40-94 84-84L92-6Q44-18 0-4Q-44-18-92-6z', c.cover) +
  fill('M-86-12L-79-80Q-38-88 0-75V-10Q-44-22-86-12z', c.paper) +
  fill('M86-12L79-80Q38-88 0-75V-10Q44-22 86-12z', c.paperShade) +
  fill('M-70-70l26-4l1 34l-28 4z', c.mid) +
  line(`${dot(-56, -53, 9)}M-56-62Q-48-53-56-44M-65-53H-47`, c.paper, 1.8) +
  rows(-34, -68, 24, 4, 9, c.mid, 2.6) +
  line('M-72-26Q-40-32-10-24M-73-19Q-40-25-10-17', c.mid, 3, ' stroke-dasharray="7 2"') +
  line('M0-76V-8', c.mid, 1.6);
/** A boarding pass, 132 by 56, with its stub. */
export const boardingPass = (c) =>
  fill('M-66-50q0-6 6-6H26q0 6 6 6t6-6H60q6 0 6 6V-6q0 6-6 6H38q0-6-6-6t-6 6H-60q-6 0-6-6z', c.paper) +
  fill('M-66-50q0-6 6-6H26q0 6 6 6t6-6H60q6 0 6 6v8H-66z', c.accent) +
  line('M32-46V-8', c.mid, 1.6, ' stroke-dasharray="3 3"') +
  rows(-56, -30, 34, 3, 9, c.mid, 3) +
  line('M42-10V-34M46-10V-34M51-10V-34M54-10V-34M59-10V-34', c.deep, 2.2) +
  `<g transform="translate(-2 -22)scale(.5)rotate(-18)">${jet(c.cover)}</g>`;
export const envelope = (w, h, c, sealed = true) =>
  fill(box(-w / 2, -h, w, h, 4), c.paper) +
  fill(
    poly([
      [-w / 2, 0],
      [-2, -h * 0.46],
      [w / 2, 0],
    ]),
    c.paperShade,
  ) +
  (sealed
    ? fill(
        poly([
          [-w / 2 + 2, -h],
          [0, -h * 0.4],
          [w / 2 - 2, -h],
        ]),
        c.paperShade,
      ) +
      line(
        poly([
          [-w / 2 + 2, -h],
          [0, -h * 0.4],
          [w / 2 - 2, -h],
        ]),
        c.mid,
        1.6,
      ) +
      fill(dot(0, -h * 0.42, h * 0.13), c.accent)
    : '');
/** An open envelope with a letter that rises out of it. */
export const openLetter = (w, h, c, letter) =>
  fill(
    poly([
      [-w / 2, -h],
      [0, -h * 1.62],
      [w / 2, -h],
    ]),
    c.coverShade,
  ) +
  letter +
  fill(`M${-w / 2} ${-h}L0 ${-h * 0.42}L${w / 2} ${-h}V0H${-w / 2}z`, c.cover) +
  fill(`M${-w / 2} 0L0 ${-h * 0.5}L${w / 2} 0z`, c.coverShade);
export const rosette = (r, c) =>
  fill(
    `M${-r * 0.5} ${r * 0.4}L${-r * 0.8} ${r * 2.2}L${-r * 0.2} ${r * 1.8}L0 ${r * 0.8}zM${r * 0.5} ${r * 0.4}L${r * 0.8} ${r * 2.2}L${r * 0.2} ${r * 1.8}L0 ${r * 0.8}z`,
    c.accentShade,
  ) +
  fill(
    poly(
      curve(24, (t) => {
        const k = Math.round(t * 24) % 2 ? 0.84 : 1;
        return [r * k * Math.cos(t * 2 * Math.PI), r * k * Math.sin(t * 2 * Math.PI)];
      }),
    ),
    c.accent,
  ) +
  fill(dot(0, 0, r * 0.58), c.accentShade) +
  line(`M${-r * 0.26} 0l${r * 0.2} ${r * 0.22}l${r * 0.34} ${-r * 0.42}`, c.paper, n(r * 0.16), ROUND);
export const scroll = (w, c) =>
  fill(box(-w / 2, -24, w, 24, 11), c.paper) +
  fill(
    `M${-w / 2 + 8}-8H${w / 2 - 8}Q${w / 2}-8 ${w / 2 - 1} -9Q${w / 2 - 2} 0 ${w / 2 - 11} 0H${-w / 2 + 11}Q${-w / 2 + 3} 0 ${-w / 2 + 1} -8z`,
    c.paperShade,
  ) +
  fill(oval(w / 2 - 5, -12, 5, 11), c.mid) +
  fill(oval(w / 2 - 5, -12, 2.4, 6), c.paper) +
  fill(rect(-7, -25, 14, 26), c.accent) +
  fill('M-3-2l-12 22l9-2l4 6l5-24zM3-2l12 20l-8-1l-4 6l-4-22z', c.accentShade) +
  fill(dot(0, -12, 7), c.accentShade);
/** A map in four folds with a route and its goal. */
export const map = (c) => {
  const P = [-80, -40, 0, 40, 80],
    up = (i) => (i % 2 ? -8 : 0);
  const panel = (i) =>
    poly([
      [P[i], up(i)],
      [P[i + 1], up(i + 1)],
      [P[i + 1] * 0.84, up(i + 1) - 58],
      [P[i] * 0.84, up(i) - 58],
    ]);
  return (
    fill([panel(0), panel(2)], c.paper) +
    fill([panel(1), panel(3)], c.paperShade) +
    fill(
      'M-66-20Q-50-40-36-30T-18-46L-24-58L-40-64L-66-56zM22-16Q40-30 62-20L66-8L40-8L24-2z',
      c.mid,
      ' opacity=".7"',
    ) +
    line('M-52-14Q-26-4-8-26T40-44', c.accentShade, 3, ' stroke-dasharray="6 5" stroke-linecap="round"')
  );
};
export const pin = (c, hole = c.paper) =>
  fill('M0 0Q-15-18-15-30A15 15 0 0 1 15-30Q15-18 0 0z', c.accent) +
  fill('M0 0Q15-18 15-30A15 15 0 0 0 3-45Q10-28 0 0z', c.accentShade) +
  fill(dot(0, -30, 5.6), hole);
export const calendar = (c) =>
  fill(box(-40, -78, 80, 78, 5), c.paper) +
  fill('M-40-60V-73q0-5 5-5H35q5 0 5 5v13z', c.accent) +
  line('M-20-84v12M20-84v12', c.deep, 4, ROUND) +
  fill(range(20, (i) => rect(-31 + (i % 5) * 13.4, -52 + Math.floor(i / 5) * 12, 8, 7)).join(''), c.mid) +
  line(dot(13, -24.5, 8.5), c.accentShade, 2.6);
export const ticks = (w, h, c) =>
  fill(box(-w / 2, -h, w, h, 4), c.paper) +
  range(4, (i) => {
    const y = -h + 24 + (i * (h - 34)) / 4;
    return (
      line(box(-w / 2 + 11, y - 6, 12, 12, 2), c.mid, 2) +
      line(`M${-w / 2 + 32} ${y}h${w - 46 - (i % 2) * 12}`, c.mid, 3.4, ROUND) +
      (i < 3 ? line(`M${-w / 2 + 13} ${y}l4 4l8-10`, c.accentShade, 3, ROUND) : '')
    );
  }).join('');
export const clipboard = (w, h, c) =>
  fill(box(-w / 2 - 7, -h - 8, w + 14, h + 14, 6), c.cover) +
  fill(`M${w / 2 - 4} ${-h - 8}h5q6 0 6 6V0q0 6-6 6h-5z`, c.coverShade) +
  ticks(w, h - 4, c) +
  fill(box(-20, -h - 14, 40, 16, 4), c.accent) +
  fill(box(2, -h - 14, 18, 16, 4), c.accentShade);
