import Supercluster from 'supercluster';
import type { UniversityPoint } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { spotOf, type Spot } from './mercator';
import { MAX_ZOOM, WORLD } from './view';

/** What is drawn: one university, or several that would lie on top of each other. */
export interface Marker extends Spot {
  key: string;
  /** Universities that it stands for. */
  count: number;
  /** Those of them whose names are known: all, unless the server has gathered them. */
  members: UniversityPoint[];
  /** The zoom at which it falls apart; above the largest when it never does. */
  opensAt: number;
}

/** Pixels within which points are drawn as one at a whole zoom: half a step further out, the largest marker's width. */
const RADIUS = 54;
/** The whole world on a phone is drawn at a zoom below 0, where the index begins: it counts from this many steps further out. */
const STEPS_OUT = 3;

/** Gathers points for each whole zoom, once. */
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
      // What the server has gathered opens with the next question, a little nearer.
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
