import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { placeOf, type Spot } from './mercator';

/** The visible part of the map: its middle and its zoom. Each zoom step doubles the size. */
export interface View extends Spot {
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Width of the world in pixels at zoom 0. */
export const WORLD = 512;
export const MAX_ZOOM = 8;
/** Northern and southern ends of the inhabited world. The map shows nothing beyond them. */
const NORTH = 0.1;
const SOUTH = 0.7;
/** Pixels between the places in view and the edges of the map: half of the largest marker and a little space. */
const MARGIN = 36;
/** The zoom for a single place, which shows the country around it. */
export const NEAR = 5;

export const worldSize = (zoom: number) => WORLD * 2 ** zoom;

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The view, limited so that it never shows more than the inhabited world with some space, and never lies beside it. */
export function kept(view: View, { width, height }: Size): View {
  const zoom = between(view.zoom, minZoom({ width, height }), MAX_ZOOM);
  const halfX = Math.min((width / 2 - MARGIN) / worldSize(zoom), 0.5);
  const halfY = Math.min((height / 2 - MARGIN) / worldSize(zoom), (SOUTH - NORTH) / 2);
  return { zoom, x: between(view.x, halfX, 1 - halfX), y: between(view.y, NORTH + halfY, SOUTH - halfY) };
}

/** The zoom at which the inhabited world shows whole. */
export const minZoom = (size: Size) => zoomFor(1, SOUTH - NORTH, size);

/** The zoom at which a part of the world as wide and as high as this fits, with air around it. */
const zoomFor = (wide: number, high: number, { width, height }: Size) =>
  -Math.log2(
    Math.max(wide / Math.max(width - 2 * MARGIN, MARGIN), high / Math.max(height - 2 * MARGIN, MARGIN)) *
      WORLD,
  );

/** The view that shows all spots, with some space around them. */
export function around(spots: readonly Spot[], size: Size): View {
  if (spots.length === 0) return kept({ x: 0.5, y: 0.4, zoom: 0 }, size);
  const bounds = spots.reduce(
    ({ west, east, north, south }, { x, y }) => ({
      west: Math.min(west, x),
      east: Math.max(east, x),
      north: Math.min(north, y),
      south: Math.max(south, y),
    }),
    { west: 1, east: 0, north: 1, south: 0 },
  );
  return kept(
    {
      x: (bounds.west + bounds.east) / 2,
      y: (bounds.north + bounds.south) / 2,
      zoom: Math.min(zoomFor(bounds.east - bounds.west, bounds.south - bounds.north, size), NEAR),
    },
    size,
  );
}

/** What d3-zoom knows a view by: how the world, one unit wide, is scaled and moved to be pixels of the map. */
export function transformOf(view: View, { width, height }: Size): ZoomTransform {
  const scale = worldSize(view.zoom);
  return zoomIdentity.translate(width / 2 - view.x * scale, height / 2 - view.y * scale).scale(scale);
}

export function viewOf(transform: ZoomTransform, { width, height }: Size): View {
  const [x, y] = transform.invert([width / 2, height / 2]);
  return { x, y, zoom: Math.log2(transform.k / WORLD) };
}

/** Pixels from the map's top left corner. */
export const pixelOf = (spot: Spot, view: View, { width, height }: Size): Spot => ({
  x: (spot.x - view.x) * worldSize(view.zoom) + width / 2,
  y: (spot.y - view.y) * worldSize(view.zoom) + height / 2,
});

/**
 * The view and its surroundings as `bbox` of the API, enlarged to whole tiles of the zoom, so that a small move of the map
 * causes no new call.
 */
export function boxOf(view: View, { width, height }: Size): string {
  const tiles = 2 ** Math.max(0, Math.floor(view.zoom));
  const half = { x: width / worldSize(view.zoom) / 2, y: height / worldSize(view.zoom) / 2 };
  const low = (value: number) => Math.max(Math.floor(value * tiles - 0.25), 0) / tiles;
  const high = (value: number) => Math.min(Math.ceil(value * tiles + 0.25), tiles) / tiles;
  const northWest = placeOf({ x: low(view.x - half.x), y: low(view.y - half.y) });
  const southEast = placeOf({ x: high(view.x + half.x), y: high(view.y + half.y) });
  return [northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude]
    .map((degrees) => Number(degrees.toFixed(4)))
    .join(',');
}
