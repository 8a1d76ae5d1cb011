import { GatewayError } from './errors.js';

/**
 * The numeric codes of the data API (specification, section 4) beside the members of a GraphQL enum.
 * A code this table does not know becomes the enum's UNKNOWN member, so that a new code upstream never fails a list.
 */
export class CodeTable<Member extends string> {
  /** By the code as a number and as text: which of them a data API writes is its own affair. */
  private readonly memberOf: ReadonlyMap<unknown, Member>;
  private readonly codeOf: ReadonlyMap<Member, number>;

  constructor(
    private readonly unknown: Member,
    members: ReadonlyArray<readonly [Member, number]>,
  ) {
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

  /** The code to send. UNKNOWN can be read but not said: it throws BAD_USER_INPUT naming `field`. */
  write(member: Member, field: string): number {
    const code = this.codeOf.get(member);
    if (code === undefined)
      throw new GatewayError('BAD_USER_INPUT', `${field} cannot be set to ${member}.`, { field });
    return code;
  }
}
