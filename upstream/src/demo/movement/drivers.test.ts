import { SecretBox } from '../../data-api/security/secret-box.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { DemoDrivers } from './drivers.js';

test('the drivers stand while the database is away, and end nothing', async () => {
  const { db, drop } = await POSTGRES.open();
  let drivers: DemoDrivers | undefined;
  const warning = new Promise((resolve) => {
    const warn = (_facts: unknown, message?: string) => resolve(message);
    drivers = new DemoDrivers(db, { warn }, { secrets: new SecretBox([]), every: 1 });
  });
  await drivers?.start('http://127.0.0.1:1', 0);
  await db.destroy();
  expect(await warning).toBe('the demo vehicles did not drive');
  await drivers?.stop();
  await drop().catch(() => undefined);
});
