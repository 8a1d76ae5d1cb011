import { GatewayClient } from './gateway-client.mjs';

/** Milliseconds until a request to the data API times out. */
const timeout = 15_000;

/**
 * Prepares the data of the load: signed-in demo users, a complaint that tenant and supplier both see, rows to edit, a vehicle with
 * a tracker, and one with a phone.
 * @typedef {Awaited<ReturnType<typeof createTestData>>} TestData
 * @param {{gateways: string[], upstreams: string[]}} installation
 * @param {{byApiTokens?: boolean}} [options] whether users have API tokens, which do not expire when idle
 */
export async function createTestData({ gateways, upstreams }, { byApiTokens = false } = {}) {
  const post = (n, path, body, token) =>
    fetch(`${upstreams[n % upstreams.length]}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
  const tokenOf = async (name) => {
    const account = { username: `${name}@armada.test`, password: 'armada-demo', loginBy: 1 };
    return (await (await post(0, 'user/login', account)).json()).data.token;
  };
  const tokens = {};
  const clients = {};
  let trackerToken;
  for (const name of ['admin', 'supplier', 'supplier2', 'tenant']) {
    tokens[name] = await tokenOf(name);
    if (name === 'supplier') {
      const made = await post(0, 'tracker/token/save', { name: 'Failure scenarios' }, tokens[name]);
      trackerToken = (await made.json()).data.token;
    }
    if (byApiTokens) tokens[name] = await apiTokenOf(new GatewayClient(tokens[name], gateways));
    clients[name] = new GatewayClient(tokens[name], gateways);
  }
  const { admin, supplier, supplier2, tenant } = clients;

  const complaintsOf = async (person) =>
    (await person.requestUntilSuccess('{ complaints(size: 500) { items { id status } } }')).complaints.items;
  const seen = new Set((await complaintsOf(supplier)).map(({ id }) => id));
  const complaint = (await complaintsOf(tenant)).find(
    ({ id, status }) => seen.has(id) && status !== 'CLOSED',
  );
  const { me } = await supplier.requestUntilSuccess('{ me { user { companyId } } }');
  const supplierId = me.user.companyId;
  const edited = [];
  for (let n = 0; n < 3; n++) {
    const name = `Edited ${n}`;
    const input = { supplierId, name, description: 'Edited by the load', slaDays: 1, isActive: true };
    const { createComplaintCategory: payload } = await admin.requestUntilSuccess(
      'mutation ($input: ComplaintCategoryInput!) { createComplaintCategory(input: $input) { success complaintCategory { id version } } }',
      { input },
    );
    edited.push({ name, ...payload.complaintCategory });
  }
  const reply = await fetch(`${upstreams[0]}/api/vehicle/view?page=1&size=100`, {
    headers: { authorization: `Bearer ${tokens.supplier}` },
  });
  const [tracked, phone] = (await reply.json()).data.data.filter(({ imei, telemetry }) => imei && telemetry);
  const { latitude, longitude } = tracked.telemetry;
  const { notifications } = await supplier.requestUntilSuccess('{ notifications(size: 1) { items { id } } }');
  const { notifications: others } = await supplier2.requestUntilSuccess(
    '{ notifications(size: 1) { items { id } } }',
  );
  let lastMoment = Date.now();
  const nextMoment = () => {
    lastMoment = Math.max(lastMoment + 1, Date.now());
    return lastMoment;
  };

  return {
    admin,
    supplier,
    supplier2,
    tenant,
    tokens,
    supplierId,
    edited,
    complaintId: complaint.id,
    vehicleId: tracked.id,
    phoneVehicleId: phone.id,
    firstMoment: new Date(lastMoment).toISOString(),
    /** The id of the newest notification before the load. */
    lastNotificationId: Math.max(
      0,
      ...[notifications, others].flatMap(({ items }) => items.map(({ id }) => Number(id))),
    ),
    gatewayNames: gateways.map((_, n) => `gateway ${n + 1}`),
    upstreamNames: upstreams.map((_, n) => `upstream ${n + 1}`),
    /** The next reading of the tracker, with a unique time. */
    readingOf: (n) => {
      const gpsDate = new Date(nextMoment()).toISOString();
      return { imei: tracked.imei, latitude: latitude + (n % 10) / 1e5, longitude, speed: 10, gpsDate };
    },
    /** The next message of the phone, with a unique time. */
    messageOf: (n) => ({
      id: phone.imei,
      lat: String(phone.telemetry.latitude + (n % 10) / 1e5),
      lon: String(phone.telemetry.longitude),
      speed: '6',
      timestamp: String(nextMoment()),
    }),
    /**
     * Sends a message of the phone.
     * @returns {Promise<{isTaken?: boolean, refusal?: {code: string, message: string}}>} neither: no response
     */
    sendMessage: async (turn, message) => {
      let status = 0;
      let text = '';
      try {
        const url = `${upstreams[turn % upstreams.length]}/api/track/${trackerToken}?${new URLSearchParams(message)}`;
        const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
        status = response.status;
        text = await response.text();
      } catch {
        return {};
      }
      if (status === 200) return { isTaken: true };
      const refusal = JSON.parse(text);
      if (status === 400 && refusal.message.includes('future'))
        return { refusal: { code: 'FUTURE', ...refusal } };
      const code = status === 500 && refusal.requestId ? 'UPSTREAM_UNAVAILABLE' : `HTTP ${status}`;
      return { refusal: { code, message: refusal.message } };
    },
    /**
     * Sends readings as the supplier.
     * @returns {Promise<{result?: {accepted: number, refused: object[]}, refusal?: {code: string, message: string}}>} neither: no
     *   response
     */
    sendReadings: async (turn, readings) => {
      let status = 0;
      let body;
      try {
        const response = await post(turn, 'telemetry/positions', { readings }, tokens.supplier);
        status = response.status;
        body = JSON.parse(await response.text());
      } catch (error) {
        return status === 0 || error.name === 'TimeoutError' || error instanceof TypeError
          ? {}
          : { refusal: { code: `HTTP ${status}`, message: 'no JSON' } };
      }
      if (status === 200 && body.success) return { result: body.data };
      // An internal error of the services, whose message is always the same.
      const code = status === 500 && body.requestId ? 'UPSTREAM_UNAVAILABLE' : `HTTP ${status}`;
      return { refusal: { code, message: body.message } };
    },
  };
}

async function apiTokenOf(person) {
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { createApiToken } = await person.requestUntilSuccess(
    'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { success message token } }',
    { input: { name: 'Failure scenarios', expiresAt: inAMonth, readOnly: false } },
  );
  return createApiToken.token;
}
