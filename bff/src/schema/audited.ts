import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

/** What every row of the data API says about its making and its last change (contract, section 1). */
@ObjectType({ simpleResolvers: true })
export abstract class Audited {
  @Field(() => String, { nullable: true, description: 'Name of the person who made it.' })
  createdBy: string | null = null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was made.' })
  createdAt: string | null = null;

  @Field(() => String, { nullable: true, description: 'Name of the person who changed it last.' })
  updatedBy: string | null = null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was changed last.' })
  updatedAt: string | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Counts the edits. Sent back with an edit, it makes the edit fail with CONFLICT if somebody else was faster.',
  })
  version: number | null = null;
}

/** The audit columns of a row as `wire.audit` reads them. */
export interface AuditRow {
  readonly createdBy: string | null;
  readonly createdDate: string | null;
  readonly updatedBy: string | null;
  readonly updatedDate: string | null;
  readonly version: number | null;
}

/** The fields of `Audited` from a row's audit columns. */
export const auditOf = (row: AuditRow) => ({
  createdBy: row.createdBy,
  createdAt: row.createdDate,
  updatedBy: row.updatedBy,
  updatedAt: row.updatedDate,
  version: row.version,
});
