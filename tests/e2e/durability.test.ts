import { randomUUID } from 'node:crypto';
import { Integration } from './gateway.js';
import { killUpstream, untilReady } from './servers.js';
import { acceptableInput, freshPlate, vehiclesWithPlate } from './vehicles.js';

const create =
  'mutation ($input: VehicleInput!) { createVehicle(input: $input) { success message errors { field code } } }';

/** One save under its idempotency key, as often as it is asked for. */
interface Save {
  plate: string;
  send: () => ReturnType<Integration['send']>;
}

async function savesOf(caller: Integration, count: number): Promise<Save[]> {
  const plates = Array.from({ length: count }, freshPlate);
  return Promise.all(
    plates.map(async (plate) => {
      const input = await acceptableInput(caller, plate);
      const key = { 'idempotency-key': randomUUID() };
      return { plate, send: () => caller.send(create, { input }, key) };
    }),
  );
}

test.each([5, 25, 60])(
  'saves under way when the upstream is killed after %i ms are written once each, whoever tries again',
  async (delay) => {
    const admin = await Integration.signedIn('admin');
    const saves = await savesOf(admin, 20);
    const first = saves.map((save) => save.send());
    await new Promise((resolve) => setTimeout(resolve, delay));
    killUpstream();
    const answered = await Promise.all(first);
    for (const { errors } of answered) {
      for (const { code } of errors) expect(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT']).toContain(code);
    }
    expect(answered.some(({ errors }) => errors.length > 0)).toBe(true);

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

test('a session outlives the end of the upstream', async () => {
  const supplier = await Integration.signedIn('supplier');
  killUpstream();
  await untilReady();
  expect(await supplier.ask('{ me { user { email } } }')).toEqual({
    me: { user: { email: 'supplier@armada.test' } },
  });
});
