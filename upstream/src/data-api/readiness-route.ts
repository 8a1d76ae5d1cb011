import { succeeded } from './http/envelope.js';
import { CallRefused } from './http/refusals.js';
import type { App } from './http/validation.js';
import { described } from './openapi/described.js';
import type { Services } from './services/services.js';

/** Serves whether a sign-in and a list would work: what the gateway's `/readyz` is based on. */
export function serveReadiness(app: App, { readiness }: Services): void {
  app.get(
    '/ready',
    described({ tag: 'ready', summary: 'Whether a sign-in and a list would work', refuses: [503] }),
    async () => {
      if (await readiness.isReady()) return succeeded(null);
      throw new CallRefused(503, {
        id: 'Database tidak menjawab.',
        en: 'The database does not respond.',
      });
    },
  );
}
