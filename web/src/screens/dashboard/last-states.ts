import type { ReadableAtom } from 'nanostores';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { MovedVehicle } from '../../map/live/vehicle-positions';

/** The last report of a vehicle, as every part of the dashboard shows it. */
interface LastState {
  readonly vehicleId?: string | null;
  readonly speed?: number | null;
  readonly batteryPercentage?: number | null;
  readonly odometer?: number | null;
  readonly measuredAt?: string | null;
}

const timeOf = ({ measuredAt }: LastState): number => (measuredAt == null ? 0 : Date.parse(measuredAt));

/** The newer of two reports; missing charge and distance come from the older one. */
function newer(one: LastState, other: LastState): LastState {
  const [last, before] = timeOf(one) >= timeOf(other) ? [one, other] : [other, one];
  return {
    vehicleId: last.vehicleId ?? null,
    speed: last.speed ?? null,
    batteryPercentage: last.batteryPercentage ?? before.batteryPercentage ?? null,
    odometer: last.odometer ?? before.odometer ?? null,
    measuredAt: last.measuredAt ?? null,
  };
}

/**
 * The last state of every vehicle from all responses and events: all cards read it here, so that they never disagree.
 */
export class LastStates {
  private readonly states = new Map<string, LastState>();
  private readonly listeners = new Set<() => void>();

  update(readings: readonly LastState[]): void {
    for (const reading of readings) {
      const { vehicleId, measuredAt } = reading;
      if (vehicleId == null || measuredAt == null) continue;
      const known = this.states.get(vehicleId);
      this.states.set(vehicleId, known === undefined ? newer(reading, reading) : newer(reading, known));
    }
    for (const listener of this.listeners) listener();
  }

  /** The row with the last state of its vehicle. */
  latest<Row extends LastState>(row: Row): Row {
    const known = row.vehicleId == null ? undefined : this.states.get(row.vehicleId);
    return known === undefined ? row : { ...row, ...newer(row, known) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
}

/** The states, updated with every moved vehicle. */
export function useStates($moved: ReadableAtom<readonly MovedVehicle[]>): LastStates {
  const [states] = useState(() => new LastStates());
  useEffect(() => $moved.listen((moved) => states.update(moved)), [states, $moved]);
  return states;
}

/** The rows with the last states of their vehicles; the rows update the states as well. */
export function useLatest<Row extends LastState>(states: LastStates, rows: readonly Row[]): readonly Row[] {
  useEffect(() => states.update(rows), [states, rows]);
  // A string, so that a component renders again only when one of its own rows has changed.
  const read = useCallback(() => JSON.stringify(rows.map((row) => states.latest(row))), [states, rows]);
  useSyncExternalStore(states.subscribe, read);
  return rows.map((row) => states.latest(row));
}
