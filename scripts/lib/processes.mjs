import { spawn } from 'node:child_process';
import { Failure, Interrupted } from './failure.mjs';
import { at, root } from './project.mjs';

const children = new Set();
let interrupted = false;

/**
 * From now on Ctrl-C and SIGTERM end the running programs, and `run` rejects with Interrupted, so that finally
 * blocks clean up. Returns what gives the signals back their usual effect.
 */
export function catchSignals() {
  const stop = (signal) => {
    interrupted = true;
    // A terminal has sent its Ctrl-C to the children already; twice would make them skip their own cleaning up.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children) child.kill('SIGINT');
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return () => process.off('SIGINT', stop).off('SIGTERM', stop);
}

/** Starts a program that ends with us. */
export function start(command, args, options) {
  if (interrupted) throw new Interrupted();
  const child = spawn(command, args, options);
  children.add(child);
  const forget = () => children.delete(child);
  return child.once('close', forget).once('error', forget);
}

/**
 * Runs a program to its end.
 * @param options.hear gets what it prints, as it comes
 * @returns its exit code (1 when a signal ended it) and, unless `show`, what it printed
 */
export function run(command, args, { cwd = root, env = {}, show = false, hear, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'];
    const child = start(command, args, { cwd, env: { ...process.env, ...env }, stdio, ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        hear?.(text);
      });
    }
    child.on('error', (error) => {
      reject(error.code === 'ENOENT' ? new Failure(`${command} is not installed.`) : error);
    });
    child.on('close', (code) => {
      if (interrupted) reject(new Interrupted());
      else resolve({ code: code ?? 1, output: output.trim() });
    });
  });
}

/** Runs a JavaScript program of a package, by its file below node_modules. */
export const runTool = (file, args, options) =>
  run(process.execPath, [at('node_modules', file), ...args], options);

/** @throws Failure with the program's output when it does not end well */
export async function succeed(sentence, started) {
  const { code, output } = await started;
  if (code !== 0) throw new Failure(`${output}\n${sentence}`.trim());
  return output;
}
