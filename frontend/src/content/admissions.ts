import { slugOf } from '@/lib/slug';
import type { AdmissionFile } from './admission';

const chunks = import.meta.glob<AdmissionFile>('./admissions/*.ts');

/** What an application to one of the destinations is planned with, which is in a chunk of its own. */
export async function loadAdmissions(name: string): Promise<AdmissionFile> {
  const { admissions, sources } = await chunks[`./admissions/${slugOf(name)}.ts`]!();
  return { admissions, sources };
}
