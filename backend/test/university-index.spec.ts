import { type IndexedUniversity, UniversityIndex } from '../src/universities/university-index.js';

const COUNT = 6_000;

/** Spread over a rectangle in the Atlantic. */
const made = (i: number): IndexedUniversity => ({
  id: 100_001 + i,
  name: `Made ${i}`,
  country: 'Canada',
  programs: ['Engineering'],
  undergraduateGpaMin: 230,
  graduateGpaMin: 330,
  tuitionMinUSD: 10_000 + i,
  searchText: `made ${i}`,
  latitude: 20 + (i % 100) / 10,
  longitude: -50 + i / 100 / 5,
  byTuition: i + 1,
  byName: COUNT - i,
});
const many = Array.from({ length: COUNT }, (_, i) => made(i));

describe('the index of many universities', () => {
  const index = new UniversityIndex(many);

  it('gathers neighbours on a map, counts each once, and says so', () => {
    const { total, clustered, points } = index.points({});
    expect({ total, clustered }).toEqual({ total: COUNT, clustered: true });
    expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(COUNT);
    expect(points.length).toBeGreaterThan(1_000);
    expect(points.length).toBeLessThanOrEqual(2_048);
    for (const { id, name, count, latitude, longitude } of points) {
      if (count > 1) expect([id, name]).toEqual([null, null]);
      expect(latitude).toBeGreaterThanOrEqual(20);
      expect(latitude).toBeLessThanOrEqual(30);
      expect(longitude).toBeGreaterThanOrEqual(-50);
      expect(longitude).toBeLessThanOrEqual(-38);
    }
  });

  it('names them one by one again in a smaller box, by their ids', () => {
    const inside = many.filter(
      ({ latitude, longitude }) =>
        latitude! >= 22 && latitude! <= 25 && longitude! >= -49 && longitude! <= -47,
    );
    const { clustered, points } = index.points({ bbox: [-49, 22, -47, 25] });
    expect(clustered).toBe(false);
    expect(points.map(({ id, name }) => ({ id, name }))).toEqual(
      inside.map(({ id, name }) => ({ id, name })),
    );
  });

  it('gathers all that are on one spot', () => {
    const there = new UniversityIndex(many.map((one) => ({ ...one, latitude: 25, longitude: -45 })));
    expect(there.points({}).points).toEqual([
      { id: null, name: null, latitude: 25, longitude: -45, count: COUNT },
    ]);
  });

  it('pages through every order to its end, each once', () => {
    for (const [sort, first] of [
      ['rank', 100_001],
      ['tuition', 100_001],
      ['name', 106_000],
    ] as const) {
      const seen: number[] = [];
      for (let cursor: number | undefined; ;) {
        const { ids, total, next } = index.page({ sort, limit: 700, ...(cursor && { cursor }) });
        expect(total).toBe(COUNT);
        seen.push(...ids);
        if (next === null) break;
        expect(next).toBe(ids.at(-1));
        cursor = next;
      }
      expect(seen[0]).toBe(first);
      expect(new Set(seen).size).toBe(COUNT);
      expect(seen).toHaveLength(COUNT);
    }
  });

  it('has no next page after one that is just full', () => {
    expect(index.page({ ids: [100_001, 100_002], limit: 2 })).toEqual({
      ids: [100_001, 100_002],
      total: 2,
      next: null,
    });
  });

  it('takes a GPA as it is written: 2.3 meets 2.30', () => {
    expect(index.page({ minUndergraduateGpa: 2.3, limit: 1 }).total).toBe(COUNT);
    expect(index.page({ minUndergraduateGpa: 2.29, limit: 1 }).total).toBe(0);
    expect(index.page({ minGraduateGpa: 3.3, limit: 1 }).total).toBe(COUNT);
  });
});
