import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Failure } from './failure.mjs';
import { at } from './project.mjs';

const require = createRequire(import.meta.url);
const RESET = Symbol('reset');
const VARIABLE = /\$\{(\w+)(?:(:[-?])([^}]*))?\}/g;

/**
 * Compose files as Docker Compose reads them, the later ones over the earlier: variables filled in, lists appended,
 * `!reset` taking away.
 * @throws Failure for a variable that `:?` demands, with the sentence the file gives
 */
export function readCompose(files, env) {
  return files.map((file) => filled(parsed(file), env)).reduce(merged);
}

/** The variables that a text names, each with its `:-` and default, or its `:?` and message, if it has one. */
export const variablesOf = (text) =>
  [...text.matchAll(VARIABLE)].map(([, name, form, rest]) => ({ name, form, rest }));

function parsed(file) {
  // Loaded here: this file is read before packages are installed.
  const { isMap, parseDocument } = require('yaml');
  const document = parseDocument(readFileSync(at(file), 'utf8'), {
    merge: true,
    customTags: [{ tag: '!reset', collection: 'seq', resolve: () => RESET }],
  });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem || !isMap(document.contents))
    throw new Failure(`${file}: ${problem?.message ?? 'no services'}`);
  return document.toJS();
}

function filled(value, env) {
  if (typeof value === 'string') return value.replace(VARIABLE, (_, ...parts) => fill(parts, env));
  if (Array.isArray(value)) return value.map((item) => filled(item, env));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, env)]));
  return value;
}

function fill([name, form, rest], env) {
  if (env[name]) return env[name];
  if (form === ':?') throw new Failure(`required variable ${name} is missing a value: ${rest}`);
  return rest ?? '';
}

function merged(under, over) {
  if (Array.isArray(under) && Array.isArray(over)) return [...under, ...over];
  if (!isObject(under) || !isObject(over)) return over;
  const all = { ...under };
  for (const [key, value] of Object.entries(over)) {
    if (value === RESET) delete all[key];
    else all[key] = key in under ? merged(under[key], value) : value;
  }
  return all;
}

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
