import { createServer, request } from 'node:http';

/**
 * Starts a proxy in front of the data API that forwards all requests and can change responses.
 * @param {number} port of the proxy @param {number} upstreamPort of the data API
 * @param {(url: URL) => ((body: {data: object}) => void) | undefined} changeOf may change the URL of a GET, and returns a
 *   function that changes the body of its response
 * @returns {Promise<{stop: () => Promise<void>}>}
 */
export async function startDataApiProxy(port, upstreamPort, changeOf) {
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url, `http://127.0.0.1:${upstreamPort}`);
    const change = incoming.method === 'GET' ? changeOf(url) : undefined;
    const headers = { ...incoming.headers, host: url.host };
    if (change !== undefined) delete headers['accept-encoding'];
    const forwarded = request(url, { method: incoming.method, headers }, async (reply) => {
      if (change === undefined || reply.statusCode !== 200) {
        response.writeHead(reply.statusCode, reply.headers);
        reply.pipe(response);
        return;
      }
      const body = JSON.parse(Buffer.concat(await reply.toArray()).toString());
      change(body);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
    forwarded.on('error', () => response.writeHead(502).end());
    incoming.pipe(forwarded);
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
