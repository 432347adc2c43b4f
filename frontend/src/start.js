/* What cannot wait for the modules: it stands in the head of every page, minified. */
(() => {
  const root = document.documentElement;
  const [{ type }] = performance.getEntriesByType('navigation');
  // What is searched for shows when the page is alive: see no-script.css. A page that was scrolled is as long as it was.
  if (type === 'navigate' && /[?&](search|saved)=/.test(location.search)) root.classList.add('searching');

  // What is pressed before the page is alive is pressed again then: see app/root.tsx.
  const press = ({ target }) => {
    const button = !window.alive && target.closest('button[type="button"]');
    if (button) (window.pressed ??= new Set()).add(button);
  };
  addEventListener('click', press, true);

  // Without its code the page does what it does without scripts, and comes whole once the code can be had.
  const comeBack = () =>
    fetch(document.querySelector('script[type=module]').src).then(
      ({ ok }) => (ok && type !== 'reload' ? location.reload() : setTimeout(comeBack, 3000)),
      () => setTimeout(comeBack, 3000),
    );
  const stayPlain = () => {
    root.classList.add('plain');
    for (const words of document.querySelectorAll('noscript')) words.outerHTML = words.textContent;
    comeBack();
  };
  addEventListener('nocode', stayPlain);
  addEventListener('error', ({ target }) => target.type === 'module' && addEventListener('load', stayPlain), true);
})();
