/**
 * Holds the tabs of people open: sockets that are subscribed to new notifications and to positions. It records when an event reaches
 * each of them. Its parent sends `{open: {port, tabs, first, last}}`, the numbers of the people, and receives `{open}` once all are
 * subscribed; it sends `{expect: {words, users}}` and receives `{waiting}` at once, then `{arrivals}` (milliseconds since 1970) when a
 * message with the words has reached every tab of the users.
 *
 * It implements only what it needs of RFC 6455, over TCP: a WebSocket client would take longer to read 10,000 messages than the gateway to
 * write them, and the figure would be the client's.
 */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const atOnce = 50;
const subscriptions = [
  'subscription { notificationReceived { id title description updatedAt isRead path } }',
  'subscription { vehiclePositions { vehicleId licensePlate course measuredAt position { latitude longitude } } }',
];
const opcodes = { text: 1, close: 8, ping: 9, pong: 10 };
/** Number of open tabs of each person. @type {Map<number, number>} */
const tabsOf = new Map();
/** @type {{words: string, count: number, arrivals: number[], done: () => void} | null} */
let expected = null;

const now = () => performance.timeOrigin + performance.now();

/** A client's frame; with a mask of zeros the bytes stay as they are. */
function frame(opcode, body) {
  const head = body.length < 126 ? [0x80 | body.length] : [0xfe, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...head, 0, 0, 0, 0]), body]);
}

/** Calls `take` with each complete frame. @returns the bytes after the last one */
function takeFrames(bytes, take) {
  let at = 0;
  while (bytes.length - at >= 2) {
    const short = bytes[at + 1];
    const head = short < 126 ? 2 : 4;
    if (bytes.length - at < head) break;
    const length = short < 126 ? short : bytes.readUInt16BE(at + 2);
    if (bytes.length - at < head + length) break;
    take(bytes[at] & 0x0f, bytes.subarray(at + head, at + head + length));
    at += head + length;
  }
  return bytes.subarray(at);
}

function openOne(port, person) {
  return new Promise((resolve, reject) => {
    const say = (message) => socket.write(frame(opcodes.text, Buffer.from(JSON.stringify(message))));
    const take = (opcode, body) => {
      if (opcode === opcodes.ping) socket.write(frame(opcodes.pong, body));
      else if (opcode === opcodes.close)
        reject(new Error(`a socket was closed with ${body.readUInt16BE(0)}`));
      else if (expected && body.includes(expected.words)) {
        expected.arrivals.push(now());
        if (expected.arrivals.length === expected.count) expected.done();
      } else if (body.includes('"connection_ack"')) {
        for (const [n, query] of subscriptions.entries())
          say({ id: String(n), type: 'subscribe', payload: { query } });
        // The start of a subscription has no message of its own, but messages are processed in order: the pong follows it.
        say({ type: 'ping' });
      } else if (body.includes('"pong"')) resolve();
    };
    let left = Buffer.alloc(0);
    let isOpen = false;
    const read = (bytes) => {
      left = left.length === 0 ? bytes : Buffer.concat([left, bytes]);
      if (!isOpen) {
        const end = left.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!left.toString('latin1', 0, 12).endsWith(' 101'))
          reject(new Error(left.toString('latin1', 0, end)));
        isOpen = true;
        left = left.subarray(end + 4);
        say({ type: 'connection_init', payload: { authorization: `Bearer person-${person}` } });
      }
      left = takeFrames(left, take);
    };
    const socket = connect(port, '127.0.0.1', () => {
      const key = randomBytes(16).toString('base64');
      socket.write(
        `GET /graphql HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
          `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
      );
    });
    socket.on('data', read);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a socket was closed')));
  });
}

async function open({ port, tabs, first, last }) {
  let next = first;
  const opening = async () => {
    while (next <= last) {
      const person = next;
      next += 1;
      for (let n = 0; n < tabs; n++) await openOne(port, person);
      tabsOf.set(person, tabs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, opening));
  return { open: tabsOf.size * tabs };
}

const expect = ({ words, users }) =>
  new Promise((resolve) => {
    const count = users.reduce((sum, user) => sum + (tabsOf.get(user) ?? 0), 0);
    const arrivals = [];
    expected = { words, count, arrivals, done: () => resolve({ arrivals }) };
    process.send({ waiting: true });
    if (count === 0) resolve({ arrivals });
  });

process.on('message', async (order) => {
  try {
    process.send(order.open ? await open(order.open) : await expect(order.expect));
  } catch (error) {
    process.send({ failure: error.message });
  }
});
