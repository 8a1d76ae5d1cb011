import { once } from 'node:events';
import { jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { fakeIntervals } from '../../testing/intervals.js';

// From the gateway's start.
beforeAll(() => {
  fakeIntervals();
});
const world = gatewayForTests({});
afterAll(() => {
  jest.useRealTimers();
});

/** A socket that counts its pings; `look` waits until all that was sent so far has come and been answered. */
async function opened({ autoPong }: { autoPong: boolean }) {
  const socket = new WebSocket(
    `${world.gateway.url.replace('http', 'ws')}/graphql`,
    ['graphql-transport-ws'],
    { autoPong },
  );
  const seen = { pings: 0 };
  socket.on('ping', () => {
    seen.pings += 1;
  });
  await once(socket, 'open');
  const look = async () => {
    socket.send(JSON.stringify({ type: 'ping' }));
    await once(socket, 'message');
    return seen.pings;
  };
  return { socket, look };
}

test('sockets are pinged every 12 s, not all at once, and one that has not answered by then is ended', async () => {
  const first = await opened({ autoPong: true });
  const second = await opened({ autoPong: false });
  const pings = async () => [await first.look(), await second.look()];

  jest.advanceTimersByTime(200);
  expect(await pings()).toEqual([1, 0]);
  jest.advanceTimersByTime(200);
  expect(await pings()).toEqual([1, 1]);
  jest.advanceTimersByTime(11_600);
  expect(await pings()).toEqual([1, 1]);

  const ended = once(second.socket, 'close');
  jest.advanceTimersByTime(400);
  expect(await ended).toEqual([1006, expect.anything()]);
  expect(await first.look()).toBe(2);
  first.socket.terminate();
});
