/** Milliseconds to wait on the new page before gliding to its anchor. */
export const ANCHOR_WAIT = 500;
/** The same for a country guide's booking button. */
export const GUIDE_ANCHOR_WAIT = 100;

/** What a link may put into the history state to change its wait. */
export interface AnchorState {
  anchorWait?: number;
}
