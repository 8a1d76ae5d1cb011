import { createServer, request } from 'node:http';

const total = 1_000_000;
/** Pages that the demo fleet has of any size: each page of the large list is one of them. */
const pages = 6;

/**
 * Stands before the data API and passes everything on, but says that the list of vehicles has a million rows: page n holds
 * the rows of page n modulo {@link pages}. The client never holds more than a page, so what it has to do is the same as on a
 * database of a million (whose own speed vehicle-list.mjs measures).
 * @param {number} port where to listen @param {number} upstreamPort where the data API is
 * @returns {Promise<{stop: () => Promise<void>}>}
 */
export async function startMillionRows(port, upstreamPort) {
  const server = createServer((asked, answer) => {
    const url = new URL(asked.url, `http://127.0.0.1:${upstreamPort}`);
    const isList = asked.method === 'GET' && url.pathname === '/api/vehicle/view';
    if (isList)
      url.searchParams.set('page', String(((Number(url.searchParams.get('page')) - 1) % pages) + 1));
    const headers = { ...asked.headers, host: url.host };
    if (isList) delete headers['accept-encoding'];
    const passed = request(url, { method: asked.method, headers }, async (reply) => {
      if (!isList || reply.statusCode !== 200) {
        answer.writeHead(reply.statusCode, reply.headers);
        reply.pipe(answer);
        return;
      }
      const page = JSON.parse(Buffer.concat(await reply.toArray()).toString());
      page.data.totalRow = total;
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.end(JSON.stringify(page));
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
