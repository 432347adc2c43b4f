/* What cannot wait for the modules: it stands in the head of every page, minified. */
(() => {
  const root = document.documentElement;
  const type = performance.getEntriesByType('navigation')[0]?.type;
  // What is searched for shows when the page is alive: see no-script.css. A page that was scrolled is as long as it was.
  if (type === 'navigate' && /[?&](search|saved)=/.test(location.search)) root.classList.add('searching');

  // A page is read before it is alive: its scripts are asked for once it has been painted. Nothing is painted in a hidden tab.
  const begin = () => {
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) {
      const released = link.cloneNode();
      released.removeAttribute('media');
      link.replaceWith(released);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = document.querySelector('link[data-start]').href;
    document.head.append(script);
  };
  addEventListener('DOMContentLoaded', () =>
    document.hidden ? begin() : requestAnimationFrame(() => setTimeout(begin)),
  );

  // What is pressed before the page is alive is pressed again then: see app/root.tsx.
  const press = ({ target }) => {
    const button = !window.alive && target.closest('button[type="button"]');
    if (button) (window.pressed ??= new Set()).add(button);
  };
  addEventListener('click', press, true);

  // Without its code the page does what it does without scripts, and comes whole once the code can be had.
  const comeBack = () =>
    setTimeout(
      () =>
        fetch(document.querySelector('script[type=module]').src).then(
          ({ ok }) => (ok && type !== 'reload' ? location.reload() : comeBack()),
          comeBack,
        ),
      3000,
    );
  const stayPlain = () => {
    root.classList.add('plain');
    for (const words of document.querySelectorAll('noscript')) words.outerHTML = words.textContent;
    comeBack();
  };
  addEventListener('nocode', stayPlain);
  addEventListener('error', ({ target }) => target.type === 'module' && stayPlain(), true);

  addEventListener('DOMContentLoaded', () => {
    // Fonts that come late change the height of all that stands above an anchor: it stays until the reader moves.
    const anchor = type === 'navigate' && document.getElementById(location.hash.slice(1));
    if (!anchor) return;
    const keeping = new ResizeObserver(() => anchor.scrollIntoView({ behavior: 'instant' }));
    keeping.observe(document.body);
    for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(move, () => keeping.disconnect(), { once: true, passive: true });
  });

  // What stands in the plain form when the page is left before it came alive is the draft of the next one, and stands
  // there again after a reload, which may not come alive either.
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector('form[action="/contact"]');
    if (type !== 'reload' || !form) return;
    const { values = {} } = JSON.parse(sessionStorage.getItem('consultation-draft') ?? '{}');
    for (const name in values) form.elements[name].value ||= values[name];
  });
  let sent = false;
  addEventListener('submit', () => (sent = true));
  addEventListener('pagehide', () => {
    const form = document.querySelector('form[action="/contact"]');
    if (window.alive || !form) return;
    if (sent) return sessionStorage.removeItem('consultation-draft');
    const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value));
    if (Object.keys(values).length > 0)
      sessionStorage.setItem('consultation-draft', JSON.stringify({ values }));
  });
})();
