import { ApiError, http, NetworkError } from './http';
import { createQueryClient, fetchByKey } from './query-client';

const reply = (status: number, body: string, statusText = '') => ({
  ok: status < 300,
  status,
  statusText,
  headers: new Headers(),
  text: () => Promise.resolve(body),
  json: () => Promise.resolve(JSON.parse(body) as unknown),
});

function answer(...args: Parameters<typeof reply>) {
  const fetch = jest.fn().mockResolvedValue(reply(...args));
  globalThis.fetch = fetch;
  return fetch;
}

const headersOf = (fetch: jest.Mock) => (fetch.mock.calls[0] as [string, { headers: Headers }])[1].headers;

test('gives the JSON of a success and sends credentials', async () => {
  const fetch = answer(200, '{"a":1}');
  expect(await http('/api/x')).toEqual({ a: 1 });
  expect(fetch).toHaveBeenCalledWith('/api/x', expect.objectContaining({ credentials: 'include' }));
});

test('names a JSON content type only when there is a body', async () => {
  let fetch = answer(200, '{}');
  await http('/api/x', { method: 'DELETE', headers: { 'Content-Type': 'application/json' } });
  expect(headersOf(fetch).has('Content-Type')).toBe(false);

  fetch = answer(200, '{}');
  await http('/api/x', { method: 'POST', body: '{}', headers: { 'admin-token': 't' } });
  expect(headersOf(fetch).get('Content-Type')).toBe('application/json');
  expect(headersOf(fetch).get('admin-token')).toBe('t');
});

test('a failure is the status, a colon and the body, with its sentence and its fields', async () => {
  const body = JSON.stringify({ error: 'Not like that.', errors: [{ field: 'email', message: 'No at.' }] });
  answer(400, body, 'Bad Request');
  const error = await http('/api/x').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: `400: ${body}`,
    status: 400,
    error: 'Not like that.',
    errors: [{ field: 'email', message: 'No at.' }],
  });
});

test.each([
  [502, '', 'Bad Gateway', '502: Bad Gateway'],
  [500, 'plain text', 'Internal Server Error', '500: plain text'],
  [500, 'null', '', '500: null'],
])('%i with the body "%s"', async (status, body, statusText, message) => {
  answer(status, body, statusText);
  await expect(http('/api/x')).rejects.toMatchObject({ message, errors: [], error: undefined });
});

test('no answer is a network error, an abort stays what it is', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(http('/api/x')).rejects.toBeInstanceOf(NetworkError);

  const abort = new DOMException('Aborted', 'AbortError');
  globalThis.fetch = jest.fn().mockRejectedValue(abort);
  await expect(http('/api/x', { signal: AbortSignal.abort() })).rejects.toBe(abort);
});

describe('the query client', () => {
  test('joins the segments of a key with slashes', async () => {
    const fetch = answer(200, '[]');
    await createQueryClient().fetchQuery({ queryKey: ['/api/users', 'a@b.c', 'shortlist'] });
    expect(fetch).toHaveBeenCalledWith('/api/users/a@b.c/shortlist', expect.anything());
  });

  test('never finds data stale, does not refetch on focus and does not retry', () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    });
  });

  test('throws on a 401, or gives null where that is expected', async () => {
    answer(401, '');
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/api/users/me'] })).rejects.toMatchObject({ status: 401 });
    const nullable = { queryKey: ['/api/users/me'], queryFn: fetchByKey({ on401: 'null' }) };
    expect(await client.fetchQuery(nullable)).toBeNull();
    answer(403, '');
    await expect(client.fetchQuery({ ...nullable, staleTime: 0 })).rejects.toMatchObject({ status: 403 });
  });
});

test('a good answer that is empty or not JSON is a success without content', async () => {
  answer(201, '');
  expect(await http('/api/x', { method: 'POST', body: '{}' })).toBeUndefined();
  answer(200, '<p>Thank you</p>');
  expect(await http('/api/x', { method: 'POST', body: '{}' })).toBeUndefined();
});

test('a server that stays silent for 30 seconds counts as away', async () => {
  jest.useFakeTimers();
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init!.signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  const outcome = http('/api/x').catch((thrown: unknown) => thrown);
  jest.advanceTimersByTime(29_999);
  expect(await Promise.race([outcome, 'waiting'])).toBe('waiting');
  jest.advanceTimersByTime(1);
  expect(await outcome).toBeInstanceOf(NetworkError);
  jest.useRealTimers();
});
