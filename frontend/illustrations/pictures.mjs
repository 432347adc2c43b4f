/** Every picture by its file, with the text alternative that says what it shows. */
import articles from './articles/index.mjs';
import brand from './brand/index.mjs';
import campuses from './campuses/index.mjs';
import destinations from './destinations/index.mjs';
import { CARD, POSTCARD, POSTER, SERVICE, STEP } from './kit/air.mjs';
import postcards from './postcards/index.mjs';
import services from './still-lifes/services.mjs';
import steps from './still-lifes/steps.mjs';

const series = {
  destinations: [POSTER, destinations],
  campuses: [CARD, campuses],
  steps: [STEP, steps],
  services: [SERVICE, services],
  articles: [CARD, articles],
  postcards: [POSTCARD, postcards],
};

/** Ids carry series and name, so that several pictures can stand in one page. */
const document = (id, { w, h }, { alt, scene }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-label="${alt}">${scene()
    .replaceAll('\n', '')
    .replace(/id="([\w-]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)}</svg>\n`;

const picture = (folder, name, frame, drawing) => ({
  series: folder,
  name,
  file: `src/illustrations/${folder}/${name}.svg`,
  svg: document(`${folder}-${name}`, frame, drawing),
});

/** @returns {{ series: string, name: string, file: string, svg: string }[]} files relative to the frontend */
export const pictures = () => [
  ...Object.entries(series).flatMap(([folder, [frame, drawings]]) =>
    Object.entries(drawings).map(([name, drawing]) => picture(folder, name, frame, drawing)),
  ),
  ...brand.map(({ name, frame, file, ...drawing }) => {
    const drawn = picture('brand', name, frame, drawing);
    return { ...drawn, file: file ?? drawn.file };
  }),
];
