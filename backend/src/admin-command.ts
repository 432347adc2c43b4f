import { STANDARD } from './commands/files.js';
import { processEnvironment } from './config/config.js';
import { perform } from './perform-command.js';

const args = process.argv.slice(2);
const { code, said } = await perform(args, processEnvironment);
// With `-` the file is written to standard output, so messages go to standard error.
const say = code === 1 || args.at(-1) === STANDARD ? console.error : console.log;
say(said);
process.exitCode = code;
