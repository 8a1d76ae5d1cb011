/**
 * Holds sockets open, each subscribed to new notifications, and notes when an event reaches each of them. Its parent sends
 * `{open: {port, cookie, count}}`, answered by `{open}` once all are subscribed, and `{expect: <a notification's title>}`, answered by
 * `{arrivals}` once each has got it: milliseconds since 1970.
 */
import { WebSocket } from 'ws';

const atOnce = 50;
const query = 'subscription { notificationReceived { id title description updatedAt isRead path } }';
let sockets = 0;
/** @type {{title: string, arrivals: number[], done: (arrivals: number[]) => void} | null} */
let expected = null;

const now = () => performance.timeOrigin + performance.now();

function openOne({ port, cookie }) {
  return new Promise((resolve, reject) => {
    const options = { headers: { cookie }, perMessageDeflate: false };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', options);
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`a socket was closed with ${code}`)));
    socket.on('message', (bytes) => {
      const arrivedAt = now();
      const text = String(bytes);
      if (text.includes('"connection_ack"')) {
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
        // Nothing says that a subscription has begun, but what comes after it is answered after it.
        socket.send('{"type":"ping"}');
      } else if (text.includes('"pong"')) resolve();
      else if (expected && text.includes(expected.title)) {
        expected.arrivals.push(arrivedAt);
        if (expected.arrivals.length === sockets) expected.done(expected.arrivals);
      }
    });
  });
}

async function open({ count, ...place }) {
  let left = count;
  const opening = async () => {
    while (left > 0) {
      left -= 1;
      await openOne(place);
      sockets += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, opening));
  return { open: sockets };
}

const expect = (title) =>
  new Promise((resolve) => {
    expected = { title, arrivals: [], done: (arrivals) => resolve({ arrivals }) };
    process.send({ waiting: true });
  });

process.on('message', async (order) => {
  try {
    process.send(order.open ? await open(order.open) : await expect(order.expect));
  } catch (error) {
    process.send({ failure: error.message });
  }
});
