import { lazily } from '@/lib/lazy';
import type { ServiceCard, ServiceDetails } from './service';

const chunks = import.meta.glob<{ card: ServiceCard; details: ServiceDetails }>('./services/*.ts');
const fileOf = (id: string) => `./services/${id}.ts`;
const services = lazily((id) => chunks[fileOf(id)]!());

/** The last parts of the services' addresses. */
export const serviceIds = Object.keys(chunks).map((file) => file.slice('./services/'.length, -'.ts'.length));

/** The id of a service, whatever the letter case in the address. */
export const findServiceId = (id = '') => serviceIds.find((known) => known === id.toLowerCase());

/** Resolves when `readService` need not wait; undefined where there is no such service. */
export function preloadService(id?: string) {
  const known = findServiceId(id);
  return known === undefined ? undefined : services.preload(known);
}

/** A service, which is in a chunk of its own: a component that asks too early is suspended. */
export const readService = (id: string) => services.read(id);
