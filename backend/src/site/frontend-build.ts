import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../config/config.js';
import type { PostedForm, RenderPosted } from '../http/plain-form.js';
import type { SiteSettings } from '../config/site-settings.dto.js';
import type { UniversityLink, UniversityPage } from '../universities/universities.dto.js';

/** The folder with the files that `vite build` made for browsers. It also has the HTML template of every page. */
export const CLIENT_FILES = join(projectRoot, 'frontend/dist');
const SERVER_BUNDLE = join(projectRoot, 'frontend/dist-ssr/entry-server.js');

/** Injection token of what the frontend's build renders with. */
export const FRONTEND = Symbol('frontend');

interface RenderedPage {
  head: string;
  body: string;
  /** The files of the modules that a browser loads for it. */
  files: string[];
  status: number;
}

/** Where pages find what is not part of the build. */
export interface PageSource {
  find(slug: string): Promise<UniversityPage | null>;
  linksOf(country: string): Promise<UniversityLink[]>;
}

/** The server bundle's exports; see frontend/src/entry-server.tsx. */
export interface FrontendServer {
  /** Resolves when the rest can be used. */
  loadPages(): Promise<void>;
  /**
   * Finds the page that answers an address. A page that shows something from the database comes with `missing`, the
   * page to send instead if the database does not have it.
   */
  resolvePage(
    pathname: string,
    settings: SiteSettings,
  ): { page: string; status: 200 | 404; shell: boolean; missing?: string };
  listPages(): string[];
  /** Paths with a query, such as a filter, that are rendered ahead beside the path alone. */
  listVariants(): string[];
  /** Which entry of `listVariants()` answers an address; undefined: the path alone. Unknown parameters are ignored. */
  variantOf(address: string): string | undefined;
  /** Describes the sample content that the operator has not replaced yet, one text for each kind. */
  remainingSamples(): string[];
  /** The lists of the countries' universities. */
  universityLists: { path: string; title: string; description: string }[];
  universityPath(slug: string): string;
  /** Stands for a source that does not answer. */
  awaySource: PageSource;
  renderPage(
    page: string,
    settings: SiteSettings,
    source?: PageSource,
    posted?: PostedForm,
  ): Promise<RenderedPage>;
}

/** What Vite tells of its build: https://vite.dev/guide/backend-integration */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** @throws Error when the frontend has not been built */
export async function loadFrontendServer(): Promise<FrontendServer> {
  try {
    const frontend = (await import(pathToFileURL(SERVER_BUNDLE).href)) as FrontendServer;
    await frontend.loadPages();
    return frontend;
  } catch (cause) {
    throw new Error('The frontend is not built. Run "npm run build" first.', { cause });
  }
}

/**
 * Renders all pages that need no data as whole HTML documents. The keys are their paths; for the entries of
 * `listVariants()` the query is part of the key.
 */
export async function renderPages(
  frontend: FrontendServer,
  settings: SiteSettings,
): Promise<Map<string, string>> {
  const fill = documentOf(settings);
  const documents = new Map<string, string>();
  for (const page of [...frontend.listPages(), ...frontend.listVariants()])
    documents.set(page, fill(await frontend.renderPage(page, settings)));
  return documents;
}

/** What renders the page of a form as the answer to what was posted to it. */
export function postedPages(frontend: FrontendServer, settings: SiteSettings): RenderPosted {
  const fill = documentOf(settings);
  return async (address, posted) => {
    const page = frontend.variantOf(address) ?? address.split('?', 1)[0]!;
    return fill(await frontend.renderPage(page, settings, undefined, posted));
  };
}

const readTemplate = () => readFileSync(join(CLIENT_FILES, 'index.html'), 'utf8');

/** The code of the only inline script in the pages: frontend/src/start.js. */
export const scriptInPages = () => /<script>(.*?)<\/script>/s.exec(readTemplate())![1]!;

/** Puts a rendered page into the template. */
export function documentOf(settings: SiteSettings): (page: RenderedPage) => string {
  const template = readTemplate();
  const manifest = JSON.parse(readFileSync(join(CLIENT_FILES, '.vite/manifest.json'), 'utf8')) as Manifest;
  const settingsJson = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return ({ head, body, files }) => {
    const preloads = filesOf(files, manifest)
      .filter((script) => !template.includes(script))
      .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`);
    const parts: Record<string, string> = {
      head,
      preloads: preloads.join(''),
      app: body,
      settings: settingsJson,
    };
    return template.replace(/<!--(head|preloads|app|settings)-->/g, (_, name: string) => parts[name]!);
  };
}

/** The scripts of modules, with all that they import statically. */
function filesOf(modules: string[], manifest: Manifest): string[] {
  const names = new Set(modules);
  for (const name of names) {
    if (!manifest[name]) throw new Error(`The frontend's build has no file with the module ${name}.`);
    for (const imported of manifest[name].imports ?? []) names.add(imported);
  }
  return [...new Set([...names].map((name) => manifest[name]!.file))];
}
