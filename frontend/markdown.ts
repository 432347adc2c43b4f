import { Marked, type Tokens } from 'marked';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { fillFacts } from './shared-facts.ts';
import { articleCategories, type Article, type ArticleText } from './src/content/article.ts';

const FIELDS = ['id', 'title', 'category', 'date', 'readTime', 'excerpt'] as const;

/**
 * Reads an article's file: between two lines of `---` one `field: value` a line, then its text in Markdown, in which
 * `{{canada.funds}}` stands for a figure of src/content/facts.ts.
 * @throws Error that names the file and what is wrong with its front matter or headings
 */
export function readArticle(source: string, file: string): { meta: Article; text?: ArticleText } {
  const refuse = (what: string): never => {
    throw new Error(`${file}: ${what}`);
  };
  const [, head = '', body = ''] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(fillFacts(source, file)) ?? refuse('there is no front matter.');
  const values = Object.fromEntries(
    head
      .split('\n')
      .map(
        (line) => /^(\w+): +'?(.*?)'?$/.exec(line)?.slice(1) ?? refuse(`"${line}" is not "field: value".`),
      ),
  ) as Record<string, string>;
  for (const field of FIELDS) if (!values[field]) refuse(`the front matter lacks "${field}".`);
  const { title, date, excerpt } = values as Record<(typeof FIELDS)[number], string>;

  const category =
    articleCategories.find((known) => known === values.category) ??
    refuse(`there is no category "${values.category}".`);
  if (Number.isNaN(Date.parse(date)) || !/^\d{4}-\d\d-\d\d$/.test(date)) refuse(`"${date}" is not a date.`);
  const [id, readTime] = [values.id, values.readTime].map((value) =>
    Number.isInteger(Number(value)) ? Number(value) : refuse(`"${value}" is not a whole number.`),
  ) as [number, number];

  const text = body.trim() ? toHtml(body, refuse) : undefined;
  const slug = basename(file, '.md');
  const [checked] = /(?<=checked up to )\w+ \d{4}(?=\.\s*$)/.exec(body) ?? [];
  return {
    meta: {
      id,
      slug,
      title,
      category,
      date,
      readTime,
      excerpt,
      hasText: text !== undefined,
      ...(checked && { checked: new Date(`1 ${checked} UTC`).toISOString().slice(0, 7) }),
    },
    text,
  };
}

const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function toHtml(markdown: string, refuse: (what: string) => never): ArticleText {
  const headings: ArticleText['headings'] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        // The title is the page's one heading of level 1.
        if (depth !== 2 && depth !== 3) refuse(`"${text}" is a heading of level ${depth}, not 2 or 3.`);
        const html = this.parser.parseInline(tokens);
        if (depth === 3) return `<h3>${html}</h3>\n`;
        const title = this.parser.parseInline(tokens, this.parser.textRenderer);
        headings.push({ id: idOf(title), title });
        return `<h2 id="${idOf(title)}">${html}</h2>\n`;
      },
      link({ href, tokens }) {
        const rel = href.startsWith('https:') ? ' rel="noopener"' : '';
        return `<a href="${href}"${rel}>${this.parser.parseInline(tokens)}</a>`;
      },
      listitem(item) {
        const html = this.parser.parse(item.tokens);
        return item.task ? `<li class="task">${html}</li>\n` : `<li>${html}</li>\n`;
      },
      // A task is to be ticked on paper; the style sheet draws the box.
      checkbox: () => '',
      table({ header, rows, align }) {
        const textOf = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const columns = header.map(({ tokens }) => this.parser.parseInline(tokens, this.parser.textRenderer));
        const cells = rows.map((row) => row.map(textOf));
        const fits = columns.length < 3 || align.includes('right');
        return fits ? figures(columns, cells, align) : stacked(columns, cells);
      },
    },
  });
  // A sum in words stays on one line.
  const text = markdown.replace(/(₹[\d.,]+) (lakh|crore)/g, '$1\u00a0$2');
  return { html: inSections(marked.parse(text, { async: false }).trim()), headings };
}

/** Each heading of level 2 with what follows it, so that a browser need not lay out all at once: see styles/later.css. */
const inSections = (html: string) =>
  html
    .split(/(?=<h2 )/)
    .map((part) => (part.startsWith('<h2 ') ? `<section class="later">${part}</section>` : part))
    .join('');

/** A table of figures or of two columns, which stays one on a phone and scrolls where it must. */
function figures(columns: string[], rows: string[][], align: Tokens.Table['align']): string {
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell, index) => `<${tag}${align[index] ? ` class="${align[index]}"` : ''}>${cell}</${tag}>`).join('')}</tr>`;
  return (
    `<div class="figures" role="region" aria-label="Table: ${columns.join(', ')}" tabindex="0"><table>` +
    `<thead>${row(columns, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`
  );
}

/** A table of text as components/data-table makes it: on a phone every row becomes a block. */
function stacked(columns: string[], rows: string[][]): string {
  const head = columns.map((column) => `<th role="columnheader" scope="col">${column}</th>`);
  const body = rows.map(([name, ...cells]) => {
    const rest = cells.map(
      (cell, index) => `<td role="cell" data-label="${columns[index + 1]}"><div>${cell}</div></td>`,
    );
    return `<tr role="row"><th role="rowheader" scope="row">${name}</th>${rest.join('')}</tr>`;
  });
  return (
    `<table role="table" class="stacked" aria-label="${columns.join(', ')}"><thead role="rowgroup"><tr role="row">` +
    `${head.join('')}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>\n`
  );
}

/** Makes a module of an article's file: `meta` for lists and `text` for where it is read. */
export function articles(): Plugin {
  return {
    name: 'articles',
    transform: {
      filter: { id: /\.md(\?|$)/ },
      handler(source, id) {
        const { meta, text } = readArticle(source, id.replace(/\?.*/, ''));
        const code = `export const meta = ${JSON.stringify(meta)};\nexport const text = ${JSON.stringify(text)};\n`;
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
