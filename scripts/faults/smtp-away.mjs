import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRequire } from 'node:module';
import { freePort } from '../lib/postgres.mjs';
import { startServer } from '../lib/server.mjs';
import { seededFolder } from '../lib/seeded-folder.mjs';
import { ADMIN_TOKEN, Ledger, Load } from './load.mjs';

const require = createRequire(import.meta.url);

const MEASURED_MS = 3_000;
const DELIVERED_WITHIN = 90_000;
/** How much slower calls may be while the mail server is away, and what counts as nothing. */
const SLOWER = 1.5;
const NOTHING_MS = 20;

/** Without a mail server requests are taken as ever, and their mails go out when it is back. */
export async function smtpAway(report) {
  const DATA_DIR = await seededFolder('smtp-');
  const port = await freePort();
  const settings = { DATA_DIR, ADMIN_TOKEN, RATE_LIMIT: 'off' };
  const ledger = new Ledger();
  try {
    await report('mail server away', async () => {
      const usual = await typical(settings, ledger, 'without');
      const server = await startServer({ ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` });
      try {
        const away = await measure(server, ledger, 'away');
        const smtp = startSmtp(port);
        await once(smtp.server, 'listening');
        const start = performance.now();
        // Of each request the notice to staff; acknowledgements to one address are few in an hour.
        const expected = ledger.acknowledged.size;
        while (smtp.notices.size < expected && performance.now() - start < DELIVERED_WITHIN) await sleep(200);
        const took = Math.round((performance.now() - start) / 1000);
        await new Promise((resolve) => smtp.close(resolve));
        return {
          figures: `median ${usual.toFixed(1)} ms before, ${away.toFixed(1)} ms while it was away; ${smtp.notices.size} of ${expected} notices delivered ${took} s after its return`,
          problems: [
            away > usual * SLOWER + NOTHING_MS && 'requests became slower',
            smtp.notices.size < expected && 'mails are missing',
            ...(await ledger.settle(server.url)),
          ].filter(Boolean),
        };
      } finally {
        await server.kill();
      }
    });
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

async function typical(settings, ledger, name) {
  const server = await startServer(settings);
  try {
    return await measure(server, ledger, name);
  } finally {
    await server.stop();
  }
}

/** @returns the median of what calls took, in milliseconds */
async function measure({ url }, ledger, name) {
  const load = new Load(url, ledger, name, { writers: 2, readers: 0 });
  await sleep(MEASURED_MS);
  await load.stop();
  const failed = load.answers.find(({ status }) => status !== 201);
  if (failed) throw new Error(`A request was answered ${failed.status}`);
  const times = load.answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)];
}

/** A mail server that keeps the numbers of the requests it was told of. */
function startSmtp(port) {
  const notices = new Set();
  // Loaded here: this file is read before packages are installed.
  const { SMTPServer } = require('smtp-server');
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let text = '';
      stream
        .on('data', (part) => (text += part))
        .on('end', () => {
          const number = /^Subject: .*No\. (\d+)/m.exec(text)?.[1];
          if (number) notices.add(number);
          done();
        });
    },
  });
  smtp.listen(port, '127.0.0.1');
  return Object.assign(smtp, { notices });
}
