import { once } from 'node:events';
import { openSync } from 'node:fs';
import { pino } from 'pino';
import { standardOutput } from './standard-output.js';

test('a full disk under the log stops nothing', async () => {
  const { writer, ...output } = standardOutput(openSync('/dev/full', 'w'));
  const log = pino(output);
  for (let n = 0; n < 3; n += 1) log.info('nobody will read this');
  const [fault] = await once(writer, 'error');
  expect(fault).toMatchObject({ code: 'ENOSPC' });
  const close = once(writer, 'close');
  writer.destroy();
  await close;
});
