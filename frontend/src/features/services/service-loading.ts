import { findServiceId, preloadService } from '@/content/services';
import { lazily } from '@/lib/lazy';

const lists = lazily(() => import('./service-list'));
const bodies = lazily(() => import('./service-body'));

/** Resolves when the list of services can be rendered. */
export const preloadServiceList = () => lists.preload('list');
export const readServiceList = () => lists.read('list');

/** Resolves when the sections of a service can be rendered; undefined where there is no such service. */
export function preloadServiceBody(address?: string) {
  const id = findServiceId(address);
  return id === undefined ? undefined : Promise.all([preloadService(id), bodies.preload('body')]);
}
export const readServiceBody = () => bodies.read('body');
