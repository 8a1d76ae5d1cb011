/**
 * Forwards the data API's response to `GET …/rest/<path>` in one of three ways (the first argument), with the caller's token.
 * Sends its parent the port it listens on.
 */
import { Agent, createServer, request as httpRequest } from 'node:http';
import axios from 'axios';
import { Pool } from 'undici';

const [way] = process.argv.slice(2);
const upstream = new URL(process.env.DATA_API_URL);
const pool = new Pool(upstream.origin, { connections: 64 });
const agent = new Agent({ keepAlive: true });

const send = (response, body) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

const ways = {
  'undici-bytes': async (path, headers, response) => {
    const { body } = await pool.request({ method: 'GET', path: upstream.pathname + path, headers });
    send(response, Buffer.from(await body.arrayBuffer()));
  },
  'node-http-bytes': (path, headers, response) => {
    const options = {
      host: upstream.hostname,
      port: upstream.port,
      path: upstream.pathname + path,
      headers,
      agent,
    };
    httpRequest(options, (reply) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': reply.headers['content-length'],
      });
      reply.pipe(response);
    }).end();
  },
  'axios-json': async (path, headers, response) => {
    const { data } = await axios.get(upstream.href + path, { headers });
    send(response, JSON.stringify(data));
  },
};

const server = createServer((request, response) => {
  const { authorization } = request.headers;
  ways[way](request.url.slice('/rest'.length), { authorization, accept: 'application/json' }, response);
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
