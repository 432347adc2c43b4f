/** @jest-environment jsdom */
import { readArticle } from '../../markdown';
import { articleCategories, type ArticleText } from './article';
import { articles, findArticle, loadText } from './articles';

const texts: [string, ArticleText][] = [];
beforeAll(async () => {
  for (const { slug } of articles) texts.push([slug, (await loadText(slug))!]);
});

const fragment = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};
/** A text up to its sources, in words. */
const wordsOf = ({ html }: ArticleText) =>
  html
    .slice(0, html.indexOf('<h2 id="sources">'))
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;

test('all eight have a text that takes as long to read as they say, at 200 words a minute', () => {
  expect(articles.filter(({ hasText }) => hasText)).toHaveLength(8);
  const minutes = texts.map(([slug, text]) => [slug, Math.round(wordsOf(text) / 200)]);
  expect(minutes).toEqual(articles.map(({ slug, readTime }) => [slug, readTime]));
});

test('they are dated 2024-09-25 to 2024-10-31, the newest first, and take 6-12 minutes', () => {
  const dates = articles.map(({ date }) => date);
  expect([dates[0], dates.at(-1)]).toEqual(['2024-10-31', '2024-09-25']);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const { readTime } of articles) {
    expect(readTime).toBeGreaterThanOrEqual(6);
    expect(readTime).toBeLessThanOrEqual(12);
  }
});

test('ids, titles and slugs are unique; every category has an article', () => {
  for (const field of ['id', 'title', 'slug'] as const)
    expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
  for (const { slug } of articles) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
});

test('each ends with two to five sources and the month up to which its figures were checked, and corrects nothing there', () => {
  for (const [slug, { html }] of texts) {
    const sources = fragment(html.slice(html.indexOf('<h2 id="sources">')));
    const links = [...sources.querySelectorAll<HTMLAnchorElement>('li > a')].map(({ href }) => href);
    expect([slug, links.length >= 2 && links.length <= 5]).toEqual([slug, true]);
    for (const link of links) expect(link).toMatch(/^https:\/\//);
    expect(sources.textContent).toMatch(/Figures (as of October 2024|checked up to \w+ 2026)\.$/);
    expect(html).not.toContain('What has changed since');
  }
});

test('links go to this site or, safely, to another over HTTPS; ids are unique', () => {
  for (const [slug, { html, headings }] of texts) {
    const content = fragment(html);
    for (const link of content.querySelectorAll('a')) {
      const href = link.getAttribute('href')!;
      expect([slug, href]).toEqual([slug, expect.stringMatching(/^(https:\/\/|\/(?!\/))/)]);
      expect(link.rel).toBe(href.startsWith('/') ? '' : 'noopener');
    }
    const ids = [...content.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual(headings.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('an article is found by its slug in any letter case', () => {
  expect(findArticle(articles[0]!.slug.toUpperCase())).toBe(articles[0]);
  expect(findArticle('constructor')).toBeUndefined();
  expect(findArticle()).toBeUndefined();
});

describe('the file of an article', () => {
  const head = {
    id: '9',
    title: 'A title',
    category: 'Visa',
    date: '2024-10-02',
    readTime: '7',
    excerpt: "'What it says: all.'",
  };
  const fileOf = (values: Record<string, string>, body = 'Text.\n') =>
    `---\n${Object.entries(values)
      .map(([field, value]) => `${field}: ${value}\n`)
      .join('')}---\n${body}`;
  const read = (source: string) => readArticle(source, '/articles/a-title.md');

  test('gives what lists show and the text', () => {
    const { meta, text } = read(fileOf(head, '\n## One *part*\n\nFirst.\n\nSecond.\n\n### Below\n'));
    expect(meta).toEqual({
      id: 9,
      slug: 'a-title',
      title: 'A title',
      category: 'Visa',
      date: '2024-10-02',
      readTime: 7,
      excerpt: 'What it says: all.',
      hasText: true,
    });
    expect(text?.html.match(/<p>/g)).toHaveLength(2);
    expect(text?.html).toContain('<h2 id="one-part">One <em>part</em></h2>');
    expect(text?.headings).toEqual([{ id: 'one-part', title: 'One part' }]);
  });

  test.each([
    ['Figures as of October 2024; changes checked up to October 2026.\n', '2026-10'],
    ['Figures as of October 2024.\n', undefined],
  ])('gives the month up to which it was checked: %s', (last, month) => {
    expect(read(fileOf(head, `Text.\n\n${last}`)).meta.checked).toBe(month);
  });

  test.each(Object.keys(head))('is refused without its %s, by name', (field) => {
    const { [field]: _, ...rest } = head as Record<string, string>;
    expect(() => read(fileOf(rest))).toThrow(`/articles/a-title.md: the front matter lacks "${field}".`);
    expect(() => read(fileOf({ ...head, [field]: '' }))).toThrow('/articles/a-title.md: ');
  });

  test.each([
    ['date', '2 October 2024', 'is not a date'],
    ['date', '2024-13-02', 'is not a date'],
    ['readTime', 'seven', 'is not a whole number'],
    ['category', 'Visas', 'there is no category "Visas"'],
  ])('is refused with the %s "%s"', (field, value, sentence) => {
    expect(() => read(fileOf({ ...head, [field]: value }))).toThrow(sentence);
  });

  test('is refused without front matter, and with a second title', () => {
    expect(() => read('Text.')).toThrow('/articles/a-title.md: there is no front matter.');
    expect(() => read(fileOf(head, '# Title\n'))).toThrow('"Title" is a heading of level 1');
  });

  test('announces an article when there is no text', () => {
    const { meta, text } = read(fileOf(head, '\n'));
    expect(meta.hasText).toBe(false);
    expect(text).toBeUndefined();
  });

  test('keeps tables of figures, and makes of others tables that can become blocks', () => {
    const { html } = read(
      fileOf(
        head,
        '\n| What | ₹ |\n| --- | --: |\n| Rent | 1 |\n\n| Where | By **when** | Who |\n| --- | --- | --- |\n| Here | Now | You |\n',
      ),
    ).text!;
    const [figures, stacked] = [...fragment(html).children] as [Element, Element];
    expect([figures.className, figures.getAttribute('tabindex'), figures.getAttribute('aria-label')]).toEqual(
      ['figures', '0', 'Table: What, ₹'],
    );
    expect([...figures.querySelectorAll('.right')].map(({ textContent }) => textContent)).toEqual(['₹', '1']);
    expect(stacked.className).toBe('stacked');
    expect(stacked.querySelector('tbody')!.innerHTML).toBe(
      '<tr role="row"><th role="rowheader" scope="row">Here</th>' +
        '<td role="cell" data-label="By when"><div>Now</div></td><td role="cell" data-label="Who"><div>You</div></td></tr>',
    );
  });

  test('makes boxes to tick of tasks', () => {
    const content = fragment(read(fileOf(head, '\n- [ ] Pack\n')).text!.html);
    expect(content.querySelector('li.task')!.textContent).toBe('Pack');
    expect(content.querySelector('input')).toBeNull();
  });
});
