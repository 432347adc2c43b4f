import type { SiteSettings } from './site-settings';

/** A node of schema.org's vocabulary. Addresses in it start with `/`; `structuredData` makes them whole. */
export type Thing = { '@type': string } & Record<string, unknown>;

export interface Crumb {
  name: string;
  /** The page's address, from the root. */
  path: string;
}

const ORGANIZATION = '/#organization';
const SITE = '/#website';

/** The path to a page, from the page below the home page down to itself. */
export const breadcrumbs = (crumbs: Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});

/** The consultancy in short, for pages about something else. */
export const publisher = (brand: string): Thing => ({
  '@type': 'EducationalOrganization',
  '@id': ORGANIZATION,
  name: brand,
  url: '/',
});

/** The consultancy and its site, in full. */
export const organization = ({ brand, phone, email, offices, social }: SiteSettings): Thing[] => {
  const sameAs = Object.values(social).filter(Boolean);
  return [
    {
      ...publisher(brand),
      logo: '/favicon.svg',
      image: '/social-card.png',
      telephone: phone,
      email,
      address: offices.map(postalAddress),
      location: offices.map((office) => ({ '@type': 'Place', address: postalAddress(office) })),
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      '@type': 'WebSite',
      '@id': SITE,
      name: brand,
      url: '/',
      inLanguage: 'en',
      publisher: { '@id': ORGANIZATION },
    },
  ];
};

const postalAddress = ({ country, address }: SiteSettings['offices'][number]): Thing => ({
  '@type': 'PostalAddress',
  addressCountry: country,
  ...(address && { addressLocality: address }),
});

/** A page that search engines may list. */
export const webPage = (path: string, name: string, description: string, brand: string): Thing => ({
  '@type': 'WebPage',
  '@id': `${path}#page`,
  url: path,
  name,
  description,
  inLanguage: 'en',
  isPartOf: { '@type': 'WebSite', '@id': SITE, name: brand, url: '/' },
  publisher: publisher(brand),
});

/** Keys whose values are addresses. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage']);

/** What a page says of itself, as JSON for a script; its addresses are whole where the public address is known. */
export function structuredData(things: Thing[], origin: string): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph, (key, value: unknown) =>
    ADDRESSES.has(key) && typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  ).replaceAll('<', '\\u003c');
}
