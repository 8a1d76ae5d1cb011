import { ValidateNested } from 'class-validator';
import { type ClassType, Field, InputType } from 'type-graphql';
import { GatewayError } from '../../errors/errors.js';
import { atMost } from '../../graphql/schema/list-length.js';
import type { Query } from '../../rest/query.js';
import { namedClass } from './names.js';

/** A GraphQL type as type-graphql accepts it: a class, a scalar, an enum, or a list of one of them. */
export type GraphQLTypeValue = object;

/** The save, or the request, that a value is sent with. */
export interface Saving {
  /** The GraphQL name of the input field. */
  readonly field: string;
  /** The record is a new one. */
  readonly isNew: boolean;
  /** The file service's `…/load`: photos are sent as addresses below it. */
  readonly loadAddress: string;
}

/** Encodes a value for the data API. @throws GatewayError BAD_USER_INPUT naming the field */
export type Send<Sent> = (value: Sent, saving: Saving) => unknown;

/** A field of an input type or an argument, and how it is sent to the data API. */
export interface InputField {
  readonly type: GraphQLTypeValue;
  readonly nullable: boolean;
  readonly description: string;
  /** The names in the data API; several for a value that is sent as several. */
  readonly names: readonly string[];
  /** It is an object that class-validator validates. */
  readonly isNested: boolean;
  /** Maximum entries of a list, if others than `limits.listItems`. */
  readonly maxItems: number | undefined;
  /** The encoded values, by the names of the data API. */
  send(value: unknown, saving: Saving): Readonly<Record<string, unknown>>;
}

export type InputFields = Readonly<Record<string, InputField>>;

/** The conversion by which the values of a type are sent. */
export interface InputKind<Sent> {
  readonly type: GraphQLTypeValue;
  readonly isNested?: boolean;
  readonly maxItems?: number;
  /** Not called for null and undefined, which are sent unchanged. */
  send(value: Sent, saving: Saving): unknown;
}

export interface InputFieldOptions<Sent> {
  readonly description: string;
  readonly nullable?: boolean;
  /** Used in place of the kind's own function; also called for undefined and null. */
  readonly send?: Send<Sent | null | undefined> | undefined;
}

/** @param name its name in the data API; several if `send` returns a value for each, in this order */
export function inputField<Sent>(
  kind: InputKind<Sent>,
  name: string | readonly string[],
  { description, nullable = false, send }: InputFieldOptions<Sent>,
): InputField {
  const names = typeof name === 'string' ? [name] : name;
  const encode = (value: Sent | null | undefined, saving: Saving): unknown => {
    if (send) return send(value, saving);
    return value === null || value === undefined ? value : kind.send(value, saving);
  };
  return {
    type: kind.type,
    nullable,
    description,
    names,
    isNested: kind.isNested ?? false,
    maxItems: kind.maxItems,
    send: (value: Sent | null | undefined, saving: Saving) => {
      const sent = encode(value, saving);
      return Object.fromEntries(
        names.map((each, index) => [each, Array.isArray(sent) && names.length > 1 ? sent[index] : sent]),
      );
    },
  };
}

/** The parts of an input field that the schema shows. */
type InputDeclaration = Pick<InputField, 'type' | 'description'> &
  Partial<Pick<InputField, 'nullable' | 'isNested' | 'maxItems'>> & { readonly defaultValue?: unknown };

type InputDeclarations = Readonly<Record<string, InputDeclaration>>;

/** Declares the fields of an input type, or of arguments, on a class. */
export function declareInputFields(target: object, fields: InputDeclarations): void {
  for (const [name, { type, isNested, maxItems, description, ...options }] of Object.entries(fields)) {
    if (isNested) ValidateNested()(target, name);
    if (maxItems !== undefined) atMost(maxItems)(target, name);
    const maximum = maxItems === undefined ? '' : ` At most ${maxItems}.`;
    Field(() => type, { nullable: false, description: `${description}${maximum}`, ...options })(target, name);
  }
}

/** Declares an input type. */
export function defineInputType(
  name: string,
  description: string,
  fields: InputDeclarations,
): ClassType<object> {
  const type = namedClass(name, class {});
  declareInputFields(type.prototype, fields);
  InputType(name, { description })(type);
  return type;
}

/** The encoded values of an input with these fields. */
export function sentFor(
  fields: InputFields,
  input: object,
  saving: Omit<Saving, 'field'>,
): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const [field, inputField] of Object.entries(fields))
    Object.assign(sent, inputField.send(Reflect.get(input, field), { ...saving, field }));
  return sent;
}

/**
 * The encoded values as parameters of a GET; null for those that are not sent.
 * @throws GatewayError BAD_USER_INPUT for two fields of one parameter that both have a value
 */
export function parametersFor(fields: InputFields, input: object): Query {
  const parameters: Record<string, string | null> = {};
  for (const [field, inputField] of Object.entries(fields)) {
    const sent = inputField.send(Reflect.get(input, field), { field, isNew: false, loadAddress: '' });
    for (const [name, value] of Object.entries(sent)) {
      const isStated = value !== null && value !== undefined;
      if (isStated && typeof parameters[name] === 'string') throw statedTwice(field);
      if (isStated) parameters[name] = String(value);
      else parameters[name] ??= null;
    }
  }
  return parameters;
}

const statedTwice = (field: string) =>
  new GatewayError(
    'BAD_USER_INPUT',
    {
      id: `${field} menyatakan hal yang sama dengan filter lain: gunakan salah satu.`,
      en: `${field} states the same as another filter: use one of them.`,
    },
    { field },
  );
