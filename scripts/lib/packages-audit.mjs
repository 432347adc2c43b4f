import { readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { at } from './project.mjs';
import { run } from './processes.mjs';

/** Licences that ask for a notice at most. */
const LICENCES =
  /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|MIT-0|OFL-1\.1|Python-2\.0|Unlicense|Zlib)$/;
/** Name it in an older field of package.json, which the lock file does not repeat. */
const KNOWN_AS_MIT = ['node_modules/busboy', 'node_modules/streamsearch'];

/** Every package that a deployed server or the site itself contains. */
export async function assertLicences() {
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
  );
  if (shipped.length < 50) throw new Failure('package-lock.json names too few packages.');
  const odd = shipped.filter(
    ([path, { license = '' }]) => !accepted(license) && !KNOWN_AS_MIT.includes(path),
  );
  if (odd.length === 0) return;
  throw new Failure(odd.map(([path, { license }]) => `${path}: ${license ?? 'no licence'}`).join('\n'));
}

const accepted = (text) =>
  text
    .replace(/[()]/g, '')
    .split(/ AND /)
    .every((part) => part.split(/ OR /).some((name) => LICENCES.test(name.trim())));

/** Known vulnerabilities of what is deployed; where no registry answers, it says that nothing was looked up. */
export async function assertNoKnownVulnerabilities() {
  const { code, output } = await run(
    'npm',
    ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    report = {};
  }
  if (!report.metadata) {
    console.warn('Known vulnerabilities were not looked up: the registry does not answer "npm audit".');
    return;
  }
  const found = Object.values(report.vulnerabilities).filter(({ severity }) =>
    /high|critical/.test(severity),
  );
  if (code !== 0)
    throw new Failure(found.map(({ name, severity, range }) => `${name} ${range}: ${severity}`).join('\n'));
}
