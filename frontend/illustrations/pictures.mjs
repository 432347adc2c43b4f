/** Every picture by its file, with the text alternative that says what it shows. */
import campuses from './campuses/index.mjs';
import { CARD, POSTER } from './kit/air.mjs';
import destinations from './destinations/index.mjs';

const series = [
  ['destinations', POSTER, destinations],
  ['campuses', CARD, campuses],
];

/** Ids carry series and name, so that several pictures can stand in one page. */
const document = (id, { w, h }, alt, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-label="${alt}">${body
    .replaceAll('\n', '')
    .replace(/id="([\w-]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)}</svg>\n`;

/** @returns {{ series: string, name: string, file: string, svg: string }[]} files relative to the frontend */
export const pictures = () =>
  series.flatMap(([folder, frame, scenes]) =>
    Object.entries(scenes).map(([name, { alt, scene }]) => ({
      series: folder,
      name,
      file: `src/illustrations/${folder}/${name}.svg`,
      svg: document(`${folder}-${name}`, frame, alt, scene()),
    })),
  );
