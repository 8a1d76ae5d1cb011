import { randomUUID } from 'node:crypto';
import { Integration } from '../calls/gateway.js';
import { uniquePlate, validInput, vehiclesWithPlate } from '../calls/vehicles.js';
import { startArmada } from '../servers/armada.mjs';
import { killUpstream, untilReady } from '../servers/servers.js';

// The embedded database, whose process is the one that is killed.
let armada: Awaited<ReturnType<typeof startArmada>>;
beforeAll(async () => {
  armada = await startArmada();
  process.env.ARMADA_URL = armada.url;
  process.env.ARMADA_UPSTREAM = armada.upstreamUrl;
  process.env.ARMADA_DATA = armada.folder;
});
afterAll(() => armada.stop());

const create =
  'mutation ($input: VehicleInput!) { createVehicle(input: $input) { success message errors { field code } } }';

/** A save that can be sent repeatedly with the same idempotency key. */
interface Save {
  plate: string;
  send: () => ReturnType<Integration['send']>;
}

async function prepareSaves(caller: Integration, count: number): Promise<Save[]> {
  const plates = Array.from({ length: count }, uniquePlate);
  return Promise.all(
    plates.map(async (plate) => {
      const input = await validInput(caller, plate);
      const key = { 'idempotency-key': randomUUID() };
      return { plate, send: () => caller.send(create, { input }, key) };
    }),
  );
}

test.each([5, 25, 60])(
  'saves in progress when the upstream is killed after %i ms are written exactly once when they are retried',
  async (delay) => {
    const admin = await Integration.signedIn('admin');
    const saves = await prepareSaves(admin, 20);
    const first = saves.map((save) => save.send());
    await new Promise((resolve) => setTimeout(resolve, delay));
    killUpstream();
    const replies = await Promise.all(first);
    for (const { errors } of replies) {
      for (const { code } of errors) expect(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT']).toContain(code);
    }
    expect(replies.some(({ errors }) => errors.length > 0)).toBe(true);

    await untilReady();
    for (const save of saves) {
      expect(await save.send()).toMatchObject({
        data: { createVehicle: { success: true, errors: [] } },
        errors: [],
      });
      expect(await vehiclesWithPlate(admin, save.plate)).toHaveLength(1);
    }
  },
);

test('a session survives a restart of the upstream', async () => {
  const supplier = await Integration.signedIn('supplier');
  killUpstream();
  await untilReady();
  expect(await supplier.request('{ me { user { email } } }')).toEqual({
    me: { user: { email: 'supplier@armada.test' } },
  });
});
