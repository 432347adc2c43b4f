import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../scripts/lib/programs.mjs';

export const CONNECTIONS = 32;

const WRK = findProgram('wrk');
/** autocannon is slower than some of what it measures: those ratios are then too small. */
export const CLIENT = WRK ? 'wrk' : 'autocannon';

/**
 * Calls a second that are answered well, over 32 connections.
 * @param call its url, and method, headers and body as far as they are not a plain GET. COUNT in the url becomes ten
 * digits, with every call the next number below `counted`, which is so high that none comes twice in the turns of a row.
 */
export async function rate({ url, method = 'GET', headers = {}, body, counted }, seconds) {
  const first = counted && (turns++ * counted) / MOST_TURNS;
  if (!WRK) {
    const { pathname, search } = new URL(url);
    let count = first;
    const next = (request) => ({
      ...request,
      path: (pathname + search).replace('COUNT', String(count++ % counted).padStart(10, '0')),
    });
    const result = await autocannon({
      url,
      method,
      headers,
      body,
      requests: counted && [{ setupRequest: next }],
      connections: CONNECTIONS,
      duration: seconds,
    });
    if (result.non2xx > result['3xx'] || result.errors)
      throw new Error(`${url}: ${result.non2xx + result.errors} failures`);
    return result.requests.average;
  }
  const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const lines = [];
  if (body) lines.push(`wrk.method = '${method}'`, `wrk.body = [==[${body}]==]`);
  if (counted) lines.push(COUNTING.replace('FIRST', first).replace('HIGHEST', counted));
  if (lines.length > 0) options.push('-s', script(lines.join('\n')));
  const child = spawn(WRK, ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '30s', ...options, url]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  await once(child, 'close');
  const found = /Requests\/sec:\s+([\d.]+)/.exec(said)?.[1];
  if (!found || /Non-2xx|Socket errors/.test(said)) throw new Error(`${url}: ${said}`);
  return Number(found);
}

let folder;

const COUNTING = `
  local count = FIRST
  request = function()
    count = count + 1
    return wrk.format(nil, (string.gsub(wrk.path, 'COUNT', string.format('%010d', count % HIGHEST))))
  end`;
/** Each turn counts on from another number. */
const MOST_TURNS = 10;
let turns = 0;

/** wrk takes bodies, and what changes, from a script only. */
function script(lua) {
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), 'bench-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  const file = join(folder, 'calls.lua');
  writeFileSync(file, lua);
  return file;
}

/**
 * Measures in turns, each contestant's calls right after the other's, so that a busy machine is busy for both.
 * @returns for each its median rate, and the ratio of the first to the second: median, least, most
 */
export async function compare(ours, reference, { seconds, turns }) {
  const pairs = [];
  for (let turn = 0; turn < turns; turn++) {
    const first = turn % 2 === 0 ? await rate(ours, seconds) : undefined;
    const second = await rate(reference, seconds);
    pairs.push([first ?? (await rate(ours, seconds)), second]);
  }
  const ratios = pairs.map(([a, b]) => a / b).sort((x, y) => x - y);
  return {
    ours: median(pairs.map(([a]) => a)),
    reference: median(pairs.map(([, b]) => b)),
    ratio: median(ratios),
    least: ratios[0],
    most: ratios.at(-1),
  };
}

export function median(values) {
  return [...values].sort((x, y) => x - y)[Math.floor(values.length / 2)];
}
