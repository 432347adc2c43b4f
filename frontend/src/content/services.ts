import { lazily } from '@/lib/lazy';
import type { ServiceFile } from './service';

const chunks = import.meta.glob<ServiceFile>('./services/*.ts');
const services = lazily((id) => chunks[`./services/${id}.ts`]!());

/** The last parts of the services' addresses. */
export const serviceIds = Object.keys(chunks).map((file) => file.slice('./services/'.length, -'.ts'.length));

/** The id of a service, whatever the letter case in the address. */
export const findServiceId = (id = '') => serviceIds.find((known) => known === id.toLowerCase());

/** Resolves when `readService` of this id need not wait. */
export const preloadService = (id: string) => services.preload(id);

/** A service, which is in a chunk of its own: a component that asks too early is suspended. */
export const readService = (id: string) => services.read(id);
