import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Phone, type Response } from './movement/phone.js';
import { Traveller } from './movement/traveller.js';
import { placeIn, quarters } from './places.js';
import { Random } from './random.js';

const USAGE = `npm run track -- --url=<link of "Hubungkan pelacak", or …/track/<token>>
  [--devices=50] [--minutes=5] [--interval=10 (seconds)] [--id=phone]
Plays phones with Traccar Client that drive about Jakarta. A single device has the id of the link; several are
called phone-1, phone-2 and so on.
`;

/** Seconds between two lines about what was sent. */
const REPORTS_EVERY = 10;

class WrongArguments extends Error {}

/** Plays phones, and reports what became of their messages. */
async function main(): Promise<boolean> {
  const { url, ids, minutes, interval } = readArguments();
  const random = new Random(Date.now());
  const counts = new Map<string, number>();
  const count = (responses: readonly Response[]) => {
    for (const status of responses) {
      const name =
        status === 200 ? 'taken' : status === undefined ? 'without a response' : `refused (${status})`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };
  const report = () => {
    const words = [...counts].map(([name, n]) => `${n} ${name}`);
    process.stdout.write(`messages: ${words.join(', ') || 'none'}\n`);
  };
  const ends = Date.now() + minutes * 60_000;
  const timer = setInterval(report, REPORTS_EVERY * 1000);
  await Promise.all(
    ids.map(async (id, rank) => {
      const { latitude, longitude } = placeIn(random, random.pick(quarters));
      const start = {
        latitude,
        longitude,
        topSpeed: 60,
        maxMileage: 100,
        battery: 100,
        odometerKm: null,
        course: 0,
      };
      const traveller = new Traveller(random, start);
      const phone = new Phone(url, id);
      // Spread over the interval.
      await pause((rank / ids.length) * interval);
      do {
        count(await phone.report(traveller.move(Date.now(), interval)));
        await pause(Math.min(interval, Math.max(0, ends - Date.now())));
      } while (Date.now() < ends);
    }),
  );
  clearInterval(timer);
  report();
  return (counts.get('taken') ?? 0) > 0;
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      devices: { type: 'string' },
      minutes: { type: 'string', default: '5' },
      interval: { type: 'string' },
      id: { type: 'string' },
    },
  });
  if (values.url === undefined || !URL.canParse(values.url)) throw new WrongArguments(USAGE);
  const link = new URL(values.url);
  if (!/^https?:$/.test(link.protocol) || !/\/track\/[\w-]+\/?$/.test(link.pathname))
    throw new WrongArguments(USAGE);
  const { searchParams: given } = link;
  const number = (name: string, text: string, most: number) => {
    const value = Number(text);
    if (!(value > 0) || value > most) throw new WrongArguments(`--${name} must be a number up to ${most}.\n`);
    return value;
  };
  const id = values.id ?? given.get('id') ?? 'phone';
  const devices = Math.ceil(number('devices', values.devices ?? (given.has('id') ? '1' : '50'), 10_000));
  return {
    url: `${link.origin}${link.pathname.replace(/\/$/, '')}`,
    ids: devices === 1 ? [id] : Array.from({ length: devices }, (_, n) => `${id}-${n + 1}`),
    minutes: number('minutes', values.minutes, 100_000),
    interval: number('interval', values.interval ?? given.get('interval') ?? '10', 86_400) * 1000,
  };
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (fault) {
  const isUsage = fault instanceof WrongArguments || (fault instanceof TypeError && 'code' in fault);
  process.stderr.write(isUsage ? `${fault.message.trimEnd()}\n` : `The phones stopped: ${String(fault)}\n`);
  process.exitCode = 1;
}
