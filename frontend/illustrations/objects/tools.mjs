/** Tools of a student's and an adviser's desk. */
import { box, dot, fill, line, n, poly, range, rect, ROUND } from '../kit/path.mjs';

export const pencil = (len, c) =>
  fill(`M0-6H${len}V0H0z`, c.accent) +
  fill(`M0 0H${len}V6H0z`, c.accentShade) +
  fill('M0-6L-18 0L0 6z', c.paper) +
  fill('M-12-2L-18 0L-12 2z', c.deep) +
  fill(`M${len}-6h8V6h-8z`, c.paperShade) +
  fill(`M${len + 8}-6h8q5 0 5 6t-5 6h-8z`, c.cover);
export const fountainPen = (len, c) =>
  fill(`M0-5Q${len * 0.5} -9 ${len} -6Q${len + 6} 0 ${len} 6Q${len * 0.5} 9 0 5z`, c.cover) +
  fill(`M0 0H${len + 4}Q${len + 3} 5 ${len} 6Q${len * 0.5} 9 0 5z`, c.coverShade) +
  fill('M0-5L-24-1L-24 1L0 5z', c.accent) +
  line('M-24 0H-8', c.deep, 1.2) +
  fill(rect(-2, -6, 5, 12) + rect(len * 0.5, -8, 4, 16), c.accent) +
  line(`M${len * 0.5 + 4}-9H${len - 4}`, c.accent, 2.4, ROUND);
export const penPot = (c) =>
  line('M-12-40L-20-84M-2-40L-4-94M8-40L18-80', c.accent, 6, ROUND) +
  fill('M-22-88l4-8l3 9zM-7-96l3-9l3 9zM15-80l7-8l-1 10z', c.deep) +
  line('M2-40L8-90', c.cover, 5, ROUND) +
  fill('M-22-48H22L18 0H-18z', c.cover) +
  fill('M8-48H22L18 0H6z', c.coverShade) +
  fill(rect(-22, -48, 44, 5), c.trim);
export const magnifier = (r, c, inside = '') =>
  fill(dot(0, 0, r), c.paper, inside ? '' : ' opacity=".55"') +
  inside +
  line(dot(0, 0, r), c.cover, 8) +
  line(
    `M${n(-r * 0.6)} ${n(-r * 0.36)}Q${n(-r * 0.36)} ${n(-r * 0.66)} ${n(-r * 0.04)} ${n(-r * 0.72)}`,
    c.paper,
    4,
    ROUND,
  ) +
  line(`M${n(r * 0.76)} ${n(r * 0.76)}L${n(r * 1.02)} ${n(r * 1.02)}`, c.coverShade, 7) +
  line(`M${n(r * 1.02)} ${n(r * 1.02)}L${n(r * 1.75)} ${n(r * 1.75)}`, c.accent, 14, ROUND) +
  line(`M${n(r * 1.12)} ${n(r * 1.0)}L${n(r * 1.8)} ${n(r * 1.68)}`, c.accentShade, 5, ROUND);
export const compass = (r, c) =>
  line(dot(0, -2 * r - 9, 8), c.accentShade, 4) +
  fill(dot(0, -r, r), c.accent) +
  fill(`M0 ${-2 * r}A${r} ${r} 0 0 1 0 0A${r * 1.4} ${r * 1.4} 0 0 0 0 ${-2 * r}z`, c.accentShade) +
  fill(dot(0, -r, r * 0.8), c.paper) +
  line(
    range(12, (i) => {
      const a = (i * Math.PI) / 6;
      return `M${n(Math.cos(a) * r * 0.7)} ${n(-r + Math.sin(a) * r * 0.7)}L${n(Math.cos(a) * r * 0.6)} ${n(-r + Math.sin(a) * r * 0.6)}`;
    }).join(''),
    c.mid,
    2.4,
  ) +
  `<g transform="translate(0 ${-r})rotate(38)">${
    fill(
      poly([
        [0, -r * 0.6],
        [r * 0.15, 0],
        [-r * 0.15, 0],
      ]),
      c.cover,
    ) +
    fill(
      poly([
        [0, r * 0.6],
        [r * 0.15, 0],
        [-r * 0.15, 0],
      ]),
      c.accentShade,
    )
  }</g>` +
  fill(dot(0, -r, r * 0.09), c.deep);
export const alarmClock = (r, c) =>
  line(`M${-r * 0.6} ${-r * 0.4}L${-r * 0.8} 0M${r * 0.6} ${-r * 0.4}L${r * 0.8} 0`, c.deep, 5, ROUND) +
  fill(
    `M${-r * 0.9} ${-r * 1.8}A${r * 0.5} ${r * 0.5} 0 0 1 ${-r * 0.16} ${-r * 2.2}zM${r * 0.9} ${-r * 1.8}A${r * 0.5} ${r * 0.5} 0 0 0 ${r * 0.16} ${-r * 2.2}z`,
    c.accent,
  ) +
  fill(dot(0, -r * 1.1, r), c.cover) +
  fill(
    `M0 ${-r * 2.1}A${r} ${r} 0 0 1 0 ${-r * 0.1}A${r * 1.5} ${r * 1.5} 0 0 0 0 ${-r * 2.1}z`,
    c.coverShade,
  ) +
  fill(dot(0, -r * 1.1, r * 0.76), c.paper) +
  line(
    `M0 ${n(-r * 1.1)}V${n(-r * 1.62)}M0 ${n(-r * 1.1)}L${n(r * 0.34)} ${n(-r * 0.94)}`,
    c.deep,
    3.4,
    ROUND,
  ) +
  line(
    `M0 ${n(-r * 1.74)}v3M0 ${n(-r * 0.46)}v-3M${n(-r * 0.64)} ${n(-r * 1.1)}h3M${n(r * 0.64)} ${n(-r * 1.1)}h-3`,
    c.mid,
    2.6,
  );
export const hourglass = (c) =>
  fill(box(-26, -88, 52, 8, 3) + box(-26, -8, 52, 8, 3), c.cover) +
  line('M-21-80V-8M21-80V-8', c.coverShade, 3) +
  fill('M-17-80H17Q17-58 3-44Q17-30 17-8H-17Q-17-30-3-44Q-17-58-17-80z', c.paper, ' opacity=".8"') +
  fill('M-13-64H13Q10-54 1-45H-1Q-10-54-13-64zM-1-45H1V-20Q12-16 15-8H-15Q-12-16-1-20z', c.accent);
export const headphones = (c) =>
  line('M-38-28V-44A38 38 0 0 1 38-44V-28', c.cover, 8, ROUND) +
  line('M-30-60A36 36 0 0 1 4-80', c.trim, 3, ' stroke-linecap="round" opacity=".6"') +
  fill(box(-48, -42, 20, 42, 8), c.accent) +
  fill(box(28, -42, 20, 42, 8), c.accentShade) +
  fill(box(-32, -38, 9, 34, 4) + box(23, -38, 9, 34, 4), c.deep);
export const rubberStamp = (c) =>
  fill('M-9-44Q-20-56-13-70A15 15 0 0 1 13-70Q20-56 9-44Q7-30 14-24H-14Q-7-30-9-44z', c.accent) +
  fill('M3-77Q10-76 13-70Q20-56 9-44Q7-30 14-24H3Q8-50 3-77z', c.accentShade) +
  fill(box(-32, -25, 64, 17, 4), c.cover) +
  fill(box(8, -25, 24, 17, 4), c.coverShade) +
  fill(box(-28, -9, 56, 9, 2), c.deep);
export const laptop = (c, screen = '') =>
  fill(box(-70, -96, 140, 92, 6), c.deep) +
  fill(rect(-63, -89, 126, 78), c.paper) +
  screen +
  fill('M-88-6H88L82 3Q81 5 78 5H-78Q-81 5-82 3z', c.coverShade) +
  fill('M-88-6H88L87-3H-87z', c.trim) +
  fill(rect(-14, -6, 28, 4), c.mid);
export const signpost = (c) =>
  fill(rect(-4, -150, 8, 150), c.cover) +
  fill(rect(1, -150, 3, 150), c.coverShade) +
  fill('M-8-144H48L62-132L48-120H-8z', c.accent) +
  fill('M-8-132H62L48-120H-8z', c.accentShade) +
  fill('M8-114H-50L-64-102L-50-90H8z', c.paper) +
  fill('M8-102H-64L-50-90H8z', c.paperShade) +
  fill('M-8-84H38L50-74L38-64H-8z', c.cover) +
  fill('M-8-74H50L38-64H-8z', c.coverShade) +
  fill(dot(0, -152, 6), c.accent) +
  line('M4-132H36M-4-102H-38M4-74H26', c.deep, 3, ' stroke-linecap="round" opacity=".35"');
/** A balance: what lies in the two pans is passed in. */
export const balance = (c, left = '', right = '', tilt = 0) => {
  const a = [-66, -104 + tilt],
    b = [66, -104 - tilt];
  const pan = ([x, y], inside) =>
    line(`M${x} ${y}L${x - 26} ${y + 50}M${x} ${y}L${x + 26} ${y + 50}`, c.coverShade, 1.8) +
    `<g transform="translate(${x} ${y + 50})">${inside}</g>` +
    fill(`M${x - 34} ${y + 50}H${x + 34}Q${x + 22} ${y + 64} ${x} ${y + 64}T${x - 34} ${y + 50}z`, c.accent) +
    fill(
      `M${x + 4} ${y + 50}H${x + 34}Q${x + 22} ${y + 64} ${x} ${y + 64}Q${x + 6} ${y + 58} ${x + 4} ${y + 50}z`,
      c.accentShade,
    );
  return (
    fill('M-3-118H3L5-10H-5zM-34 0q2-12 34-12t34 12z', c.cover) +
    fill('M0-118H3L5-10Q32-8 34 0H6z', c.coverShade) +
    line(`M${a}L0-108L${b}`, c.cover, 5, ROUND) +
    fill(dot(0, -116, 7), c.accent) +
    pan(a, left) +
    pan(b, right)
  );
};
export const typewriter = (c) =>
  fill(rect(-34, -128, 68, 60), c.paper) +
  fill(rect(14, -128, 20, 60), c.paperShade) +
  line('M-24-114H20M-24-104H24M-24-94H12', c.mid, 3, ROUND) +
  fill(box(-64, -76, 128, 14, 6), c.deep) +
  fill(rect(-72, -73, 8, 8) + rect(64, -73, 8, 8), c.accent) +
  line('M-66-70L-80-84', c.accent, 3, ROUND) +
  fill('M-56-66H56L64-36H-64z', c.cover) +
  fill('M26-66H56L64-36H34z', c.coverShade) +
  fill('M-66-36H66L76-4Q77 0 72 0H-72Q-77 0-76-4z', c.cover) +
  fill('M36-36H66L76-4Q77 0 72 0H42z', c.coverShade) +
  fill(
    range(3, (j) =>
      range(9 - (j === 2 ? 1 : 0), (i) =>
        dot(-48 + i * 12 - j * 2 + (j === 2 ? 6 : 0), -29 + j * 9.5, 3.8),
      ).join(''),
    ).join(''),
    c.paper,
  ) +
  fill(box(-26, -6, 52, 4, 2), c.paper);
export const lamp = (c) =>
  fill('M-28-106L-92 4H34L22-112z', c.glow, ' opacity=".24"') +
  line('M40 0V-70L8-124', c.cover, 5, ROUND) +
  fill(dot(40, -70, 5), c.accent) +
  fill('M-30-104Q-26-134 6-136L24-112z', c.accent) +
  fill('M-8-107Q4-130 6-136L24-112z', c.accentShade) +
  fill(box(16, -8, 48, 8, 4), c.cover) +
  fill(box(42, -8, 22, 8, 4), c.coverShade);
export const calculator = (c) =>
  fill(box(-28, -78, 56, 78, 6), c.cover) +
  fill('M16-78h6q6 0 6 6V-6q0 6-6 6h-6z', c.coverShade) +
  fill(box(-20, -70, 40, 16, 2), c.trim) +
  fill(range(12, (i) => box(-20 + (i % 4) * 10.6, -46 + Math.floor(i / 4) * 14, 8, 9, 2)).join(''), c.paper) +
  fill(box(11.8, -18, 8, 9, 2), c.accent);
export const flask = (c) =>
  fill('M-10-74H10V-46L32-8Q36 0 26 0H-26Q-36 0-32-8L-10-46z', c.paper, ' opacity=".75"') +
  fill('M-19-30H19L30-9Q33-3 26-3H-26Q-33-3-30-9z', c.accent) +
  fill('M6-30H19L30-9Q33-3 26-3H12Q14-16 6-30z', c.accentShade) +
  fill(box(-14, -80, 28, 8, 3), c.cover) +
  fill(dot(-8, -16, 3.6) + dot(4, -22, 2.6), c.paper);
export const setSquare = (c) =>
  fill('M-40 0V-84L44 0zM-26-14H10L-26-50z', c.accent, ' fill-rule="evenodd"') +
  line('M-34-6v-5M-24-6v-5M-14-6v-5M-4-6v-5M6-6v-5M16-6v-5', c.accentShade, 1.6);
export const medal = (r, c) =>
  fill(`M${-r * 0.9} ${-r * 3.4}H${-r * 0.1}L${r * 0.3} ${-r * 1.6}L${-r * 0.2} ${-r * 1.6}z`, c.cover) +
  fill(`M${r * 0.9} ${-r * 3.4}H${r * 0.1}L${-r * 0.3} ${-r * 1.6}L${r * 0.2} ${-r * 1.6}z`, c.coverShade) +
  fill(dot(0, -r, r), c.accent) +
  fill(`M0 ${-2 * r}A${r} ${r} 0 0 1 0 0A${r * 1.5} ${r * 1.5} 0 0 0 0 ${-2 * r}z`, c.accentShade) +
  line(dot(0, -r, r * 0.76), c.paper, 2) +
  fill(
    poly(
      range(10, (i) => {
        const a = (i * Math.PI) / 5 - Math.PI / 2,
          k = r * (i % 2 ? 0.24 : 0.54);
        return [Math.cos(a) * k, -r + Math.sin(a) * k];
      }),
    ),
    c.paper,
  );
export const bubbles = (c) =>
  fill('M-60-66Q-60-78-48-78H10Q22-78 22-66V-38Q22-26 10-26H-28L-44-8V-26H-48Q-60-26-60-38z', c.paper) +
  line('M-44-60H6M-44-46H-8', c.mid, 5, ROUND) +
  fill('M64-52Q64-62 54-62H14Q4-62 4-52V-26Q4-16 14-16H40L54 0V-16Q64-16 64-26z', c.accent) +
  line('M18-46H50M18-34H40', c.paper, 4.4, ROUND);
