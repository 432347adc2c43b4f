import { loadResults, printTable, totals } from './lib/results.mjs';

/** Adds up what `npm test` and `npm run check` found last. */
export default function main() {
  const results = loadResults(['test', 'check']);
  console.log();
  printTable(results);
  const { passed, failed } = totals(results);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
