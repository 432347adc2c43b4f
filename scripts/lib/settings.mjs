import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { at } from './project.mjs';

/** The settings that .env.example lists, with the values it gives. */
export const exampleSettings = () => parseEnv(readFileSync(at('.env.example'), 'utf8'));

/** What the server will read: the environment over the .env file. An empty value counts as absent. */
export function ownSettings() {
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'));
  return process.env;
}

/** Every setting empty, so that neither the shell nor a .env file reaches a server under test. */
export const noSettings = () => Object.fromEntries(Object.keys(exampleSettings()).map((name) => [name, '']));
