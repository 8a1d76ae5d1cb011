import { createHmac, randomUUID } from 'node:crypto';
import { startStandIn } from './stand-in.mjs';

const center = { latitude: -6.176, longitude: 106.827 };
/** Degrees from there within which vehicles are, most of them near. */
const reach = 0.3;
/** Degrees of a move: some ten metres. */
const step = 1e-4;

/** The same numbers at every run. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @param {number} count @returns {object[]} positions as the dashboard tells them, nearest first */
function inventFleet(count) {
  const next = numbers(1);
  const vehicles = Array.from({ length: count }, (_, n) => {
    const [away, turn] = [reach * next() ** 0.7, next() * 2 * Math.PI];
    return {
      away,
      position: {
        vehicleId: n + 1,
        licensePlate: `B ${1000 + (n % 9000)} ${String.fromCharCode(65 + (Math.floor(n / 9000) % 26))}AR`,
        latitude: center.latitude + away * Math.sin(turn),
        longitude: center.longitude + away * Math.cos(turn),
        companySupplierId: 2,
        companySupplierName: 'PT Peta Besar',
        gpsDate: new Date().toISOString(),
        speed: n % 3 === 0 ? 0 : 30,
        course: Math.floor(next() * 360),
      },
    };
  });
  return vehicles.sort((one, other) => one.away - other.away).map(({ position }) => position);
}

/**
 * Stands before the data API with another fleet on the dashboard's map, and lets every third one in the middle of it move: the
 * gateway is told by the webhook, as of any others.
 * @param {{port: number, upstreamPort: number, webhook: {url: string, secret: string}}} places where it listens, where the
 *   data API and the gateway are
 */
export async function startMovingFleet({ port, upstreamPort, webhook }) {
  let fleet = [];
  const standIn = await startStandIn(port, upstreamPort, (url) =>
    url.pathname === '/api/dashboard'
      ? ({ data }) => {
          data.latestPosition = fleet;
        }
      : undefined,
  );
  let timer;
  let turn = 0;
  const tell = async (movers, users) => {
    turn += 1;
    const [way, course] = turn % 40 < 20 ? [step, 0] : [-step, 180];
    const gpsDate = new Date().toISOString();
    const positions = fleet.filter((_, n) => n % 3 === 0).slice(0, movers);
    for (const position of positions)
      Object.assign(position, { latitude: position.latitude + way, course, speed: 30, gpsDate });
    await post(webhook, {
      id: randomUUID(),
      type: 'vehicle.positions',
      at: gpsDate,
      users,
      data: { positions },
    });
  };
  const rest = () => clearInterval(timer);
  return {
    /** @param {number} vehicles how many there are from now on */
    become: (vehicles) => {
      fleet = inventFleet(vehicles);
    },
    /** @param {number} movers vehicles that move every second from now on @param {number} userId who is told */
    move: (movers, userId) => {
      rest();
      timer = setInterval(() => tell(movers, [userId]), 1000);
    },
    rest,
    stop: async () => {
      rest();
      await standIn.stop();
    },
  };
}

async function post({ url, secret }, event) {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-event-timestamp': timestamp,
      'x-event-signature': `sha256=${signature}`,
    },
    body,
  });
  if (!reply.ok) throw new Error(`The gateway answered ${reply.status} to the moves.`);
}
