/** What the postcards share: paper border, stamp and postmark. */
import { cloud, disc, POSTCARD, sky } from '../kit/air.mjs';
import { leafTree } from '../kit/land.mjs';
import { box, clipped, dot, fill, line, put, range, rect, ROUND } from '../kit/path.mjs';

const { w: W, h: H } = POSTCARD;
export const air = (c, clouds) =>
  sky(c.sky, POSTCARD) +
  disc(c.disc, c.halo, POSTCARD) +
  clouds.map(([x, y, w, kind]) => cloud(x, y, w, c.cloud, 0.6, kind)).join('');
export const tree = (x, y, h, c, wide) =>
  leafTree(x, y, h, { trunk: c.deep, leaf: c.leaf, lit: c.lit }, wide);
/** A stamp with perforated edges, and the wavy lines of a postmark across its corner. */
const stamp = (c, emblem) => {
  const holes =
    range(7, (i) => dot(396 + i * 10, 26, 3) + dot(396 + i * 10, 100, 3)).join('') +
    range(6, (i) => dot(391, 33 + i * 12, 3) + dot(461, 33 + i * 12, 3)).join('');
  return (
    fill(rect(391, 26, 70, 74), '#fffaf0') +
    fill(holes, c.sky[0][1]) +
    fill(rect(400, 35, 52, 56), c.trim) +
    fill(rect(400, 70, 52, 21), c.near) +
    put(426, 64, 1, emblem) +
    line(
      dot(384, 84, 21) + dot(384, 84, 14) + range(4, (i) => `M404 ${72 + i * 8}q9-7 18 0t18 0t18 0`).join(''),
      c.dark,
      1.8,
      ' opacity=".6"' + ROUND,
    )
  );
};
export const card = (c, scene, emblem) =>
  fill(`M0 0H${W}V${H}H0z`, '#fffaf0') +
  clipped('card', box(13, 13, W - 26, H - 26, 4), [scene, stamp(c, emblem)]);
