import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs';

/**
 * PGlite's files in a real folder, with real fsync: Emscripten's own file system for Node has none and
 * reports success.
 */
export class DurableFolder extends EmscriptenBuiltinFilesystem {
  #root;

  /** @param {string} root where the files are */
  constructor(root) {
    super(root);
    this.#root = root;
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
      FS.mount(NODEFS, { root: this.#root }, PGlite.paths.PGDATA);
    };
    return { emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), mount] } };
  }

  /** @override */
  async closeFs() {
    /** @type {any} */ (this.pg).Module.FS.quit();
  }
}
