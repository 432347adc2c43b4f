import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const ADMIN_TOKEN = (process.env.BASE_URL && process.env.ADMIN_TOKEN) || 'a-token-for-the-journeys';

/** Nobody else's in this run. */
export const newEmail = () => `${randomUUID()}@example.com`;

interface Fixtures {
  /** Console errors that belong to the test, such as the browser's word on an answer 404. */
  expectedErrors: RegExp[];
}

/**
 * Waits until the page's scripts react to input (`alive`), because a person rarely acts before that.
 * e2e/early.spec.ts tests what happens when somebody does.
 */
const comeAlive = (page: Page) =>
  // A page without a script has neither; before the first paint the script is still in the template.
  page.waitForFunction(() => 'alive' in window || !document.querySelector('template, script[type=module]'));

/** Every page fails its test on a console error, an exception, or a request to another host. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  baseURL: async ({}, provide) => provide(process.env.E2E_URL),
  page: async ({ page, baseURL, expectedErrors, javaScriptEnabled }, provide) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) problems.push(`Request to ${request.url()}`);
    });
    if (javaScriptEnabled) {
      const { goto, reload } = page;
      page.goto = async (url, options) => {
        const response = await goto.call(page, url, options);
        if (options?.waitUntil !== 'commit') await comeAlive(page);
        return response;
      };
      page.reload = async (options) => {
        const response = await reload.call(page, options);
        await comeAlive(page);
        return response;
      };
    }
    await provide(page);
    const expected = (problem: string) => expectedErrors.some((pattern) => pattern.test(problem));
    expect(problems.filter((problem) => !expected(problem))).toEqual([]);
  },
});
