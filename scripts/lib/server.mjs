import { once } from 'node:events';
import { at } from './project.mjs';
import { start } from './processes.mjs';
import { noSettings } from './settings.mjs';

const READY = /^ +Site +(\S+)$/m;
const START_TIMEOUT_MS = 120_000;

/**
 * Starts the built server on a free port of this machine.
 * @param env its settings, with a PUBLIC_URL the PORT too; others have their defaults, whatever the shell or a .env file says
 * @returns its address and process id, and what ends it: `stop` properly, with its exit code, `kill` as a power cut would
 * @throws Error with what the server printed when it does not come up
 */
export async function startServer(env) {
  const child = start(process.execPath, [at('backend/dist/main.js')], {
    env: { ...process.env, ...noSettings(), HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const fail = (reason) => reject(new Error(`The server ${reason}:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`was not ready after ${START_TIMEOUT_MS} ms`);
    }, START_TIMEOUT_MS);
    child.once('exit', (code, signal) => fail(`ended (${signal ?? code})`));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        const address = READY.exec(output)?.[1];
        if (!address) return;
        clearTimeout(timer);
        // With a PUBLIC_URL the server tells that instead.
        resolve(env.PUBLIC_URL ? `http://127.0.0.1:${env.PORT}` : address.replace('localhost', '127.0.0.1'));
      });
    }
  });
  const end = async (signal) => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return { url, pid: child.pid, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
