import { mkdir } from 'node:fs/promises';
import { readConfig } from './config.js';
import { openDatabase } from './database/open-database.js';
import { DemoDrivers } from './demo/drivers.js';
import { seedDemo } from './demo/seed.js';
import { openPhotoStore } from './file-service/open-photo-store.js';
import type { PhotoStore } from './file-service/photo-store.js';
import { buildServer } from './server.js';
import { sentence } from './start-fault.js';

/** Reads the configuration, opens the database, serves until told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await mkdir(config.dataDirectory, { recursive: true });
  const db = await openDatabase(config.database, (fault) => {
    process.stderr.write(`The embedded database broke down: ${fault.message.split('\n')[0]}\n`);
    process.exit(1);
  });
  try {
    if (config.demo) await seedDemoOnce(db, openPhotoStore(config));
    const app = await buildServer({ ...config, db, log: true });
    const address = await app.listen({ host: config.host, port: config.port });
    const drivers = new DemoDrivers(db, app.log);
    if (config.demo && config.demoDrivers > 0) await drivers.start(address, config.demoDrivers);

    let stopping = false;
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      await drivers.stop();
      await app.close();
      await db.destroy();
      process.exit(0);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (fault) {
    await db.destroy();
    throw fault;
  }
}

/** Demo data goes into an empty database only: one that has no company yet. */
async function seedDemoOnce(db: Awaited<ReturnType<typeof openDatabase>>, photos: PhotoStore): Promise<void> {
  const company = await db.selectFrom('company').select('id').limit(1).executeTakeFirst();
  if (company === undefined) await seedDemo(db, { photos });
}

main().catch((fault: unknown) => {
  process.stderr.write(`${sentence(fault)}\n`);
  process.exit(1);
});
