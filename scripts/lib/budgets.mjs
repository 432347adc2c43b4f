import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { Failure } from './failure.mjs';
import { at } from './project.mjs';

const DIST = 'frontend/dist';

/** What a browser may load when it opens a page, in bytes as they are sent. */
const LIMITS = {
  // 105,000 are wanted. React and its router alone are 84,000, the query library behind the generated hooks 9,000, header,
  // footer and forms 11,000, a guide's own parts 18,000.
  script: 123_000,
  // 115,000 are wanted: it would need forms without the generated hooks.
  home: 121_500,
  // 112,000 are wanted.
  mailed: 115_500,
  style: 20_000,
  font: 70_000,
  total: 300_000,
};
/** Pages behind mailed links, where a student acts; no content. */
const MAILED = /^\/(requests\/|reset-password$)/;
const FEWEST_PAGES = 40;
/** As `compressed` in backend/src/common/answers.ts. */
const AS_SERVER = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/**
 * Weighs every prerendered page: the script in it, the scripts, styles, fonts and pictures that its HTML asks for, pictures
 * further down included. A journey in the browser sees to it that nothing else is loaded.
 * @throws {Failure} when something is too heavy, comes from elsewhere, or there was nothing to weigh
 */
export async function assertBudgets() {
  const prerendered = JSON.parse(readFileSync(at(`${DIST}/pages/prerendered.json`), 'utf8'));
  const documents = prerendered.pages.map((page, place) => [
    page,
    readFileSync(at(`${DIST}/pages/${place}.html`), 'utf8'),
  ]);
  const manifest = JSON.parse(readFileSync(at(`${DIST}/.vite/manifest.json`), 'utf8'));
  const imports = Object.fromEntries(
    Object.values(manifest).map(({ file, imports: names = [] }) => [
      file,
      names.map((name) => manifest[name].file),
    ]),
  );
  const staffAndStudents = new Set(
    Object.entries(manifest)
      .filter(([module]) => /^src\/features\/(portal|admin)\//.test(module))
      .map(([, { file }]) => `/${file}`),
  );
  if (staffAndStudents.size === 0) throw new Failure('Portal and staff desk are in no file.');
  const { loadPages, resolvePage } = await import(at('frontend/dist-ssr/entry-server.js'));
  await loadPages();
  const pages = documents
    .filter(([path]) => !resolvePage(path).shell)
    .map(([path, html]) => weigh(path, html, imports, staffAndStudents));
  if (pages.length < FEWEST_PAGES) throw new Failure(`Only ${pages.length} pages were weighed.`);
  const faults = pages.flatMap((page) => page.faults.map((fault) => `${page.path}: ${fault}`));
  if (faults.length > 0) throw new Failure(faults.join('\n'));

  const home = pages.find(({ path }) => path === '/');
  const others = pages.filter((page) => page !== home);
  const content = others.filter(({ path }) => !MAILED.test(path));
  const mailed = others.filter(({ path }) => MAILED.test(path));
  const largest = (among, kind) => among.reduce((most, page) => (page[kind] > most[kind] ? page : most));
  const rows = [
    ['JavaScript, content page', largest(content, 'script'), 'script', LIMITS.script],
    ['JavaScript, home page', home, 'script', LIMITS.home],
    ['JavaScript, mailed links', largest(mailed, 'script'), 'script', LIMITS.mailed],
    ['styles', largest(pages, 'style'), 'style', LIMITS.style],
    ['fonts', largest(pages, 'font'), 'font', LIMITS.font],
    ['home page with everything', home, 'total', LIMITS.total],
    ['HTML', largest(pages, 'html'), 'html', undefined],
  ];
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`\n${pages.length} pages as a browser loads them (brotli), the heaviest of each kind:`);
  for (const [name, page, kind, limit] of rows) {
    const most = limit === undefined ? '' : `at most ${kilobytes(limit)}`;
    console.log(
      `  ${name.padEnd(26)} ${kilobytes(page[kind]).padStart(9)}  ${most.padEnd(16)}  ${page.path}`,
    );
  }
  const wrong = rows
    .filter(([, page, kind, limit]) => !(page[kind] > 0) || page[kind] > limit)
    .map(([name, page, kind]) => `${name}: ${kilobytes(page[kind])} on ${page.path}`);
  if (wrong.length > 0) throw new Failure(wrong.join('\n'));
}

function weigh(path, html, imports, staffAndStudents) {
  const scripts = withImports(
    addresses(html, /<script [^>]*\bsrc="([^"]+)"/g, /modulepreload"[^>]* href="([^"]+)"/g),
    imports,
  );
  const inPage = /<script>(.*?)<\/script>/s.exec(html)[1];
  const styles = addresses(html, /rel="stylesheet"[^>]* href="([^"]+)"/g);
  const preloaded = addresses(html, /rel="preload" as="font"[^>]* href="([^"]+)"/g);
  const pictures = addresses(html, /<img [^>]*\bsrc="([^"]+)"/g, /rel="icon" href="([^"]+)"/g);
  const named = [...styles].flatMap((style) => [
    ...addresses(readFileSync(at(DIST + style), 'utf8'), /url\(["']?(?!data:)([^"')]+)/g),
  ]);
  const fonts = named.filter((file) => file.endsWith('.woff2'));

  const faults = [
    ...fonts.filter((font) => !preloaded.has(font)).map((font) => `${font} is not preloaded`),
    ...[...scripts].filter((file) => staffAndStudents.has(file)).map((file) => `${file} is not for visitors`),
    ...[...scripts, ...styles, ...preloaded, ...pictures, ...named]
      .filter((address) => !existsSync(at(DIST + address)))
      .map((address) => `${address} is not a file of the site`),
  ];
  if (faults.length > 0) return { path, faults };

  const sizes = {
    script: sum(scripts) + scriptSize(inPage),
    style: sum(styles),
    font: sum(new Set(fonts)),
    html: brotliCompressSync(html, AS_SERVER).length,
  };
  const images = sum(new Set([...pictures, ...named.filter((file) => !fonts.includes(file))]));
  return { path, faults, ...sizes, total: Object.values(sizes).reduce((all, size) => all + size) + images };
}

const addresses = (text, ...patterns) =>
  new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address]) => address)));

/** Scripts with all that they import statically. */
function withImports(scripts, imports) {
  for (const script of scripts)
    for (const imported of imports[script.slice(1)] ?? []) scripts.add(`/${imported}`);
  return scripts;
}

const scriptSizes = new Map();
/** Most pages have the same script in their HTML. */
function scriptSize(text) {
  if (!scriptSizes.has(text)) scriptSizes.set(text, brotliCompressSync(text).length);
  return scriptSizes.get(text);
}

/** Bytes as sent: compressed where the build made that. */
const sizeOf = (file) =>
  statSync(existsSync(at(`${DIST}${file}.br`)) ? at(`${DIST}${file}.br`) : at(DIST + file)).size;
const sum = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0);
