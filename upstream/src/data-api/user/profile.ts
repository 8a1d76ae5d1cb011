import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { everybody, writtenBy } from '../access/field-rights.js';
import { bodyReader, optionalText, PHONE, text } from '../http/body-reader.js';
import { described } from '../openapi/described.js';
import { savedSchema } from '../openapi/list-schemas.js';
import { own } from '../resource/columns.js';
import type { Editable } from '../resource/resource.js';
import { checkFieldRights } from '../resource/save/field-guard.js';
import { saveOnce } from '../resource/save/idempotency.js';
import { save } from '../resource/save/save.js';
import { readTarget } from '../resource/serve-resource.js';
import type { Services } from '../services.js';
import { ownUserScope } from './user-scopes.js';

const profileSchema = Type.Object({
  name: text('Name'),
  address: text('Address', 500),
  phone: PHONE,
  photo: optionalText('Photo', 500),
  office: optionalText('Office', 100),
  reportTo: optionalText('Report to', 100),
});

/** The fields of their own account that users may change. */
const profile: Editable<'app_user', typeof profileSchema> = {
  name: 'profile',
  scope: ownUserScope,
  rights: writtenBy(everybody, ['name', 'address', 'phone', 'photo', 'office', 'reportTo']),
  joins: {},
  photos: [{ column: 'photo', holds: 'one', field: 'photo' }],
  columns: {
    name: own('name', 'text'),
    address: own('address', 'text'),
    phone: own('phone', 'text'),
    photo: own('photo', 'text'),
    office: own('office', 'text'),
    reportTo: own('report_to', 'text'),
  },
  search: [],
  filters: {},
  options: [],
  save: { schema: profileSchema },
};

const readProfile = bodyReader(profile.save.schema);

/** `POST user/profile`: x `version` as in any edit. */
export function serveProfile(app: FastifyInstance, services: Services): void {
  checkFieldRights(profile);
  app.post(
    '/user/profile',
    described({
      tag: 'user',
      summary: 'Change one’s own name, address, phone, photo, office and who one reports to',
      body: readProfile,
      data: savedSchema,
      isSave: true,
    }),
    async (request) => {
      const body = readProfile(request.body);
      const { version } = readTarget(request.body);
      const target = { id: callerOf(request).userId, version: version ?? undefined };
      return saveOnce(services, request, (context) => save(context, profile, body, target));
    },
  );
}
