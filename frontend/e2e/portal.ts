import type { Locator, Page } from '@playwright/test';
import { expect, newEmail } from './fixtures';

export const PASSWORD = 'correct horse';

interface Told {
  profile?: Record<string, unknown>;
  /** Pairs of university and field. */
  saved?: [universityId: number, fieldOfStudy: string][];
}

/** A new student whose session this browser has. @returns the username */
export async function signUp(page: Page, { profile, saved = [] }: Told = {}): Promise<string> {
  const username = newEmail();
  const { request } = page.context();
  expect(
    (await request.post('/api/users/register', { data: { username, password: PASSWORD } })).status(),
  ).toBe(201);
  if (profile) expect((await request.patch('/api/users/me', { data: profile })).status()).toBe(200);
  for (const [universityId, fieldOfStudy] of saved) {
    const answer = await request.post('/api/shortlist', {
      data: { userId: username, universityId, fieldOfStudy },
    });
    expect(answer.status()).toBe(201);
  }
  return username;
}

/** Ids of universities by a text that finds just them, in the order of the list. */
export async function idsOf(page: Page, ...searches: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const search of searches) {
    const answer = await page.context().request.get('/api/universities', { params: { search, limit: 1 } });
    ids.push(((await answer.json()) as { id: number }[])[0]!.id);
  }
  return ids;
}

export const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const heart = (page: Page, name: string, field = 'General Interest'): Locator =>
  page.getByRole('button', { name: `Favorite: ${name}, ${field}` });

/** The words of a toast, with its description. */
export async function expectToast(page: Page, title: string, description?: string) {
  const toast = page.locator('[data-slot=toast]');
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
}

/** What the account has saved, as the server knows it: "id field". */
export async function savedBy(page: Page, username: string): Promise<string[]> {
  const answer = await page.context().request.get(`/api/users/${encodeURIComponent(username)}/shortlist`);
  const entries = (await answer.json()) as { universityId: number; fieldOfStudy: string }[];
  return entries.map(({ universityId, fieldOfStudy }) => `${universityId} ${fieldOfStudy}`);
}

/** Pages of the printed page, as the browser would print it. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)!.length;
}
