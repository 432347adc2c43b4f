/*
 * Starts a page's code once the page has been painted, since it is there to be read before it comes alive. Until then the
 * links that would load it are held back by media="not all"; one that is marked is the first module. Stands at the end of
 * every page, minified.
 */
(() => {
  const held = document.querySelectorAll('link[rel=modulepreload][media]');
  let started = false;
  const loading = performance.getEntriesByType('navigation')[0]?.type;
  // Where a position is gone back to, or an anchor, it must be the real one.
  const layOutAll = () => {
    for (const part of document.querySelectorAll('.later')) part.classList.remove('later');
  };
  if (location.hash || loading !== 'navigate') layOutAll();
  // Fonts that come late change the height of all that stands above: an anchor stays in place until the reader moves.
  const anchor = loading === 'navigate' && document.getElementById(location.hash.slice(1));
  if (anchor) {
    const keeping = new ResizeObserver(() => anchor.scrollIntoView({ behavior: 'instant' }));
    const end = () => keeping.disconnect();
    keeping.observe(document.body);
    for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(move, end, { once: true, passive: true });
    setTimeout(end, 10000);
  }
  // What is searched for, or saved, shows when the page is alive: see no-script.css. A page that was scrolled is as long as
  // it was.
  if (loading === 'navigate' && /[?&](search|saved)=/.test(location.search))
    document.documentElement.classList.add('searching');
  const first = document.querySelector('link[data-start]').href;
  // The connection or the server is gone, or a newer build has replaced the file. What failed once is not asked for again
  // by a page, only by the page loaded anew. What stays away for longer the page does without, as far as it can.
  const wait = () =>
    setTimeout(() => fetch(first).then(({ status }) => (status < 500 ? loadAgain() : stay()), stay), 3000);
  const doWithout = () => {
    document.documentElement.classList.add('plain');
    // A page that is empty without its code has its words for that in here.
    for (const words of document.querySelectorAll('noscript')) words.outerHTML = words.textContent;
    layOutAll();
  };
  const stay = () => {
    doWithout();
    wait();
  };
  const loadAgain = () => {
    try {
      const lately = Date.now() - sessionStorage.getItem('started-again') < 60000;
      if (lately) return stay();
      sessionStorage.setItem('started-again', Date.now());
    } catch {
      // Storage may be blocked: then once.
      if (loading === 'reload') return doWithout();
    }
    location.reload();
  };
  const start = () => {
    if (started) return;
    started = true;
    for (const link of held)
      // Each on its own: what is pressed meanwhile waits for one only.
      setTimeout(() => {
        const released = link.cloneNode();
        released.removeAttribute('media');
        link.replaceWith(released);
      });
    // What all of it runs on comes first and alone: a phone would be busy for too long with both at once.
    import(document.querySelector('link[data-foundation]').href)
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => import(first))
      .catch((error) => {
        if (/module/.test(error)) wait();
        else throw error;
      });
  };
  // What was pressed before the page came alive is pressed again then, however often that was.
  addEventListener(
    'click',
    function press({ target }) {
      if (window.alive) return removeEventListener('click', press, true);
      if (target.closest('a[href*="#"]')) layOutAll();
      const button = target.closest('button[type="button"]');
      if (button) (window.pressed ??= new Set()).add(button);
    },
    true,
  );
  // Nothing is painted in a tab that nobody sees, and the links of a page without anything to read are not held.
  if ('PerformancePaintTiming' in window && !document.hidden && held.length > 0) {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
    // Whatever became of the painting.
    setTimeout(start, 3000);
  } else start();

  // What stands in the plain form when the page is left before it came alive is in the draft of the next one, and here
  // again after a reload, unless storage is blocked.
  const form = document.querySelector('form[action="/contact"]');
  if (!form) return;
  let draft;
  try {
    draft = JSON.parse(sessionStorage.getItem('consultation-draft') ?? '{}');
  } catch {
    return;
  }
  if (loading === 'reload') for (const name in draft.values) form.elements[name].value ||= draft.values[name];
  let sent = false;
  form.addEventListener('submit', () => (sent = true));
  addEventListener('pagehide', () => {
    if (window.alive) return;
    if (sent) return sessionStorage.removeItem('consultation-draft');
    for (const [name, value] of new FormData(form)) if (value) (draft.values ??= {})[name] = value;
    sessionStorage.setItem('consultation-draft', JSON.stringify(draft));
  });
})();
