import { createServer, request } from 'node:http';

/**
 * Stands before the data API and passes everything on, but for what a change is meant for.
 * @param {number} port where to listen @param {number} upstreamPort where the data API is
 * @param {(url: URL) => ((reply: {data: object}) => void) | undefined} changeOf given the address of each GET, which it may
 *   alter; what it answers alters the reply
 * @returns {Promise<{stop: () => Promise<void>}>}
 */
export async function startStandIn(port, upstreamPort, changeOf) {
  const server = createServer((asked, answer) => {
    const url = new URL(asked.url, `http://127.0.0.1:${upstreamPort}`);
    const change = asked.method === 'GET' ? changeOf(url) : undefined;
    const headers = { ...asked.headers, host: url.host };
    if (change !== undefined) delete headers['accept-encoding'];
    const passed = request(url, { method: asked.method, headers }, async (reply) => {
      if (change === undefined || reply.statusCode !== 200) {
        answer.writeHead(reply.statusCode, reply.headers);
        reply.pipe(answer);
        return;
      }
      const body = JSON.parse(Buffer.concat(await reply.toArray()).toString());
      change(body);
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.end(JSON.stringify(body));
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
