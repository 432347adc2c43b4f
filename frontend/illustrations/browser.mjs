import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Runs `visit(page)` in the browser of CHROME_PATH, else in the `chromium` on PATH. */
export async function withPage(viewport, visit) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || onPath('chromium'),
    args: ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    await visit(await browser.newPage({ viewport }));
  } finally {
    await browser.close();
  }
}

/** @returns the program's file, or undefined: then Playwright's own browser serves */
function onPath(name) {
  const files = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return files.find((file) => existsSync(file));
}
