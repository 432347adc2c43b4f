import { createServer } from 'node:http';
import sirv from 'sirv';

/** sirv as its manual sets it up for production, on a free port that it tells its parent. */
const serve = sirv(process.argv[2], { brotli: true, gzip: true, extensions: [] });
const server = createServer((request, response) =>
  serve(request, response, () => response.writeHead(404).end()),
);
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`));

// The parent is gone when the bench is interrupted.
process.on('disconnect', () => process.exit());
