import { CommandError } from './commands/command-error.js';
import { STANDARD } from './commands/files.js';
import { ProblemException } from './common/problem.js';
import { ConfigError, loadConfig, processEnvironment } from './config/config.js';
import { OperatorError } from './operator/backup.js';
import { parse } from './parse-command.js';
import { startFailure } from './start-failure.js';

try {
  const command = parse(process.argv.slice(2));
  // With `-` the file is written to standard output, so messages go to standard error.
  const say = process.argv.at(-1) === STANDARD ? console.error : console.log;
  say(await command(loadConfig(processEnvironment())));
} catch (error) {
  const told = [CommandError, ConfigError, OperatorError, ProblemException].some(
    (type) => error instanceof type,
  );
  console.error(told ? (error as Error).message : startFailure(error));
  process.exitCode = 1;
}
