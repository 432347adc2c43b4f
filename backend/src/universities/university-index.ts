import { searchWords } from './search-text.js';
import type {
  UniversityFilters,
  UniversityOrder,
  UniversityPoint,
  UniversityPoints,
  UniversityPointsQuery,
  UniversityQuery,
} from './universities.dto.js';

/** What a university is found and placed by. */
export interface IndexedUniversity {
  id: number;
  name: string;
  country: string;
  programs: string[];
  undergraduateGpaMin: number;
  graduateGpaMin: number;
  tuitionMinUSD: number;
  searchText: string;
  latitude: number | null;
  longitude: number | null;
  /** Its places in the orders by tuition and by name, from 1. */
  byTuition: number;
  byName: number;
}

/** Statement for all of them, by world rank, unranked last; the id makes every order total. */
export const INDEXED_UNIVERSITIES = `
  SELECT id, name, country, programs, "undergraduateGpaMin", "graduateGpaMin", "tuitionMinUSD", "searchText",
    latitude, longitude,
    (row_number() OVER (ORDER BY "tuitionMinUSD", "sortName", id))::int AS "byTuition",
    (row_number() OVER (ORDER BY "sortName", id))::int AS "byName"
  FROM universities ORDER BY coalesce("worldRank", 2147483647), "sortName", id`;

/** Up to this many universities are a point each; more are gathered in the cells of a grid over where they lie. */
const MAX_POINTS = 2_000;
const COLUMNS = 64;
const ROWS = 32;
/** Degrees: the grid ends after the last university, also when all lie on one spot. */
const BEYOND = 0.0001;
const WORLD = [-180, -90, 180, 90] as const;

/**
 * Finds, counts, orders and places universities in the memory of the process: a total over 100,000 of them needs every
 * row that matches, which takes a database longer than the rest of a page. About 150 bytes each.
 */
export class UniversityIndex {
  private readonly size: number;
  private readonly ids: Int32Array;
  private readonly names: string[];
  private readonly positions = new Map<number, number>();
  private readonly countries = new Map<string, Uint8Array>();
  private readonly programs = new Map<string, Uint8Array>();
  /** On the 4.0 scale. */
  private readonly undergraduateGpa: Float64Array;
  private readonly graduateGpa: Float64Array;
  private readonly tuition: Int32Array;
  /** NaN: unknown. */
  private readonly latitudes: Float64Array;
  private readonly longitudes: Float64Array;
  /** Positions of the universities that have each word. */
  private readonly words = new Map<string, number[]>();
  private readonly orders: Record<UniversityOrder, Int32Array>;

  /** @param universities by world rank, which gives each its position */
  constructor(universities: IndexedUniversity[]) {
    const column = (of: (university: IndexedUniversity) => number) => universities.map(of);
    this.size = universities.length;
    this.ids = Int32Array.from(column(({ id }) => id));
    this.names = universities.map(({ name }) => name);
    // The nearest number to 2.30, as a filter of 2.3 is.
    this.undergraduateGpa = Float64Array.from(column((u) => u.undergraduateGpaMin / 100));
    this.graduateGpa = Float64Array.from(column((u) => u.graduateGpaMin / 100));
    this.tuition = Int32Array.from(column((u) => u.tuitionMinUSD));
    this.latitudes = Float64Array.from(column((u) => u.latitude ?? NaN));
    this.longitudes = Float64Array.from(column((u) => u.longitude ?? NaN));
    const [rank, tuition, name] = [0, 1, 2].map(() => new Int32Array(this.size)) as [
      Int32Array,
      Int32Array,
      Int32Array,
    ];
    this.orders = { rank, tuition, name };
    for (const [position, university] of universities.entries()) {
      this.positions.set(university.id, position);
      rank[position] = position;
      tuition[university.byTuition - 1] = position;
      name[university.byName - 1] = position;
      this.mark(this.countries, university.country, position);
      for (const program of university.programs) this.mark(this.programs, program, position);
      for (const word of new Set(university.searchText.split(' '))) {
        const having = this.words.get(word);
        if (having) having.push(position);
        else this.words.set(word, [position]);
      }
    }
  }

  private mark(marks: Map<string, Uint8Array>, key: string, position: number): void {
    let marked = marks.get(key);
    if (!marked) marks.set(key, (marked = new Uint8Array(this.size)));
    marked[position] = 1;
  }

  /** The ids of a page in its order, how many match on all pages, and the cursor of the next. */
  page({ sort = 'rank', limit = Infinity, cursor, ...filters }: UniversityQuery) {
    const { matches, total } = this.matching(filters);
    const order = this.orders[sort];
    let place = 0;
    if (cursor !== undefined) {
      const before = this.positions.get(cursor);
      place = before === undefined ? this.size : order.indexOf(before) + 1;
    }
    const ids: number[] = [];
    for (; place < this.size && ids.length <= limit; place++)
      if (matches[order[place]!]) ids.push(this.ids[order[place]!]!);
    const more = ids.length > limit;
    if (more) ids.pop();
    return { ids, total, next: more ? ids.at(-1)! : null };
  }

  /** Where those that match lie, as far as that is known; by id, gathered by world rank. */
  points({
    bbox: [west, south, east, north] = [...WORLD],
    ...filters
  }: UniversityPointsQuery): UniversityPoints {
    const { matches } = this.matching(filters);
    const found = new Int32Array(this.size);
    let total = 0;
    for (let position = 0; position < this.size; position++) {
      const latitude = this.latitudes[position]!;
      const longitude = this.longitudes[position]!;
      // Comparisons with NaN are false.
      if (
        matches[position] &&
        latitude >= south &&
        latitude <= north &&
        longitude >= west &&
        longitude <= east
      )
        found[total++] = position;
    }
    const placed = found.subarray(0, total);
    const clustered = total > MAX_POINTS;
    const points = clustered
      ? this.cells(placed)
      : Array.from(
          placed.sort((a, b) => this.ids[a]! - this.ids[b]!),
          (position) => this.point(position),
        );
    return { total, clustered, points };
  }

  private point(position: number): UniversityPoint {
    return {
      id: this.ids[position]!,
      name: this.names[position]!,
      latitude: rounded(this.latitudes[position]!),
      longitude: rounded(this.longitudes[position]!),
      count: 1,
    };
  }

  /** Neighbours together, in their middle. */
  private cells(placed: Int32Array): UniversityPoint[] {
    const [south, height] = grid(placed, this.latitudes, ROWS);
    const [west, width] = grid(placed, this.longitudes, COLUMNS);
    const size = ROWS * COLUMNS;
    const counts = new Int32Array(size);
    const latitudes = new Float64Array(size);
    const longitudes = new Float64Array(size);
    /** The first university of each cell, in the order of their ranks. */
    const firsts: { place: number; position: number }[] = [];
    for (let i = 0; i < placed.length; i++) {
      const position = placed[i]!;
      const latitude = this.latitudes[position]!;
      const longitude = this.longitudes[position]!;
      const place =
        Math.floor((latitude - south) / height) * COLUMNS + Math.floor((longitude - west) / width);
      if (counts[place]!++ === 0) firsts.push({ place, position });
      latitudes[place]! += latitude;
      longitudes[place]! += longitude;
    }
    return firsts.map(({ place, position }) => {
      const count = counts[place]!;
      if (count === 1) return this.point(position);
      return {
        id: null,
        name: null,
        latitude: rounded(latitudes[place]! / count),
        longitude: rounded(longitudes[place]! / count),
        count,
      };
    });
  }

  /** 1 at the position of each that matches every filter. */
  private matching(filters: UniversityFilters): { matches: Uint8Array; total: number } {
    const { search, country, fieldOfStudy, minUndergraduateGpa, minGraduateGpa, maxTuitionUSD, ids } =
      filters;
    const matches = new Uint8Array(this.size).fill(1);
    const sets = this.setsOf(search);
    if (country) sets.push(this.countries.get(country) ?? NONE);
    if (fieldOfStudy) sets.push(this.programs.get(fieldOfStudy) ?? NONE);
    if (ids) sets.push(this.marked(ids.flatMap((id) => this.positions.get(id) ?? [])));
    for (const set of sets) keep(matches, (position) => set[position] === 1);
    const atMost = (column: ArrayLike<number>, bound: number | undefined) =>
      bound !== undefined && keep(matches, (position) => column[position]! <= bound);
    atMost(this.undergraduateGpa, minUndergraduateGpa);
    atMost(this.graduateGpa, minGraduateGpa);
    atMost(this.tuition, maxTuitionUSD);
    let total = 0;
    for (let position = 0; position < this.size; position++) total += matches[position]!;
    return { matches, total };
  }

  /** For each word of a search the universities of which some word contains it. Nothing but signs is nobody's name. */
  private setsOf(search: string | undefined): Uint8Array[] {
    if (search === undefined) return [];
    const wanted = [...new Set(searchWords(search))];
    if (wanted.length === 0) return [NONE];
    return wanted.map((part) => {
      const set = new Uint8Array(this.size);
      for (const [word, positions] of this.words)
        if (word.includes(part)) for (const position of positions) set[position] = 1;
      return set;
    });
  }

  private marked(positions: number[]): Uint8Array {
    const set = new Uint8Array(this.size);
    for (const position of positions) set[position] = 1;
    return set;
  }
}

const NONE = new Uint8Array(0);

function keep(matches: Uint8Array, fits: (position: number) => boolean): void {
  for (let position = 0; position < matches.length; position++)
    if (matches[position] && !fits(position)) matches[position] = 0;
}

/** The least coordinate, and the size of each of `count` cells up to the greatest. */
function grid(
  positions: Int32Array,
  coordinates: Float64Array,
  count: number,
): [least: number, size: number] {
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const coordinate = coordinates[positions[i]!]!;
    if (coordinate < least) least = coordinate;
    if (coordinate > most) most = coordinate;
  }
  return [least, (most + BEYOND - least) / count];
}

/** Four decimals are 11 metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
