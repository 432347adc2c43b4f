import { slugOf, unaccented } from './slug';

/** "Université d'Orléans" → "universite-d-orleans": the slug of a university unless another had it first. */
export const universitySlug = (name: string) =>
  unaccented(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The public page of a university. */
export const universityPath = (slug: string) => `/universities/${slug}`;

/** The list of a country's universities. */
export const universitiesPath = (country: string) => `/country/${slugOf(country)}/universities`;
