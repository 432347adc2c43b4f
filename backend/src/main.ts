import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { generatedAdminToken } from './admin/generated-admin-token.js';
import { createApp } from './app.js';
import { boundConnections } from './http/connections.js';
import { type Config, ConfigError, loadConfig, processEnvironment } from './config/config.js';
import { launchChecklist } from './launch-checklist.js';
import { startFailure } from './start-failure.js';

const SHUTDOWN_TIMEOUT_MS = 10_000;

try {
  const config = loadConfig(processEnvironment());
  const app = await createApp(config);
  boundConnections(app.getHttpServer());
  await app.listen(config.port, config.host);
  boundShutdown(app, config);
  await announce(app, config);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : startFailure(error));
  process.exit(1);
}

/** Lets accepted requests finish, but not for ever: a client that never ends one cannot keep the process alive. */
function boundShutdown(app: NestFastifyApplication, { drainSeconds }: Config): void {
  const server = app.getHttpServer();
  const bound = (milliseconds: number) => () => {
    setTimeout(() => server.closeAllConnections(), milliseconds).unref();
    // A request that was under way when the server stopped listening may have left its connection open.
    setInterval(() => server.listening || server.closeIdleConnections(), 100).unref();
  };
  process
    .once('SIGTERM', bound(drainSeconds * 1000 + SHUTDOWN_TIMEOUT_MS))
    .once('SIGINT', bound(SHUTDOWN_TIMEOUT_MS));
}

async function announce(app: NestFastifyApplication, config: Config): Promise<void> {
  const url =
    config.publicUrl || (await app.getUrl()).replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost');
  const token = config.adminToken ? 'the one in ADMIN_TOKEN' : generatedAdminToken(config.dataDir).file;
  console.log(
    [
      `${config.site.brand} is ready.`,
      `  Site         ${url}`,
      `  API docs     ${url}/api/docs`,
      `  Admin        ${url}/admin`,
      `  Admin token  ${token}`,
      ...(config.production || config.smtpUrl ? [] : [`  Unsent mail  ${url}/api/dev/inbox`]),
    ].join('\n'),
  );
  const open = config.production ? await launchChecklist(config) : [];
  if (open.length > 0) {
    console.log(['Before you open (docs/operations.md):', ...open.map((what) => `  [ ] ${what}`)].join('\n'));
  }
}
