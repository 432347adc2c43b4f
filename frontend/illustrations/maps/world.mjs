/** The land of the world with its borders, as the map of universities shows it. Outlines: Natural Earth, 1:50 million, public domain. */
import { geoMercator, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };

/** Width and height of the drawing; positions are whole numbers. */
const SIZE = 8192;
const FILE = 'src/features/universities/map/world.svg';

const { countries } = atlas.objects;
// Nobody studies in Antarctica, and on this projection it is larger than all the rest.
const inhabited = countries.geometries.filter(({ properties }) => properties.name !== 'Antarctica');

// The same projection as mercator.ts beside the file.
const projection = geoMercator()
  .scale(SIZE / (2 * Math.PI))
  .translate([SIZE / 2, SIZE / 2]);
// These states do not agree on the lines between them, and the law of India punishes maps that show its borders otherwise
// than its government does. The map is for finding universities elsewhere, so it draws none of these lines.
const WITHOUT_LINES = ['India', 'Pakistan', 'China', 'Siachen Glacier'];
const isDrawn = (...sides) => !sides.every(({ properties }) => WITHOUT_LINES.includes(properties.name));

const draw = (shape) => compact(geoPath(projection).digits(0)(shape));

/** The path in whole relative steps, without points that change nothing and islands of less than a dot. */
function compact(path) {
  return path
    .split('M')
    .filter(Boolean)
    .map((line) => {
      const closed = line.endsWith('Z');
      const points = slim(
        line
          .replace('Z', '')
          .split('L')
          .map((point) => point.split(',').map(Number)),
      );
      if (points.length < (closed ? 4 : 2)) return '';
      const steps = points
        .slice(1)
        .flatMap(([x, y], i) => [x - points[i][0], y - points[i][1]])
        .reduce((text, step) => text + (step < 0 || text === 'l' ? '' : ' ') + step, 'l');
      return `M${points[0].join(' ')}${steps}${closed ? 'z' : ''}`;
    })
    .join('');
}

/** Without repeated points and those on a straight line between their neighbours. */
function slim(points) {
  const kept = [];
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last && last[0] === point[0] && last[1] === point[1]) continue;
    const straight =
      before && (last[0] - before[0]) * (point[1] - last[1]) === (last[1] - before[1]) * (point[0] - last[0]);
    if (straight) kept.pop();
    kept.push(point);
  }
  return kept;
}

/** The file with what is to be in it. */
export const world = () => ({
  file: FILE,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#f3ecdd" stroke="#c9bda4" vector-effect="non-scaling-stroke" d="${draw(merge(atlas, inhabited))}"/><path fill="none" stroke="#c9bda4" stroke-dasharray="3 2" vector-effect="non-scaling-stroke" d="${draw(mesh(atlas, countries, (a, b) => a !== b && isDrawn(a, b)))}"/></svg>
`,
});
