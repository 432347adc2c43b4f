import { readFileSync } from 'node:fs';
import { DESTINATIONS, FIELDS_OF_STUDY } from '../src/universities/destinations.js';
import type { UniversityDto } from '../src/universities/universities.dto.js';
import { client } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';

const seed = readFileSync(new URL('../seed/universities.json', import.meta.url), 'utf8');

describe('universities', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let all: UniversityDto[];
  const list = (query = '', headers = {}) => call('GET', `/api/universities${query}`, { headers });
  const ids = (universities: UniversityDto[]) => universities.map(({ id }) => id);

  beforeAll(async () => {
    server = await startApp();
    call = client(server.url);
    all = (await list()).body;
  });
  afterAll(() => server?.close());

  it('answers every seeded university in the ten destinations', () => {
    expect(all).toHaveLength((JSON.parse(seed) as unknown[]).length);
    expect(all).toHaveLength(1232);
    expect(new Set(all.map(({ country }) => country))).toEqual(new Set(DESTINATIONS));
  });

  it('orders by world rank, the unranked last, then by name', () => {
    const ranks = all.map(({ worldRank }) => worldRank ?? Infinity);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    const sortName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const unranked = all.filter(({ worldRank }) => worldRank === null).map(({ name }) => sortName(name));
    expect(unranked.length).toBeGreaterThan(100);
    expect(unranked).toEqual(unranked.toSorted());
  });

  it('pages through everything once, in the same order', async () => {
    const seen: UniversityDto[] = [];
    let path: string | undefined = '?limit=300';
    while (path) {
      const reply = await list(path);
      expect(reply.headers.get('x-total-count')).toBe('1232');
      seen.push(...reply.body);
      path = /<[^?]*(\?[^>]*)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(ids(seen)).toEqual(ids(all));
  });

  it('keeps the filters in the link to the next page', async () => {
    const first = await list('?country=Canada&limit=5&fieldOfStudy=Arts+%26+Design');
    const next = /<([^>]*)>/.exec(first.headers.get('link')!)![1]!;
    const second = await call('GET', next);
    expect(second.body).toHaveLength(5);
    for (const university of second.body)
      expect(university).toMatchObject({
        country: 'Canada',
        programs: expect.arrayContaining(['Arts & Design']),
      });
    expect(ids(second.body)).not.toEqual(ids(first.body));
  });

  describe('filters', () => {
    const cases: [query: string, keeps: (university: UniversityDto) => boolean][] = [
      ...DESTINATIONS.map((country): [string, (u: UniversityDto) => boolean] => [
        `country=${country}`,
        (u) => u.country === country,
      ]),
      ...FIELDS_OF_STUDY.map((field): [string, (u: UniversityDto) => boolean] => [
        `fieldOfStudy=${encodeURIComponent(field)}`,
        (u) => u.programs.includes(field),
      ]),
      ['country=all&fieldOfStudy=all', () => true],
      ['country=&fieldOfStudy=', () => true],
      ['minUndergraduateGpa=3', (u) => u.undergraduateGpaMin <= 300],
      ['minUndergraduateGpa=3.25', (u) => u.undergraduateGpaMin <= 325],
      ['minUndergraduateGpa=0', () => false],
      ['minUndergraduateGpa=4', () => true],
      ['minGraduateGpa=3.2', (u) => u.graduateGpaMin <= 320],
      ['minGraduateGpa=2.999', (u) => u.graduateGpaMin <= 299.9],
      ['maxTuitionUSD=0', (u) => u.tuitionMinUSD === 0],
      ['maxTuitionUSD=15000', (u) => u.tuitionMinUSD <= 15000],
      ['maxTuitionUSD=999999999999', () => true],
      [
        'country=Germany&fieldOfStudy=Engineering&minGraduateGpa=3&maxTuitionUSD=5000',
        (u) =>
          u.country === 'Germany' &&
          u.programs.includes('Engineering') &&
          u.graduateGpaMin <= 300 &&
          u.tuitionMinUSD <= 5000,
      ],
      ['country=Atlantis', () => false],
      ['country=canada', () => false],
      ['fieldOfStudy=Astrology', () => false],
      ["country=' OR 1=1 --", () => false],
      ['country=%25', () => false],
    ];

    it.each(cases)('%s', async (query, keeps) => {
      const reply = await list(`?${query}`);
      expect(reply.status).toBe(200);
      expect(ids(reply.body)).toEqual(ids(all.filter(keeps)));
      expect(reply.headers.get('x-total-count')).toBe(String(reply.body.length));
    });

    it('are cases that can tell: most keep some and drop some', () => {
      const telling = cases.filter(([, keeps]) => all.some(keeps) && !all.every(keeps));
      expect(telling.length).toBeGreaterThan(20);
    });
  });

  it.each([
    'minUndergraduateGpa=4.01',
    'minUndergraduateGpa=-1',
    'minUndergraduateGpa=abc',
    'minUndergraduateGpa=',
    'minUndergraduateGpa=3&minUndergraduateGpa=2',
    'minGraduateGpa=1e1',
    'minGraduateGpa=NaN',
    'minGraduateGpa=Infinity',
    'minGraduateGpa=0x1',
    'minGraduateGpa=٣',
    'maxTuitionUSD=-1',
    'maxTuitionUSD=1,000',
    'maxTuitionUSD=%00',
    'maxTuitionUSD=null',
    'maxTuitionUSD=99999999999999999999',
    'limit=0',
    'limit=-5',
    'limit=2.5',
    'limit=ten',
    'limit=',
    'cursor=0',
    'cursor=x',
    'country=a&country=b',
    'fieldOfStudy=%00',
  ])('refuses %s', async (query) => {
    const reply = await list(`?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.body.errors[0].field).toBe(query.split('=')[0]);
  });

  it('ignores parameters it does not know', async () => {
    expect((await list('?limit=1&__proto__=x&constructor=y&foo[bar]=z')).body).toHaveLength(1);
  });

  it('answers nothing after a cursor that nobody has', async () => {
    expect((await list('?limit=5&cursor=2000000000')).body).toEqual([]);
  });

  it('answers 304 to the ETag of the same list', async () => {
    const etag = (await list('?country=Ireland')).headers.get('etag')!;
    expect((await list('?country=Ireland', { 'if-none-match': etag })).status).toBe(304);
    expect((await list('?country=Slovakia', { 'if-none-match': etag })).status).toBe(200);
  });

  describe('kept in memory', () => {
    /** Statements that reach the database meanwhile. */
    async function statements(work: () => Promise<unknown>): Promise<number> {
      const { query } = server.database;
      let count = 0;
      server.database.query = ((...args: Parameters<typeof query>) => {
        count++;
        return query.apply(server.database, args);
      }) as typeof query;
      await work().finally(() => (server.database.query = query));
      return count;
    }

    it('a question is asked once, however often and in whatever order it comes', async () => {
      const count = await statements(async () => {
        await Promise.all(Array.from({ length: 10 }, () => list('?country=Ireland&minGraduateGpa=3.11')));
        await list('?minGraduateGpa=3.11&country=Ireland');
      });
      expect(count).toBe(1);
    });

    it('made-up questions push out old ones instead of piling up', async () => {
      await list('?country=Ireland&minGraduateGpa=3.12');
      for (let i = 0; i < 1_000; i += 50) {
        await Promise.all(Array.from({ length: 50 }, (_, j) => list(`?country=Nowhere${i + j}`)));
      }
      expect(await statements(() => list('?country=Ireland&minGraduateGpa=3.12'))).toBe(1);
    });
  });

  it('answers one university as the list has it', async () => {
    for (const university of [all[0]!, all[600]!, all.at(-1)!]) {
      const { references, ...rest } = (await call('GET', `/api/universities/${university.id}`)).body;
      expect(rest).toEqual(university);
      expect(references.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['0', 400],
    ['abc', 400],
    ['-1', 400],
    ['1.0', 400],
    ['1e1', 400],
    ['01', 400],
    ['1234567', 404],
    ['2147483648', 404],
    ['9'.repeat(40), 404],
  ])('answers the id %s with %i', async (id, status) => {
    expect((await call('GET', `/api/universities/${id}`)).status).toBe(status);
  });

  it('marks every figure as published or indicative, with year and source', () => {
    for (const university of all) {
      expect(university.tuitionYear).toMatch(/\d{4}|year not stated/);
      expect(university.tuitionSource.length).toBeGreaterThan(5);
      expect((university.worldRank === null) === (university.worldRankPublisher === null)).toBe(true);
      expect((university.worldRank === null) === (university.worldRankYear === null)).toBe(true);
    }
    expect(all.some(({ tuitionBasis }) => tuitionBasis === 'published')).toBe(true);
    expect(all.some(({ tuitionBasis }) => tuitionBasis === 'indicative')).toBe(true);
  });
});
