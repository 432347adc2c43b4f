import Supercluster from 'supercluster';
import type { UniversityPoint } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { spotOf, type Spot } from './mercator';
import { MAX_ZOOM, WORLD } from './view';

/** A marker: one university, or several whose markers would overlap. */
export interface Marker extends Spot {
  key: string;
  /** Number of universities that it stands for. */
  count: number;
  /** The universities whose names are known: all of them, unless the server has grouped them. */
  members: UniversityPoint[];
  /** The zoom at which it splits; more than the largest zoom if it never does. */
  opensAt: number;
}

/**
 * At a whole zoom, points within so many pixels become one marker. Half a zoom step further out, that is the largest
 * marker's width.
 */
const RADIUS = 54;
/**
 * On a phone the whole world needs a zoom below 0, where the index begins. So the index counts from this many steps
 * further out.
 */
const STEPS_OUT = 3;

/** Groups points for each whole zoom. The work is done once. */
export function clusterer(points: readonly UniversityPoint[]): (zoom: number) => Marker[] {
  const index = new Supercluster<UniversityPoint, { sum: number }>({
    radius: RADIUS,
    extent: WORLD / 2 ** STEPS_OUT,
    maxZoom: MAX_ZOOM + STEPS_OUT,
    map: ({ count }) => ({ sum: count ?? 1 }),
    reduce: (all, { sum }) => {
      all.sum += sum;
    },
  }).load(
    points.map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
      properties: point,
    })),
  );
  const known = new Map<number, Marker[]>();

  return (zoom) => {
    const level = Math.min(Math.max(Math.round(zoom), -STEPS_OUT), MAX_ZOOM);
    const markers = known.get(level) ?? gather(index, level);
    known.set(level, markers);
    return markers;
  };
}

function gather(index: Supercluster<UniversityPoint, { sum: number }>, zoom: number): Marker[] {
  return index.getClusters([-180, -90, 180, 90], zoom + STEPS_OUT).map(({ geometry, properties }) => {
    const [longitude, latitude] = geometry.coordinates as [number, number];
    const spot = spotOf({ longitude, latitude });
    if (!('cluster_id' in properties)) {
      const { id, count } = properties;
      // A group made by the server is split by the next call, which asks for a smaller part of the map.
      return {
        ...spot,
        key: `${id ?? `${longitude} ${latitude}`}`,
        count: count ?? 1,
        members: [properties],
        opensAt: zoom + 2,
      };
    }
    const leaves = index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties);
    return {
      ...spot,
      key: `c${properties.cluster_id}`,
      count: properties.sum,
      members: leaves,
      opensAt: index.getClusterExpansionZoom(properties.cluster_id) - STEPS_OUT,
    };
  });
}
