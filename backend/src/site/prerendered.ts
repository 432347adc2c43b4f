import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_FILES, type FrontendServer, renderPages } from './frontend-build.js';
import type { SiteSettings } from '../config/site-settings.dto.js';

const FOLDER = join(CLIENT_FILES, 'pages');
const LIST = join(FOLDER, 'prerendered.json');

interface Prerendered {
  settings: SiteSettings;
  /** The addresses; the HTML of each stands in a file that has its place in this list as its name. */
  pages: string[];
}

/** An address that is written alike in HTML, in JSON and alone. Pages of a site without an address lack more than that. */
const NEEDS_NO_ESCAPE = /^https?:\/\/[\w.:[\]-]+$/;

const fileOf = (place: number) => join(FOLDER, `${place}.html`);

/** Renders every page at build, for an installation with the default settings. */
export async function writePrerendered(frontend: FrontendServer, settings: SiteSettings): Promise<number> {
  const documents = await renderPages(frontend, settings);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  [...documents.values()].forEach((document, place) => writeFileSync(fileOf(place), document));
  const list: Prerendered = { settings, pages: [...documents.keys()] };
  writeFileSync(LIST, JSON.stringify(list));
  return documents.size;
}

/**
 * The pages for these settings: as prerendered when at most the site's address differs from the build's, else rendered
 * now, which takes seconds. They are bytes from the beginning: as texts, the ten megabytes of them would take forty.
 */
export async function pagesFor(
  frontend: FrontendServer,
  settings: SiteSettings,
): Promise<Map<string, Buffer>> {
  const list = existsSync(LIST) ? (JSON.parse(readFileSync(LIST, 'utf8')) as Prerendered) : null;
  const { publicUrl } = settings;
  const sameButAddress = list && JSON.stringify({ ...list.settings, publicUrl }) === JSON.stringify(settings);
  if (sameButAddress && NEEDS_NO_ESCAPE.test(publicUrl)) {
    const prerendered = (place: number) => {
      const bytes = readFileSync(fileOf(place));
      if (publicUrl === list.settings.publicUrl) return bytes;
      return Buffer.from(String(bytes).replaceAll(list.settings.publicUrl, publicUrl));
    };
    return new Map(list.pages.map((page, place) => [page, prerendered(place)]));
  }
  const documents = await renderPages(frontend, settings);
  return new Map([...documents].map(([page, document]) => [page, Buffer.from(document)]));
}
