import { layOutAll } from './later';

/** Header height in pixels when there is no header, and the air above an anchor. */
const HEADER_FALLBACK = 65;
const OFFSET = 20;

/** Milliseconds to wait on the new page before gliding to its anchor. */
export const ANCHOR_WAIT = 500;
/** The same for a country guide's booking button. */
export const GUIDE_ANCHOR_WAIT = 100;

/** What a link may put into the history state to change its wait. */
export interface AnchorState {
  anchorWait?: number;
}

/** 'smooth', or a jump for readers who asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Glides to the element below the header and moves the keyboard there; a missing id is a console warning. */
export function scrollToAnchor(id: string, behavior = scrollBehavior()) {
  const target = document.getElementById(id);
  if (!target) {
    console.warn(`There is no element with the id "${id}" to scroll to.`);
    return;
  }
  // A fold opens for what is inside.
  const fold = target.closest('details');
  if (fold) fold.open = true;
  layOutAll();
  const header = document.querySelector('header')?.offsetHeight || HEADER_FALLBACK;
  // What an element asks for itself, such as room for a bar below the header.
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const top = target.getBoundingClientRect().top + window.scrollY - header - OFFSET - margin;
  window.scrollTo({ top, behavior });
  if (!target.matches('a, button, input, select, textarea')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
