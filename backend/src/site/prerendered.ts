import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_FILES, type FrontendServer, renderPages } from './frontend-build.js';
import type { SiteSettings } from '../config/site-settings.dto.js';

const FILE = join(CLIENT_FILES, 'pages/prerendered.json');

interface Prerendered {
  settings: SiteSettings;
  documents: [page: string, html: string][];
}

/** Renders every page at build, for the settings of an installation that sets none. */
export async function writePrerendered(frontend: FrontendServer, settings: SiteSettings): Promise<number> {
  const documents = [...(await renderPages(frontend, settings))];
  rmSync(join(CLIENT_FILES, 'pages'), { recursive: true, force: true });
  mkdirSync(join(CLIENT_FILES, 'pages'));
  writeFileSync(FILE, JSON.stringify({ settings, documents } satisfies Prerendered));
  return documents.length;
}

/** The pages for these settings: as prerendered when nothing differs from the build's, else rendered now. */
export async function pagesFor(
  frontend: FrontendServer,
  settings: SiteSettings,
): Promise<Map<string, string>> {
  const prerendered = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Prerendered) : null;
  const same = JSON.stringify(prerendered?.settings) === JSON.stringify(settings);
  return prerendered && same ? new Map(prerendered.documents) : renderPages(frontend, settings);
}
