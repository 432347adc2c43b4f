import type { ApplicationDetails } from '../../src/applications/applications.dto.js';
import type { SharedStudent } from '../../src/applications/students.dto.js';
import type { TestApp } from './app.js';
import { asAdmin, client, type Reply } from './http.js';

export const SHARING = '/api/applications/sharing';
export const STUDENTS = '/api/admin/students';
export const LIST = '/api/admin/consultation-requests';

export interface Student {
  id: number;
  username: string;
  cookie: string;
}
export interface Person {
  id: number;
  name: string;
  headers: Record<string, string>;
}

/** Makes students, staff and what students share with staff. @param server gives the running app */
export function studentsOf(server: () => TestApp) {
  let number = 0;
  const call = (...of: Parameters<ReturnType<typeof client>>) => client(server().url)(...of);
  const as = ({ cookie }: Student) => ({ cookie });
  const get = (path: string, headers: Record<string, string> = asAdmin) => call('GET', path, { headers });
  async function student(): Promise<Student> {
    const username = `student${++number}@example.com`;
    const { headers } = await call('POST', '/api/users/register', {
      body: { username, password: 'correct horse' },
    });
    const [{ id }] = await server().database.query<[{ id: number }]>(
      'SELECT id FROM users WHERE username = $1',
      [username],
    );
    return { id, username, cookie: headers.get('set-cookie')!.split(';')[0]! };
  }
  async function person(role = 'counselor', name = `Person ${++number}`): Promise<Person> {
    const body = { name, email: `person${++number}@example.com`, role, takesRequests: false };
    const { id } = (await call('POST', '/api/admin/staff', { body, headers: asAdmin })).body;
    const token = await call('POST', `/api/admin/staff/${id}/tokens`, {
      body: { days: 1 },
      headers: asAdmin,
    });
    return { id, name, headers: { 'admin-token': token.body.token } };
  }
  async function request(email: string, assignee?: Person, name = 'Asha Rao'): Promise<number> {
    const body = { name, email, phone: '+91 98765 43210' };
    const { id } = (await call('POST', '/api/consultation-requests', { body })).body;
    if (assignee) await assign(id, assignee.id);
    return id;
  }
  const assign = (id: number, assigneeId: number | null) =>
    call('PATCH', `${LIST}/${id}/assignee`, {
      body: { assigneeId },
      headers: { ...asAdmin, 'if-match': '*' },
    });
  const confirm = ({ id }: Student) =>
    server().database.query('UPDATE users SET "emailConfirmedAt" = now() WHERE id = $1', [id]);
  const share = (who: Student, requestId: unknown, plan?: unknown) =>
    call('POST', SHARING, { headers: as(who), body: { requestId, plan } });
  const stop = (who: Student) => call('DELETE', SHARING, { headers: as(who) });
  const add = async (who: Student, programme = 'MSc', universityId = 30) =>
    (
      await call('POST', '/api/applications', {
        headers: as(who),
        body: { universityId, programme, level: 'masters', intake: '2027-09' },
      })
    ).body as ApplicationDetails;
  const setOwn = (who: Student, id: number, stage: string, day?: string) =>
    call('PATCH', `/api/applications/${id}/stage`, {
      headers: { ...as(who), 'if-match': '*' },
      body: { stage, ...(day && { day }) },
    });
  /** Any change by staff. @param version what If-Match says, in quotes unless it is any */
  const change = (
    by: Record<string, string>,
    { id: studentId }: { id: number },
    id: number,
    what: 'stage' | 'asked' | 'undo' | 'correction',
    body?: object,
    version: number | '*' = '*',
  ) =>
    call(what === 'stage' ? 'PATCH' : 'POST', `${STUDENTS}/${studentId}/applications/${id}/${what}`, {
      headers: { ...by, 'if-match': version === '*' ? '*' : `"${version}"` },
      ...(body && { body }),
    });
  const ids = ({ body }: Reply) => (body as SharedStudent[]).map(({ id }) => id);
  const listed = async (headers: Record<string, string>, query = '') =>
    ids(await get(`${STUDENTS}${query}`, headers));
  /** A student with an application that is shared with a request. */
  async function sharing(
    assignee?: Person,
    name?: string,
    plan?: boolean,
  ): Promise<Student & { requestId: number; application: number }> {
    const who = await student();
    const requestId = await request(who.username, assignee, name);
    const { id: application } = await add(who);
    await confirm(who);
    const { status } = await share(who, requestId, plan);
    if (status !== 201) throw new Error(`Not shared: ${status}`);
    return { ...who, requestId, application };
  }
  const seen = async ({ id }: { id: number }, headers: Record<string, string> = asAdmin) =>
    (await get(`${STUDENTS}/${id}`, headers)).status;
  return {
    call,
    as,
    get,
    student,
    person,
    request,
    assign,
    confirm,
    share,
    stop,
    add,
    setOwn,
    change,
    ids,
    listed,
    sharing,
    seen,
  };
}
