import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { bodyReader, optionalText, PHONE, text } from '../http/body-reader.js';
import { described } from '../openapi/described.js';
import { savedSchema } from '../openapi/list-schemas.js';
import { own } from '../resource/columns.js';
import { once, saveCallOf } from '../resource/idempotency.js';
import { defineResource } from '../resource/resource.js';
import { save } from '../resource/save.js';
import { readTarget } from '../resource/serve-resource.js';
import type { Services } from '../services.js';
import { photoOf } from './user.js';

/** What everybody may change of themselves (contract, section 2). */
const profile = defineResource({
  name: 'profile',
  scope: 'own_user',
  joins: {},
  columns: { photo: own('photo', 'text') },
  search: [],
  filters: {},
  options: [],
  save: {
    schema: Type.Object({
      name: text('Name'),
      address: text('Address', 500),
      phone: PHONE,
      photo: optionalText('Photo', 500),
    }),
    values: async (_context, body) => ({
      name: body.name.trim(),
      address: body.address.trim(),
      phone: body.phone,
      photo: photoOf(body.photo),
    }),
    constraints: {},
  },
});

const readProfile = bodyReader(profile.save.schema);

/** `POST user/profile`: one's own name, address, phone and photo; `version` as in any edit. */
export function serveProfile(app: FastifyInstance, services: Services): void {
  app.post(
    '/user/profile',
    described({
      tag: 'user',
      summary: 'Change one’s own name, address, phone and photo',
      body: readProfile,
      data: savedSchema,
      isSave: true,
    }),
    async (request) => {
      const caller = callerOf(request);
      const body = readProfile(request.body);
      const target = { id: caller.userId, version: readTarget(request.body).version ?? undefined };
      const call = saveCallOf(request);
      return services.transact((trx) =>
        once(trx, call, () => save(services, profile, caller, trx, body, target)),
      );
    },
  );
}
