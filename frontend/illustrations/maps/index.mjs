/**
 * One map per country guide: the country in the colours of its destination, with its study cities and the towns of
 * its top universities as numbered dots. The numbers are those of the list beside the map.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { fill, line } from '../kit/path.mjs';
import { outlines, projectionOf } from './atlas.mjs';
import { dots } from './dots.mjs';

const FRAME = { w: 400, h: 360, margin: 14 };
const INK = '#1b2540';
const PAPER = '#fffdf8';
const SUN = 'oklch(0.79 0.155 72)';

/** ISO 3166 number, what to show ([west, south, east, north] in degrees), and degrees between the meridians; with `cut` the country's
 * parts that lie wholly outside are left out, where they would look like islands cut by the edge. */
const views = {
  'united-states': { id: '840', box: [-122, 26, -70, 49], step: 10, scale: '50m', cut: true },
  'united-kingdom': { id: '826', box: [-7.6, 49.9, 1.8, 58.7], step: 2, scale: '10m' },
  canada: { id: '124', box: [-126, 41, -60, 57], step: 10, scale: '50m' },
  australia: { id: '036', box: [113.5, -43.6, 153.6, -10.8], step: 10, scale: '50m' },
  germany: { id: '276', box: [5.9, 47.3, 15, 55], step: 2, scale: '10m' },
  ireland: { id: '372', box: [-10.5, 51.4, -5.4, 55.4], step: 1, scale: '10m' },
  'new-zealand': { id: '554', box: [164.5, -47.2, 178.5, -34.4], step: 4, scale: '10m' },
  france: { id: '250', box: [-4.7, 41.4, 9.5, 51], step: 2, scale: '10m' },
  slovakia: { id: '703', box: [16.8, 47.7, 22.6, 49.6], step: 1, scale: '10m' },
  dubai: { id: '784', box: [54.2, 24.2, 56.2, 26], step: 0.5, scale: '10m' },
};

const source = (file) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));
const load = async (file) =>
  (
    await runnerImport(source(file), {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@': source('') } },
    })
  ).module;

/** The hue of each destination, as the site's own styles have it. */
const hueOf = (slug) =>
  Number(
    new RegExp(`data-destination='${slug}'\\] \\{\\s+--hue: (\\d+)`).exec(
      readFileSync(source('styles/tokens.css'), 'utf8'),
    )[1],
  );

function draw(slug, places) {
  const projection = projectionOf(views[slug], FRAME);
  const { country, others, grid } = outlines(views[slug], projection);
  const tone = (lightness, chroma) => `oklch(${lightness} ${chroma} ${hueOf(slug)})`;
  const { w, h } = FRAME;
  const edge = (color, width) => ` stroke="${color}" stroke-width="${width}" stroke-linejoin="round"`;
  return [
    `<path fill="${tone(0.84, 0.075)}" d="M0 0h${w}v${h}H0z"/>`,
    line(grid, tone(0.88, 0.06), 1),
    fill(others, tone(0.93, 0.03), edge(tone(0.86, 0.05), 1)),
    fill(country, tone(0.38, 0.075), ' transform="translate(1 3)"'),
    fill(country, tone(0.55, 0.1), edge(tone(0.62, 0.1), 0.8)),
    dots(
      places.map(({ at }) => projection(at)),
      places.map(({ main }) => main),
      FRAME,
      { ink: INK, paper: PAPER, sun: SUN },
    ),
  ].join('');
}

const universities = JSON.parse(
  readFileSync(new URL('../../../backend/seed/universities.json', import.meta.url), 'utf8'),
);

/** Longitude and latitude of the town of a university. */
function townOf(university) {
  const found = universities.find(({ name }) => name === university);
  if (!found?.latitude) throw new Error(`The university data has no place for "${university}".`);
  return [found.longitude, found.latitude];
}

/** @returns the map of one guide, its file relative to the frontend like those of the other pictures */
async function map(slug) {
  const { placesOf } = await load('features/countries/places.ts');
  const { card, guide } = await load(`content/countries/${slug}.ts`);
  const places = placesOf(guide).map(({ name, city, universities: [first] }) => ({
    name,
    main: Boolean(city),
    at: city ? [city.longitude, city.latitude] : townOf(first.name),
  }));
  const label = `Map of ${card.name}: ${places.map(({ name }, i) => `${i + 1} ${name}`).join(', ')}`;
  const { w, h } = FRAME;
  return {
    series: 'maps',
    name: slug,
    file: `src/illustrations/maps/${slug}.svg`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-label="${label}">${draw(slug, places)}</svg>\n`,
  };
}

export const maps = () => Promise.all(Object.keys(views).map(map));
