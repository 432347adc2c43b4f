import type { UniversityDto, UniversityPoints } from '../src/universities/universities.dto.js';
import { University } from '../src/universities/university.entity.js';
import { client } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';

describe('points of universities on a map', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let all: UniversityDto[];
  const reply = (query = '', headers = {}) => call('GET', `/api/universities/points${query}`, { headers });
  const points = async (query = '') => (await reply(query)).body as UniversityPoints;

  beforeAll(async () => {
    server = await startApp();
    // The seed knows where every university is; another installation's own rows may lack it.
    await server.database.query(
      `UPDATE universities SET latitude = NULL, longitude = NULL WHERE slug = 'trinity-college-dublin'`,
    );
    call = client(server.url);
    all = (await call('GET', '/api/universities')).body;
  });
  afterAll(() => server?.close());

  it('are one for each university whose position is known', async () => {
    const placed = all.filter(({ latitude }) => latitude !== null).toSorted((a, b) => a.id - b.id);
    expect(placed.length).toBeLessThan(all.length);
    const answer = await points();
    expect(answer).toMatchObject({ total: placed.length, clustered: false });
    expect(answer.points).toHaveLength(placed.length);
    answer.points.forEach(({ id, name, latitude, longitude, count }, i) => {
      expect({ id, name, count }).toEqual({ id: placed[i]!.id, name: placed[i]!.name, count: 1 });
      expect(latitude).toBeCloseTo(placed[i]!.latitude!, 3);
      expect(longitude).toBeCloseTo(placed[i]!.longitude!, 3);
    });
  });

  it.each([
    'country=Ireland',
    'search=london',
    'fieldOfStudy=Engineering&maxTuitionUSD=5000',
    'minGraduateGpa=2.9&country=Canada',
    'minUndergraduateGpa=2.5',
    'ids=1,2,3,1000',
    'country=Atlantis',
  ])('keep to the filters of the list: %s', async (query) => {
    const list: UniversityDto[] = (await call('GET', `/api/universities?${query}`)).body;
    const placed = list.filter(({ latitude }) => latitude !== null).map(({ id }) => id);
    const answer = await points(`?${query}`);
    expect(answer.points.map(({ id }) => id)).toEqual(placed.sort((a, b) => a - b));
    expect(answer.total).toBe(placed.length);
  });

  it('keep to the box, its sides included', async () => {
    const inside = all.filter(
      ({ latitude, longitude }) =>
        latitude !== null && latitude >= 50 && latitude <= 56 && longitude! >= -11 && longitude! <= 2,
    );
    expect(inside.length).toBeGreaterThan(50);
    expect((await points('?bbox=-11,50,2,56')).total).toBe(inside.length);
    const { latitude, longitude } = (await points('?ids=1')).points[0]!;
    const onTheCorner = `?ids=1&bbox=${longitude},${latitude},180,90`;
    expect((await points(onTheCorner)).total).toBe(1);
    expect((await points('?bbox=-180,-90,180,90')).total).toBe((await points()).total);
  });

  it('stay small: a third of the whole list at most', async () => {
    expect((await reply()).text.length).toBeLessThan(
      (await call('GET', '/api/universities')).text.length / 3,
    );
  });

  it('answer 304 to their ETag', async () => {
    const first = await reply('?country=Ireland');
    const again = { 'if-none-match': first.headers.get('etag')! };
    expect(first.headers.get('x-total-count')).toBe(String(first.body.total));
    expect((await reply('?country=Ireland', again)).status).toBe(304);
    expect((await reply('?country=Slovakia', again)).status).toBe(200);
  });

  it.each([
    '',
    '1,2,3',
    '1,2,3,4,5',
    'a,b,c,d',
    '10,0,5,10',
    '0,10,10,5',
    '5,5,5,5',
    '-181,0,0,10',
    '0,0,181,10',
    '0,-91,1,0',
    '0,0,1,91',
    '1e1,0,20,10',
    'NaN,0,1,1',
    '0,0,1,1&bbox=0,0,1,1',
    '%00',
  ])('refuse the box %j', async (box) => {
    const answer = await reply(`?bbox=${box}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field: 'bbox', message: expect.any(String) }]);
  });
});

describe('many universities on a map', () => {
  const COUNT = 6_000;
  let server: TestApp;
  const points = async (query = '') =>
    (await client(server.url)('GET', `/api/universities/points?country=Atlantis${query}`))
      .body as UniversityPoints;

  // Spread over a rectangle in the Atlantic, the last one with the best rank.
  beforeAll(async () => {
    server = await startApp();
    const made: Record<string, string> = {
      slug: `'made-' || i`,
      name: `'Made ' || i`,
      country: `'Atlantis'`,
      undergraduateGpaMin: '230',
      worldRank: `${COUNT} - i`,
      latitude: '20 + i % 100 / 10.0',
      longitude: '-50 + i / 500.0',
    };
    const names = server.database
      .getMetadata(University)
      .columns.flatMap(({ isGenerated, databaseName }) => (isGenerated ? [] : [databaseName]));
    await server.database.query(
      `INSERT INTO universities (${names.map((name) => `"${name}"`).join()})
       SELECT ${names.map((name) => made[name] ?? `"${name}"`).join()}
       FROM universities, generate_series(0, ${COUNT - 1}) i WHERE id = 1 ORDER BY i`,
    );
    // As after a filling of the table in earnest: without figures the planner may choose what takes many times longer.
    await server.database.query('ANALYZE universities');
  });
  afterAll(() => server?.close());

  it('are gathered with their neighbours, by world rank, each counted once', async () => {
    const { total, clustered, points: cells } = await points();
    expect({ total, clustered }).toEqual({ total: COUNT, clustered: true });
    expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(COUNT);
    expect(cells.length).toBeGreaterThan(1_000);
    expect(cells.length).toBeLessThanOrEqual(2_048);
    for (const { id, name, count, latitude, longitude } of cells) {
      if (count > 1) expect([id, name]).toEqual([null, null]);
      else expect(name).toMatch(/^Made /);
      expect(latitude).toBeGreaterThanOrEqual(20);
      expect(latitude).toBeLessThanOrEqual(30);
      expect(longitude).toBeGreaterThanOrEqual(-50);
      expect(longitude).toBeLessThanOrEqual(-38);
    }
    // The last of them have the first ranks.
    expect(cells[0]!.longitude).toBeGreaterThan(-38.3);
    expect(cells.at(-1)!.longitude).toBeLessThan(-49.7);
  });

  it('are named one by one again in a smaller box, by their ids', async () => {
    const { clustered, total, points: named } = await points('&bbox=-49,22,-47,25');
    expect(clustered).toBe(false);
    expect(named).toHaveLength(total);
    expect(named.map(({ name }) => name)).toEqual(
      Array.from({ length: COUNT }, (_, i) => i)
        .filter((i) => i >= 500 && i <= 1_500 && i % 100 >= 20 && i % 100 <= 50)
        .map((i) => `Made ${i}`),
    );
  });

  it('of which there are 2,000 are not gathered, and one more are', async () => {
    // A hundred to each fifth of a degree.
    expect(await points('&bbox=-50,20,-46.002,30')).toMatchObject({ total: 2_000, clustered: false });
    expect(await points('&bbox=-50,20,-46,30')).toMatchObject({ total: 2_001, clustered: true });
  });

  it('take a GPA as it is written: 2.3 meets 2.30', async () => {
    // A computer makes less than 230 of 2.3 * 100.
    expect((await points('&minUndergraduateGpa=2.3')).total).toBe(COUNT);
    expect((await points('&minUndergraduateGpa=2.2999999999')).total).toBe(0);
  });

  it('are one point when all are on one spot', async () => {
    await server.database.query(
      `UPDATE universities SET latitude = 25, longitude = -45 WHERE country = 'Atlantis'`,
    );
    // Another box, which nothing is kept for.
    expect((await points('&bbox=-60,0,-30,50')).points).toEqual([
      { id: null, name: null, latitude: 25, longitude: -45, count: COUNT },
    ]);
  });
});
