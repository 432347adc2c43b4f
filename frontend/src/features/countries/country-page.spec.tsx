import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { renderPage } from '@/entry-server';
import { loadPageAt, renderApp } from '@/test/render-app';
import { hydrateApp } from '@/test/hydrate-app';
import { settings } from '@/test/settings';

const PAGE = '/country/canada';

test('the hero names the country, shows three highlights and leads to the first section', async () => {
  await renderApp(PAGE);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Study in Canada');
  expect(document.querySelectorAll('.poster [data-slot=badge]')).toHaveLength(3);
  expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', `${PAGE}#guide`);
  expect(document.getElementById('guide')!.firstElementChild).toHaveAttribute('id', 'why');
  for (const link of main.getAllByRole('link', { name: 'Book Free Consultation' }))
    expect(link).toHaveAttribute('href', '/?country=canada#contact');
  expect(main.getByRole('link', { name: 'Explore More Countries' })).toHaveAttribute('href', '/');
  expect(main.getByText('250+')).toBeVisible();
  expect(main.getByText('Key Highlights').nextSibling).toHaveTextContent(/^\d\+$/);
});

test('an unknown country is not found', async () => {
  await renderApp('/country/atlantis');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Country Not Found');
  expect(
    screen.getByText("The country you're looking for doesn't exist or isn't available yet."),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

describe('a guide that came with the page', () => {
  let root: Root;

  beforeEach(async () => {
    const { head, body } = await renderPage(PAGE, settings);
    document.head.innerHTML = head;
    document.body.innerHTML = `<div id="root">${body}</div>`;
    history.replaceState(null, '', PAGE);
    await loadPageAt('/resources/cost-calculators');
    ({ root } = await hydrateApp());
  });
  afterEach(() => act(async () => root.unmount()));

  test('stays as the server sent it', () => {
    expect(screen.getByRole('region', { name: 'Visa Process' })).toBeInTheDocument();
    expect(screen.getAllByRole('region').length).toBeGreaterThan(10);
  });

  test('has links that lead on inside the site', async () => {
    const user = userEvent.setup();
    const [mark] = screen.getAllByRole('link', { name: /^Source 1: / });
    await user.click(mark!);
    expect(location.pathname + location.hash).toBe(`${PAGE}#source-1`);
    await user.click(screen.getByRole('link', { name: /cost calculator/ }));
    expect(location.pathname + location.search).toBe('/resources/cost-calculators?country=canada');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cost Calculators' })).toBeVisible();
  });
});
