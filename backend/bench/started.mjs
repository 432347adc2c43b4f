import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a server of this folder in a process of its own and waits for its address. */
export async function started(file, ...args) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await new Promise((resolve, reject) => {
    child.once('message', resolve).once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { child, url };
}
