/**
 * Draws every illustration of the site and writes the SVG files that are committed below
 * src/illustrations, public/favicon.svg, and the outlines of the universities' map. Run it after a change here or of the
 * world-atlas package:
 *   node frontend/illustrations/build.mjs [--check]
 * With --check it writes nothing and fails when a committed file differs from what the sources draw.
 * The same sources give the same bytes. The maps also change with the places in src/content/countries.
 * social-cards.mjs and contact-sheet.mjs need a browser.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { maps } from './maps/index.mjs';
import { world } from './maps/world.mjs';
import { pictures } from './pictures.mjs';

const frontend = new URL('../', import.meta.url);
const stale = [...pictures(), ...(await maps()), world()]
  .map(({ file, svg }) => ({ target: fileURLToPath(new URL(file, frontend)), svg }))
  .filter(({ target, svg }) => !existsSync(target) || readFileSync(target, 'utf8') !== svg);

if (!process.argv.includes('--check')) {
  for (const { target, svg } of stale) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, svg);
  }
} else if (stale.length > 0) {
  console.error(
    `Stale, run "node frontend/illustrations/build.mjs":\n${stale.map(({ target }) => target).join('\n')}`,
  );
  process.exitCode = 1;
}
