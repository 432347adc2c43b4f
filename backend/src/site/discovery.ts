/** A text file that is made from the pages. */
export interface TextFile {
  type: string;
  body: string;
}

interface ListedPage {
  url: string;
  title: string;
  description: string;
  /** ISO date or month, '' where the page names none. */
  changed: string;
}

const LISTS = 'Universities by country, with a page for each university';
/** Headings of llms.txt, by the beginning of the paths they gather; the first that fits counts. */
const GROUPS: [heading: string, prefix: string][] = [
  ['Country guides', '/country/'],
  [LISTS, '/universities/'],
  ['Services', '/services'],
  ['Articles', '/resources/blog/'],
  ['Resources', '/resources/'],
  ['Support', '/support/'],
  ['About', '/'],
];

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const textOf = (pattern: RegExp, html: string) =>
  (pattern.exec(html)?.[1] ?? '').replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!);

/** Whom to tell about a weakness (RFC 9116). @param origin of the public address */
export function securityText(email: string, origin: string): TextFile {
  const expires = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return { type: 'text/plain', body: `${lines.join('\n')}\n` };
}

/**
 * robots.txt, sitemap.xml and llms.txt for search engines and language models, by their paths. They list the pages
 * that may be indexed, under the titles and descriptions these give themselves.
 * @param documents the pages' HTML by their path
 * @param lists the lists of universities, each under its path
 * @param universities paths of the universities' pages: too many for llms.txt, which names the lists
 * @param origin of the public address, without a slash at the end
 */
export function discoveryFiles(
  documents: ReadonlyMap<string, Buffer>,
  lists: readonly { path: string; title: string; description: string }[],
  universities: readonly string[],
  origin: string,
  brand: string,
): Map<string, TextFile> {
  const groups = new Map<string, ListedPage[]>(GROUPS.map(([heading]) => [heading, []]));
  for (const [path, document] of documents) {
    const html = document.toString();
    if (path.includes('?') || html.includes('<meta name="robots" content="noindex"')) continue;
    const [heading] = GROUPS.find(([, prefix]) => path.startsWith(prefix))!;
    groups.get(heading)!.push({
      url: origin + path,
      title: textOf(/<title>(.*?)<\/title>/, html),
      description: textOf(/<meta name="description" content="(.*?)"/, html),
      changed:
        textOf(/<meta property="article:modified_time" content="(.*?)"/, html) ||
        textOf(/<meta property="article:published_time" content="(.*?)"/, html),
    });
  }
  for (const { path, ...list } of lists)
    groups.get(LISTS)!.push({ url: origin + path, ...list, changed: '' });
  const listed = [...groups.values()].flat();

  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    // Only articles name a date; one that is made up would make search engines disbelieve all.
    ...listed.map(({ url, changed }) => {
      const lastmod = changed && `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>`;
    }),
    ...universities.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
    '</urlset>\n',
  ];
  const llms = [
    `# ${brand}`,
    `> ${listed.find(({ url }) => url === `${origin}/`)!.description}`,
    ...[...groups].map(([heading, pages]) =>
      [
        `## ${heading}\n`,
        ...pages.map(({ url, title, description }) => `- [${title}](${url}): ${description}`),
      ].join('\n'),
    ),
  ];
  return new Map([
    [
      '/robots.txt',
      { type: 'text/plain', body: `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n` },
    ],
    ['/sitemap.xml', { type: 'application/xml', body: sitemap.join('\n') }],
    ['/llms.txt', { type: 'text/plain', body: `${llms.join('\n\n')}\n` }],
  ]);
}
