/** The ends of every bar, the same everywhere so that bars can be compared. US dollars a year; the dearest known is 93,306. */
export const TUITION_SCALE = [0, 100_000] as const;
/** Points of the 4.0 scale, times 100; the lowest known band begins at 240. */
export const GPA_SCALE = [200, 400] as const;
