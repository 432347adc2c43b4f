import PostalMime, { type Email } from 'postal-mime';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** How the server treats clients that send a mail. */
export type SmtpMode =
  | 'accept'
  /** Nobody listens on the port. */
  | 'refuse'
  /** 421 instead of a greeting. */
  | 'busy'
  | 'silent greeting'
  /** 451 and 554 to MAIL FROM. */
  | 'temporary failure'
  | 'permanent failure'
  /** 550 to RCPT TO: this recipient, for good. */
  | 'unknown recipient'
  /** 550 after the text: this mail, for good. */
  | 'refused text'
  /** Takes the text, and never says anything again. */
  | 'silent'
  /** Takes its time and then accepts. */
  | 'slow'
  /** Accepts, and takes its time before it says so. */
  | 'slow to say so'
  /** Cuts the connection while the text comes in. */
  | 'cut'
  /** Accepts, and never says so. */
  | 'accept and say nothing'
  /** Accepts, and cuts the connection instead of saying so: what a crash looks like from the other side. */
  | 'accept and cut';

export interface TestSmtp {
  /** For SMTP_URL. */
  url: string;
  /** Accepted so far, as they came over the wire. */
  raw: { to: string; source: Buffer }[];
  /** Texts that are being held back. */
  held: number;
  set(mode: SmtpMode): Promise<void>;
  /** Waits until so many are accepted and gives all of them. */
  mails(atLeast: number): Promise<Email[]>;
  close(): Promise<void>;
}

/** A real mail server on a free port. `slowness` in milliseconds. */
export async function startSmtp(slowness = 1000): Promise<TestSmtp> {
  let mode: SmtpMode = 'accept';
  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;

  const unread = new Set<Socket>();
  // `ref: false` lets a worker of Jest end although an answer is still being delayed.
  const takeItsTime = () => sleep(slowness, undefined, { ref: false });
  const failure = (responseCode: number) =>
    Object.assign(new Error('Not now, visitor@example.com'), { responseCode });

  function listen(at: number): Promise<SMTPServer> {
    const smtp: SMTPServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 1,
      onConnect: (_session, done) => {
        if (mode === 'busy') done(failure(421));
        else if (mode !== 'silent greeting') done();
      },
      onMailFrom: (_address, _session, done) => {
        done(
          mode === 'temporary failure' ? failure(451) : mode === 'permanent failure' ? failure(554) : null,
        );
      },
      onRcptTo: (_address, _session, done) => done(mode === 'unknown recipient' ? failure(550) : null),
      onData: (stream, session, done) => {
        const connection = [...smtp.connections].find(({ id }) => id === session.id);
        const cut = () => connection?._socket.destroy();
        const chunks: Buffer[] = [];
        const accept = () => {
          self.raw.push({ to: session.envelope.rcptTo[0]!.address, source: Buffer.concat(chunks) });
          if (mode === 'accept and cut' || mode === 'accept and say nothing') return;
          // The client has read the answer when it sends its next command or disconnects.
          unread.add(connection!._socket);
          for (const event of ['data', 'close'])
            connection!._socket.once(event, () => unread.delete(connection!._socket));
        };
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (mode === 'cut') cut();
        });
        stream.on('end', async () => {
          if (mode === 'refused text') return done(failure(550));
          if (mode === 'silent') return void self.held++;
          if (mode === 'cut' || mode === 'refuse') return cut();
          if (mode === 'slow') await takeItsTime();
          // A client that has disconnected gets no answer, so its mail does not count as accepted.
          if (!connection || connection._socket.destroyed) return;
          accept();
          if (mode === 'accept and cut') return cut();
          if (mode === 'accept and say nothing') return;
          if (mode === 'slow to say so') await takeItsTime();
          done();
        });
      },
    });
    // Clients that disconnect are expected here.
    smtp.on('error', () => undefined);
    return new Promise((resolve) => smtp.listen(at, '127.0.0.1', () => resolve(smtp)));
  }

  async function stop(): Promise<void> {
    if (!server.server.listening) return;
    // Waits until clients have read that their mails were accepted. On a busy machine, they would lose that answer if
    // the connection were closed too early.
    while (unread.size > 0) await sleep(10);
    for (const connection of server.connections) connection._socket.destroy();
    await new Promise<void>((resolve) => server.close(resolve));
  }

  const self: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    raw: [],
    held: 0,
    async set(next) {
      mode = next;
      if (mode === 'refuse') await stop();
      else if (!server.server.listening) server = await listen(port);
    },
    async mails(atLeast) {
      for (const end = Date.now() + 20_000; self.raw.length < atLeast; await sleep(20)) {
        if (Date.now() > end) throw new Error(`Only ${self.raw.length} of ${atLeast} mails came.`);
      }
      return Promise.all(self.raw.map(({ source }) => PostalMime.parse(source)));
    },
    close: stop,
  };
  return self;
}
