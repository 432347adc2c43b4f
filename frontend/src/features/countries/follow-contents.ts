/** A line across the upper third of the window: one section at a time crosses it. */
const LINE = { rootMargin: '-30% 0px -70% 0px' };

/**
 * Brings the table of contents in `page` to life, which is HTML that the page's code may not have rendered: marks the
 * section being read, and closes the bar of narrow screens on a choice, on Escape and when the keyboard leaves it.
 * @returns what ends it
 */
export function followContents(page: HTMLElement): () => void {
  const contents = page.querySelector<HTMLElement>('[data-slot=contents]')!;
  const bar = contents.querySelector('details')!;
  const current = contents.querySelector('[data-slot=contents-current]')!;
  const links = [...contents.querySelectorAll('a')];

  const observer = new IntersectionObserver((entries) => {
    const seen = entries.find(({ isIntersecting }) => isIntersecting);
    if (!seen) return;
    for (const link of links) {
      if (link.hash !== `#${seen.target.id}`) link.removeAttribute('aria-current');
      else {
        link.setAttribute('aria-current', 'location');
        current.textContent = link.textContent;
      }
    }
  }, LINE);
  for (const section of page.querySelectorAll('section[id]')) observer.observe(section);

  const listening = new AbortController();
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
    observer.disconnect();
    listening.abort();
  };
}
