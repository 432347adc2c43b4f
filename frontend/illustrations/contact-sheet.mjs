/**
 * Renders all pictures into one PNG, to be judged side by side: each series at 100 %, at 25 % and in grey,
 * and the landmarks as bare silhouettes 96 px high.
 * node frontend/illustrations/contact-sheet.mjs [out.png] [series], in the browser of CHROME_PATH or `chromium`.
 */
import { fileURLToPath } from 'node:url';
import destinations from './destinations/index.mjs';
import { withPage } from './browser.mjs';
import { pictures } from './pictures.mjs';

const [out = fileURLToPath(new URL('../../.cache/contact-sheet.png', import.meta.url)), only] =
  process.argv.slice(2);

const shown = pictures().filter(({ series }) => !only || series === only);
const image =
  (width, grey = false) =>
  ({ svg }) =>
    `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" width="${width}"${grey ? ' class="grey"' : ''}>`;
const rows = [...new Set(shown.map(({ series }) => series))].map((series) => {
  const list = shown.filter((picture) => picture.series === series);
  const width = Number(/viewBox="0 0 (\d+)/.exec(list[0].svg)[1]);
  const row = (...args) => `<p>${list.map(image(...args)).join('')}</p>`;
  return `<h2>${series}</h2>${row(width / 2)}${row(width / 4)}${row(width / 4, true)}`;
});
const silhouettes =
  only && only !== 'destinations'
    ? []
    : Object.values(destinations).map(
        ({ landmark }) =>
          `<svg class="silhouette" height="96">${landmark().replace(/(fill|stroke)="#\w+"/g, '$1="#1d2342"')}</svg>`,
      );

await withPage({ width: 2080, height: 400 }, async (page) => {
  await page.setContent(`<style>
    body { margin: 10px; background: #f7f2e7; font: 14px sans-serif }
    p { display: flex; flex-wrap: wrap; gap: 10px; margin: 0 0 10px }
    h2 { margin: 10px 0 }
    img { display: block; border-radius: 6px }
    .grey { filter: grayscale(1) }
  </style>${rows.join('')}<p>${silhouettes.join('')}</p>`);
  await page.evaluate(() => {
    for (const svg of document.querySelectorAll('.silhouette')) {
      const { x, y, width, height } = svg.getBBox();
      svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    }
  });
  await page.screenshot({ path: out, fullPage: true });
});
console.log(out);
