import type { ApolloClient } from '@apollo/client';
import type { FieldValue, FormValues } from '../../crud/resource/field';
import type { Draft, Resource, ScreenOptions } from '../../crud/resource/resource';
import { addDays, addMonths, partsOf } from '../../ui/dates/day';

/** The longest contract number of the form. */
const MAX_NUMBER = 50;

/** Milliseconds. */
const DAY = 86_400_000;

/** The period of the same length that begins on the day after: whole months stay whole months. */
export function nextPeriod(startDate: string, endDate: string): { startDate: string; endDate: string } {
  const next = addDays(endDate, 1);
  const [[year, month, date], [nextYear, nextMonth, nextDate]] = [partsOf(startDate), partsOf(next)];
  const months = (nextYear - year) * 12 + nextMonth - month;
  const days = Math.round((Date.parse(next) - Date.parse(startDate)) / DAY);
  const isWholeMonths = months > 0 && date === nextDate;
  const end = isWholeMonths ? addDays(addMonths(next, months), -1) : addDays(next, days - 1);
  return { startDate: next, endDate: end };
}

/** A number for the renewal, since numbers are unique: `K/1` becomes `K/1-R1`, and that `K/1-R2`. */
export function nextNumber(contractNo: string): string {
  const [, stem = contractNo, count = '0'] = /^(.*)-R(\d{1,4})$/.exec(contractNo) ?? [];
  const mark = `-R${Number(count) + 1}`;
  return `${stem.slice(0, MAX_NUMBER - mark.length)}${mark}`;
}

const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');

/** A renewal has its values from the contract, not from the lists of an empty form. */
const NO_OPTIONS: ScreenOptions = {
  of: () => [],
  isLoading: false,
  error: undefined,
  refetch: () => undefined,
};

/** The draft of a new contract that continues a stored one, with the same tenant, vehicles and maximum; null out of scope. */
export async function renewalDraft(
  contract: Resource,
  client: ApolloClient,
  id: string,
): Promise<Draft | null> {
  const stored = await contract.load(client, id);
  if (stored === null) return null;
  const [startDate, endDate] = [textOf(stored.values.startDate), textOf(stored.values.endDate)];
  const contractNo = textOf(stored.values.contractNo);
  const values: FormValues = {
    ...stored.values,
    contractNo: nextNumber(contractNo),
    ...(startDate !== '' && endDate !== '' && nextPeriod(startDate, endDate)),
  };
  const notes = { contractNo: { text: 'renews', values: { contractNo } } };
  return { ...contract.blank(NO_OPTIONS), values, notes };
}
