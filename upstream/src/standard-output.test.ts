import { closeSync, openSync } from 'node:fs';
import { pino } from 'pino';
import { standardOutput } from './standard-output.js';

test('a full disk under the log stops nothing', () => {
  const full = openSync('/dev/full', 'w');
  const log = pino(standardOutput(full));
  for (let n = 0; n < 3; n += 1) log.info('nobody will read this');
  closeSync(full);
});
