import { registerEnumType } from 'type-graphql';
import { GatewayError } from '../../errors/errors.js';

/** A member's code in the data API, and its description in the schema. */
type Code = readonly [code: number | string, description: string];

/**
 * A GraphQL enum and the codes, numbers or words, that the data API has for its members.
 * A code this table does not know becomes the member UNKNOWN, so that a new code upstream never fails a list.
 */
export class CodeTable<Member extends string> {
  /** The enum, as type-graphql takes one. */
  readonly type: Readonly<Record<string, string>>;
  /** By the code as a number and as text: data APIs write both. */
  private readonly memberOf: ReadonlyMap<unknown, Member>;
  private readonly codeOf: ReadonlyMap<string, number | string>;

  constructor(
    private readonly unknown: Member,
    members: ReadonlyArray<readonly [Member, number | string]>,
  ) {
    this.type = Object.fromEntries(
      [...members.map(([member]) => member), unknown].map((name) => [name, name]),
    );
    this.memberOf = new Map<unknown, Member>(
      members.flatMap(([member, code]) => [
        [code, member],
        [String(code), member],
      ]),
    );
    this.codeOf = new Map(members);
  }

  /** The member for a code as the data API writes it (`1` or `'1'`). */
  read(code: unknown): Member {
    return this.memberOf.get(code) ?? this.memberOf.get(String(code).trim()) ?? this.unknown;
  }

  /** Checks whether there is a member for a code as the data API writes it. */
  knows(code: unknown): boolean {
    return this.read(code) !== this.unknown;
  }

  /** The code to send. UNKNOWN can be read but not sent: it throws BAD_USER_INPUT naming `field`. */
  write(member: Member, field: string): number | string {
    const code = this.codeOf.get(member);
    if (code === undefined)
      throw new GatewayError('BAD_USER_INPUT', `${field} cannot be set to ${member}.`, { field });
    return code;
  }
}

/** Declares a GraphQL enum of codes; the member UNKNOWN is added. */
export function defineCodes<const Members extends Readonly<Record<string, Code>>>(
  name: string,
  description: string,
  members: Members,
  unknown = 'No code, or one that this gateway does not know.',
): CodeTable<(keyof Members & string) | 'UNKNOWN'> {
  type Member = (keyof Members & string) | 'UNKNOWN';
  const entries: [Member, Code][] = Object.entries(members);
  const table = new CodeTable<Member>(
    'UNKNOWN',
    entries.map(([member, [code]]) => [member, code]),
  );
  registerEnumType(table.type, {
    name,
    description,
    valuesConfig: {
      ...Object.fromEntries(entries.map(([member, [, text]]) => [member, { description: text }])),
      UNKNOWN: { description: unknown },
    },
  });
  return table;
}

/** The members of a table, as a type. */
export type MemberOf<Table> = Table extends CodeTable<infer Member> ? Member : never;
