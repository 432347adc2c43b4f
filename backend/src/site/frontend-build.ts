import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../config/config.js';
import { PLAIN_FORMS, type PostedForm, type RenderPosted } from '../http/plain-form.js';
import type { SiteSettings } from '../config/site-settings.dto.js';

/** What `vite build` made: the client's files, the template among them. */
export const CLIENT_FILES = join(projectRoot, 'frontend/dist');
const SERVER_BUNDLE = join(projectRoot, 'frontend/dist-ssr/entry-server.js');

/** Injection token of what the frontend's build renders with. */
export const FRONTEND = Symbol('frontend');

interface RenderedPage {
  head: string;
  body: string;
  /** What a browser loads before it takes over the page, by source file. */
  modules: string[];
}

/** What a page shows that is read when it is asked for. */
export type PageData = { university: string } | { universitiesOf: string };

/** The server bundle's exports; see frontend/src/entry-server.tsx. */
export interface FrontendServer {
  resolvePage(
    pathname: string,
    settings: SiteSettings,
  ): { page: string; status: 200 | 404; shell: boolean; needs?: PageData };
  pages: string[];
  /** Addresses with a query that say something else than the page without it. */
  variants: string[];
  /** The one of them that an address means. */
  variantOf(address: string): string | undefined;
  /** What of the content is not the operator's own yet. */
  remainingSamples(): string[];
  /** The lists of the countries' universities. */
  listPages: { path: string; title: string; description: string }[];
  universityPath(slug: string): string;
  /** Pages that say that there is no such thing. */
  missingPages: { university: string; country: string };
  AWAY: unknown;
  renderPage(page: string, settings: SiteSettings, data?: unknown): Promise<RenderedPage>;
  renderPosted(page: string, settings: SiteSettings, posted: PostedForm): RenderedPage;
}

/** What the frontend's build tells of its scripts; see frontend/named-imports.ts. */
interface Scripts {
  modules: Record<string, string>;
  imports: Record<string, string[]>;
}

/** @throws Error when the frontend has not been built */
export async function loadFrontendServer(): Promise<FrontendServer> {
  try {
    return (await import(pathToFileURL(SERVER_BUNDLE).href)) as FrontendServer;
  } catch (cause) {
    throw new Error('The frontend is not built. Run "npm run build" first.', { cause });
  }
}

/** Every page that needs no data as a whole HTML document, by its path, with its query if that says something. */
export async function renderPages(
  frontend: FrontendServer,
  settings: SiteSettings,
): Promise<Map<string, string>> {
  const fill = documentOf(settings);
  const documents = new Map<string, string>();
  for (const page of [...frontend.pages, ...frontend.variants])
    documents.set(page, fill(await frontend.renderPage(page, settings)));
  return documents;
}

/** What renders the page of a form as the answer to what was posted to it. */
export async function postedPages(frontend: FrontendServer, settings: SiteSettings): Promise<RenderPosted> {
  const fill = documentOf(settings);
  // Loads what they are made of.
  for (const page of PLAIN_FORMS) await frontend.renderPage(page, settings);
  return (address, posted) =>
    fill(frontend.renderPosted(frontend.variantOf(address) ?? address.split('?', 1)[0]!, settings, posted));
}

const readTemplate = () => readFileSync(join(CLIENT_FILES, 'index.html'), 'utf8');

/** The only script that stands in pages themselves: frontend/src/start.js. */
export const scriptInPages = () => /<script>(.*?)<\/script>/s.exec(readTemplate())![1]!;

/** Puts a rendered page into the template. */
export function documentOf(settings: SiteSettings): (page: RenderedPage) => string {
  const template = readTemplate();
  const scripts = JSON.parse(readFileSync(join(CLIENT_FILES, '.vite/scripts.json'), 'utf8')) as Scripts;
  const settingsJson = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return ({ head, body, modules }) => {
    const preloads = filesOf(modules, scripts)
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" media="not all" crossorigin href="/${file}">`);
    const parts: Record<string, string> = {
      head: head + preloads.join(''),
      app: body,
      settings: settingsJson,
    };
    const document = template.replace(/<!--(head|app|settings)-->/g, (_, name: string) => parts[name]!);
    // A shell has nothing to read before its code runs: that is not held back, see frontend/src/start.js.
    return !body.includes('data-slot="loading"')
      ? document
      : document.replaceAll('rel="modulepreload" media="not all"', 'rel="modulepreload"');
  };
}

/** The files of these modules, with all that they import statically. */
function filesOf(names: string[], { modules, imports }: Scripts): string[] {
  const files = new Set<string>();
  for (const name of names) {
    const file = modules[name];
    if (!file) throw new Error(`The frontend's build has no file with the module ${name}.`);
    files.add(file);
  }
  for (const file of files) for (const imported of imports[file]!) files.add(imported);
  return [...files];
}
