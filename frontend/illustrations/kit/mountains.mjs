/** Peaks of facets, snow and rock, lit from the left. */
import { curve, fill, poly, rng } from './path.mjs';

/**
 * One peak: apex x, y, reach to the left and to the right, foot height. Its ridge runs down from the apex;
 * the side towards the sun is lit. `snow` is the share of the height that is white.
 */
export const peak = (seed, x, y, left, right, foot, c, snow = 0.45) => {
  const r = rng(seed);
  const h = foot - y;
  const jag = (t, amp) => (t === 0 || t === 1 ? 0 : (r() - 0.5) * amp);
  const edge = (to) => curve(6, (t) => [x + to * (t + jag(t, 0.07)), y + h * (t ** 0.9 + jag(t, 0.07))]);
  const [L, R] = [edge(-left), edge(right)];
  const ridge = curve(6, (t) => [x + h * 0.14 * t + jag(t, h * 0.16), y + h * t]);
  const side = (outline, k, f) => {
    const cut = (list, s) => {
      const j = Math.max(1, Math.round(s * 6));
      return list.slice(0, j + 1);
    };
    const [a, b] = [cut(outline, k), cut(ridge, k)];
    const [p, q] = [a.at(-1), b.at(-1)];
    const drips = curve(f, (t) => [
      p[0] + (q[0] - p[0]) * t,
      p[1] +
        (q[1] - p[1]) * t +
        (t === 0 || t === 1 ? 0 : (Math.round(t * f) % 2 ? -1 : 1) * h * 0.07 * (0.6 + r())),
    ]);
    return [...a, ...drips.slice(1, -1), ...b.toReversed()];
  };
  const caps =
    snow > 0
      ? fill(poly(side(R, snow * 0.9, 5)), c.snowShade, '', 1) + fill(poly(side(L, snow, 5)), c.snow, '', 1)
      : '';
  return (
    fill(poly([...L.toReversed(), ...R.slice(1)]), c.shade, '', 1) +
    fill(poly([...L, ...ridge.toReversed()]), c.lit, '', 1) +
    caps
  );
};
