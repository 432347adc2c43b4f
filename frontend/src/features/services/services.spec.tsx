import { screen, within } from '@testing-library/react';
import { serviceIds } from '@/content/services';
import { renderApp } from '@/test/render-app';

test('each of the eight cards shows its first three features, how many more there are, and where to learn more', async () => {
  await renderApp('/services');
  expect(screen.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(8);
  for (const card of cards) {
    expect(within(card).getAllByRole('listitem')).toHaveLength(3);
    expect(within(card).getByText(/^\+\d more features$/)).toBeInTheDocument();
    const { pathname } = new URL(
      within(card).getByRole<HTMLAnchorElement>('link', { name: /^Learn More/ }).href,
    );
    expect(serviceIds.map((id) => `/services/${id}`)).toContain(pathname);
  }
  expect(screen.getByRole('heading', { name: 'Ready to Start Your Journey?' })).toBeVisible();
});

test.each(serviceIds)('%s has its sections, and its contents lead to all of them', async (id) => {
  await renderApp(`/services/${id}`);
  const main = screen.getByRole('main');
  expect(within(main).getByText('Expert Service')).toBeVisible();
  for (const [name, href] of [
    ['Get Started Today', '/#contact'],
    ['Book Free Consultation', '/#contact'],
  ])
    expect(within(main).getByRole('link', { name })).toHaveAttribute('href', href);
  for (const name of ['Overview', "What's Included", "Benefits You'll Gain", 'Sources'])
    expect(within(main).getByRole('heading', { level: 2, name })).toBeVisible();
  const contents = within(main).getByRole('navigation', { name: 'On this page' });
  const targets = [...contents.querySelectorAll('a')].map((link) => link.hash.slice(1));
  expect(new Set(targets)).toEqual(new Set([...main.querySelectorAll('section[id]')].map((part) => part.id)));
});

test('visa guidance has its seven additional sections in their order', async () => {
  await renderApp('/services/visa-guidance');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const first = headings.indexOf('Latest US Student Visa Updates (2025)');
  expect(headings.slice(first, first + 7)).toEqual([
    'Latest US Student Visa Updates (2025)',
    'Types of US Student Visa',
    'Visa Fees',
    'Processing Time',
    'Required Documents',
    'Step-by-Step Application Process',
    "Visa Interview Do's & Don'ts",
  ]);
  expect(screen.getByRole('heading', { name: 'F-1 Most Popular' })).toBeVisible();
  const fees = screen.getByRole('table', { name: 'Fees of the US student visas' });
  expect(
    within(fees).getByRole('row', { name: /^F-1 \$350.* \$160 until 16 June 2023; \$185 since .* \$535$/ }),
  ).toBeVisible();
});
