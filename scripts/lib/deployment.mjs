import { existsSync, readFileSync } from 'node:fs';
import { readCompose, variablesOf } from './compose.mjs';
import { Failure } from './failure.mjs';
import { at } from './project.mjs';
import { exampleSettings } from './settings.mjs';

const BASE = 'docker-compose.yml';
const SCALE = 'docker-compose.scale.yml';
const GIVEN = {
  ADMIN_TOKEN: 'a-token-for-the-check',
  POSTGRES_PASSWORD: 'secret',
  PUBLIC_URL: 'https://site.example',
};
/** Settings that a container does not need: the image sets them. */
const OF_THE_IMAGE = ['NODE_ENV', 'DATA_DIR'];
const HARDENED = {
  restart: 'unless-stopped',
  init: true,
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
};
const text = (file) => readFileSync(at(file), 'utf8');

/**
 * Holds the files for Docker against what they promise, without Docker.
 * @throws Failure naming everything that is wrong
 */
export async function assertDeployment() {
  const { loadConfig } = await import(at('backend/dist/config/config.js'));
  const problems = [
    ...refusals(),
    ...services(readCompose([BASE], GIVEN), ['app', 'database', 'mail']),
    ...services(readCompose([BASE, SCALE], GIVEN), ['app', 'database', 'mail', 'caddy']),
    ...publishing(),
    ...settings(loadConfig),
    ...dockerfile(text('Dockerfile')),
    ...draining(),
  ];
  if (problems.length > 0) throw new Failure(problems.join('\n'));
}

/** Each secret is demanded, by a sentence that says where to put it, and no file brings one. */
function refusals() {
  const problems = [];
  for (const name of Object.keys(GIVEN)) {
    try {
      readCompose([BASE], { ...GIVEN, [name]: '' });
      problems.push(`${BASE}: starts without ${name}`);
    } catch ({ message }) {
      if (!message.includes(`Set ${name} in .env`)) problems.push(`${BASE}: ${message}`);
    }
  }
  const known = new Set([...Object.keys(exampleSettings()), 'POSTGRES_PASSWORD', 'INSTANCES']);
  for (const file of [BASE, SCALE]) {
    for (const { name, form } of variablesOf(text(file))) {
      if (!known.has(name)) problems.push(`${file}: ${name} is not explained in .env.example`);
      if (name in GIVEN && form !== ':?') problems.push(`${file}: ${name} is not demanded everywhere`);
    }
  }
  return problems;
}

function services(compose, names) {
  const problems = [];
  const say = (name, what) => problems.push(`${name}: ${what}`);
  if (String(Object.keys(compose.services)) !== String(names))
    say('services', Object.keys(compose.services).join(', '));
  for (const [name, service] of Object.entries(compose.services)) {
    for (const [key, value] of Object.entries(HARDENED))
      if (String(service[key]) !== String(value)) say(name, `${key} is ${service[key]}`);
    for (const limit of ['mem_limit', 'pids_limit', 'logging'])
      if (!service[limit]) say(name, `has no ${limit}`);
    if (!service.build && !/:v?\d/.test(service.image)) say(name, `${service.image} names no version`);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {}))
      if (condition !== 'service_healthy' || !hasHealthcheck(compose.services[other]))
        say(name, `does not wait until ${other} is healthy`);
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(':');
      if (!source.startsWith('.') && !(source in compose.volumes)) say(name, `${source} is no named volume`);
      if (source.startsWith('.') && !existsSync(at(source))) say(name, `${source} does not exist`);
    }
  }
  const { app, database, mail } = compose.services;
  if (!app.depends_on.database) say('app', 'does not wait for the database');
  if (!(Number(/^postgres:(\d+)/.exec(database.image)?.[1]) >= 17)) say('database', `is ${database.image}`);
  // Else its init, which is root, may not tell it to stop, and each stop is a crash.
  if (!database.cap_add.includes('KILL')) say('database', 'cannot be told to stop');
  if (!database.volumes.includes('database:/var/lib/postgresql/data')) say('database', 'keeps no data');
  if (database.ports || String(database.networks) !== 'data' || !compose.networks.data.internal)
    say('database', 'can be reached from outside');
  if (String(mail.profiles) !== 'mail') say('mail', 'always runs');
  return problems;
}

const hasHealthcheck = ({ build, healthcheck }) =>
  Boolean(healthcheck?.test) || (build && /^HEALTHCHECK .*\\\n\s+CMD \["node"/m.test(text('Dockerfile')));

/** Alone the site listens on this machine only; with several instances only Caddy is published. */
function publishing() {
  const ports = (files) =>
    Object.entries(readCompose(files, GIVEN).services)
      .flatMap(([name, { ports: list = [] }]) => list.map((port) => `${name} ${port}`))
      .join(', ');
  const mail = 'mail 127.0.0.1:8025:8025';
  return [
    [[BASE], `app 127.0.0.1:3000:3000, ${mail}`],
    [[BASE, SCALE], `${mail}, caddy 80:80, caddy 443:443, caddy 443:443/udp`],
  ]
    .filter(([files, expected]) => ports(files) !== expected)
    .map(([files]) => `${files.join(' + ')} publish ${ports(files)}`);
}

/** The container gets every setting there is, and the server starts with what it gets. */
function settings(loadConfig) {
  const problems = [];
  const { environment } = readCompose([BASE, SCALE], GIVEN).services.app;
  const documented = Object.keys(exampleSettings()).filter((name) => !OF_THE_IMAGE.includes(name));
  for (const name of documented)
    if (!(name in environment)) problems.push(`${BASE}: app does not get ${name}`);
  const config = loadConfig({
    NODE_ENV: 'production',
    ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
  });
  if (config.trustProxy !== 1) problems.push(`${SCALE}: TRUST_PROXY does not name the one proxy`);
  return problems;
}

function dockerfile(content) {
  const problems = [];
  const stages = content.split(/^(?=FROM )/m).slice(1);
  const names = stages.map((stage) => / AS (\w+)/.exec(stage)?.[1]);
  const last = stages.at(-1);
  const version = text('.nvmrc').trim();
  for (const stage of stages)
    if (!stage.startsWith(`FROM node:${version}-slim`))
      problems.push(`Dockerfile: not Node.js ${version}: ${stage.split('\n')[0]}`);
  for (const [, from, sources] of content.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)) {
    if (from && !names.includes(from)) problems.push(`Dockerfile: no stage ${from}`);
    for (const source of sources.split(' ')) {
      const path = from ? source.replace(/^\/app\/?/, '') : source;
      if (!existsSync(at(path || '.'))) problems.push(`Dockerfile: ${source} does not exist`);
    }
  }
  if (!/^USER [1-9]\d*:[1-9]\d*$/m.test(last)) problems.push('Dockerfile: runs as root');
  if (!/^HEALTHCHECK /m.test(last)) problems.push('Dockerfile: has no health check');
  if (!/--omit=dev/.test(stages[names.indexOf('packages')] ?? ''))
    problems.push('Dockerfile: brings packages that only the build needs');
  return problems;
}

/** Caddy finds the instances by their names, and looks at one at least twice while it stops. */
function draining() {
  const problems = [];
  const caddyfile = text('Caddyfile');
  const [, every, within] = /health_interval (\d+)s\n\s+health_timeout (\d+)s/.exec(caddyfile) ?? [];
  const { name, services } = readCompose([BASE, SCALE], GIVEN);
  const { DRAIN_SECONDS, PORT } = services.app.environment;
  if (!(Number(every) + Number(within) < Number(DRAIN_SECONDS)))
    problems.push('Caddyfile: an instance can stop before a check has told so');
  if (!caddyfile.includes(` {$INSTANCES:${name}-app-1:${PORT} `))
    problems.push(`Caddyfile: does not name ${name}-app-1:${PORT}`);
  for (const { name: variable } of [...caddyfile.matchAll(/\{\$(?<name>\w+)\}/g)].map(({ groups }) => groups))
    if (!(variable in services.caddy.environment)) problems.push(`${SCALE}: caddy does not get ${variable}`);
  return problems;
}
