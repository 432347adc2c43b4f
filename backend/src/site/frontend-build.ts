import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../config.js';
import type { SiteSettings } from './site-settings.dto.js';

/** What `vite build` made: the client's files, the template among them. */
export const CLIENT_FILES = join(projectRoot, 'frontend/dist');
const SERVER_BUNDLE = join(projectRoot, 'frontend/dist-ssr/entry-server.js');

/** The server bundle's exports; see frontend/src/entry-server.tsx. */
export interface FrontendServer {
  resolvePage(pathname: string): { page: string; status: 200 | 404; shell: boolean };
  pages: string[];
  renderPage(page: string, settings: SiteSettings): Promise<{ head: string; body: string }>;
}

/** @throws Error when the frontend has not been built */
export async function loadFrontendServer(): Promise<FrontendServer> {
  try {
    return (await import(pathToFileURL(SERVER_BUNDLE).href)) as FrontendServer;
  } catch (cause) {
    throw new Error('The frontend is not built. Run "npm run build" first.', { cause });
  }
}

/** Every page as a whole HTML document, by its path. */
export async function renderPages(
  frontend: FrontendServer,
  settings: SiteSettings,
): Promise<Map<string, string>> {
  const template = readFileSync(join(CLIENT_FILES, 'index.html'), 'utf8');
  const settingsJson = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const documents = new Map<string, string>();
  for (const page of frontend.pages) {
    const { head, body } = await frontend.renderPage(page, settings);
    const parts: Record<string, string> = { head, app: body, settings: settingsJson };
    documents.set(
      page,
      template.replace(/<!--(head|app|settings)-->/g, (_, name: string) => parts[name]!),
    );
  }
  return documents;
}

/** Paths of the client's files as the browser asks for them, with a leading slash; the template is not one. */
export function listClientFiles(): Set<string> {
  const files = readdirSync(CLIENT_FILES, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) =>
    join(parentPath, name).slice(CLIENT_FILES.length).split(sep).join('/'),
  );
  return new Set(paths.filter((path) => path !== '/index.html' && !path.startsWith('/pages/')));
}
