import { isAbsent, type PayloadSchemas } from '../../rest/payload-schemas.js';
import type { GraphQLTypeValue, InputField, Send } from './input-field.js';

/** A row of the REST payload. */
export type RestRow = Readonly<Record<string, unknown>>;

/** A value of a row has the wrong type or format. */
export class Malformed extends Error {
  constructor(
    /** The path from the row to the value, by the names of the REST payload. */
    readonly path: readonly PropertyKey[],
    readonly expected: string,
  ) {
    super(`${path.map(String).join('.')}: expected ${expected}`);
  }
}

/** A list within a row; null, missing and empty text are the empty list. @throws Malformed */
export function listOf(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isAbsent(value)) return [];
  throw new Malformed([name], 'a list');
}

/** A member of an enum of search or sort fields: its description, or true for one made from the field's name. */
export type EnumMember = true | string | { readonly name: string; readonly description: string };

export interface Field<Value = unknown> {
  readonly type: GraphQLTypeValue;
  readonly nullable: boolean;
  readonly description: string;
  /** It is read for the gateway's own use and is not a field of the GraphQL type. */
  readonly hidden?: boolean;
  /** The names in the REST row; several for a value that consists of several. */
  readonly names: readonly string[];
  /** Returns the function that reads it from a row, which throws `Malformed`. */
  read(schemas: PayloadSchemas): (row: RestRow) => unknown;
  readonly search?: EnumMember | undefined;
  readonly sort?: EnumMember | undefined;
  readonly filter?: InputField | undefined;
  readonly input?: InputField | undefined;
  readonly bulk?: InputField | undefined;
  /** Never set: it carries the type of the value. */
  readonly value?: Value;
}

export type Fields = Readonly<Record<string, Field>>;

/** The GraphQL object with these fields. */
export type Item<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

export interface InputOptions<Sent> {
  /** The name in the payload of a save; default: the row's. */
  readonly name?: string;
  /** Default: that of the output field. */
  readonly description?: string;
  readonly nullable?: boolean;
  /** Encodes the value in place of the kind's own function; also called for undefined and null. */
  readonly send?: Send<Sent | null | undefined>;
}

export interface FieldOptions<Sent = unknown> {
  readonly description: string;
  /** Null, missing and empty values are read as null. */
  readonly nullable?: boolean;
  /** A text that means null. */
  readonly none?: string;
  /** The list can be searched by it. */
  readonly search?: EnumMember;
  /** The list can be ordered by it. */
  readonly sort?: EnumMember;
  /** The list can be filtered by it: the description, and the parameter where it is not the row's name. */
  readonly filter?: string | { readonly name: string; readonly description: string };
  /** It can be saved: true, the description of the input field, or its options. */
  readonly input?: true | string | InputOptions<Sent>;
  /** It can be changed in many records at once: true, or its description there. */
  readonly bulk?: true | string;
}

export type ValueOf<Options, Value> = Options extends { readonly nullable: true } ? Value | null : Value;
