import { tooManyTries } from '../../http/refusals.js';
import { takeReadings } from '../../telemetry/intake.js';
import type { TelemetryServices } from '../../telemetry/position-feed.js';
import { type Reading, type Refusal, type Sign, timely } from '../../telemetry/reading.js';
import { byTracker, deviceKey } from '../../telemetry/tracked-vehicles.js';
import type { DeviceFault } from '../device-faults.js';
import type { DeviceReading } from '../forms/device-reading.js';
import type { TokenHolder } from '../tracker-tokens.js';
import { GroupCommit } from './group-commit.js';

/** Transactions at the same time: while the database works on one, the next is prepared. */
const MOST_AT_ONCE = 2;
/** Readings of one transaction. */
const LARGEST = 1_000;
/** Readings that wait; beyond, messages are refused for some seconds. */
export const MOST_WAITING = 20_000;
const RETRY_AFTER = 5;

type Taken = Omit<Reading, 'index'> | Omit<Sign, 'index'>;

/** The outcome of a device's reading: it is stored, or there is a reason why not. */
export type ReadingOutcome = 'STORED' | Exclude<Refusal['code'], 'INVALID'>;

/** Takes the readings of devices one by one, and stores those that come at the same time together. */
export class PositionIntake {
  readonly #services: TelemetryServices;
  readonly #group: GroupCommit<Taken, ReadingOutcome>;

  constructor(services: TelemetryServices) {
    this.#services = services;
    this.#group = new GroupCommit((readings) => this.#store(readings), {
      largest: LARGEST,
      most: MOST_AT_ONCE,
    });
  }

  /**
   * Resolves once the reading is committed, or is known to be of no use.
   * @throws CallRefused (429) while too many readings wait
   */
  async take(
    { supplierId }: TokenHolder,
    { deviceId, measured, state }: DeviceReading,
  ): Promise<ReadingOutcome> {
    if (this.#group.waiting >= MOST_WAITING) throw tooManyTries(RETRY_AFTER);
    const device = deviceKey(supplierId, deviceId);
    const outcome = await this.#group.add({ device, ...measured });
    // A parked device repeats its place with a newer battery.
    if (outcome === 'REPEATED' && state !== undefined) await this.#group.add({ device, ...state });
    return outcome;
  }

  async #store(readings: readonly Taken[]): Promise<ReadingOutcome[]> {
    const now = this.#services.now().getTime();
    const timed = readings.map((reading, index) => timely({ index, ...reading }, now));
    const { refused } = await takeReadings(this.#services, byTracker(this.#services), timed);
    const outcomes: ReadingOutcome[] = readings.map(() => 'STORED');
    for (const { index, code } of refused) if (code !== 'INVALID') outcomes[index] = code;
    return outcomes;
  }
}

/** The meaning of each outcome for its device: whether a vehicle has it, as far as that was looked up, and what is wrong with it. */
export const MEANINGS: Readonly<Record<ReadingOutcome, { isKnown?: boolean; fault?: DeviceFault }>> = {
  STORED: { isKnown: true },
  REPEATED: { isKnown: true },
  JUMP: { isKnown: true, fault: 'JUMP' },
  NO_FIX: { isKnown: true, fault: 'NO_FIX' },
  UNKNOWN_VEHICLE: { isKnown: false },
  FUTURE: { fault: 'FUTURE' },
  TOO_OLD: { fault: 'TOO_OLD' },
};
