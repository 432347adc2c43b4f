/* Stands minified in the head of every page: what must happen before the modules have come, or without them. */
{
  const { classList } = document.documentElement;
  const opened = performance.getEntriesByType('navigation')[0]?.type;

  // A list's HTML shows all entries: if the address searches it, it is hidden (no-script.css) until React has filtered it.
  // Not after Back or a reload: the browser needs the list's full height to restore the scroll position.
  if (opened === 'navigate' && /[?&](search|saved)=/.test(location.search)) classList.add('searching');

  // Text and pictures come first: the modules wait in a template for the first paint. A hidden tab paints nothing.
  const begin = () => document.head.append(document.querySelector('template').content);
  const plan = () => (document.hidden ? begin() : requestAnimationFrame(() => setTimeout(begin)));
  addEventListener('DOMContentLoaded', plan);

  // What the visitor does before React has taken over: app/root.tsx presses buttons again, page-scroll.tsx pulls nobody back.
  const early = (window.early = []);
  for (const type of ['click', 'keydown', 'touchstart', 'wheel'])
    addEventListener(type, (event) => window.alive || early.push(event), { capture: true, passive: true });

  // What is typed into the contact form before that is kept where the form itself keeps it, until it is sent.
  const keep = ({ type, target: { form }, target }) => {
    if (window.alive || !(form ?? target).matches('[action="/contact"]')) return;
    const values = type === 'submit' ? {} : Object.fromEntries(new FormData(form));
    sessionStorage.setItem('consultation-draft', JSON.stringify({ values }));
  };
  for (const type of ['input', 'submit']) addEventListener(type, keep);

  // Without its modules the page looks as it does without JavaScript, and is loaded anew, once, when they can be had.
  const stayPlain = ({ target: { type, src } }) => {
    if (type !== 'module') return;
    classList.add('plain');
    const again = ({ ok }) => ok && location.reload();
    if (opened !== 'reload') return setInterval(() => fetch(src).then(again, () => {}), 3000);
    const form = document.querySelector('[action="/contact"]');
    const { values } = JSON.parse(sessionStorage.getItem('consultation-draft')) ?? {};
    for (const name in form && values) form.elements[name].value ||= values[name];
  };
  addEventListener('error', stayPlain, true);
}
