/** Country outlines of Natural Earth (public domain, packaged as world-atlas), as paths of a frame. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoAzimuthalEqualArea, geoGraticule, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { xy } from '../kit/path.mjs';

/** In units of the frame. */
const DETAIL = 1.3;
const ISLAND = 3;

const require = createRequire(import.meta.url);
const atlases = new Map();

/** The world's countries at a scale of '10m' or '50m', as GeoJSON features; `id` is the ISO 3166 number. */
function atlas(scale) {
  if (!atlases.has(scale)) {
    const file = require.resolve(`world-atlas/countries-${scale}.json`);
    const topology = JSON.parse(readFileSync(file, 'utf8'));
    const { features } = feature(topology, topology.objects.countries);
    // Islets of the Maldives are so small that their rounded outlines turn over, and would cover all but themselves.
    atlases.set(
      scale,
      features.filter((country) => geoArea(country) < Math.PI),
    );
  }
  return atlases.get(scale);
}

/** Equal-area around the middle of the view's box, which fills the frame but a margin. */
export function projectionOf({ box: [west, south, east, north] }, { w, h, margin }) {
  const steps = Array.from({ length: 21 }, (_, i) => i / 20);
  const edge = steps.flatMap((t) => {
    const [x, y] = [west + t * (east - west), south + t * (north - south)];
    return [
      [x, south],
      [x, north],
      [west, y],
      [east, y],
    ];
  });
  return geoAzimuthalEqualArea()
    .rotate([-(west + east) / 2, -(south + north) / 2])
    .fitExtent(
      [
        [margin, margin],
        [w - margin, h - margin],
      ],
      { type: 'MultiPoint', coordinates: edge },
    )
    .clipExtent([
      [-8, -8],
      [w + 8, h + 8],
    ])
    .precision(0.3);
}

/** Collects a path, leaving out points nearer than `DETAIL` to the one before, and islands smaller than a dot. */
class Pen {
  #d = '';
  #points = [];

  beginPath() {}
  moveTo(x, y) {
    this.#line();
    this.#points = [[x, y]];
  }
  lineTo(x, y) {
    const [lastX, lastY] = this.#points.at(-1);
    if (Math.hypot(x - lastX, y - lastY) >= DETAIL) this.#points.push([x, y]);
  }
  closePath() {
    const extent = (values) => Math.max(...values) - Math.min(...values);
    const size = Math.max(...[0, 1].map((axis) => extent(this.#points.map((point) => point[axis]))));
    if (this.#points.length > 2 && size >= ISLAND) this.#d += `M${this.#points.map(xy).join('L')}z`;
    this.#points = [];
  }
  #line() {
    if (this.#points.length > 1) this.#d += `M${this.#points.map(xy).join('L')}`;
  }
  result() {
    this.#line();
    return this.#d;
  }
}

/** Whether a country may show beside `box`: most are on the other side of the world. */
function isNear({ geometry }, [west, south, east, north]) {
  const around = 25;
  const corners = geometry.coordinates.flat(geometry.type === 'Polygon' ? 1 : 2);
  return corners.some(
    ([x, y]) => x > west - around && x < east + around && y > south - around && y < north + around,
  );
}

/** A country without the parts of which nothing is inside the box. */
function withoutOutliers({ geometry }, [west, south, east, north]) {
  const isInside = ([outline]) => outline.some(([x, y]) => x > west && x < east && y > south && y < north);
  return { ...geometry, coordinates: geometry.coordinates.filter(isInside) };
}

/** @returns paths of the country with this ISO number, of every other one, and of meridians and parallels */
export function outlines({ id, scale, box, step, cut }, projection) {
  const countries = atlas(scale);
  const draw = (shape) => {
    const pen = new Pen();
    geoPath(projection, pen)(shape);
    return pen.result();
  };
  const country = countries.find((one) => one.id === id);
  return {
    country: draw(cut ? withoutOutliers(country, box) : country),
    others: countries
      .filter((country) => country.id !== id && isNear(country, box))
      .map(draw)
      .join(''),
    grid: draw(geoGraticule().step([step, step])()),
  };
}
