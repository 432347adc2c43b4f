import { TestEnvironment } from 'jest-environment-node';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The embedded database's program. V8 has its compiled and optimized code once for a process, as long as something holds
 * it: with this, later tests of a worker begin with the code that those before have made fast.
 */
export const program = await WebAssembly.compile(
  readFileSync(fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))),
);

export default TestEnvironment;
