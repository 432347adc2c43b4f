import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A path below the project folder. */
export const at = (...parts) => join(root, ...parts);

/** For results and stamps of the scripts; may be deleted at any time. */
export const cache = at('.cache');
