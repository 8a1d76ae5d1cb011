import { sql } from 'kysely';
import { type TSchema, Type } from 'typebox';
import { isoTime } from '../../database/value-types.js';
import type { Caller } from '../access/caller.js';
import type { Parameters } from '../http/query-reader.js';
import type { Row } from '../resource/resource.js';
import type { Services } from '../services/services.js';
import { CHANGE_MINUTES } from './comment.js';
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
  editedDate: orNull(Type.String({ description: 'When its text was changed; null if it never was.' })),
  deletedDate: orNull(Type.String({ description: 'When it was deleted, with its text and photos.' })),
  changeableUntil: orNull(Type.String({ description: 'Until when the caller may change or delete it.' })),
  ...WRITER,
});

const historySchema = Type.Object({
  id: Type.Integer(),
  step: Type.String(),
  fromStatus: orNull(Type.Integer()),
  toStatus: Type.Integer(),
  actionId: orNull(Type.Integer()),
  reason: orNull(Type.String()),
  value: orNull(Type.String({ description: 'What the step has set: a day, a priority or a name.' })),
  ...WRITER,
});

/** Comments that can be requested at once. */
const MOST_COMMENTS = 1000;
const LARGEST_ID = 9_999_999_999;

/** The part that one reply shows of a conversation that may be thousands of comments long; all of it where none is given. */
const parameters = {
  commentsLast: Type.Optional(
    Type.Integer({ minimum: 0, maximum: MOST_COMMENTS, description: 'Only the newest so many comments.' }),
  ),
  commentsBefore: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LARGEST_ID,
      description: 'Only comments older than that of this id.',
    }),
  ),
};

/**
 * `complaint/view/{id}`: the complaint, its comments and its steps,
 * both oldest first. `isTenant` and `isSupplier` show which side the caller is on, `steps` what they may do now.
 */
export const complaintDetail = {
  parameters,
  schema: (row: TSchema) =>
    Type.Object({
      complaintDto: Type.Intersect([
        row,
        Type.Object({
          isTenant: FLAG,
          isSupplier: FLAG,
          companySupplierPhone: orNull(Type.String()),
          companyTenantPhone: orNull(Type.String()),
          steps: Type.Array(Type.Enum([...STEP_NAMES]), { description: 'What the caller may do now.' }),
        }),
      ]),
      complaintComments: Type.Array(commentSchema, { description: 'Oldest first.' }),
      commentCount: Type.Integer({ minimum: 0, description: 'How many comments there are in all.' }),
      complaintHistory: Type.Array(historySchema),
    }),
  read: async ({ reads }: Services, caller: Caller, row: Row, given: Parameters) => {
    const sides = sidesOf(caller);
    const { commentsLast: last = null, commentsBefore: before = null } = given;
    const { rows } = await sql<Row>`
      select
        (select coalesce(json_agg(line order by line.id), '[]') from (
          select t.id, t.complaint_id as "complaintId", t.description, t.photos as photo,
            case when t.company_type = ${caller.companyType} then '1' else '0' end as sender, t.step,
            ${isoTime(sql`t.edited_at`)} as "editedDate", ${isoTime(sql`t.deleted_at`)} as "deletedDate",
            case when ${isChangeable(caller)} then ${changeableUntil} end as "changeableUntil", ${writer}
          from complaint_comment t left join app_user u on u.id = t.user_id
          where t.complaint_id = ${row.id} ${before === null ? sql`` : sql`and t.id < ${before}`}
          order by t.id desc limit ${last}) line) as "complaintComments",
        (select count(*) from complaint_comment where complaint_id = ${row.id}) as "commentCount",
        (select coalesce(json_agg(line order by line.id), '[]') from (
          select t.id, t.step, t.from_status as "fromStatus", t.to_status as "toStatus", t.action as "actionId", t.reason,
            t.value, ${writer}
          from complaint_history t left join app_user u on u.id = t.user_id
          where t.complaint_id = ${row.id}) line) as "complaintHistory",
        (select nullif(phone, '') from company where id = ${row.companySupplierId}) as "companySupplierPhone",
        (select nullif(phone, '') from company where id = ${row.companyTenantId}) as "companyTenantPhone"`.execute(
      reads,
    );
    const { companySupplierPhone, companyTenantPhone, ...lists } = rows[0] ?? {};
    return {
      complaintDto: {
        ...row,
        companySupplierPhone,
        companyTenantPhone,
        isTenant: sides.includes('tenant') ? '1' : '0',
        isSupplier: sides.includes('supplier') ? '1' : '0',
        steps: stepsOf(caller, Number(row.status)),
      },
      ...lists,
    };
  },
};

/** Checks whether the caller may change comment `t`, for as long as the complaint can be commented on. */
const isChangeable = ({ userId }: Caller) => sql<boolean>`t.user_id = ${userId} and t.step is null
  and t.deleted_at is null and t.created_at > now() - make_interval(mins => ${CHANGE_MINUTES})`;

const changeableUntil = isoTime(sql`t.created_at + make_interval(mins => ${sql.lit(CHANGE_MINUTES)})`);

/** The writer of line `t`, user `u`, and when. */
const writer = sql`u.name, t.user_id as "userId", t.company_type as "companyTypeId", ${isoTime(sql`t.created_at`)} as "createdDate"`;
