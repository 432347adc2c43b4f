import { act, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { load, matchPage } from './routes';
import { usePrefetch } from './use-prefetch';

test('once somebody reads, links in the text are watched until they come into view; the way back in a nav is not', async () => {
  const { IntersectionObserver } = window;
  const watched: (string | null)[] = [];
  class Observer {
    observe = (link: Element) => watched.push(link.getAttribute('href'));
    disconnect() {}
  }
  Object.assign(window, {
    IntersectionObserver: Observer,
    requestIdleCallback: (task: () => void) => task(),
  });
  function Page() {
    usePrefetch();
    return (
      <>
        <header>
          <a href="/services">Services</a>
        </header>
        <main>
          <nav>
            <ol>
              <li>
                <a href="/country/canada">Canada</a>
              </li>
            </ol>
          </nav>
          <a href="/support/faq">FAQ</a>
          <a href="https://elsewhere.test">Elsewhere</a>
        </main>
      </>
    );
  }
  render(<Page />, { wrapper: MemoryRouter });
  await act(async () => undefined);
  expect(watched).toEqual([]);
  await act(async () => void fireEvent.scroll(window));
  expect(watched).toEqual(['/support/faq']);
  Object.assign(window, { IntersectionObserver, requestIdleCallback: undefined });
});

test('pointing at a link loads the texts of its page, once', async () => {
  const { route } = matchPage('/country/canada');
  await load(route);
  const loader = jest.fn().mockResolvedValue(null);
  route.loader = loader;
  function Page() {
    usePrefetch();
    return (
      <main>
        <a href="/country/canada">
          Study in <b>Canada</b>
        </a>
      </main>
    );
  }
  const { getByText } = render(<Page />, { wrapper: MemoryRouter });
  for (const part of ['Study in', 'Canada'])
    await act(async () => void fireEvent.pointerOver(getByText(part)));
  expect(loader).toHaveBeenCalledTimes(1);
  expect(loader).toHaveBeenCalledWith(expect.objectContaining({ params: { countryName: 'canada' } }));
});
