import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { cache } from './project.mjs';

/**
 * What a suite found: how many passed and failed, the seconds it took, why it was left out or could not run, and the names
 * of the tests that failed.
 * @typedef {{ passed: number, failed: number, seconds?: number, note?: string, broken?: string[] }} Result
 */

/** Names printed of a suite's failed tests. */
const MOST_NAMES = 20;

const fileOf = (command) => join(cache, `results-${command}.json`);

/** Keeps the results by suite for a program that adds them up. */
export function saveResults(command, results) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(fileOf(command), JSON.stringify(results, null, 2));
}

/** A command that ends early must not leave the results of the last time. */
export const forgetResults = (command) => rmSync(fileOf(command), { force: true });

/** The results of several commands; a command without results failed. */
export function loadResults(commands) {
  const all = {};
  for (const command of commands) {
    const found = existsSync(fileOf(command));
    Object.assign(all, found ? readReport(fileOf(command)) : { [command]: { passed: 0, failed: 1 } });
  }
  return all;
}

export function totals(results) {
  const sum = (key) => Object.values(results).reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

export function printTable(results) {
  const width = Math.max(...Object.keys(results).map((name) => name.length));
  for (const [name, { passed, failed, seconds = 0, note = '', broken = [] }] of Object.entries(results)) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    console.log(`${name.padEnd(width)} ${counts} ${seconds.toFixed(1).padStart(7)} s  ${note}`.trimEnd());
    for (const test of broken.slice(0, MOST_NAMES)) console.log(`  failed: ${test}`);
    if (broken.length > MOST_NAMES) console.log(`  failed: ${broken.length - MOST_NAMES} more`);
  }
}

/** The JSON report of a test runner. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Failure('The test runner ended without a report.', { cause });
  }
}

export const leftOut = (count) => (count > 0 ? `${count} left out` : undefined);
