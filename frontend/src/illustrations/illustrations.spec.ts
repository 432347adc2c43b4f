/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { articles } from '@/content/articles';
import { destinations } from '@/content/destinations';
import { processSteps, testimonials } from '@/content/home';
import { listedServices } from '@/content/service-cards';
import { serviceIds } from '@/content/services';
import { slugOf } from '@/lib/slug';

const frontend = join(__dirname, '../..');
const filesIn = (folder: string) =>
  readdirSync(join(__dirname, folder)).map((file) => `src/illustrations/${folder}/${file}`);
const series = ['destinations', 'campuses', 'steps', 'services', 'articles', 'postcards', 'maps', 'brand'];
const files = [...series.flatMap(filesIn), 'public/favicon.svg'];
const sources = new Map(files.map((file) => [file, readFileSync(join(frontend, file), 'utf8')]));

const namesIn = (folder: string) => readdirSync(join(__dirname, folder)).sort();
const svgs = (names: (string | number)[]) => names.map((name) => `${name}.svg`).sort();

test('every record that shows a picture has one, and no picture is left over', () => {
  expect(namesIn('destinations')).toEqual(svgs(destinations.map(({ name }) => slugOf(name))));
  expect(namesIn('steps')).toEqual(svgs(processSteps.map(({ title }) => slugOf(title))));
  expect(namesIn('services')).toEqual(svgs(listedServices.map(({ id }) => id)));
  expect(namesIn('articles')).toEqual(svgs(articles.map(({ id }) => id)));
  expect(namesIn('postcards')).toEqual(svgs(testimonials.map(({ country }) => slugOf(country))));
  expect(namesIn('campuses')).toHaveLength(10);
  expect(namesIn('maps')).toEqual(namesIn('destinations'));
  expect(namesIn('brand')).toEqual(['mark.svg', 'social-card.svg']);
});

test('every country, service and article has a card for previews of links to it, and no card is left over', () => {
  const cards = (folder: string) => readdirSync(join(frontend, 'public/cards', folder)).sort();
  const of = (names: string[]) => names.map((name) => `${name}.jpg`).sort();
  expect(cards('country')).toEqual(of(destinations.map(({ name }) => slugOf(name))));
  expect(cards('services')).toEqual(of(serviceIds));
  expect(cards('resources/blog')).toEqual(of(articles.map(({ slug }) => slug)));
});

test.each([...sources])('%s is small, well-formed and allowed by the content security policy', (_, svg) => {
  expect(gzipSync(svg).length).toBeLessThanOrEqual(12 * 1024);

  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const root = document.documentElement;
  expect(root.tagName).toBe('svg');
  expect(root.getAttribute('viewBox')).toMatch(/^0 0 \d+ \d+$/);
  expect(root.hasAttribute('width') || root.hasAttribute('height')).toBe(false);
  expect(root.getAttribute('role')).toBe('img');
  expect(root.getAttribute('aria-label')).not.toBe('');

  expect(document.querySelectorAll('style, script, text, image, foreignObject, [style]')).toHaveLength(0);
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|href$/);
      expect(value).not.toMatch(/NaN|undefined|Infinity/);
    }
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g))
    expect(document.querySelector(`[id="${id}"]`)).not.toBeNull();
});

test('any number of pictures can be inlined in one page: no id occurs twice', () => {
  const ids = [...sources.values()].flatMap((svg) =>
    [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(files.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the committed pictures are what the sources draw', () => {
  const check = () =>
    execFileSync(process.execPath, [join(frontend, 'illustrations/build.mjs'), '--check'], { stdio: 'pipe' });
  expect(check).not.toThrow();
});
