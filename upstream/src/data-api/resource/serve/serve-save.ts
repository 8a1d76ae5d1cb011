import type { Static, TSchema } from 'typebox';
import type { Envelope } from '../../http/envelope.js';
import { type App, bodyOf } from '../../http/validation.js';
import { type Description, described } from '../../openapi/described.js';
import type { Services } from '../../services/services.js';
import type { SaveContext } from '../resource.js';
import { saveOnce } from '../save/idempotency.js';

/** `described`, of a call that writes. */
export interface SaveDescription<Body extends TSchema> extends Omit<Description, 'isSave'> {
  body: Body;
}

/** Adds a `POST` call that writes: in one transaction, and once for each `Idempotency-Key`. */
export function serveSave<Body extends TSchema>(
  app: App,
  services: Services,
  path: string,
  description: SaveDescription<Body>,
  work: (context: SaveContext, body: Static<Body>) => Promise<Envelope>,
): void {
  app.post(path, described({ ...description, isSave: true }), async (request) => {
    const body = bodyOf(request, description.body);
    return saveOnce(services, request, (context) => work(context, body));
  });
}
