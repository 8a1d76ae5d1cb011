import { freePort } from './ports.mjs';

test('a free port is returned to one caller only, although nobody listens on it yet', async () => {
  const ports = await Promise.all(Array.from({ length: 300 }, () => freePort()));
  expect(new Set(ports).size).toBe(300);
});
