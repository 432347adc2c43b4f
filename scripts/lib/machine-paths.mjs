import { readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { filesBelow } from './files.mjs';
import { at } from './project.mjs';

const SKIPPED =
  /(^|[/\\])(\.git|node_modules|dist|dist-ssr|\.cache|data|coverage|test-results|playwright-report)$/;
const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|gz|br)$/;
/** Absolute paths below folders that differ from machine to machine. */
const MACHINE_PATH = /(?<![\w.*)}\]/-])\/(?:home|Users|root|tmp|work|workspace|mnt|opt)\/[\w.-]+/;

/** @throws Failure naming lines with a path of one machine only, and locked packages not from npm's registry */
export async function assertNoMachinePaths() {
  const problems = [];
  for (const file of filesBelow(
    ['.'],
    (path) => SKIPPED.test(path) || BINARY.test(path) || path === '.env',
  )) {
    readFileSync(at(file), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        const found = MACHINE_PATH.exec(line);
        if (found) problems.push(`${file}:${index + 1}: ${found[0]}`);
      });
  }
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  for (const [path, { resolved }] of Object.entries(lock.packages)) {
    if (resolved?.includes('://') && !resolved.startsWith('https://registry.npmjs.org/')) {
      problems.push(`package-lock.json: ${path} comes from ${resolved}`);
    }
  }
  if (problems.length > 0) throw new Failure(problems.join('\n'));
}
