import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { prepare } from './build.mjs';
import { Failure } from './lib/failure.mjs';
import { at } from './lib/project.mjs';
import { catchSignals } from './lib/processes.mjs';
import { ownSettings } from './lib/settings.mjs';

/** Installs and builds what is missing, then runs the server in this same process. */
export default async function main() {
  const { PORT, HOST, NODE_ENV } = ownSettings();
  await assertPortFree(Number(PORT || 3000), HOST || (NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'));
  const release = catchSignals();
  await prepare();
  release();
  console.log('Starting…');
  await import(pathToFileURL(at('backend/dist/main.js')).href);
}

/**
 * Fails before the long installation and build if another program uses the port. The server checks again when it
 * starts, and it also reports a PORT or HOST that is not valid.
 */
function assertPortFree(port, host) {
  return new Promise((resolve, reject) => {
    if (!(port > 0 && port < 65536)) return resolve();
    const server = createServer();
    server.once('error', ({ code }) => {
      if (code !== 'EADDRINUSE') return resolve();
      reject(
        new Failure(`Port ${port} is in use already. Stop the other program, or set PORT to another number.`),
      );
    });
    server.listen(port, host, () => server.close(resolve));
  });
}
