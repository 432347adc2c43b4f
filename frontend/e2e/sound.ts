import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** All that axe knows for WCAG 2.2 AA, its best practices, and the rules it is still trying out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Two of these take large figures for headings, and the toast library's focus guards for places to stop. */
const MISTAKEN = ['p-as-heading', 'focus-order-semantics'];

/** Nothing wider than the window. */
export async function expectToFit(page: Page, what: string) {
  const { width } = page.viewportSize()!;
  // Behind a dialog the page keeps room for its scroll bar.
  // What a dialog moves while it opens is no width of the page.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), what)
    .toBeLessThanOrEqual(width);
}

/** The same in windows of other widths, of a page that stays as it is; then the window is as it was. */
export async function expectToFitAt(page: Page, what: string, widths: readonly number[]) {
  const size = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ ...size, width });
    await expectToFit(page, `${what} at ${width} px`);
  }
  await page.setViewportSize(size);
}

/** Windows between the narrowest and the widest: what axe finds there it finds at one of the ends, too. */
const BETWEEN = [390, 768];
/** Pixels: the narrowest window (a desktop's at 400% zoom), a phone's, a tablet's, a laptop's. */
export const WIDTHS = [320, ...BETWEEN, 1440];

/**
 * Nothing wider than the window, and nothing for axe, which is not asked between the narrowest and the widest window.
 * @param except rules of axe that do not count here
 */
export async function expectSound(page: Page, what: string, except: string[] = []) {
  await expectToFit(page, what);
  if (BETWEEN.includes(page.viewportSize()!.width)) return;
  // A page that is still the one that was asked before has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { found, applied } = await page.evaluate(askAxe, { tags: TAGS, disabled: [...MISTAKEN, ...except] });
  expect(found, what).toEqual([]);
  expect(applied, `${what}: rules that applied`).toBeGreaterThan(10);
}

/** Runs in the page. */
async function askAxe({ tags, disabled }: { tags: string[]; disabled: string[] }) {
  const { violations, passes } = await window.axe.run({
    // Of what passes axe then names one element a rule, which is quicker.
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  return { found, applied: passes.length };
}

/** The same of a page that stays open, in windows from the narrowest to the widest. */
export async function expectSoundAtAnyWidth(page: Page, what: string, except: string[] = []) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // Further down axe would measure what the bars at the top of the window leave of those under them.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectSound(page, `${what} at ${width} px`, except);
  }
}

/**
 * Goes through the page with the Tab key: each stop must be in the window, not under something that sticks there, and
 * marked. @returns how many stops there were
 */
export async function expectVisibleFocus(page: Page, what: string): Promise<number> {
  const problems: string[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    stops++;
    if (stop.problem) problems.push(`${stop.name}: ${stop.problem}`);
    if (stops > 500) throw new Error(`${what}: the keyboard does not come to the end of the page.`);
  }
  expect(problems, what).toEqual([]);
  return stops;
}

/** Runs in the page; nothing when the focus has left it. */
function lookAtFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const name = `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
  const boxes = [...element.getClientRects()];
  const seen = boxes.some(({ x, y, width, height }) => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element));
  });
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (!seen) return { name, problem: 'is not in view, or covered' };
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return { name, problem: 'is not marked' };
  return { name };
}

/** Nothing has moved by itself since the page was loaded. */
export async function expectNoShift(page: Page) {
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    return new Promise<number>((resolve) => {
      let total = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(total), 300);
    });
  });
  expect(shift).toBeLessThan(0.01);
}
