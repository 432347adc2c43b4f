import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The reference of every ratio: node:http and pg, nothing else. It checks nothing, logs nothing and knows no access
 * rules; it runs the statements that it is given on a pool as large as ours.
 */
export function startBareServer(databaseUrl, routes) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const server = createServer(async (request, response) => {
    const route = routes[`${request.method} ${request.url}`];
    if (!route) return response.writeHead(404).end();
    let body = '';
    for await (const chunk of request) body += chunk;
    const answer = await route(pool, body);
    response
      .writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' })
      .end(answer);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}`,
        async close() {
          server.closeAllConnections();
          server.close();
          await pool.end();
        },
      }),
    );
  });
}
