import { Failure } from './failure.mjs';
import { runTool } from './processes.mjs';

/** Modules that were there when this was written, roughly: a check that looked at fewer looked at nothing. */
const LEAST = {
  'backend/src/': 70,
  'backend/test/': 5,
  'frontend/src/': 400,
  'frontend/src/features/admin/': 40,
  'frontend/src/features/portal/': 10,
  'frontend/src/features/universities/': 40,
};

/** @throws Failure naming every import that .dependency-cruiser.cjs forbids */
export async function assertImportDirections() {
  const { output } = await runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    ...Object.keys(LEAST).map((folder) => folder.slice(0, -1)),
  ]);
  const { modules, summary } = parse(output);
  const problems = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  for (const [folder, least] of Object.entries(LEAST)) {
    const seen = modules.filter(({ source }) => source.startsWith(folder)).length;
    if (seen < least) problems.push(`Only ${seen} modules seen in ${folder}, expected at least ${least}.`);
  }
  if (problems.length > 0) throw new Failure(problems.join('\n'));
}

function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    throw new Failure(output);
  }
}
