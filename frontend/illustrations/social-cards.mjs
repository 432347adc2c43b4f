/**
 * Renders what link previews show, 1200 by 630: src/illustrations/brand/social-card.svg to public/social-card.png, and to
 * public/cards a picture with the title for each country, service and article of the last build. Also the icon that
 * phones ask for, 180 by 180.
 * node frontend/illustrations/social-cards.mjs, in the browser of CHROME_PATH or `chromium`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPage } from './browser.mjs';
import { pictures } from './pictures.mjs';

const at = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const drawn = new Map(pictures().map(({ series, name, svg }) => [`${series}/${name}`, svg]));
const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  ),
);

const articleId = (slug) =>
  /^id: (\d+)$/m.exec(readFileSync(at(`src/content/articles/${slug}.md`), 'utf8'))[1];

/** The picture of a page, and where its card goes; undefined where the common card serves. */
function pictureOf(path) {
  const [, group, name] = /^\/(country|services|resources\/blog)\/([\w-]+)$/.exec(path) ?? [];
  if (!group || name === 'not-found') return undefined;
  if (group === 'country') return drawn.get(`destinations/${name}`);
  if (group === 'services') return drawn.get(`services/${name}`) ?? drawn.get('steps/pre-departure');
  return drawn.get(`articles/${articleId(name)}`);
}

const card = (svg, title) => `<style>
  @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 100 900 }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-rows: 1fr auto; background: #fdf8ef }
  div { overflow: hidden; min-height: 0; display: grid; place-items: center }
  svg { width: 1200px }
  h1 { margin: 0; padding: 34px 56px 40px; border-top: 8px solid #f7a92f; color: #1d2342;
    font: 650 58px/1.15 Fraunces; letter-spacing: -0.01em; text-wrap: balance }
</style><div>${svg}</div><h1>${title}</h1>`;

await withPage({ width: 180, height: 180 }, async (page) => {
  const mark = readFileSync(at('public/favicon.svg'), 'utf8');
  await page.setContent(
    `<style>body { margin: 0; background: #1c2541 } svg { display: block }</style>${mark}`,
  );
  await page.screenshot({ path: at('public/apple-touch-icon.png') });
});

await withPage({ width: 1200, height: 630 }, async (page) => {
  await page.setContent(`<body style="margin:0">${drawn.get('brand/social-card')}`);
  await page.screenshot({ path: at('public/social-card.png') });

  const { pages } = JSON.parse(readFileSync(at('dist/pages/prerendered.json'), 'utf8'));
  for (const [place, path] of pages.entries()) {
    const svg = pictureOf(path);
    if (!svg) continue;
    const html = readFileSync(at(`dist/pages/${place}.html`), 'utf8');
    await page.setContent(card(svg, /<h1[^>]*>(.*?)<\/h1>/s.exec(html)[1].replace(/<[^>]+>/g, '')));
    await page.evaluate(() => document.fonts.ready);
    const file = at(`public/cards${path}.jpg`);
    mkdirSync(dirname(file), { recursive: true });
    await page.screenshot({ path: file, type: 'jpeg', quality: 80 });
  }
});
