import { startApp, type TestApp } from './support/app.js';
import { asAdmin, type Call, client } from './support/http.js';
import { example, type Operation, operations } from './support/operations.js';

/**
 * Each failure that openapi.json promises of many calls, brought about on every one of them. On both databases: a failure
 * must leave no transaction open in the embedded one's only session.
 */
describe('the failures in openapi.json', () => {
  let server: TestApp;
  let call: ReturnType<typeof client>;
  let cookie: string;
  beforeAll(async () => {
    server = await startApp();
    call = client(server.url);
    const account = { username: 'asha@example.com', password: 'correct horse' };
    const registered = await call('POST', '/api/users/register', { body: account });
    cookie = registered.headers.get('set-cookie')!.split(';')[0]!;
  });
  afterAll(() => server.close());

  const promising = (status: number) => operations.filter(({ responses }) => responses[status]);
  const needs = (scheme: string) => (operation: Operation) =>
    operation.security.some((needed) => scheme in needed);

  /** Sends a call with the document's examples and the needed credentials. */
  function send({ method, path, parameters = [], requestBody, security }: Operation, how: Call = {}) {
    let address = path;
    for (const { name, in: place, required, example: own, schema } of parameters) {
      const value = encodeURIComponent(name === 'token' ? 'T'.repeat(43) : String(own ?? example(schema)));
      address = address.replace(`{${name}}`, value);
      if (place === 'query' && required) address += `?${name}=${value}`;
    }
    const schema = requestBody?.content['application/json']!.schema;
    const { headers, ...rest } = how;
    return call(method.toUpperCase(), address, {
      ...(schema && { body: example(schema) }),
      headers: {
        ...(security.some((scheme) => 'admin-token' in scheme) ? asAdmin : {}),
        cookie,
        ...headers,
      },
      ...rest,
    });
  }

  async function expectOfAll(status: number, candidates: Operation[], how?: Call) {
    expect(candidates.length).toBeGreaterThan(0);
    const answers: Record<string, number> = {};
    for (const operation of candidates) answers[operation.operationId] = (await send(operation, how)).status;
    const others = Object.entries(answers).filter(([, answered]) => answered !== status);
    expect(Object.fromEntries(others)).toEqual({});
  }

  it('401: staff have no token, students no session', async () => {
    const guarded = promising(401).filter((operation) => operation.security.length > 0);
    expect(guarded).toEqual(operations.filter(({ security }) => security.length > 0));
    await expectOfAll(401, guarded, { headers: { 'admin-token': '', cookie: '' } });
  });

  it('403: the call comes from another site', async () => {
    const changing = operations.filter(({ method }) => method !== 'get');
    const own = promising(403).filter(({ method }) => method !== 'get');
    expect(own).toEqual(changing);
    await expectOfAll(403, own, { headers: { origin: 'https://elsewhere.example' } });
  });

  it('403: the session is not of the student who is meant', async () => {
    const students = promising(403).filter(needs('student-session'));
    expect(students).toEqual(operations.filter(needs('student-session')));
    for (const student of ['ravi%40example.com', '%', ''])
      await expectOfAll(403, students, { headers: { student } });
  });

  it('413: the body is too large', async () => {
    await expectOfAll(413, promising(413), { raw: JSON.stringify({ text: 'x'.repeat(110_000) }) });
  });

  it('415: the body is not JSON', async () => {
    await expectOfAll(415, promising(415), { raw: 'a=b', headers: { 'content-type': 'text/plain' } });
  });

  it('431: the headers are too large', async () => {
    await expectOfAll(431, promising(431), { headers: { 'x-long': 'x'.repeat(20_000) } });
  });

  it('429: too many wrong tokens', async () => {
    const staff = promising(429).filter(needs('admin-token'));
    await send(staff[0]!, { headers: { 'admin-token': 'wrong' } });
    await server.database.query('UPDATE rate_limits SET hits = 1000000');
    await expectOfAll(429, staff, { headers: { 'admin-token': 'wrong' } });
  });

  it('429: too many calls', async () => {
    const others = promising(429).filter((operation) => !needs('admin-token')(operation));
    for (const operation of others) await send(operation);
    await server.database.query('UPDATE rate_limits SET hits = 1000000');
    await expectOfAll(429, others);
  });

  it('400: the body is malformed', async () => {
    await expectOfAll(
      400,
      promising(400).filter(({ method }) => method !== 'get'),
      { raw: '{' },
    );
  });

  it('404: there is no such thing', async () => {
    // These calls can answer 404, but not for the examples that are sent here: universities 1 and 2 exist, it is no
    // error to remove or revoke something that does not exist, and a token for a name that nobody has makes the person.
    const exist = [
      'getUniversity',
      'getUniversityBySlug',
      'shareComparison',
      'addToShortlist',
      'removeFromShortlist',
      'revokeComparison',
      'addApplication',
      'removeApplication',
      'createStaffToken',
      // Before it looks for the request, it asks for a confirmed address.
      'shareApplications',
    ];
    const others = promising(404).filter(({ operationId }) => !exist.includes(operationId));
    const body = { token: 'T'.repeat(43), password: 'correct horse' };
    const withToken = ['confirmNewsletterSubscription', 'unsubscribeFromNewsletter', 'resetPassword'];
    const named = ({ operationId }: Operation) => withToken.includes(operationId);
    await server.database.query(
      'TRUNCATE rate_limits, consultation_requests, comparisons, applications CASCADE',
    );
    await expectOfAll(404, others.filter(named), { body });
    await expectOfAll(
      404,
      others.filter((operation) => !named(operation)),
      { headers: { 'if-match': '*' } },
    );
  });

  it('503: the database is away', async () => {
    await server.database.destroy();
    const promise = promising(503).filter(({ operationId }) => operationId !== 'getLiveness');
    const staff = needs('admin-token');
    await expectOfAll(
      503,
      promise.filter((operation) => !staff(operation)),
    );
    await expectOfAll(503, promise.filter(staff), {
      headers: { 'admin-token': 'of a person, whom only the database knows' },
    });
  });
});
