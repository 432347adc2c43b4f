import { TestEnvironment } from 'jest-environment-node';
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The embedded database's program. V8 has its compiled and optimized code once for a process, as long as something holds
 * it: with this, later tests of a worker begin with the code that those before have made fast.
 */
export const program = await WebAssembly.compile(
  readFileSync(fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))),
);

const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return run.apply(this, args);
};

/**
 * Jest makes an AsyncLocalStorage for each file and leaves it enabled. Before version 24, Node copies the values of all
 * that are enabled into every new promise, so each file of a worker would run slower than the one before.
 */
export default class extends TestEnvironment {
  async teardown() {
    for (const storage of used) storage.disable();
    used.clear();
    await super.teardown();
  }
}
