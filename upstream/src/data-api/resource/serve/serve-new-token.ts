import { type Static, type TSchema, Type } from 'typebox';
import { saved } from '../../http/envelope.js';
import { type App, bodyOf } from '../../http/validation.js';
import { described } from '../../openapi/described.js';
import type { Services } from '../../services/services.js';
import type { SaveContext } from '../resource.js';
import { saveOnce } from '../save/idempotency.js';
import type { SaveDescription } from './serve-save.js';

const madeSchema = Type.Object({ id: Type.Integer(), token: Type.Optional(Type.String()) });

/** Adds a `POST` call that makes a token. Its response has the token once: a repeated call with its Idempotency-Key returns the id alone. */
export function serveNewToken<Body extends TSchema>(
  app: App,
  services: Services,
  path: string,
  description: Omit<SaveDescription<Body>, 'data'>,
  make: (context: SaveContext, body: Static<Body>) => Promise<{ id: number; token: string }>,
): void {
  app.post(path, described({ ...description, data: madeSchema, isSave: true }), async (request) => {
    const body = bodyOf(request, description.body);
    let made: { id: number; token: string } | undefined;
    const reply = await saveOnce(services, request, async (context) => {
      made = await make(context, body);
      return saved(made.id);
    });
    return made === undefined ? reply : { ...reply, data: made };
  });
}
