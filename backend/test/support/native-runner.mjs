import { expect } from 'expect';
import circus from 'jest-circus/runner';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

register('./native-modules.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

const GLOBALS = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'it'];
let files = 0;

/**
 * Jest's usual runner, except that Node loads the modules: once for all files of a worker, where Jest loads and compiles
 * them for each file again, which took two seconds of a processor. Only the test's own file is loaded anew.
 */
export default function run(globalConfig, config, environment, runtime, testPath, send) {
  runtime.unstable_shouldLoadAsEsm = () => true;
  runtime.unstable_importModule = (path) => {
    for (const name of GLOBALS) globalThis[name] = environment.global[name];
    // Not that of Jest's environment, whose classes are others: String there is not String here.
    globalThis.expect = expect;
    return import(`${pathToFileURL(path)}?${++files}`);
  };
  // Jest looks up lines in the files that it has loaded itself. Node knows those of the TypeScript.
  delete Error.prepareStackTrace;
  return circus.default(globalConfig, config, environment, runtime, testPath, send);
}
