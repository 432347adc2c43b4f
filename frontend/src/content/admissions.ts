import { lazily } from '@/lib/lazy';
import { slugOf } from '@/lib/slug';
import type { AdmissionFile } from './admission';
import { findDestination } from './destinations';

const chunks = import.meta.glob<AdmissionFile>('./admissions/*.ts');
const admissions = lazily((name) => chunks[`./admissions/${slugOf(name)}.ts`]!());

/** Resolves when `readAdmissions` of the destination with this slug need not wait; undefined where there is none. */
export function preloadAdmissions(slug?: string) {
  const destination = findDestination(slug);
  return destination && admissions.preload(destination.name);
}

/** What an application to a destination is planned with, in a chunk of its own; as `readGuide`. */
export const readAdmissions = (name: string): AdmissionFile => admissions.read(name);
