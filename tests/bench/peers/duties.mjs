/**
 * The work of a gateway beside executing operations, as fastify's users have it: security headers, a rate, a line in the log and a measured time for
 * each operation. Ours sends fewer headers with data, counts two rates and writes more in each line.
 */
import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { LogController } from 'fastify';
import { pino } from 'pino';
import { Histogram } from 'prom-client';

/** A Fastify logger. Lines are buffered as in Armada, but discarded. */
export const duteous = {
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  loggerInstance: pino(pino.destination({ dest: '/dev/null', sync: false, minLength: 8192 })),
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const operations = new Histogram({
  name: 'operation_duration_seconds',
  help: 'Time an operation took.',
  labelNames: ['outcome'],
  buckets,
});
const calls = new Histogram({
  name: 'upstream_call_duration_seconds',
  help: 'Time a call to a service took.',
  labelNames: ['service', 'outcome'],
  buckets,
});

export const observeCall = (service, outcome, seconds) => calls.observe({ service, outcome }, seconds);

export async function addDuties(app) {
  await app.register(helmet);
  await app.register(rateLimit, { max: 1_000_000_000, timeWindow: '1 minute' });
  app.addHook('onResponse', (request, reply, done) => {
    const { operationName = null } = request.body ?? {};
    request.log.info(
      { operation: operationName, ms: reply.elapsedTime, status: reply.statusCode },
      'operation',
    );
    operations.observe({ outcome: reply.statusCode < 400 ? 'ok' : 'errors' }, reply.elapsedTime / 1000);
    done();
  });
}
