import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs';

/**
 * PGlite's files in a real folder, with real fsync: Emscripten's own file system for Node has none and
 * reports success. A new database is prepared beside its place and renamed into it when complete and on
 * disk, so that a start cut short leaves nothing half made.
 */
export class DurableFolder extends EmscriptenBuiltinFilesystem {
  #place;
  #mount;

  /** @param {string} directory */
  constructor(directory) {
    super(directory);
    this.#place = join(directory, 'postgres');
    this.#mount = { root: this.#place };
    if (fs.existsSync(join(this.#place, 'PG_VERSION'))) return;
    this.#mount.root = `${this.#place}.new`;
    fs.rmSync(this.#mount.root, { recursive: true, force: true });
    fs.mkdirSync(this.#mount.root, { mode: 0o700 });
  }

  /** @override @type {EmscriptenBuiltinFilesystem['init']} */
  async init(pg, options) {
    this.pg = pg;
    const mount = (/** @type {any} */ { FS }) => {
      const { NODEFS } = FS.filesystems;
      NODEFS.stream_ops.fsync = (/** @type {{ nfd: number }} */ stream) => {
        NODEFS.tryFSOperation(() => fs.fsyncSync(stream.nfd));
        return 0;
      };
      FS.mkdirTree(PGlite.paths.PGDATA);
      FS.mount(NODEFS, this.#mount, PGlite.paths.PGDATA);
    };
    return { emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), mount] } };
  }

  /** PGlite calls this once a new database's files are written, before it opens them. @override */
  async syncToFs() {
    if (this.#mount.root === this.#place) return;
    const entries = fs.readdirSync(this.#mount.root, { recursive: true, withFileTypes: true });
    // Side by side, as many disks take several at once in the time of one.
    while (entries.length > 0) {
      const some = entries.splice(0, 32);
      await Promise.all(some.map((entry) => sync(join(entry.parentPath, entry.name), entry.isDirectory())));
    }
    await sync(this.#mount.root, true);
    fs.renameSync(this.#mount.root, this.#place);
    await sync(join(this.#place, '..'), true);
    this.#mount.root = this.#place;
  }

  /** @override */
  async closeFs() {
    /** @type {any} */ (this.pg).Module.FS.quit();
  }
}

/** @param {string} path @param {boolean} isFolder */
async function sync(path, isFolder) {
  if (isFolder && process.platform === 'win32') return; // has no such thing
  const handle = await fs.promises.open(path, isFolder ? 'r' : 'r+');
  await handle.sync();
  await handle.close();
}
