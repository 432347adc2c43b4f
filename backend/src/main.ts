import type { NestExpressApplication } from '@nestjs/platform-express';
import { generatedAdminToken } from './admin/generated-admin-token.js';
import { createApp } from './app.js';
import { type Config, ConfigError, loadConfig, processEnvironment } from './config.js';
import { startFailure } from './start-failure.js';

const REQUEST_TIMEOUT_MS = 30_000;
const SHUTDOWN_TIMEOUT_MS = 10_000;

try {
  const config = loadConfig(processEnvironment());
  const app = await createApp(config);
  app.getHttpServer().requestTimeout = REQUEST_TIMEOUT_MS;
  await app.listen(config.port, config.host);
  boundShutdown(app);
  await announce(app, config);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : startFailure(error));
  process.exit(1);
}

/** Accepted requests are finished, but a client that never ends one cannot hold the process up. */
function boundShutdown(app: NestExpressApplication): void {
  const bound = () =>
    setTimeout(() => app.getHttpServer().closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
  process.once('SIGTERM', bound).once('SIGINT', bound);
}

async function announce(app: NestExpressApplication, config: Config): Promise<void> {
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
}
