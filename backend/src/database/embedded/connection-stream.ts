import { Duplex } from 'node:stream';

/** The one place that passes on what connections say. Buffers given to it are its to keep. */
export interface Session {
  /** Why nothing can be asked any more, or null. */
  failure(): Error | null;
  start(stream: ConnectionStream): void;
  send(stream: ConnectionStream, messages: Uint8Array<ArrayBuffer>): void;
}

// Codes a client may send in place of a protocol version before it logs in.
const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
const TERMINATE = 'X'.charCodeAt(0);

/** Stands in for pg's socket: cuts what pg writes into whole protocol messages and hands them on. */
export class ConnectionStream extends Duplex {
  private readonly parts: Buffer[] = [];
  private size = 0;
  /** Bytes that must have arrived before looking at them makes sense. */
  private needed = 8;
  private started = false;
  private ended = false;

  constructor(private readonly session: Session) {
    super({ allowHalfOpen: false });
  }

  // The part of net.Socket that pg calls.
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
    if (!this.ended) this.push(bytes);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this._writev([{ chunk }], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    for (const { chunk } of chunks) {
      this.parts.push(chunk);
      this.size += chunk.length;
    }
    done(this.size < this.needed || this.ended ? undefined : this.passOn());
  }

  override _final(done: () => void): void {
    this.finish();
    done();
  }

  private finish(): void {
    this.ended = true;
    this.push(null);
  }

  private passOn(): Error | undefined {
    const failure = this.session.failure();
    if (failure) return failure;
    const bytes = this.parts.length === 1 ? this.parts[0]! : Buffer.concat(this.parts);
    let offset = 0;
    while (!this.started && !this.ended) {
      const length = frameLength(bytes, offset, 0, 8);
      if (offset + length > bytes.length) return this.keep(bytes, offset, length);
      const code = bytes.readInt32BE(offset + 4);
      offset += length;
      if (code === SSL_REQUEST || code === GSS_REQUEST) this.push('N');
      else if (code === CANCEL_REQUEST) this.finish();
      else {
        // Who logs in with which settings is of no account: there is one user and one database.
        this.started = true;
        this.session.start(this);
      }
    }
    let end = offset;
    let length = 5;
    while (!this.ended) {
      length = frameLength(bytes, end, 1, 5);
      if (end + length > bytes.length) break;
      if (bytes[end] === TERMINATE) this.finish();
      else end += length;
    }
    if (end > offset) this.session.send(this, copy(bytes, offset, end));
    return this.keep(bytes, end, length);
  }

  private keep(bytes: Buffer, from: number, needed: number): undefined {
    this.size = bytes.length - from;
    this.parts.splice(0, this.parts.length, ...(this.size ? [bytes.subarray(from)] : []));
    this.needed = needed;
  }
}

/** Length of the message at `start`, whose length word follows `prefix` bytes; `least` if not known yet. */
function frameLength(bytes: Buffer, start: number, prefix: number, least: number): number {
  if (start + least > bytes.length) return least;
  return Math.max(least, prefix + bytes.readUInt32BE(start + prefix));
}

/** A copy that owns its memory, so that it can move to the worker instead of being copied again. */
function copy(bytes: Buffer, start: number, end: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes.subarray(start, end));
}
