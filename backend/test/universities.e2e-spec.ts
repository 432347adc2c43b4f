import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DESTINATIONS, FIELDS_OF_STUDY } from '../src/universities/destinations.js';
import { sourceOf } from '../src/universities/references.js';
import { folded } from '../src/universities/search-text.js';
import { FACTS, type UniversityDto, type UniversityReference } from '../src/universities/universities.dto.js';
import { UniversitiesService } from '../src/universities/universities.service.js';
import { client } from './support/http.js';
import { startApp, type TestApp } from './support/app.js';
import { readRaw } from './support/raw.js';
import { statementsDuring } from './support/statements.js';

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
    expect(all).toHaveLength(1230);
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

  describe('orders', () => {
    const sortName = (name: string) => folded(name);
    const keys: Record<string, (university: UniversityDto) => (number | string)[]> = {
      rank: ({ worldRank, name, id }) => [worldRank ?? Infinity, sortName(name), id],
      tuition: ({ tuitionMinUSD, name, id }) => [tuitionMinUSD, sortName(name), id],
      name: ({ name, id }) => [sortName(name), id],
    };
    const compare = (a: (number | string)[], b: (number | string)[]) => {
      const i = a.findIndex((value, index) => value !== b[index]);
      return i < 0 ? 0 : a[i]! < b[i]! ? -1 : 1;
    };

    it.each(Object.keys(keys))('%s: by it, then by name, and page by page the same', async (sort) => {
      const sorted: UniversityDto[] = (await list(`?sort=${sort}`)).body;
      const expected = all.toSorted((a, b) => compare(keys[sort]!(a), keys[sort]!(b)));
      expect(ids(sorted)).toEqual(ids(expected));
      const seen: UniversityDto[] = [];
      let path: string | undefined = `?limit=300&sort=${sort}`;
      while (path) {
        const reply = await list(path);
        expect(reply.headers.get('x-total-count')).toBe('1230');
        seen.push(...reply.body);
        path = /<[^?]*(\?[^>]*)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
      }
      expect(ids(seen)).toEqual(ids(expected));
    });

    it('are by world rank when nothing is said', async () => {
      expect(ids((await list('?sort=')).body)).toEqual(ids(all));
      expect(ids((await list('?sort=rank')).body)).toEqual(ids(all));
      expect(ids((await list('?sort=name')).body)).not.toEqual(ids(all));
    });
  });

  describe('search', () => {
    const found = async (search: string, more = '') =>
      (await list(`?search=${encodeURIComponent(search)}${more}`)).body as UniversityDto[];
    const names = async (search: string) => (await found(search)).map(({ name }) => name);

    it('finds what has the text in name or city', async () => {
      for (const text of ['london', 'tech', 'state university', 'berlin']) {
        const plain = (value: string) => folded(value).replace(/[^a-z0-9]+/g, ' ');
        const expected = all.filter(({ name, city }) =>
          [name, city].some((value) => plain(value).includes(text)),
        );
        expect(expected.length).toBeGreaterThan(5);
        expect(ids(await found(text))).toEqual(expect.arrayContaining(ids(expected)));
      }
    });

    it('finds nothing that has it nowhere, in the order of the list', async () => {
      const berlin = await found('berlin');
      expect(ids(berlin)).toEqual(
        ids(all.filter(({ name, city }) => /berlin/i.test(name) || /berlin/i.test(city))),
      );
    });

    it.each([
      ['TORONTO', 'University of Toronto'],
      ['  toronto  ', 'University of Toronto'],
      ['toronto university', 'University of Toronto'],
      ['universite montreal', 'Université de Montréal'],
      ['UNIVERSITÉ DE MONTRÉAL', 'Université de Montréal'],
      ['Universite\u0301', 'Université de Montréal'],
      ['weissensee', 'Weißensee Kunsthochschule Berlin'],
      ['kings college london', "King's College London"],
      ['king’s college london', "King's College London"],
      ['hawaii at manoa', 'University of Hawaiʻi at Mānoa'],
      ['texas a&m university-kingsville', 'Texas A&M University – Kingsville'],
      ['mit', 'Massachusetts Institute of Technology'],
      ['UCLA', 'University of California, Los Angeles'],
      ['bratislava comenius', 'Comenius University Bratislava'],
    ])('%j finds %s', async (search, name) => {
      expect(await names(search)).toContain(name);
    });

    it.each(['%', '_', '\\', '%%', '*', '.*', '&', '--', "'", '🎓', 'zzzzzz', 'toronto zzzzzz', 'दिल्ली'])(
      'takes %j literally and finds nothing',
      async (search) => {
        expect(await found(search)).toEqual([]);
      },
    );

    it('goes together with filters, order, limit and cursor', async () => {
      const expected = (await found('university'))
        .filter(({ country, tuitionMinUSD }) => country === 'Canada' && tuitionMinUSD <= 25_000)
        .map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(4);
      const first = await list('?search=university&country=Canada&maxTuitionUSD=25000&limit=2');
      expect(first.headers.get('x-total-count')).toBe(String(expected.length));
      const second = await call('GET', /<([^>]*)>/.exec(first.headers.get('link')!)![1]!);
      expect(ids([...first.body, ...second.body])).toEqual(expected.slice(0, 4));
    });

    it('is no filter when empty, and has at most 100 characters', async () => {
      expect(await found('')).toHaveLength(all.length);
      expect(await found('   ')).toHaveLength(all.length);
      expect((await list(`?search=${'a'.repeat(100)}`)).body).toEqual([]);
      expect((await list(`?search=${'a'.repeat(101)}`)).status).toBe(400);
    });
  });

  describe('ids', () => {
    it('keep those universities, each once, in the order of the list; who is unknown is not there', async () => {
      const some = [all[5]!, all[2]!, all[900]!];
      const query = [...ids(some), ids(some)[0], 999_999_999_999].join(',');
      expect(ids((await list(`?ids=${query}`)).body)).toEqual([all[2]!.id, all[5]!.id, all[900]!.id]);
      expect((await list('?ids=999999')).body).toEqual([]);
    });

    it('go together with filters', async () => {
      const canadian = all.find(({ country }) => country === 'Canada')!;
      const query = `?ids=${all[0]!.id},${canadian.id}&country=Canada`;
      expect(ids((await list(query)).body)).toEqual([canadian.id]);
    });

    it('are at most 500', async () => {
      const numbers = Array.from({ length: 501 }, (_, i) => i + 1);
      expect((await list(`?ids=${numbers.slice(1).join(',')}`)).body).toHaveLength(500);
      expect((await list(`?ids=${numbers.join(',')}`)).status).toBe(400);
    });
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
    /** Nobody meets a minimum that is not known. */
    const known = (minimum: number | null) => minimum ?? Infinity;
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
      ['minUndergraduateGpa=3', (u) => known(u.undergraduateGpaMin) <= 300],
      ['minUndergraduateGpa=3.25', (u) => known(u.undergraduateGpaMin) <= 325],
      ['minUndergraduateGpa=0', () => false],
      ['minUndergraduateGpa=4', (u) => known(u.undergraduateGpaMin) <= 400],
      ['minGraduateGpa=4', (u) => u.worldRank !== null],
      ['minGraduateGpa=3.2', (u) => known(u.graduateGpaMin) <= 320],
      ['minGraduateGpa=2.999', (u) => known(u.graduateGpaMin) <= 299.9],
      ['maxTuitionUSD=0', (u) => u.tuitionMinUSD === 0],
      ['maxTuitionUSD=15000', (u) => u.tuitionMinUSD <= 15000],
      ['maxTuitionUSD=14999.99', (u) => u.tuitionMinUSD <= 14999],
      ['maxTuitionUSD=999999999999', () => true],
      ['maxTuitionUSD=99999999999999999999', () => true],
      ['maxTuitionUSD=1e300', () => true],
      ['maxTuitionUSD=1.5e4', (u) => u.tuitionMinUSD <= 15000],
      ['maxTuitionUSD=15000.0000000000001', (u) => u.tuitionMinUSD <= 15000],
      [
        'country=Germany&fieldOfStudy=Engineering&minGraduateGpa=3&maxTuitionUSD=5000',
        (u) =>
          u.country === 'Germany' &&
          u.programs.includes('Engineering') &&
          known(u.graduateGpaMin) <= 300 &&
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

    it('keep an institution for graduates only among those for graduates, and no other', async () => {
      for (const slug of ['cranfield-university', 'ecole-normale-superieure-de-lyon']) {
        const { id } = all.find((university) => university.slug === slug)!;
        expect(ids((await list(`?ids=${id}&minUndergraduateGpa=4`)).body)).toEqual([]);
        expect(ids((await list(`?ids=${id}&minGraduateGpa=4`)).body)).toEqual([id]);
      }
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
    'limit=0',
    'limit=-5',
    'limit=2.5',
    'limit=ten',
    'limit=',
    'cursor=0',
    'cursor=x',
    'country=a&country=b',
    'search=%00',
    'search=a&search=b',
    'sort=rating',
    'sort=RANK',
    'sort=name&sort=rank',
    'sort=constructor',
    'ids=',
    'ids=0',
    'ids=1,',
    'ids=1,,2',
    'ids=1;2',
    'ids=1,x',
    'ids=1.5',
    'ids=-1',
    'ids=1&ids=2',
    'ids=01',
    'fieldOfStudy=%00',
  ])('refuses %s', async (query) => {
    const reply = await list(`?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.body.errors[0].field).toBe(query.split('=')[0]);
  });

  it('ignores parameters it does not know', async () => {
    expect((await list('?limit=1&__proto__=x&constructor=y&foo[bar]=z')).body).toHaveLength(1);
  });

  it.each(['2000000000', '999999999999999'])(
    'answers nothing after a cursor that nobody has: %s',
    async (cursor) => {
      const reply = await list(`?limit=5&cursor=${cursor}`);
      expect(reply.body).toEqual([]);
      expect(reply.headers.get('x-total-count')).toBe('1230');
    },
  );

  it('goes on after a cursor that the filters leave out', async () => {
    const canadian = all.filter(({ country }) => country === 'Canada');
    const before = all.findIndex(({ id }) => id === canadian[3]!.id) - 1;
    const reply = await list(`?country=Canada&limit=2&cursor=${all[before]!.id}`);
    expect(ids(reply.body)).toEqual(ids(canadian.slice(3, 5)));
  });

  it('has no next page after one that is just full', async () => {
    expect((await list('?ids=1,2&limit=3')).headers.get('link')).toBeNull();
    expect((await list('?ids=1,2&limit=2')).headers.get('link')).toBeNull();
    expect((await list('?ids=1,2&limit=1')).headers.get('link')).toContain('cursor=');
  });

  it('answers 304 to the ETag of the same list', async () => {
    const etag = (await list('?country=Ireland')).headers.get('etag')!;
    for (const known of [etag, '*', `"other", ${etag}`])
      expect((await list('?country=Ireland', { 'if-none-match': known })).status).toBe(304);
    expect((await list('?country=Slovakia', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes as %s, the first time and from memory', async (encoding, decompress) => {
    const path = `${server.url}/api/universities?country=Ireland&limit=5&maxTuitionUSD=30000&${encoding}`;
    const plain = await readRaw(path);
    expect(plain.headers['link']).toContain('rel="next"');
    for (let i = 0; i < 3; i++) {
      const packed = await readRaw(path, { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['vary']).toBe('accept-encoding');
      expect(packed.headers['etag']).toBe(plain.headers['etag']);
      expect(decompress(packed.body).equals(plain.body)).toBe(true);
    }
    const head = await readRaw(path, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['etag']]).toEqual([200, 0, plain.headers['etag']]);
  });

  describe('kept in memory', () => {
    const statements = (work: () => Promise<unknown>) =>
      statementsDuring(server.database, work, (sql) => sql.includes('"universities"'));

    it('a question is asked once, however often and in whatever order it comes', async () => {
      const count = await statements(async () => {
        await Promise.all(Array.from({ length: 10 }, () => list('?country=Ireland&minGraduateGpa=3.11')));
        await list('?minGraduateGpa=3.11&country=Ireland');
      });
      expect(count).toBe(1);
      expect(await statements(() => list('?ids=3,1,2'))).toBe(1);
      expect(await statements(() => list('?ids=1,2,3,2'))).toBe(0);
    });

    it('no question gets the answer of another', async () => {
      const questions = [
        'sort=name',
        'sort=tuition',
        'search=name',
        'ids=1,2',
        'country=name',
        'limit=2',
        'cursor=2',
      ];
      for (const question of questions) {
        expect(await statements(() => list(`?minGraduateGpa=3.13&${question}`))).toBe(1);
      }
      const points = await call('GET', '/api/universities/points?minGraduateGpa=3.13');
      expect(points.body.points).toHaveLength(points.body.total);
    });

    it('made-up questions push out old ones instead of piling up', async () => {
      await list('?country=Ireland&minGraduateGpa=3.12');
      for (let i = 0; i < 1_000; i += 50) {
        const ask = async (n: number) =>
          (await fetch(`${server.url}/api/universities?country=Nowhere${n}`)).text();
        await Promise.all(Array.from({ length: 50 }, (_, j) => ask(i + j)));
      }
      expect(await statements(() => list('?country=Ireland&minGraduateGpa=3.12'))).toBe(1);
    }, 180_000);

    it('everyone is answered when more ask at once than are kept', async () => {
      const lists = server.app.get(UniversitiesService);
      const asked = Array.from({ length: 1_100 }, (_, i) => lists.page({ country: `Neverland${i}` }));
      for (const { total } of await Promise.all(asked)) expect(total).toBe(0);
    });
  });

  it('answers one university as the list has it', async () => {
    for (const university of [all[0]!, all[600]!, all.at(-1)!]) {
      const { references, ...rest } = (await call('GET', `/api/universities/${university.id}`)).body;
      expect(rest).toEqual(university);
      expect(references.length).toBeGreaterThan(0);
    }
  });

  it('answers 304 to the ETag of the same university', async () => {
    const { headers } = await call('GET', '/api/universities/1');
    const again = { headers: { 'if-none-match': headers.get('etag')! } };
    expect((await call('GET', '/api/universities/1', again)).status).toBe(304);
    expect((await call('GET', '/api/universities/2', again)).status).toBe(200);
  });

  it('says of every fact where it comes from', async () => {
    const { body } = await call('GET', `/api/universities/${all[0]!.id}`);
    const explained = body.references.flatMap(({ facts }: UniversityReference) => facts);
    const sourced = FACTS.filter((fact) => (body.sources[fact] ?? null) !== null);
    expect(explained.sort()).toEqual(sourced.toSorted());
    for (const { title } of body.references) expect(title.length).toBeGreaterThan(10);
  });

  it('has words for every source key of the data but those of tuition, whose words are in the row', () => {
    const keys = all.flatMap(({ sources }) =>
      Object.entries(sources).flatMap(([fact, key]) => (fact === 'tuition' ? [] : (key?.split('+') ?? []))),
    );
    expect(new Set(keys).size).toBeGreaterThan(30);
    expect([...new Set(keys)].filter((key) => !sourceOf(key))).toEqual([]);
    const facts = new Set(all.flatMap(({ sources }) => Object.keys(sources)));
    expect([...facts].sort()).toEqual([...FACTS, 'tuition'].sort());
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
