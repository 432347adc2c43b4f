import type { APIRequestContext, Page } from '@playwright/test';
import { polled } from '../src/features/admin/desk/calls';
import { ADMIN_TOKEN, expect, newEmail } from './fixtures';

export const LIST = '/api/admin/consultation-requests';
/** A page of it, not what lies below it. */
export const LISTS = `**${LIST}?**`;
export const OFFICE = { 'admin-token': ADMIN_TOKEN };

/** Stores requests of one person, the last of them the newest; gives the e-mail that finds them. */
export async function store(request: APIRequestContext, names: string[], more = {}): Promise<string> {
  const email = newEmail();
  for (const name of names) await send(request, { name, email, ...more });
  return email;
}

/** Sends one request, as the contact form does. @returns its number */
export async function send(request: APIRequestContext, fields: Record<string, string>): Promise<number> {
  const data = { phone: '+91 90000 12345', country: 'Germany', message: 'In winter.', ...fields };
  const answer = await request.post('/api/consultation-requests', { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** What a colleague does elsewhere. */
export async function setStatus(request: APIRequestContext, id: number, status: string) {
  const answer = await request.patch(`${LIST}/${id}/status`, { headers: OFFICE, data: { status } });
  expect(answer.status()).toBe(200);
}

/** An answer that a colleague gives elsewhere. */
export async function reach(request: APIRequestContext, id: number) {
  const data = { channel: 'call', outcome: 'reached' };
  const answer = await request.post(`${LIST}/${id}/contacts`, { headers: OFFICE, data });
  expect(answer.status()).toBe(201);
}

/** A desk that is logged in already. */
export async function open(page: Page, path: string, token = ADMIN_TOKEN) {
  await page.addInitScript((value) => sessionStorage.setItem('admin-token', value), token);
  await page.goto(path);
}

/** Brings a page whose clock is installed to the next poll of its list, and waits for the answer. */
export const nextPoll = (page: Page) =>
  // A call that news has started takes the place of the poll, and the interval begins anew with its answer.
  expect(async () => {
    const [asked] = await Promise.all([
      page.waitForRequest(LISTS, { timeout: 2_000 }),
      page.clock.fastForward(polled.refetchInterval),
    ]);
    await asked.response();
  }).toPass();

export const searchFor = (email: string, more = '') => `/admin?search=${encodeURIComponent(email)}${more}`;
export const card = (page: Page, name: string) => page.getByRole('article', { name });
export const statusOf = (page: Page, name: string) => card(page, name).getByLabel(/^Status/);
export const toast = (page: Page, title: string) => page.getByText(title, { exact: true });
export const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

/** Keeps the answers to the list waiting, the polled ones too, until the function given back is called. */
export async function holdLists(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(LISTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
