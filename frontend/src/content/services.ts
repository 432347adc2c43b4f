import type { ServiceFile, ServiceTexts } from './service';

const chunks = import.meta.glob<ServiceFile>('./services/*.ts');

/** The last parts of the services' addresses. */
export const serviceIds = Object.keys(chunks).map((file) => file.slice('./services/'.length, -'.ts'.length));

/** The id of a service, whatever the letter case in the address. */
export const findServiceId = (id = '') => serviceIds.find((known) => known === id.toLowerCase());

/** A service, which is in a chunk of its own. */
export async function loadService(id: string): Promise<ServiceTexts> {
  const { features, details } = await chunks[`./services/${id}.ts`]!();
  return { features, details };
}
