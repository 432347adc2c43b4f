import { act, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressProvider } from '@/lib/address-provider';
import { MemoryRouter } from 'react-router-dom';
import { renderFeature } from '@/test/render-feature';
import type { Article } from '@/content/article';
import { articles, loadText } from '@/content/articles';
import { ArticleCard } from './article-card';
import { Blog } from './blog-page';
import { filterArticles } from './filters';

// The connection, which tests cannot cut otherwise, stands between a page and the text of an article.
jest.mock('@/content/articles', () => {
  const actual = jest.requireActual('@/content/articles');
  return { ...actual, loadText: jest.fn(actual.loadText) };
});
const connection = jest.mocked(loadText);

const inRouter = (page: React.ReactNode, at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <AddressProvider>{page}</AddressProvider>
    </MemoryRouter>,
  );
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const cardOf = (title: string) => screen.getByText(title).closest('li')!;
const buttonIn = (card: HTMLElement, name: string) => within(card).getByRole('button', { name });
const [first, second, third] = articles as [Article, Article, Article];

beforeEach(() => localStorage.clear());

test('an article is shown when title and category match', () => {
  const ids = (search: string, category: string) =>
    filterArticles(articles, search, category).map(({ id }) => id);
  expect(ids('', '')).toHaveLength(8);
  expect(ids('', 'all-categories')).toHaveLength(8);
  expect(ids('', 'Study Planning')).toEqual([1, 8]);
  expect(ids('TIMELINE', 'Study Planning')).toEqual([8]);
  expect(ids('timeline', 'Visa')).toEqual([]);
});

test('a card shows category, read time, long date, title with its address, and excerpt', () => {
  inRouter(<Blog />);
  const card = within(cardOf(first.title));
  expect(card.getByText(first.category)).toBeVisible();
  expect(card.getByText('31 October 2024').closest('p')).toHaveTextContent('31 October 2024, 8 min read');
  expect(card.getByText(first.excerpt)).toBeVisible();
  expect(card.getByRole('link', { name: first.title })).toHaveAttribute(
    'href',
    `/resources/blog/${first.slug}`,
  );
});

test('without a match it says so and clears all filters', async () => {
  const user = userEvent.setup();
  inRouter(<Blog />, '/?category=Visa');
  expect(titles()).toHaveLength(1);
  await user.type(screen.getByLabelText('Search by title'), 'nothing');
  expect(titles()).toEqual(['No Articles Found']);
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(titles()).toHaveLength(8));
  expect(screen.getByLabelText('Category')).toHaveValue('all-categories');
  expect(screen.getByLabelText('Search by title')).toHaveValue('');
  expect(screen.getByLabelText('Search by title')).toHaveFocus();
});

describe('reading', () => {
  test('several articles are open at once, each with its own button', async () => {
    const user = userEvent.setup();
    inRouter(<Blog />);
    const [one, two] = [cardOf(first.title), cardOf(second.title)];
    await user.click(buttonIn(one, 'Read Full Article'));
    await user.click(buttonIn(two, 'Read Full Article'));
    for (const card of [one, two]) {
      expect(buttonIn(card, 'Show Less')).toHaveAttribute('aria-expanded', 'true');
      expect(card.querySelectorAll('.article-text p').length).toBeGreaterThan(10);
    }
    expect(screen.getAllByRole('button', { name: 'Read Full Article' })).toHaveLength(6);

    await user.click(buttonIn(one, 'Show Less'));
    expect(one.querySelector('.article-text')).not.toBeVisible();
    expect(two.querySelector('.article-text')).toBeVisible();

    await user.click(buttonIn(two, 'Close this article'));
    expect(two.querySelector('.article-text')).not.toBeVisible();
    expect(buttonIn(two, 'Read Full Article')).toHaveFocus();
  });

  test('headings in a card are below its title, and no id occurs twice', async () => {
    const user = userEvent.setup();
    inRouter(<Blog />);
    for (const { title } of [first, second]) await user.click(buttonIn(cardOf(title), 'Read Full Article'));
    const texts = document.querySelectorAll('.article-text');
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(text.querySelectorAll('h1, h2, h3, [id]')).toHaveLength(0);
      expect(text.querySelectorAll('h4').length).toBeGreaterThan(2);
    }
  });

  test('a link in a text opens inside the site, unless it is to open elsewhere', async () => {
    const user = userEvent.setup();
    renderFeature(<Blog />, '/resources/blog', '/resources/blog');
    await user.click(buttonIn(cardOf(first.title), 'Read Full Article'));
    const link = screen.getAllByRole('link', { name: 'Germany' })[0]!;
    await user.keyboard('{Control>}');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(screen.getByTestId('address')).toHaveTextContent('/resources/blog');
    await user.click(link);
    expect(screen.getByTestId('address')).toHaveTextContent('/country/germany');
  });

  test('the text is asked for when the button is pointed at or focused', async () => {
    const user = userEvent.setup();
    inRouter(<Blog />);
    connection.mockClear();
    await user.hover(buttonIn(cardOf(first.title), 'Read Full Article'));
    expect(connection).toHaveBeenLastCalledWith(first.slug);
    act(() => buttonIn(cardOf(second.title), 'Read Full Article').focus());
    expect(connection).toHaveBeenLastCalledWith(second.slug);
  });

  test('what is open stands in the address, and is there at once after the way back', async () => {
    const user = userEvent.setup();
    const { unmount } = renderFeature(<Blog />, '/resources/blog?category=Visa', '/resources/blog');
    const opened = articles.find(({ category }) => category === 'Visa')!;
    await user.click(buttonIn(cardOf(opened.title), 'Read Full Article'));
    const address = `/resources/blog?category=Visa&open=${opened.slug}`;
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
    unmount();

    renderFeature(<Blog />, address, '/resources/blog');
    expect(cardOf(opened.title).querySelector('.article-text')).toBeVisible();
    await user.click(buttonIn(cardOf(opened.title), 'Show Less'));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(/^\/resources\/blog\?category=Visa$/),
    );
  });

  test('it says that the text is on its way, and when it cannot be loaded offers to try again', async () => {
    const user = userEvent.setup();
    inRouter(<Blog />);
    const card = cardOf(third.title);
    connection.mockImplementation(() => new Promise(() => undefined));
    await user.click(buttonIn(card, 'Read Full Article'));
    expect(within(card).getByRole('status')).toHaveTextContent('Loading the article…');
    await user.click(buttonIn(card, 'Show Less'));

    connection.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await user.click(buttonIn(card, 'Read Full Article'));
    expect(await within(card).findByRole('alert')).toHaveTextContent('The text could not be loaded.');
    connection.mockClear();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(connection).toHaveBeenCalledWith(third.slug);
    expect(await within(card).findByRole('alert')).toBeVisible();

    connection.mockImplementation(
      jest.requireActual<typeof import('@/content/articles')>('@/content/articles').loadText,
    );
    await user.click(buttonIn(card, 'Try again'));
    expect(within(card).queryByRole('alert')).toBeNull();
    expect(card.querySelector('.article-text')).toBeVisible();
    expect(buttonIn(card, 'Show Less')).toHaveFocus();
  });

  test('an article without a text is announced: it can be neither opened nor saved', () => {
    inRouter(
      <ArticleCard
        article={{ ...first, hasText: false }}
        expanded={false}
        onExpand={() => undefined}
        bookmarked={false}
        onBookmark={() => undefined}
      />,
    );
    expect(screen.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    expect(screen.getByRole('button', { name: `Save ${first.title}` })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Read Full Article' })).toBeNull();
  });
});

describe('saved articles', () => {
  const save = (title: string) => screen.getByRole('button', { name: `Save ${title}` });
  const savedOnly = () => screen.getByLabelText('Saved articles only');

  test('stay saved on the device and can be shown alone', async () => {
    const user = userEvent.setup();
    const { unmount } = inRouter(<Blog />);
    await user.click(save(second.title));
    unmount();

    inRouter(<Blog />);
    expect(save(second.title)).toHaveAttribute('aria-pressed', 'true');
    await user.click(savedOnly());
    expect(titles()).toEqual([second.title]);
    await user.click(save(second.title));
    expect(titles()).toEqual(['No saved articles yet']);
    expect(savedOnly()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show All Articles' }));
    expect(titles()).toHaveLength(8);
  });

  test('a search that matches no saved article is not the same as no saved article', async () => {
    localStorage.setItem('saved-articles', JSON.stringify([first.id]));
    inRouter(<Blog />, '/?saved=yes&search=nothing');
    expect(titles()).toEqual(['No Articles Found']);
  });

  test('another tab saves one, and this one shows it', () => {
    inRouter(<Blog />);
    localStorage.setItem('saved-articles', JSON.stringify([first.id]));
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(save(first.title)).toHaveAttribute('aria-pressed', 'true');
  });

  test.each(['not json', '{}', 'null', '7'])('what cannot be read counts as none: %s', (stored) => {
    localStorage.setItem('saved-articles', stored);
    inRouter(<Blog />, '/?saved=yes');
    expect(titles()).toEqual(['No saved articles yet']);
  });

  test('where nothing can be stored they are saved for this visit', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    inRouter(<Blog />);
    await userEvent.click(save(first.title));
    expect(save(first.title)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(save(first.title));
    expect(save(first.title)).toHaveAttribute('aria-pressed', 'false');
    refuse.mockRestore();
  });
});
