import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { Type } from 'typebox';
import type { CallRule } from '../access/call-rules.js';
import { COMPANY_TYPE_NAME } from '../access/caller.js';
import { type App, validatorCompiler } from '../http/validation.js';
import { brokenRuleSchema, described, REFUSAL, refusalSchema } from './described.js';

/**
 * Serves the OpenAPI document at `GET openapi.json`, made from what the routes added to this app after the call declare about
 * themselves (`described`) and from the table of who may call them. Their calls are validated by the same schemas.
 *
 * @param prefix where this app stands, `/api`
 */
export async function serveOpenApi(app: App, prefix: string): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (reply) => JSON.stringify(reply));
  app.addSchema(refusalSchema);
  app.addSchema(brokenRuleSchema);

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Armada data API',
        version: '1.0.0',
        description:
          'Rows, rules and permissions of the fleet. Numbers and ids are read from text as well; fields that are not named are left alone.',
      },
      servers: [{ url: prefix === '' ? '/' : prefix }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) =>
        typeof schema.$id === 'string' ? schema.$id : `def-${index}`,
    },
    transform: ({ schema, url, route }) => ({
      schema: withAccess(documented(schema, route.config), route.config?.access, route.method === 'POST'),
      url,
    }),
  });

  const document = Type.Object({ openapi: Type.String() });
  app.get(
    '/openapi.json',
    described({ tag: 'openapi', summary: 'This document', reply: document }),
    async () => app.swagger(),
  );
}

/** The schema of a route as the document shows it. */
const documented = (schema: FastifySchema = {}, config: FastifyContextConfig = {}): FastifySchema =>
  config.documentedBody === undefined ? schema : { ...schema, body: config.documentedBody };

/** Adds to a route's description who may call it, and how it refuses everybody else. */
function withAccess(schema: FastifySchema, rule: CallRule | undefined, isPost: boolean): FastifySchema {
  const refusal = (description: string) => ({ description, $ref: `${REFUSAL}#` });
  const tooLarge = isPost && { 413: refusal('The body is too large.') };
  const replies = typeof schema.response === 'object' && schema.response !== null ? schema.response : {};
  if (rule === undefined || rule === 'public' || rule === 'tracker') {
    return { ...schema, security: [], response: { ...replies, ...tooLarge } };
  }
  return {
    ...schema,
    description: whoMay(rule),
    response: {
      ...replies,
      401: refusal('The token is missing, unknown, expired or revoked.'),
      // A token that reads only may make no POST at all.
      ...((isPost || rule !== 'signedIn') && { 403: refusal('Not permitted.') }),
      ...tooLarge,
    },
  };
}

function whoMay(rule: Exclude<CallRule, 'public' | 'tracker'>): string {
  if (rule === 'signedIn') return 'Needs a login alone.';
  if (rule === 'person') return 'Needs the login of a person; an API token will not do.';
  const types = rule.companyTypes?.map((type) => COMPANY_TYPE_NAME[type]).join(', ');
  return `Needs the menu \`${rule.menu}\`${types === undefined ? '' : ` and staff of ${types}`}.`;
}
