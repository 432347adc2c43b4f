import { connect, createServer } from 'node:net';

/** A network between the server and its database: it can be cut in two ways. */
export async function startProxy(port) {
  let state = 'open';
  const pairs = new Set();
  const server = createServer((near) => {
    if (state === 'refusing') return near.resetAndDestroy();
    const far = state === 'open' ? connect(port, '127.0.0.1') : null;
    const pair = { near, far };
    pairs.add(pair);
    const end = () => {
      near.destroy();
      far?.destroy();
      pairs.delete(pair);
    };
    near.on('error', end).on('close', end);
    far?.on('error', end).on('close', end);
    near.on('data', (bytes) => pair.dead || far?.write(bytes));
    far?.on('data', (bytes) => pair.dead || near.write(bytes));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    /** Resets every connection and refuses new ones. */
    refuse() {
      state = 'refusing';
      for (const { near } of pairs) near.resetAndDestroy();
    },
    /** Nothing gets through any more, and nobody is told; the connections of before stay dead. */
    swallow() {
      state = 'swallowing';
      for (const pair of pairs) pair.dead = true;
    },
    open: () => (state = 'open'),
    close() {
      server.close();
      for (const { near } of pairs) near.destroy();
    },
  };
}
