import { slugOf } from '@/lib/slug';
import type { AdmissionFile } from './admission';
import type { CountryGuide } from './country';

const chunks = import.meta.glob<CountryGuide>('./countries/*.ts', { import: 'guide' });
// In one module with the guides': two lists of files so alike compress better in one chunk.
const planned = import.meta.glob<AdmissionFile>('./admissions/*.ts');

/** The last parts of the guides' addresses. */
export const guideSlugs = Object.keys(chunks).map((file) => file.slice('./countries/'.length, -'.ts'.length));

/** The slug of a guide, whatever the letter case in the address. */
export const findGuideSlug = (slug = '') => guideSlugs.find((known) => known === slug.toLowerCase());

/** The guide to one of the destinations, which is in a chunk of its own. */
export const loadGuide = (name: string): Promise<CountryGuide> => chunks[`./countries/${slugOf(name)}.ts`]!();

/** What an application to one of the destinations is planned with, which is in a chunk of its own. */
export async function loadAdmissions(name: string): Promise<AdmissionFile> {
  const { admissions, sources } = await planned[`./admissions/${slugOf(name)}.ts`]!();
  return { admissions, sources };
}
