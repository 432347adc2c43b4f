import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { prepare } from './build.mjs';
import { at } from './lib/project.mjs';
import { catchSignals } from './lib/processes.mjs';

const COMPILED = /Found 0 errors\. Watching/;

/** Both sides while they change: the compiler and the server, which starts again after every clean compilation, and Vite. */
export default async function main() {
  const release = catchSignals();
  await prepare();
  release();
  const compiler = start('types', 'node_modules/typescript/bin/tsc', [
    '-p',
    at('backend/tsconfig.build.json'),
    '--watch',
    '--preserveWatchOutput',
  ]);
  const site = start('site', 'node_modules/vite/bin/vite.js', ['--clearScreen', 'false'], {
    cwd: at('frontend'),
  });
  let api;
  let restarts = Promise.resolve();
  let ending = false;

  compiler.on('line', (line) => {
    if (COMPILED.test(line)) restarts = restarts.then(restart);
  });
  async function restart() {
    await stop(api);
    // Vite passes /api on to this address.
    if (!ending) api = start('api', 'backend/dist/main.js', [], { env: { HOST: '127.0.0.1', PORT: '3000' } });
  }
  async function end() {
    ending = true;
    await Promise.all([stop(compiler), stop(site), restarts.then(() => stop(api))]);
    process.exit();
  }
  process.on('SIGINT', end).on('SIGTERM', end);
}

/** Starts a JavaScript program of the project, its output marked with its name. */
function start(name, file, args, { cwd, env } = {}) {
  const child = spawn(process.execPath, [at(file), ...args], {
    cwd,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      console.log(`${name.padEnd(5)} | ${line}`);
      child.emit('line', line);
    });
  }
  return child;
}

async function stop(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
