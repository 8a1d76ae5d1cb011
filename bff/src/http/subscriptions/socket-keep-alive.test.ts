import { once } from 'node:events';
import { jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { fakeIntervals } from '../../testing/intervals.js';

// Before the gateway starts.
beforeAll(() => {
  fakeIntervals();
});
const world = gatewayForTests({});
afterAll(() => {
  jest.useRealTimers();
});

/** A socket that counts its pings. `count` returns their number after every message so far has arrived and had its response. */
async function opened({ autoPong }: { autoPong: boolean }) {
  const socket = new WebSocket(
    `${world.gateway.url.replace('http', 'ws')}/graphql`,
    ['graphql-transport-ws'],
    { autoPong },
  );
  let pings = 0;
  socket.on('ping', () => {
    pings += 1;
  });
  await once(socket, 'open');
  const count = async () => {
    socket.send(JSON.stringify({ type: 'ping' }));
    await once(socket, 'message');
    return pings;
  };
  return { socket, count };
}

test('pings sockets every 12 s, one group after the other, and terminates a socket without a pong', async () => {
  const first = await opened({ autoPong: true });
  const second = await opened({ autoPong: false });
  const pings = async () => [await first.count(), await second.count()];

  jest.advanceTimersByTime(200);
  expect(await pings()).toEqual([1, 0]);
  jest.advanceTimersByTime(200);
  expect(await pings()).toEqual([1, 1]);
  jest.advanceTimersByTime(11_600);
  expect(await pings()).toEqual([1, 1]);

  const ended = once(second.socket, 'close');
  jest.advanceTimersByTime(400);
  expect(await ended).toEqual([1006, expect.anything()]);
  expect(await first.count()).toBe(2);
  first.socket.terminate();
});
