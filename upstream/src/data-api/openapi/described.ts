import type { FastifySchema } from 'fastify';
import { type TSchema, Type } from 'typebox';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body as the document shows it, where a call validates a part of it only. */
    documentedBody?: TSchema | undefined;
  }
}

export interface Description {
  /** The group of calls that it belongs to. */
  tag: string;
  summary: string;
  /** The parameters; others are refused. */
  query?: TSchema;
  /** The body, validated before the handler. */
  body?: TSchema;
  /** The body as the document shows it, where the handler itself judges parts of it. */
  documentedBody?: TSchema;
  /** The schema of `data` of its reply when it succeeds. */
  data?: TSchema;
  /** The schema of `included` of its reply when it is requested. */
  included?: TSchema | undefined;
  /** The whole reply, where it is not the envelope. */
  reply?: TSchema;
  isSave?: boolean;
  /** The statuses of its refusals, besides those that every call has. */
  refuses?: readonly (keyof typeof WAYS)[];
}

/** Ways to refuse that some calls have. */
const WAYS = {
  401: 'The token is missing, unknown or revoked.',
  404: 'There is no such row, or it is out of your sight.',
  429: 'Too many attempts.',
  503: 'The database does not respond.',
} as const;

/** Refusals have a body too: its schema is added to the document under this name. */
export const REFUSAL = 'Refusal';
export const refusalSchema = Type.Object(
  {
    success: Type.Literal(false),
    message: Type.String(),
    requestId: Type.Optional(Type.String({ description: 'Of a fault: names the line in the log.' })),
  },
  { $id: REFUSAL, description: 'The response of a call that is refused.' },
);

export const BROKEN_RULE = 'BrokenRule';
export const brokenRuleSchema = Type.Object(
  {
    field: Type.Union([Type.String(), Type.Null()], { description: 'Null: the whole form.' }),
    code: Type.String(),
    message: Type.String(),
  },
  { $id: BROKEN_RULE, description: 'A mistake that the user can correct.' },
);

const ID = Type.Object({ id: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) });
const IDEMPOTENCY_KEY = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{1,200}$',
      description: 'A save with a key that was seen in the last 24 hours returns the first response again.',
    }),
  ),
});

/** Contract, section 1: the response of a call, and the fields that are there only when it succeeded. */
const envelope = (data: TSchema | undefined, included: TSchema | undefined) =>
  Type.Object({
    success: Type.Boolean({ description: 'False: a rule is broken, nothing was written.' }),
    message: Type.String(),
    data: Type.Optional(data ?? Type.Null()),
    ...(included && { included: Type.Optional(included) }),
    errors: Type.Optional(Type.Array(Type.Unsafe<unknown>({ $ref: `${BROKEN_RULE}#` }))),
  });

const refused = (description: string) => ({
  description,
  ...Type.Unsafe<unknown>({ $ref: `${REFUSAL}#` }),
});

/** The options of a route: by what its calls are validated and how it is documented. */
export interface RouteOptions<D extends Description> {
  schema: FastifySchema & { body: D['body']; querystring: D['query'] };
  config: { documentedBody: TSchema | undefined };
}

/** A route's options with its part of the OpenAPI document. Who may call it is added from its access rule. */
export function described<D extends Description>(description: D): RouteOptions<D>;
export function described(
  description: Description,
): Pick<RouteOptions<Description>, 'config'> & { schema: FastifySchema } {
  const {
    tag,
    summary,
    query,
    body,
    documentedBody,
    data,
    included,
    reply,
    isSave,
    refuses = [],
  } = description;
  return {
    config: { documentedBody },
    schema: {
      tags: [tag],
      summary,
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(isSave && { headers: IDEMPOTENCY_KEY }),
      response: {
        200: {
          description: 'Done, or a rule is broken (`success: false`).',
          ...(reply ?? envelope(data, included)),
        },
        400: refused('Malformed: wrong type, unknown parameter or code, unparsable JSON.'),
        ...Object.fromEntries(refuses.map((status) => [status, refused(WAYS[status])])),
        500: refused('A fault of the server.'),
      },
    },
  };
}

/** `described`, of a route whose path ends with the id of a row. */
export function describedRow<D extends Description>(description: D) {
  const { schema, ...options } = described<D>({ ...description, refuses: [404] });
  return { ...options, schema: { ...schema, params: ID } };
}
