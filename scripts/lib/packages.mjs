import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, cache } from './project.mjs';
import { run, succeed } from './processes.mjs';
import { step } from './progress.mjs';

/** Installs what the lock file names, unless exactly that is there. */
export async function ensurePackages() {
  if (installed()) return;
  // NODE_ENV=production would leave out what the build needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await step('Installing packages', () =>
    succeed('The packages could not be installed; is the npm registry reachable?', npm(args)),
  );
}

/** Where `fetchPackage` puts a package, whether it is there or not. */
export const fetchedPackage = (name, version) => join(storeOf(name, version), 'node_modules', name);

/**
 * Fetches a package that only some machines need, and whose size no other should carry, unless it is there already.
 * None of its scripts runs.
 * @returns whether it is there now
 */
export async function fetchPackage(name, version) {
  const store = storeOf(name, version);
  // npm writes this file last, so what was interrupted is fetched again.
  const complete = () => existsSync(join(store, 'node_modules/.package-lock.json'));
  if (complete()) return true;
  mkdirSync(store, { recursive: true });
  // So npm installs here and not in the project above. Its --prefix would lose the machine's own npmrc.
  writeFileSync(join(store, 'package.json'), '{}');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { output } = await step(`Fetching ${name}`, () =>
    npm(['install', '--fetch-retries=1', ...quiet, `${name}@${version}`], { cwd: store }),
  );
  if (!complete()) console.log(output);
  return complete();
}

const storeOf = (name, version) => join(cache, 'packages', `${name.replaceAll(/[@/]+/g, '-')}-${version}`);

/** Compares the lock file with the one that npm leaves in node_modules when it has finished. */
function installed() {
  const left = at('node_modules/.package-lock.json');
  if (!existsSync(left)) return false;
  const { packages: present } = JSON.parse(readFileSync(left, 'utf8'));
  const { packages: wanted } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  return Object.entries(wanted).every(([path, { version, integrity, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return true;
    const found = present[path];
    return found ? found.version === version && found.integrity === integrity : optional;
  });
}

function npm(args, options) {
  // The npm that called us is sure to fit this Node; another package manager is not.
  const caller = process.env.npm_execpath ?? '';
  if (caller.endsWith('npm-cli.js')) return run(process.execPath, [caller, ...args], options);
  return run('npm', args, { shell: process.platform === 'win32', ...options });
}
