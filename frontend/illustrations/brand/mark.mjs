/** The mark: a circle with one meridian line, pole to pole. */
const paint = (c, w) => `fill="none" stroke="${c}" stroke-width="${w}"`;

export const meridian = (x, y, r, c, w) =>
  `<path ${paint(c, w)} d="M${x} ${y - r}a${r * 0.46} ${r} 0 0 1 0 ${2 * r}"/>`;

/** The ring lies over the ends of the line. */
export const mark = (r, ring, arc, w) =>
  `${meridian(16, 16, r, arc, w)}<circle cx="16" cy="16" r="${r}" ${paint(ring, w)}/>`;
