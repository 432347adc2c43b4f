/*
 * Runs a command of package.json: node scripts/run.cjs <command> [arguments].
 * In old syntax on purpose: an old Node must be able to read this file to say that it is too old.
 */
const NEEDED = [20, 19];
const own = process.versions.node.split('.').map(Number);

if (own[0] < NEEDED[0] || (own[0] === NEEDED[0] && own[1] < NEEDED[1])) {
  console.error(
    'Node.js ' +
      NEEDED.join('.') +
      ' or newer is needed; this is ' +
      process.version +
      '. Get one from nodejs.org.',
  );
  process.exit(1);
}

// npm runs this through a shell, which dies of a SIGTERM without passing it on: end as if it had come here.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

import('./' + process.argv[2] + '.mjs')
  .then((command) => command.default(process.argv.slice(3)))
  .catch((error) => import('./lib/failure.mjs').then((failure) => failure.report(error)));
