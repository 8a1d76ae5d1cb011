import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { readConfig, renamedVariables } from './config.js';
import { SecretBox } from './data-api/security/secret-box.js';
import { refuseHalfRestored } from './database/half-restored.js';
import { openDatabase } from './database/open-database.js';
import { ownFolder } from './database/pglite/own-folder.js';
import { DemoDrivers } from './demo/movement/drivers.js';
import { demoAccounts } from './demo/people.js';
import { seedDemo } from './demo/seed.js';
import { openPhotoStore } from './file-service/open-photo-store.js';
import { serveMetrics } from './metrics.js';
import { buildServer } from './server.js';
import { endProcess, standardOutput } from './shared/standard-output.js';
import { sentence } from './start-fault.js';

/** Reads the configuration, opens the database, serves until it is stopped. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await ownFolder(config.dataDirectory);
  refuseHalfRestored(config.dataDirectory);
  report('database');
  const db = await openDatabase(config.database, (fault) => {
    process.stderr.write(`The embedded database broke down: ${fault.message.split('\n')[0]}\n`);
    process.exit(1);
  });
  try {
    if (config.demo) {
      await seedDemo(db, { photos: openPhotoStore(config), onFill: () => report('demo') });
    }
    report('services');
    const demoPeople = await demoPeopleIn(db);
    if (demoPeople.length > 0) report('demo-accounts');
    let stopping = false;
    const output = standardOutput();
    const app = await buildServer({ ...config, db, log: output, isStopping: () => stopping });
    for (const { name: variable, former } of renamedVariables(process.env))
      app.log.warn(
        { variable, former },
        'a variable is set by its former name, which the next release will ignore',
      );
    if (config.isProduction) warnOfDemo(demoPeople, app.log);
    const metrics = config.metrics && (await serveMetrics(config.metrics));
    const address = await app.listen({ host: config.host, port: config.port });
    const drivers = new DemoDrivers(db, app.log, { secrets: new SecretBox(config.secretsKeys) });
    if (config.demo && config.demoDrivers > 0) await drivers.start(address, config.demoDrivers);

    const stop = async () => {
      if (stopping) return;
      stopping = true;
      await pause(config.shutdownDelayMs);
      await drivers.stop();
      metrics?.close();
      metrics?.closeAllConnections();
      await app.close();
      await db.destroy();
      await endProcess(output, 0);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (fault) {
    await db.destroy();
    throw fault;
  }
}

/** Reports what begins now, or that the demo accounts exist, to the command that started this process, where one did. */
function report(stage: 'database' | 'demo' | 'services' | 'demo-accounts'): void {
  // A command that has ended in the meantime is no fault of this process.
  process.send?.({ stage }, undefined, {}, () => undefined);
}

/** The e-mail addresses of the demo accounts that exist. */
async function demoPeopleIn(db: Awaited<ReturnType<typeof openDatabase>>): Promise<string[]> {
  const people = await db.selectFrom('app_user').select('email').where('email', 'in', demoAccounts).execute();
  return people.map(({ email }) => email);
}

/** The password of the demo accounts is public, so each start in production warns of them. */
function warnOfDemo(people: readonly string[], log: Pick<FastifyBaseLogger, 'warn'>): void {
  if (people.length > 0)
    log.warn(
      { people },
      'In production, and these of the demo fleet sign in with a password that everybody knows: begin with an empty database, without DEMO.',
    );
}

main().catch((fault: unknown) => {
  process.stderr.write(`${sentence(fault)}\n`);
  process.exit(1);
});
