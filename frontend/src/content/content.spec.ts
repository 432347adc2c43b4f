import { listPages, loadPages, renderPage, resolvePage } from '@/entry-server';
import { slugOf } from '@/lib/slug';
import { settings } from '@/test/settings';
import { articles } from './articles';
import { destinations } from './destinations';
import { processSteps, testimonials } from './home';
import { footerGroups, headerGroups } from './navigation';
import { rankings } from './rankings';
import { resources } from './resources';
import { scholarships } from './scholarships';
import { listedServices } from './service-cards';
import { serviceIds } from './services';
import { stories } from './stories';
import { faq, policies } from './support';

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

test('the ten destinations have their figures, and three highlights', () => {
  expect(destinations.map(({ name, institutions, students }) => [name, institutions, students])).toEqual([
    ['United States', '5000+', '1.1M+'],
    ['United Kingdom', '160+', '750K+'],
    ['Canada', '250+', '800K+'],
    ['Australia', '43', '750K+'],
    ['Germany', '380+', '400K+'],
    ['Ireland', '10+', '35K+'],
    ['New Zealand', '15+', '70K+'],
    ['France', '3500+', '400K+'],
    ['Slovakia', '30+', '50K+'],
    ['Dubai', '200+', '200K+'],
  ]);
  const names = destinations.map(({ name }) => name);
  for (const { highlights } of destinations) expect(highlights).toHaveLength(3);
  unique(names.map(slugOf));
});

test('the lists have the sizes they are specified with', () => {
  expect(serviceIds).toHaveLength(9);
  expect(listedServices).toHaveLength(8);
  // The six that are specified, and two of ours.
  expect(resources).toHaveLength(8);
  expect(rankings.map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 5, 6, 7, 8, 8]);
  // The six that are specified lead; thirty of ours follow.
  expect(scholarships).toHaveLength(36);
  expect(stories).toHaveLength(4);
  expect(articles).toHaveLength(8);
  expect(testimonials).toHaveLength(3);
  expect(faq).toHaveLength(6);
  expect(policies.privacy.sections).toHaveLength(6);
  expect(policies.terms.sections).toHaveLength(6);
});

test('the eight steps have five details each', () => {
  expect(processSteps.map(({ title }) => title)).toEqual([
    'Initial Consultation',
    'University Research',
    'Document Preparation',
    'Test Preparation',
    'Application Submission',
    'Admission Response',
    'Visa Processing',
    'Pre-departure',
  ]);
  for (const { details } of processSteps) expect(details).toHaveLength(5);
});

test('articles are dated 2024-09-25 to 2024-10-31 and take 6-12 minutes', () => {
  const dates = articles.map(({ date }) => date).sort();
  expect([dates[0], dates.at(-1)]).toEqual(['2024-09-25', '2024-10-31']);
  for (const { readTime } of articles) {
    expect(readTime).toBeGreaterThanOrEqual(6);
    expect(readTime).toBeLessThanOrEqual(12);
  }
});

test('ids and names are unique', () => {
  unique(listedServices.map(({ id }) => id));
  unique(articles.map(({ id }) => id));
  unique(scholarships.map(({ name }) => name));
  unique(stories.map(({ name }) => name));
});

test('every scholarship names its official page', () => {
  for (const { url } of scholarships) expect(new URL(url).protocol).toBe('https:');
});

test('header and footer hold the links of their groups', () => {
  expect(headerGroups.map(({ links }) => links.length)).toEqual([6, 6, 6, 5]);
  expect(footerGroups.map(({ links }) => links.length)).toEqual([6, 6, 6, 6]);
  expect(footerGroups[3]?.links).toContainEqual({ label: 'Student Portal', to: '/admin' });
});

// Every page's module is loaded, which a busy machine takes a minute for.
beforeAll(loadPages, 180_000);

test('every link inside the site leads to a page, every anchor to an element of it', async () => {
  const bodies = new Map<string, string>();
  for (const page of listPages()) bodies.set(page, (await renderPage(page, settings)).body);
  const dead: string[] = [];
  let seen = 0;
  for (const [page, body] of bodies) {
    for (const [, href = ''] of body.matchAll(/ href="(\/[^"]*|#[^"]*)"/g)) {
      seen++;
      const { pathname, hash } = new URL(href, `https://meridian.test${page}`);
      const target = resolvePage(pathname);
      const alive = pathname === page || target.status === 200;
      const anchored = !hash || bodies.get(target.page)?.includes(` id="${hash.slice(1)}"`);
      if (!alive || !anchored) dead.push(`${page} -> ${href}`);
    }
  }
  expect(dead).toEqual([]);
  expect(seen).toBeGreaterThan(1000);
});
