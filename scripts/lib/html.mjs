import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Attributes of other elements that make the browser, or the visitor, ask for an address. */
const ADDRESSES = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  use: 'href',
  source: 'src',
};

/** The one that stands in every page. */
const OWN_SCRIPT = /<script>.*?<\/script>/s;
/** What the pages' Content-Security-Policy forbids, and what a missing value leaves behind. */
const SLIPS = / style="|<style|<script>|undefined|\[object|NaN/g;

/**
 * What a search engine and a browser without scripts get from a page.
 * @param {string} html the whole document
 */
export function readPage(html) {
  // Loaded here: this file is read before packages are installed.
  const { parse } = require('parse5');
  const elements = [...walk(parse(html, { scriptingEnabled: false }))];
  const all = (name) => elements.filter((element) => element.name === name);
  const meta = (name) => all('meta').filter(({ attributes }) => attributes.name === name);
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
  return {
    lang: all('html')[0]?.attributes.lang,
    // The title of a drawing is another matter.
    titles: all('title').flatMap(({ text, parent }) => (parent === 'head' ? text : [])),
    descriptions: meta('description').map(({ attributes }) => attributes.content),
    noindex: meta('robots').some(({ attributes }) => /\bnoindex\b/.test(attributes.content)),
    canonicals: all('link').flatMap(({ attributes }) =>
      attributes.rel === 'canonical' ? attributes.href : [],
    ),
    headings: elements
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map(({ name, text }) => ({ level: +name[1], text })),
    mains: all('main').length,
    // Without scripts there is only what says that they are needed.
    shell: elements.some(({ attributes }) => attributes['data-slot'] === 'loading'),
    ids,
    images: all('img').map(({ attributes }) => attributes),
    addresses: elements.flatMap(({ name, attributes }) => attributes[ADDRESSES[name]] ?? []),
    forms: all('form').map(({ attributes }) => attributes),
    structured: all('script').flatMap(({ attributes, text }) =>
      attributes.type === 'application/ld+json' ? text : [],
    ),
    slips: html.replace(OWN_SCRIPT, '').match(SLIPS) ?? [],
  };
}

function* walk(node, parent) {
  // What a template holds stands in its content.
  for (const child of (node.content ?? node).childNodes ?? []) {
    if (child.tagName) {
      const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
      yield {
        name: child.tagName,
        attributes,
        parent,
        // Only where it is asked for: of every element it would be put together anew at each depth.
        get text() {
          return textOf(child);
        },
      };
    }
    yield* walk(child, child.tagName);
  }
}

const textOf = (node) =>
  node.nodeName === '#text'
    ? node.value
    : (node.childNodes ?? []).map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
