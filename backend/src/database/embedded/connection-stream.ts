import { Duplex } from 'node:stream';

/** Passes bytes between a connection and the database. It takes ownership of the bytes given to it. */
export interface Session {
  /** The reason why the database answers no more, or null. */
  failure(): Error | null;
  start(stream: ConnectionStream): void;
  send(stream: ConnectionStream, messages: Uint8Array<ArrayBuffer>): void;
}

/** The code that stands in place of the protocol version in a request to cancel another connection's query. */
const CANCEL_REQUEST = 80877102;
const TERMINATE = 'X'.charCodeAt(0);

/** Replaces pg's socket. pg writes each protocol message in one piece, so messages need not be put together. */
export class ConnectionStream extends Duplex {
  private started = false;

  constructor(private readonly session: Session) {
    super({ allowHalfOpen: false });
  }

  // pg calls this method of net.Socket.
  connect(): this {
    process.nextTick(() => {
      const failure = this.session.failure();
      if (failure) this.destroy(failure);
      else this.emit('connect');
    });
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  /** Bytes from the database. */
  deliver(bytes: Uint8Array): void {
    if (!this.writableEnded) this.push(bytes);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this._writev([{ chunk }], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    const failure = this.session.failure();
    if (failure) return done(failure);
    const messages = chunks.map(({ chunk }) => chunk).filter((message) => message[0] !== TERMINATE);
    if (!this.started && messages[0]) {
      if (messages[0].readInt32BE(4) === CANCEL_REQUEST) {
        this.end();
        return done();
      }
      // The start-up message is dropped: there is only one user and one database.
      messages.shift();
      this.started = true;
      this.session.start(this);
    }
    if (messages.length > 0) this.session.send(this, joined(messages));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}

/** Joins messages in a buffer of their own, which can be transferred to the worker without another copy. */
function joined(messages: Buffer[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(messages.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const message of messages) {
    bytes.set(message, at);
    at += message.length;
  }
  return bytes;
}
