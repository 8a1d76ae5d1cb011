import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { discardBody } from './read-body.js';

test('nothing is waited for of a request that has ended', async () => {
  const request = new IncomingMessage(new Socket());
  request.destroy();
  await once(request, 'close');
  const discarded = discardBody(request, 10).then(() => 'discarded');
  expect(await Promise.race([discarded, turn('waiting')])).toBe('discarded');
});
