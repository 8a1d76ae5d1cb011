/**
 * Calculates the machines that a fleet and its staff need, from measured service times, a model of the request rates, and the waiting
 * times of an M/M/c queue. A test compares the table with docs/performance.md.
 *
 *   node tests/bench/scale.mjs
 */
import { runCommand, say } from '../../scripts/console.mjs';
import { table } from './measure/rounds.mjs';

/**
 * Milliseconds of one core. Those of the gateway are of gateway.mjs and sockets.mjs, those of the data API of service-times.mjs;
 * PostgreSQL is taken to need as much as the data API does.
 */
const measured = {
  gatewayOperation: 0.4,
  socketWrite: 0.006,
  dataApiCall: 5,
  databaseCall: 5,
  dataApiReading: 0.1,
  databaseReading: 0.1,
  positionBytes: 124,
};

/** Request rates at the busiest hour of a working day. */
const arrivals = {
  shareSignedIn: 0.6,
  operationsAMinute: 3,
  peakOverMean: 2,
  callsAnOperation: 1.6,
  shareMoving: 0.3,
  secondsBetweenMoving: 20,
  secondsBetweenParked: 600,
  hoursMovingADay: 6,
  shareWatchingLive: 0.1,
};

/** Cores of a machine, maximum utilisation at the peak, maximum p99 of the waiting time, and spare machines of each kind. */
const machine = { cores: 4, utilisation: 0.6, waitMs: 50, spare: 1 };

/** Dollars a month: rounded list prices of large clouds; replace them with your own. */
const prices = { machine: 100, databaseCore: 60, gigabyte: 0.12, redis: 80, balancerAndTraffic: 150 };

/** Cores of writes that one PostgreSQL primary supports; above that positions are distributed over several (Citus). */
const primaryCores = 32;
/** Minimum cores of a database server. */
const leastDatabaseCores = 4;

const scenarios = [
  { vehicles: 1_000, staff: 100 },
  { vehicles: 10_000, staff: 1_000 },
  { vehicles: 100_000, staff: 10_000 },
  { vehicles: 1_000_000, staff: 100_000 },
];

/**
 * The probability that a request waits in an M/M/c queue (Erlang C).
 * @param {number} load arrivals a second times seconds of service @param {number} servers
 */
function chanceOfWaiting(load, servers) {
  let blocked = 1; // Erlang B, by recursion
  for (let n = 1; n <= servers; n++) blocked = (load * blocked) / (n + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
}

/** Cores for a request rate and service time within the limits of `machine`. */
function coresFor(rate, serviceMs) {
  const load = (rate * serviceMs) / 1000;
  for (let cores = Math.max(1, Math.ceil(load / machine.utilisation)); ; cores++) {
    const chance = chanceOfWaiting(load, cores);
    // The waiting time of requests that wait is exponentially distributed.
    const p99 = chance <= 0.01 ? 0 : (serviceMs / (cores - load)) * Math.log(chance / 0.01);
    if (p99 <= machine.waitMs) return cores;
  }
}

const machinesFor = (cores) => Math.ceil(cores / machine.cores) + machine.spare;

/** @returns the machines and costs of a fleet */
function needsOf({ vehicles, staff }) {
  const active = staff * arrivals.shareSignedIn;
  const operations = (active * arrivals.operationsAMinute * arrivals.peakOverMean) / 60;
  const moving = vehicles * arrivals.shareMoving;
  const readings =
    moving / arrivals.secondsBetweenMoving + (vehicles - moving) / arrivals.secondsBetweenParked;
  // Each user who watches the map receives positions at most once a second.
  const writes = active * arrivals.shareWatchingLive;
  const calls = operations * arrivals.callsAnOperation;
  const gatewayCores =
    coresFor(operations, measured.gatewayOperation) +
    Math.ceil((writes * measured.socketWrite) / 1000 / machine.utilisation);
  const dataApiCores = coresFor(calls, measured.dataApiCall) + coresFor(readings, measured.dataApiReading);
  const reading = coresFor(calls, measured.databaseCall);
  const writing = coresFor(readings, measured.databaseReading);
  const primaries = Math.ceil(writing / primaryCores);
  const databaseCores = Math.max(leastDatabaseCores, reading + writing);
  const readingsADay =
    (vehicles * arrivals.hoursMovingADay * 3600) / arrivals.secondsBetweenMoving +
    (vehicles * (24 - arrivals.hoursMovingADay) * 3600) / arrivals.secondsBetweenParked;
  const gigabytes = (readingsADay * 365 * measured.positionBytes) / 1e9;
  const gateways = machinesFor(gatewayCores);
  const dataApis = machinesFor(dataApiCores);
  // Storage and database cores count twice, because a replica takes over on failure and serves lists.
  const dollars =
    (gateways + dataApis) * prices.machine +
    2 * databaseCores * prices.databaseCore +
    2 * gigabytes * prices.gigabyte +
    prices.redis * (vehicles > 100_000 ? 3 : 1) +
    prices.balancerAndTraffic * Math.max(1, active / 1000);
  return { active, operations, readings, gateways, dataApis, databaseCores, primaries, gigabytes, dollars };
}

const number = (value) => Math.round(value).toLocaleString('en');

runCommand(async () => {
  const rows = scenarios.map((scenario) => {
    const needs = needsOf(scenario);
    return [
      number(scenario.vehicles),
      number(scenario.staff),
      number(needs.active),
      number(needs.operations),
      number(needs.readings),
      number(needs.gateways),
      number(needs.dataApis),
      `${number(needs.databaseCores)} on ${needs.primaries}`,
      number(needs.gigabytes),
      number(needs.dollars),
      number((needs.dollars / needs.active) * 1000),
    ];
  });
  const head = ['vehicles', 'staff', 'active', 'operations/s', 'readings/s', 'gateways', 'data APIs'];
  say(
    table(
      [...head, 'database cores, on primaries', 'GB of positions a year', '$ a month', '$ per 1,000 active'],
      rows,
    ),
  );
  return 0;
});
