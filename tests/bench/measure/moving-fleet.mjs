import { createHmac, randomUUID } from 'node:crypto';
import { startDataApiProxy } from './data-api-proxy.mjs';

const center = { latitude: -6.176, longitude: 106.827 };
/** Degrees around the center in which the vehicles are; most of them are near it. */
const radius = 0.3;
/** Degrees of a move, about ten metres. */
const step = 1e-4;

/** Pseudo-random numbers that are the same in every run. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @param {number} count @returns {object[]} positions as in the dashboard's response, nearest first */
function generateFleet(count) {
  const next = numbers(1);
  const vehicles = Array.from({ length: count }, (_, n) => {
    const [away, turn] = [radius * next() ** 0.7, next() * 2 * Math.PI];
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
 * Starts a proxy in front of the data API that replaces the fleet on the dashboard's map, and moves every third vehicle near the
 * center by events to the gateway's webhook.
 * @param {{port: number, upstreamPort: number, webhook: {url: string, secret: string}}} places ports of the proxy
 *   and the data API, and the gateway's webhook
 */
export async function startMovingFleet({ port, upstreamPort, webhook }) {
  let fleet = [];
  const proxy = await startDataApiProxy(port, upstreamPort, (url) =>
    url.pathname === '/api/dashboard'
      ? ({ data }) => {
          data.latestPosition = fleet;
        }
      : undefined,
  );
  let timer;
  let turn = 0;
  const move = async (movers, users) => {
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
  const stopMoving = () => clearInterval(timer);
  return {
    /** @param {number} vehicles the new number of vehicles */
    setFleet: (vehicles) => {
      fleet = generateFleet(vehicles);
    },
    /** @param {number} movers vehicles that move every second @param {number} userId the user who receives the events */
    startMoving: (movers, userId) => {
      stopMoving();
      timer = setInterval(() => move(movers, [userId]), 1000);
    },
    stopMoving,
    stop: async () => {
      stopMoving();
      await proxy.stop();
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
  if (!reply.ok) throw new Error(`The webhook returned ${reply.status}.`);
}
