import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isZone } from '../common/calendar.js';
import { holidays, openHours } from './office-hours.js';
import type { SiteSettings } from './site-settings.dto.js';

export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** PostgreSQL server; without it the embedded database in `dataDir` serves. */
  readonly databaseUrl: string | null;
  /** A read replica from which lists of universities may be read. */
  readonly databaseReplicaUrl: string | null;
  /** Holds the embedded database and the generated admin token. */
  readonly dataDir: string;
  /** Null outside production: a token is then generated once and kept in `dataDir`. */
  readonly adminToken: string | null;
  /** Token with which a scraper may read /api/metrics; when null, only staff may. */
  readonly metricsToken: string | null;
  /** Origin of the public address without a slash at the end, or '' when it is not set. */
  readonly publicUrl: string;
  /** Without it mails stay in the outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: MailAddress;
  /** Where notices to staff go. */
  readonly staffEmail: string;
  readonly rateLimit: boolean;
  /**
   * Which proxies may name the client of a request: none, the given number in front, or these addresses and subnets.
   */
  readonly trustProxy: false | number | string;
  /** How long a server still accepts requests after it was told to stop, so that the proxy in front notices. */
  readonly drainSeconds: number;
  readonly logLevel: LogLevel;
  readonly site: SiteSettings;
}

export interface MailAddress {
  name: string;
  address: string;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Record<string, string | undefined>;

/**
 * Parses the environment. An empty value counts as absent.
 * @throws ConfigError naming every bad variable, one line each.
 */
export function loadConfig(env: Environment): Config {
  const problems: string[] = [];
  const text = (name: string, fallback = '') => env[name]?.trim() || fallback;
  function parsed<T>(name: string, fallback: T, parse: (value: string) => T | undefined, rule: string): T {
    const value = text(name);
    if (!value) return fallback;
    const result = parse(value);
    if (result === undefined) problems.push(`${name} ${rule}.`);
    return result ?? fallback;
  }

  const production = env['NODE_ENV'] === 'production';
  const adminToken = text('ADMIN_TOKEN') || null;
  if (adminToken === null ? production : adminToken.length < 16) {
    problems.push(
      `ADMIN_TOKEN ${adminToken ? 'is too short' : 'is missing'}: set a random value of at least 16 characters, for example from "openssl rand -hex 32".`,
    );
  }
  const metricsToken = text('METRICS_TOKEN') || null;
  if (metricsToken !== null && metricsToken.length < 16) {
    problems.push('METRICS_TOKEN is too short: set a random value of at least 16 characters.');
  }
  const publicUrl = parsed(
    'PUBLIC_URL',
    '',
    origin,
    'must be an address like https://www.example.com, without anything after the host',
  );
  const smtp = parsed('SMTP_URL', null, smtpUrl, 'must be an address like smtp://user:password@host:587');
  if (production && smtp && !publicUrl) {
    problems.push('PUBLIC_URL is missing: the links in mails need the address that visitors use.');
  }
  if (text('DATABASE_REPLICA_URL') && !text('DATABASE_URL')) {
    problems.push('DATABASE_URL is missing: DATABASE_REPLICA_URL names a copy of it.');
  }
  const port = parsed('PORT', 3000, (v) => wholeNumber(v, 0, 65535), 'must be a port number from 0 to 65535');
  const brand = text('BRAND', 'Meridian');
  const email = text('EMAIL', 'hello@meridian.example');

  const config: Config = {
    production,
    port,
    host: text('HOST', production ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: parsed('DATABASE_URL', null, postgresUrl, POSTGRES_RULE),
    databaseReplicaUrl: parsed('DATABASE_REPLICA_URL', null, postgresUrl, POSTGRES_RULE),
    dataDir: resolve(projectRoot, text('DATA_DIR', 'data')),
    adminToken,
    metricsToken,
    publicUrl,
    smtpUrl: smtp,
    mailFrom: parsed(
      'MAIL_FROM',
      { name: brand, address: email },
      (v) => mailAddress(v, brand),
      'must be an address like "Meridian <hello@example.com>"',
    ),
    staffEmail: parsed(
      'STAFF_EMAIL',
      email,
      (v) => mailAddress(v, brand)?.address,
      'must be an e-mail address',
    ),
    rateLimit: parsed('RATE_LIMIT', true, onOff, 'must be "on" or "off"'),
    trustProxy: parsed(
      'TRUST_PROXY',
      false,
      trustProxy,
      'must be "off", a number of proxies, or their addresses separated by commas',
    ),
    drainSeconds: parsed(
      'DRAIN_SECONDS',
      0,
      (v) => wholeNumber(v, 0, 300),
      'must be a number of seconds from 0 to 300',
    ),
    logLevel: parsed(
      'LOG_LEVEL',
      production ? 'log' : 'warn',
      logLevel,
      `must be one of ${LOG_LEVELS.join(', ')}`,
    ),
    site: {
      brand,
      // A wrong canonical address makes search engines drop a page. So production uses only an address that was set.
      publicUrl: production ? publicUrl : siteUrl({ publicUrl, port }),
      phone: text('PHONE', '+91 40 5550 0100'),
      email,
      offices: parsed(
        'OFFICES',
        DEFAULT_OFFICES,
        offices,
        'must be "Country: address" pairs, or countries alone, separated by semicolons',
      ),
      hours: list(text('HOURS', 'Mon-Fri 9:00-18:00; Sat 10:00-16:00')),
      officeHours: {
        zone: parsed(
          'OFFICE_ZONE',
          'Asia/Kolkata',
          (v) => (isZone(v) ? v : undefined),
          'must be the name of a time zone like Asia/Kolkata',
        ),
        hours: parsed(
          'OFFICE_HOURS',
          openHours('mon-fri 09:00-18:00; sat 10:00-16:00')!,
          openHours,
          'must be days and hours like "mon-fri 09:00-18:00; sat 10:00-16:00"',
        ),
        holidays: parsed(
          'OFFICE_HOLIDAYS',
          [],
          holidays,
          'must be days like "2026-12-25 Christmas, 2027-01-26" separated by commas',
        ),
      },
      retentionDays: parsed(
        'RETENTION_DAYS',
        365,
        (v) => wholeNumber(v, 1, 36_500),
        'must be a number of days from 1 to 36500',
      ),
      openness: {
        company: text('COMPANY'),
        fees: text('FEES'),
        commission: text('COMMISSION'),
        refunds: text('REFUNDS'),
        counselors: parsed(
          'COUNSELORS',
          [],
          counselors,
          'must be "Name: what they do and have learnt" pairs separated by semicolons',
        ),
      },
      social: {
        facebook: parsed('SOCIAL_FACEBOOK', '', httpUrl, SOCIAL_RULE),
        instagram: parsed('SOCIAL_INSTAGRAM', '', httpUrl, SOCIAL_RULE),
        linkedin: parsed('SOCIAL_LINKEDIN', '', httpUrl, SOCIAL_RULE),
        youtube: parsed('SOCIAL_YOUTUBE', '', httpUrl, SOCIAL_RULE),
      },
    },
  };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return deepFreeze(config);
}

/** The environment of this process. Values from the `.env` file beside package.json fill in what it does not set. */
export function processEnvironment(): Environment {
  const file = resolve(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

/** The address at which visitors find the site, for links in mails. */
export const siteUrl = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>) =>
  publicUrl || `http://localhost:${port}`;

const POSTGRES_RULE = 'must be an address like postgres://user:password@host:5432/name';
const SOCIAL_RULE = 'must be an address that starts with https:// or http://';
const DEFAULT_OFFICES = [
  { country: 'India', address: 'Hyderabad, Telangana' },
  { country: 'USA', address: '' },
];

const list = (value: string) =>
  value
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

/** "Name: text" pairs; undefined when a part is none. */
function pairsOf(value: string): [name: string, text: string][] | undefined {
  const pairs = list(value).map((part) => /^([^:]+)(?::\s*(.+))?$/.exec(part));
  if (pairs.length === 0 || pairs.includes(null)) return undefined;
  return pairs.map((pair) => [pair![1]!.trim(), pair![2] ?? '']);
}

const offices = (value: string) => pairsOf(value)?.map(([country, address]) => ({ country, address }));

function counselors(value: string) {
  const pairs = pairsOf(value);
  return pairs?.every(([, about]) => about) ? pairs.map(([name, about]) => ({ name, about })) : undefined;
}

function wholeNumber(value: string, min: number, max: number) {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  return number >= min && number <= max ? number : undefined;
}

const onOff = (value: string) => (value === 'on' ? true : value === 'off' ? false : undefined);

const logLevel = (value: string) => LOG_LEVELS.find((level) => level === value);

function trustProxy(value: string): Config['trustProxy'] | undefined {
  if (value === 'off') return false;
  const count = wholeNumber(value, 1, 99);
  if (count !== undefined) return count;
  return /^(loopback|linklocal|uniquelocal|[\da-fA-F.:/]+)(\s*,\s*(loopback|linklocal|uniquelocal|[\da-fA-F.:/]+))*$/.test(
    value,
  )
    ? value
    : undefined;
}

const withProtocol =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined;
const httpUrl = withProtocol('http:', 'https:');
const postgresUrl = withProtocol('postgres:', 'postgresql:');
const smtpUrl = withProtocol('smtp:', 'smtps:');

/** "Name <user@host>" or "user@host". */
function mailAddress(value: string, name: string): MailAddress | undefined {
  const parts = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<)?([^\s<>,;"\p{Cc}]+@[^\s<>,;"@\p{Cc}]+)>?$/u.exec(value);
  if (!parts || value.endsWith('>') !== value.includes('<')) return undefined;
  return { name: parts[1] || name, address: parts[2]! };
}

/** An origin without a slash at the end: Caddy reads the same setting, and would serve the path "/" only. */
function origin(value: string) {
  return httpUrl(value) && !/^https?:\/\/[^/?#]*[/?#]/i.test(value) ? new URL(value).origin : undefined;
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (part && typeof part === 'object') deepFreeze(part);
  return Object.freeze(value);
}
