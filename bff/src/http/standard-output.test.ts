import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { pino } from 'pino';
import { standardOutput } from './standard-output.js';

test('a log that there is no room for stops nobody', async () => {
  const full = openSync('/dev/full', 'w');
  const output = standardOutput(full);
  const log = pino(output);
  for (let n = 0; n < 200; n += 1) log.info('nobody will read this');
  const [fault] = await once(output, 'error');
  expect(fault).toMatchObject({ code: 'ENOSPC' });
  // An error that nobody listens for would end the process.
  expect(output.listenerCount('error')).toBeGreaterThan(0);
  output.destroy();
  closeSync(full);
});
