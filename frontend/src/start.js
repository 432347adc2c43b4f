/* Stands minified in the head of every page: what must happen before the modules have come, or without them. */
(() => {
  const root = document.documentElement;
  const type = performance.getEntriesByType('navigation')[0]?.type;
  // The HTML of a list shows all entries, whatever the address searches for. It stays hidden (no-script.css) until React has
  // filtered it; not after Back or a reload, when the browser needs the list's full height to restore the scroll position.
  if (type === 'navigate' && /[?&](search|saved)=/.test(location.search)) root.classList.add('searching');

  // Text and pictures come first: the scripts, which vite.config.ts holds back, are fetched after the first paint. A hidden
  // tab paints nothing, so there they are fetched at once.
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

  // Buttons that are clicked before React has taken over are clicked again by app/root.tsx once it has.
  const press = ({ target }) => {
    const button = !window.alive && target.closest('button[type="button"]');
    if (button) (window.pressed ??= new Set()).add(button);
  };
  addEventListener('click', press, true);

  // When the scripts cannot be fetched, the page looks as it does without JavaScript, and is loaded anew, once, as soon as
  // the server has them.
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
    // Fonts that arrive late change the height of the text above an anchor, and the browser scrolls to it only once: it is
    // scrolled to again at each change of height, until the reader moves.
    const anchor = type === 'navigate' && document.getElementById(location.hash.slice(1));
    if (!anchor) return;
    const keeping = new ResizeObserver(() => anchor.scrollIntoView({ behavior: 'instant' }));
    keeping.observe(document.body);
    for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(move, () => keeping.disconnect(), { once: true, passive: true });
  });

  // What somebody typed into the contact form before React took over is kept as the draft that the form itself would have
  // kept, when the page is left, and filled in again after a reload.
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
