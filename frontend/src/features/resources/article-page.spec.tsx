import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articles } from '@/content/articles';
import { renderApp } from '@/test/render-app';

const slug = 'budget-for-a-year-abroad';

test('an article has a page with its text, contents, sources, other articles and a call', async () => {
  await renderApp(`/resources/blog/${slug}`);
  const { title, excerpt } = articles.find((article) => article.slug === slug)!;
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(excerpt)).toBeVisible();
  expect(screen.getByText('22 October 2024').closest('p')).toHaveTextContent('9 min read');
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/resources/blog');

  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const link of contents.getAllByRole('link')) {
    const { hash, textContent } = link as HTMLAnchorElement;
    expect(document.getElementById(hash.slice(1))).toHaveTextContent(textContent!);
  }
  expect(screen.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible();

  const others = within(screen.getByRole('region', { name: 'More articles' })).getAllByRole('heading', {
    level: 3,
  });
  expect(others).toHaveLength(3);
  expect(others.map(({ textContent }) => textContent)).not.toContain(title);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Book Free Consultation' })).toHaveAttribute('href', '/#contact');
});

test('articles of the same category come first', async () => {
  await renderApp('/resources/blog/timeline-of-18-months');
  const others = within(screen.getByRole('region', { name: 'More articles' })).getAllByRole('link');
  expect(others[0]).toHaveAttribute('href', '/resources/blog/how-to-choose-a-study-destination');
});

test('what is saved on its page is saved in the list', async () => {
  localStorage.clear();
  await renderApp(`/resources/blog/${slug}`);
  await userEvent.click(screen.getByRole('button', { name: /^Save / }));
  expect(screen.getByRole('button', { name: /^Save /, pressed: true })).toBeVisible();
  expect(localStorage.getItem('saved-articles')).toBe('[3]');
});

test('a link in the text leads on inside the site, to another article too', async () => {
  const user = userEvent.setup();
  await renderApp('/resources/blog/timeline-of-18-months');
  const { title } = articles.find(({ id }) => id === 1)!;
  await user.click(screen.getByRole('link', { name: 'Five questions' }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(/none of it is about you/)).toBeVisible();
});

test('an unknown article is a resource that does not exist', async () => {
  await act(() => renderApp('/resources/blog/nothing'));
  expect(screen.getByRole('heading', { level: 1, name: 'Resource Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
});
