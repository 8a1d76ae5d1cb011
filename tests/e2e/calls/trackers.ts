import { armadaUrl, field, type Integration, list } from './gateway.js';

/** Creates a tracker token. @returns the token itself; throws when it is refused */
export async function createTrackerToken(
  caller: Integration,
  name: string,
  supplierId: unknown = null,
): Promise<string> {
  const data = await caller.request(
    'mutation ($input: TrackerTokenInput!) { createTrackerToken(input: $input) { message token } }',
    { input: { name, supplierId } },
  );
  const payload = field(data, 'createTrackerToken');
  const token = field(payload, 'token');
  if (typeof token !== 'string') throw new Error(JSON.stringify(payload));
  return token;
}

/** Reports a position as Traccar Client does, through the gateway. @returns the status */
export async function reportPosition(token: string, id: string): Promise<number> {
  const place = {
    lat: '-6.1754',
    lon: '106.8272',
    speed: '10',
    timestamp: String(Math.floor(Date.now() / 1000)),
  };
  const query = new URLSearchParams({ id, ...place });
  const { status } = await fetch(`${armadaUrl()}/track/${token}?${query}`);
  return status;
}

/**
 * Creates a tracker token for each of two suppliers, and reports with it as a vehicle's tracker and as an unknown device.
 * @returns the identifiers of the unknown devices
 */
export async function reportForTwoSuppliers(
  platform: Integration,
  supplier: Integration,
): Promise<readonly string[]> {
  const own = field(field(await supplier.request('{ me { user { companyId } } }'), 'me'), 'user');
  const data = await platform.request(
    '{ vehicles(size: 200) { items { imei supplierId } } suppliers(size: 20) { items { id } } }',
  );
  const vehicles = list(field(field(data, 'vehicles'), 'items'));
  const others = list(field(field(data, 'suppliers'), 'items')).map((one) => field(one, 'id'));
  const ownId = field(own, 'companyId');
  const otherId = others.find((id) => id !== ownId);
  const unknown: string[] = [];
  for (const supplierId of [ownId, otherId]) {
    const token = await createTrackerToken(platform, 'Access', supplierId);
    const known = vehicles.find(
      (vehicle) => field(vehicle, 'supplierId') === supplierId && field(vehicle, 'imei'),
    );
    const device = `unknown-${supplierId}`;
    unknown.push(device);
    const ids = [device, ...(known ? [String(field(known, 'imei'))] : [])];
    for (const id of ids) {
      const status = await reportPosition(token, id);
      if (status !== 200) throw new Error(`${id} was refused with ${status}.`);
    }
  }
  return unknown;
}

/** Checks whether all these devices are listed. */
export async function areListed(caller: Integration, identifiers: readonly string[]): Promise<boolean> {
  const data = await caller.request('{ trackerDevices(size: 1000) { items { identifier } } }');
  const listed = list(field(field(data, 'trackerDevices'), 'items')).map((item) => field(item, 'identifier'));
  return identifiers.every((identifier) => listed.includes(identifier));
}
