import { Failure } from './failure.mjs';
import { at } from './project.mjs';

/** openapi.json against the rules that redocly.yaml names; also that every example fits its schema. */
export async function assertSpecificationLints() {
  // Loaded here: this file is read before packages are installed.
  const { lint, loadConfig } = await import('@redocly/openapi-core');
  const config = await loadConfig({ configPath: at('redocly.yaml') });
  const problems = await lint({ ref: at('openapi.json'), config });
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ ruleId, message, location }) => `${location[0]?.pointer} ${message} (${ruleId})`,
  );
  throw new Failure(lines.join('\n'));
}
