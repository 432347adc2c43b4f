/** How far down the window a section's beginning may be when its reading begins, as a part of its height. */
const LINE = 0.3;

/**
 * Makes the table of contents in `page` mark the section that is being read. On narrow screens the table is a bar that
 * opens, and this function closes it on a choice, on Escape and when the keyboard leaves it. Both work on plain HTML,
 * whoever rendered it.
 * @returns a function that removes the listeners
 */
export function followContents(page: HTMLElement): () => void {
  const contents = page.querySelector<HTMLElement>('[data-slot=contents]')!;
  const bar = contents.querySelector('details')!;
  const current = contents.querySelector('[data-slot=contents-current]')!;
  const links = [...contents.querySelectorAll('a')];

  const sections = [...page.querySelectorAll('section[id]')];

  /** The last section that has begun; before any has, the first. */
  function mark() {
    const line = window.innerHeight * LINE;
    const reading =
      sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
    for (const link of links) {
      if (link.hash !== `#${reading?.id}`) link.removeAttribute('aria-current');
      else {
        link.setAttribute('aria-current', 'location');
        current.textContent = link.textContent;
      }
    }
  }
  let frame = 0;
  function markSoon() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  }
  mark();
  // A section that was chosen before this page was alive is not to stay behind the list.
  if (window.location.hash) bar.open = false;

  const listening = new AbortController();
  for (const event of ['scroll', 'resize'] as const)
    window.addEventListener(event, markSoon, { passive: true, signal: listening.signal });
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => bar.addEventListener(name, listener, { signal: listening.signal });
  listen('click', ({ target }) => {
    if ((target as Element).closest('a')) bar.open = false;
  });
  listen('keydown', ({ key }) => {
    if (key !== 'Escape' || !bar.open) return;
    bar.open = false;
    bar.querySelector('summary')!.focus();
  });
  listen('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !bar.contains(relatedTarget as Node)) bar.open = false;
  });

  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
}
