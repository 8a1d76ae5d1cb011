import { type RawBuilder, sql } from 'kysely';
import type { Caller } from './caller.js';

/** The values of one call, for a statement that many calls share. */
export interface CallValues {
  caller: Pick<Caller, 'companyId' | 'userId' | 'userTypeId'>;
  /** `YYYY-MM-DD`, in the fleet's time zone. */
  today: string;
  /** ISO 8601; lists have it. */
  now?: string;
  filters?: ReadonlyMap<string, number | boolean | string>;
  searchText?: string | undefined;
  /** The group of the entries of a pick list. */
  group?: string | undefined;
  /** Only the row with this id. */
  id?: number;
  /** Only these rows. */
  ids?: readonly number[] | undefined;
  offset?: number;
  /** The most rows; null: all of them. */
  most?: number | null;
  /** The values that are written into the columns of the statement, in their order. */
  written?: readonly unknown[];
}

/**
 * The place of a value in a statement that is compiled once for many calls. Code that composes SQL never sees the value: it can only
 * embed the parameter, or convert it with `map`.
 */
export class Parameter<T> {
  readonly #read: (call: CallValues) => T | undefined;

  constructor(read: (call: CallValues) => T | undefined) {
    this.#read = read;
  }

  /** @throws Error when the call has no such value, as the statement is of another shape */
  of(call: CallValues): T {
    const value = this.#read(call);
    if (value === undefined) throw new Error('The call has no value for a parameter of the statement.');
    return value;
  }

  map<U>(convert: (value: T) => U): Parameter<U> {
    return new Parameter((call) => convert(this.of(call)));
  }

  /** Stops a statement that is sent, or used as a key, before its parameters have values. */
  toJSON(): never {
    throw new Error('A parameter was used without its value.');
  }
}

/** A value that SQL embeds: of one call, or a parameter that stands for the values of many. */
export type Given<T> = RawBuilder<T> | Parameter<T>;

/** The facts of a caller that the text of SQL may depend on; callers of the same kind share statements. */
export type CallerKind = Pick<Caller, 'companyType' | 'language'>;

/** A caller as SQL is composed for it. */
export interface GivenCaller extends CallerKind {
  companyId: Given<number>;
  userId: Given<number>;
  userTypeId: Given<number>;
}

/** For SQL that is executed for this caller alone. */
export const valuesOf = (caller: Caller): GivenCaller => ({
  ...kindOf(caller),
  companyId: sql.val(caller.companyId),
  userId: sql.val(caller.userId),
  userTypeId: sql.val(caller.userTypeId),
});

/** For a statement that callers of a kind share. */
export const parametersOf = (kind: CallerKind): GivenCaller => ({
  ...kindOf(kind),
  companyId: new Parameter(({ caller }) => caller.companyId),
  userId: new Parameter(({ caller }) => caller.userId),
  userTypeId: new Parameter(({ caller }) => caller.userTypeId),
});

export const kindOf = ({ companyType, language }: CallerKind): CallerKind => ({ companyType, language });
