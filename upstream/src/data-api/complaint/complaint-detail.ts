import { sql } from 'kysely';
import { type TSchema, Type } from 'typebox';
import type { Caller } from '../access/caller.js';
import type { Row } from '../resource/resource.js';
import type { Services } from '../services.js';
import { STEP_NAMES, sidesOf, stepsOf } from './steps.js';

const FLAG = Type.Enum(['1', '0']);
const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const WRITER = {
  name: orNull(Type.String()),
  userId: Type.Integer(),
  companyTypeId: Type.Integer({ description: 'Of the writer: 1 Platform, 2 Supplier, 3 Tenant.' }),
  createdDate: Type.String({ description: 'ISO 8601 with an offset.' }),
};

const commentSchema = Type.Object({
  id: Type.Integer(),
  complaintId: Type.Integer(),
  description: Type.String(),
  photo: Type.Array(Type.String()),
  sender: FLAG,
  step: orNull(Type.String({ description: 'The step whose reason it is.' })),
  ...WRITER,
});

const historySchema = Type.Object({
  id: Type.Integer(),
  step: Type.String(),
  fromStatus: orNull(Type.Integer()),
  toStatus: Type.Integer(),
  actionId: orNull(Type.Integer()),
  reason: orNull(Type.String()),
  ...WRITER,
});

/**
 * `complaint/view/{id}` (specification, section 7): the complaint, what was said about it and, besides, what was done,
 * both oldest first. `isTenant` and `isSupplier` say which side the caller is on, `steps` what they may do now.
 */
export const complaintDetail = {
  schema: (row: TSchema) =>
    Type.Object({
      complaintDto: Type.Intersect([
        row,
        Type.Object({
          isTenant: FLAG,
          isSupplier: FLAG,
          steps: Type.Array(Type.Enum([...STEP_NAMES]), { description: 'What the caller may do now.' }),
        }),
      ]),
      complaintComments: Type.Array(commentSchema),
      complaintHistory: Type.Array(historySchema),
    }),
  read: async ({ db }: Services, caller: Caller, row: Row) => {
    const sides = sidesOf(caller);
    const { rows: comments } = await sql<Row>`
      select t.id, t.complaint_id as "complaintId", t.description, t.photos as photo,
        case when t.company_type = ${caller.companyType} then '1' else '0' end as sender, t.step, ${writer}
      from complaint_comment t left join app_user u on u.id = t.user_id
      where t.complaint_id = ${row.id} order by t.id`.execute(db);
    const { rows: history } = await sql<Row>`
      select t.id, t.step, t.from_status as "fromStatus", t.to_status as "toStatus", t.action as "actionId", t.reason,
        ${writer}
      from complaint_history t left join app_user u on u.id = t.user_id
      where t.complaint_id = ${row.id} order by t.id`.execute(db);
    return {
      complaintDto: {
        ...row,
        isTenant: sides.includes('tenant') ? '1' : '0',
        isSupplier: sides.includes('supplier') ? '1' : '0',
        steps: stepsOf(caller, Number(row.status)),
      },
      complaintComments: comments,
      complaintHistory: history,
    };
  },
};

/** Who wrote line `t`, user `u`, and when. */
const writer = sql`u.name, t.user_id as "userId", t.company_type as "companyTypeId", t.created_at as "createdDate"`;
