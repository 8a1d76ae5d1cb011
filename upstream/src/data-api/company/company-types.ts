import { COMPANY_TYPE, COMPANY_TYPE_NAME, callerOf } from '../access/caller.js';
import { succeeded } from '../http/envelope.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { optionsSchema } from '../resource/list/list-schemas.js';

/** `GET company/list/type`: the company types that the caller has to do with. */
export function serveCompanyTypes(app: App): void {
  app.get(
    '/company/list/type',
    described({ tag: 'company', summary: 'Company types, as a pick list', data: optionsSchema }),
    async (request) => {
      const { companyType } = callerOf(request);
      const types = Object.entries(COMPANY_TYPE_NAME).map(([id, text]) => ({ value: Number(id), text }));
      const seesAll = companyType === COMPANY_TYPE.platform;
      return succeeded(types.filter((type) => seesAll || type.value === companyType));
    },
  );
}
