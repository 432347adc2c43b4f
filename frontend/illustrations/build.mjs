/**
 * Draws every illustration of the site and writes the SVG files that are committed below
 * src/illustrations, and public/favicon.svg. Run it after a change here: node frontend/illustrations/build.mjs
 * The same sources give the same bytes. No dependencies.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictures } from './pictures.mjs';

const frontend = new URL('../', import.meta.url);

for (const { file, svg } of pictures()) {
  const target = fileURLToPath(new URL(file, frontend));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, svg);
}
