import { geoMercatorRaw } from 'd3-geo';

/** A place on the map: 0 to 1 from west to east and from north to south, in the projection of world.svg. */
export interface Spot {
  x: number;
  y: number;
}

const RADIANS = Math.PI / 180;
/** The projection ends short of the poles. */
const MAX_LATITUDE = 85;

export function spotOf({ longitude, latitude }: { longitude: number; latitude: number }): Spot {
  const phi = Math.min(Math.max(latitude, -MAX_LATITUDE), MAX_LATITUDE) * RADIANS;
  const [x, y] = geoMercatorRaw(longitude * RADIANS, phi);
  return { x: 0.5 + x / (2 * Math.PI), y: 0.5 - y / (2 * Math.PI) };
}

/** Longitude and latitude of a spot, in degrees. */
export function placeOf({ x, y }: Spot): { longitude: number; latitude: number } {
  const [lambda, phi] = geoMercatorRaw.invert!((x - 0.5) * 2 * Math.PI, (0.5 - y) * 2 * Math.PI)!;
  return { longitude: lambda / RADIANS, latitude: phi / RADIANS };
}
