import { readdirSync } from 'node:fs';
import { succeed, run } from './processes.mjs';
import { at } from './project.mjs';

/**
 * How the names of the backend's tests and of the journeys begin that a module of the backend, or the feature of that
 * name, can reach.
 */
const AREAS = {
  applications: ['applications|single-session|account|erasure', 'portal-applications'],
  admin: ['staff|status-changes|admin-command', 'staff'],
  commands: ['admin-command|backup'],
  comparisons: ['comparisons', 'portal-compare'],
  consultations: [
    'consultations|status-changes|private-requests|plain-forms|batches|single-session',
    'visitor|contact',
  ],
  countries: [undefined, 'guides|site'],
  home: [undefined, 'home|site'],
  mail: ['mails|outbox|password-reset', 'mail'],
  metrics: ['metrics'],
  newsletter: ['newsletter|plain-forms|mails', 'visitor|mail'],
  portal: [undefined, 'student|portal-search|portal-account|portal-applications'],
  resources: [undefined, 'guides|site'],
  services: [undefined, 'guides|site'],
  shortlist: ['shortlist|erasure', 'portal-favorites'],
  site: ['site|one-path|plain-forms|university-pages', 'site|weight'],
  support: [undefined, 'guides|site'],
  universities: ['universit|complete-university|search-text', 'universities|portal-search|portal-map'],
  users: ['users|account|password|erasure', 'student|portal-account'],
};
/** Everything stands on the other folders; these are a selection of everything, for the daily loop. */
const OTHERS = {
  backend: ['routes|one-path|bad-input|consultations|users|shortlist|database'],
  frontend: [undefined, 'visitor|student|staff\\.|site'],
};

/**
 * What has changed since a commit, in commits and in files as they lie here.
 * @param commit without it, where this branch left `main`
 * @returns the commit and the changed paths from the project's folder
 * @throws Failure when there is no such commit
 */
export async function changesSince(commit) {
  const git = (...args) => succeed('git cannot tell what has changed.', run('git', args));
  const base = commit || (await git('merge-base', 'main', 'HEAD'));
  const lists = [
    await git('diff', '--name-only', '--relative', '--end-of-options', base, '--'),
    await git('ls-files', '--others', '--exclude-standard'),
  ];
  return { base, paths: lists.flatMap((list) => list.split('\n').filter(Boolean)) };
}

/**
 * Which tests changes can reach.
 * @param paths what has changed
 * @returns the files of the backend's tests and of the journeys, whether articles have changed, and whether the crawl and
 * the faults are to run
 */
export function reach(paths) {
  const [backend, browser] = ['backend/test/', 'frontend/e2e/'].map((folder, i) => {
    const all = readdirSync(at(folder)).filter((name) => name.endsWith('spec.ts'));
    const reachedBy = (path) => {
      const changed = path.startsWith(folder) && path.slice(folder.length);
      // What tests share reaches those that stand on it: all.
      if (changed) return all.includes(changed) ? [changed] : all;
      const begin = beginnings(path)[i];
      return begin ? all.filter((name) => name.match(`^(${begin})`)) : [];
    };
    return [...new Set(paths.flatMap(reachedBy))].map((name) => folder + name);
  });
  const some = (pattern) => paths.some((path) => pattern.test(path));
  return {
    backend,
    browser,
    articles: some(/^frontend\/src\/content\/.*\.md$/),
    crawl: some(
      /^(frontend\/src\/(app|content|components|features\/universities)|backend\/src\/(site|universities))\//,
    ),
    faults: some(/^scripts\/faults/),
  };
}

/** How the names begin of the backend's tests and of the journeys that a source reaches. */
function beginnings(path) {
  const [, side, folder] = /^(backend|frontend)\/src\/(?:features\/)?([^/]+)/.exec(path) ?? [];
  if (!side || path.includes('.spec.')) return [];
  const [tests, journeys] = AREAS[folder] ?? OTHERS[side];
  return [side === 'backend' && tests, journeys];
}
