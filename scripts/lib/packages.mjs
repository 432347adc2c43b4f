import { existsSync, readFileSync } from 'node:fs';
import { at } from './project.mjs';
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

function npm(args) {
  // The npm that called us is sure to fit this Node; another package manager is not.
  const caller = process.env.npm_execpath ?? '';
  if (caller.endsWith('npm-cli.js')) return run(process.execPath, [caller, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}
