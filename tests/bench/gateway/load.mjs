/**
 * Repeats one request on each of many connections, as soon as the previous response has arrived. It does as little as possible, so that the
 * machine's other core is enough for it: the request is encoded once, a response is read only for its status, end and cookie.
 * Its parent sends `{port, path, method, headers, body, connections}` with `seconds` or the number of `requests`, and gets
 * `{requests, seconds, times}` or `{failure}`; times are milliseconds.
 */
import { connect } from 'node:net';

process.on('message', async (order) => {
  try {
    process.send(await run(order));
  } catch (error) {
    process.send({ failure: error.message });
  }
});

async function run({
  port,
  path,
  method,
  headers,
  body,
  connections,
  seconds = Infinity,
  requests = Infinity,
}) {
  const times = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let sent = 0;
  const jar = { cookie: headers.cookie };
  const request = () => {
    const { cookie: _old, ...others } = headers;
    const lines = Object.entries({
      host: `127.0.0.1:${port}`,
      ...others,
      ...(jar.cookie && { cookie: jar.cookie }),
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
  };
  let bytes = request();
  const renewed = (cookie) => {
    if (cookie === jar.cookie) return;
    jar.cookie = cookie;
    bytes = request();
  };
  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let sentAt = 0;
      let awaited = null;
      const send = () => {
        sent += 1;
        sentAt = performance.now();
        socket.write(bytes);
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the connection was closed')));
      socket.on('data', (piece) => {
        awaited ??= responseIn(piece);
        if (!awaited.isAll(piece)) return;
        const { status, cookie } = awaited;
        awaited = null;
        const now = performance.now();
        times.push(now - sentAt);
        if (status !== 200) return reject(new Error(`responded with ${status}`));
        if (cookie) renewed(cookie);
        if (now < until && sent < requests) return send();
        socket.removeAllListeners('close');
        socket.destroy();
        resolve();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  return {
    requests: times.length,
    seconds: (performance.now() - startedAt) / 1000,
    times,
    cookie: jar.cookie,
  };
}

/** Status and cookie of a response, whose headers arrive in one piece; `isAll` is called with each piece, the first one included. */
function responseIn(first) {
  const end = first.indexOf('\r\n\r\n') + 4;
  const head = first.latin1Slice(0, end);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const cookie = /\r\nset-cookie: ([^;]+)/i.exec(head)?.[1];
  if (length === undefined)
    return { status, cookie, isAll: (piece) => piece.latin1Slice(piece.length - 5) === '0\r\n\r\n' };
  let missing = end + Number(length);
  return {
    status,
    cookie,
    isAll: (piece) => {
      missing -= piece.length;
      return missing <= 0;
    },
  };
}
