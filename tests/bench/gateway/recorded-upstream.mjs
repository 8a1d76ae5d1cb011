/**
 * A data API that responds from memory, so that only the gateway in front of it is measured: it requests each address once from the real
 * one (REAL_UPSTREAM, an origin) and keeps the response. Everything but a GET is forwarded. The token `person-7` is of the user 7, otherwise
 * equal to the demo fleet's administrator. Sends its parent the port it listens on.
 */
import { createServer } from 'node:http';
import { Pool } from 'undici';

const real = new Pool(process.env.REAL_UPSTREAM);
/** @type {Map<string, {type: string, body: Buffer}>} */
const recorded = new Map();

const server = createServer(async (request, response) => {
  const known = request.method === 'GET' ? recorded.get(request.url) : undefined;
  if (known) return send(response, 200, personal(known, request));
  const { 'content-type': sent, authorization } = request.headers;
  const forwarded = {
    method: request.method,
    path: request.url,
    headers: { ...(sent && { 'content-type': sent }), ...(authorization && { authorization }) },
    body: request.method === 'GET' ? null : Buffer.concat(await request.toArray()),
  };
  const reply = await real.request(forwarded);
  const recordedReply = {
    type: String(reply.headers['content-type'] ?? 'application/json'),
    body: Buffer.from(await reply.body.arrayBuffer()),
  };
  if (request.method === 'GET' && reply.statusCode === 200) recorded.set(request.url, recordedReply);
  send(response, reply.statusCode, recordedReply);
});

/** The recorded response to `user/me` as the user whom a token `person-…` names receives it. */
function personal(known, { url, headers: { authorization } }) {
  const [, person] = /^Bearer person-(\d+)$/.exec(authorization ?? '') ?? [];
  if (!person || !url.endsWith('/user/me')) return known;
  const reply = JSON.parse(known.body);
  reply.data.data.id = Number(person);
  return { ...known, body: Buffer.from(JSON.stringify(reply)) };
}

function send(response, status, { type, body }) {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length });
  response.end(body);
}

server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
