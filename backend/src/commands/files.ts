import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandError } from './command-error.js';

/** The file name that means standard input or output. */
export const STANDARD = '-';

/**
 * Writes pieces of text into a new file that only its owner can read. The file appears whole or not at all.
 * @param compress with gzip
 * @throws CommandError when there is such a file
 */
export async function writeFile(
  path: string,
  pieces: AsyncGenerator<string>,
  compress: boolean,
): Promise<void> {
  const through = compress ? [createGzip()] : [];
  if (path === STANDARD) return pipeline([Readable.from(pieces), ...through, process.stdout], { end: false });
  if (existsSync(path)) throw new CommandError(`${path} is there already. Name another file.`);
  const part = `${path}.part`;
  try {
    await pipeline([Readable.from(pieces), ...through, createWriteStream(part, { mode: 0o600 })]);
    const handle = await open(part, 'r+');
    await handle.sync();
    await handle.close();
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The lines of a compressed file. @throws CommandError for a file that cannot be read to its end */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = path === STANDARD ? process.stdin : createReadStream(path);
  const text = createGunzip();
  const read = pipeline(file, text);
  // The failure is thrown where the lines are read. Without this line Node would also report it as unhandled.
  read.catch(() => undefined);
  try {
    yield* linesOf(text.setEncoding('utf8'));
    await read;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandError(`There is no file ${path}.`);
    if (code?.startsWith('Z_')) throw new CommandError(`${path} is no backup, or damaged (${message}).`);
    throw error;
  }
}

/** Splits at "\n" only. Node's readline also splits at other characters, which a row may contain. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest) yield rest;
}
