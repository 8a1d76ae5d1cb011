import { Person } from './person.mjs';

/** Milliseconds until an answer of the data API is given up. */
const patience = 15_000;

/**
 * Who does what to what: people of the demo fleet who are signed in, a complaint that tenant and supplier talk about, rows that
 * are edited, a tracker.
 * @typedef {Awaited<ReturnType<typeof setScene>>} Scene
 * @param {{gateways: string[], upstreams: string[]}} installation
 * @param {{byApiTokens?: boolean}} [options] whether people work by API tokens, which do not end when nobody uses them
 */
export async function setScene({ gateways, upstreams }, { byApiTokens = false } = {}) {
  const post = (n, path, body, token) =>
    fetch(`${upstreams[n % upstreams.length]}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
  const tokenOf = async (name) => {
    const account = { username: `${name}@armada.test`, password: 'armada-demo', loginBy: 1 };
    return (await (await post(0, 'user/login', account)).json()).data.token;
  };
  const tokens = {};
  const people = {};
  for (const name of ['admin', 'supplier', 'supplier2', 'tenant']) {
    tokens[name] = await tokenOf(name);
    if (byApiTokens) tokens[name] = await apiTokenOf(new Person(tokens[name], gateways));
    people[name] = new Person(tokens[name], gateways);
  }
  const { admin, supplier, supplier2, tenant } = people;

  const complaintsOf = async (person) =>
    (await person.insist('{ complaints(size: 500) { items { id status } } }')).complaints.items;
  const seen = new Set((await complaintsOf(supplier)).map(({ id }) => id));
  const complaint = (await complaintsOf(tenant)).find(
    ({ id, status }) => seen.has(id) && status !== 'CLOSED',
  );
  const { me } = await supplier.insist('{ me { user { companyId } } }');
  const supplierId = me.user.companyId;
  const edited = [];
  for (let n = 0; n < 3; n++) {
    const name = `Edited ${n}`;
    const input = { supplierId, name, description: 'Edited again and again', slaDays: 1, isActive: true };
    const { createComplaintCategory: made } = await admin.insist(
      'mutation ($input: ComplaintCategoryInput!) { createComplaintCategory(input: $input) { success complaintCategory { id version } } }',
      { input },
    );
    edited.push({ name, ...made.complaintCategory });
  }
  const reply = await fetch(`${upstreams[0]}/api/vehicle/view?page=1&size=100`, {
    headers: { authorization: `Bearer ${tokens.supplier}` },
  });
  const tracked = (await reply.json()).data.data.find(({ imei, telemetry }) => imei && telemetry);
  const { latitude, longitude } = tracked.telemetry;
  const { notifications } = await supplier.insist('{ notifications(size: 1) { items { id } } }');
  const { notifications: others } = await supplier2.insist('{ notifications(size: 1) { items { id } } }');
  let lastMoment = Date.now();

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
    firstMoment: new Date(lastMoment).toISOString(),
    /** The newest notification that was there before. */
    lastNotice: Math.max(
      0,
      ...[notifications, others].flatMap(({ items }) => items.map(({ id }) => Number(id))),
    ),
    gatewayNames: gateways.map((_, n) => `gateway ${n + 1}`),
    upstreamNames: upstreams.map((_, n) => `upstream ${n + 1}`),
    /** The next reading of the tracker, of a moment of its own. */
    readingOf: (n) => {
      lastMoment = Math.max(lastMoment + 1, Date.now());
      const gpsDate = new Date(lastMoment).toISOString();
      return { imei: tracked.imei, latitude: latitude + (n % 10) / 1e5, longitude, speed: 10, gpsDate };
    },
    /**
     * Sends readings as a supplier's integration does.
     * @returns {Promise<{result?: {accepted: number, refused: object[]}, refusal?: {code: string, message: string}}>} neither: no
     *   answer came
     */
    sendReadings: async (turn, readings) => {
      let status = 0;
      let body;
      try {
        const answer = await post(turn, 'telemetry/positions', { readings }, tokens.supplier);
        status = answer.status;
        body = JSON.parse(await answer.text());
      } catch (error) {
        return status === 0 || error.name === 'TimeoutError' || error instanceof TypeError
          ? {}
          : { refusal: { code: `HTTP ${status}`, message: 'no JSON' } };
      }
      if (status === 200 && body.success) return { result: body.data };
      // A fault of the services, told by their one fixed message.
      const code = status === 500 && body.requestId ? 'UPSTREAM_UNAVAILABLE' : `HTTP ${status}`;
      return { refusal: { code, message: body.message } };
    },
  };
}

async function apiTokenOf(person) {
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { createApiToken } = await person.insist(
    'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { success message token } }',
    { input: { name: 'Failure scenarios', expiresAt: inAMonth, readOnly: false } },
  );
  return createApiToken.token;
}
