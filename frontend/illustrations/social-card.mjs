/**
 * Renders src/illustrations/brand/social-card.svg to public/social-card.png, 1200 by 630, for link previews.
 * node frontend/illustrations/social-card.mjs, in the browser of CHROME_PATH or `chromium`.
 */
import { fileURLToPath } from 'node:url';
import { withPage } from './browser.mjs';
import { pictures } from './pictures.mjs';

const { svg } = pictures().find(({ name }) => name === 'social-card');
const path = fileURLToPath(new URL('../public/social-card.png', import.meta.url));

await withPage({ width: 1200, height: 630 }, async (page) => {
  await page.setContent(`<body style="margin:0">${svg}`);
  await page.screenshot({ path });
});
