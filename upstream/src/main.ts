import { mkdir } from 'node:fs/promises';
import { readConfig, WrongConfiguration } from './config.js';
import { FolderInUse } from './database/folder-lock.js';
import { openDatabase } from './database/open-database.js';
import { seedDemo } from './demo/seed.js';
import { buildServer } from './server.js';

/** Reads the configuration, opens the database, serves until told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await mkdir(config.dataDirectory, { recursive: true });
  const db = await openDatabase(config.database, (fault) => {
    process.stderr.write(`The embedded database broke down: ${fault.message.split('\n')[0]}\n`);
    process.exit(1);
  });
  try {
    if (config.demo) await seedDemoOnce(db, config.filesDirectory);
    const app = await buildServer({ ...config, db, log: true });
    await app.listen({ host: config.host, port: config.port });

    let stopping = false;
    const stop = async () => {
      if (stopping) return;
      stopping = true;
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
async function seedDemoOnce(
  db: Awaited<ReturnType<typeof openDatabase>>,
  filesDirectory: string,
): Promise<void> {
  const company = await db.selectFrom('company').select('id').limit(1).executeTakeFirst();
  if (company === undefined) await seedDemo(db, { filesDirectory });
}

/** One sentence for each way in which a start fails. */
function sentence(fault: unknown): string {
  if (fault instanceof WrongConfiguration || fault instanceof FolderInUse) return fault.message;
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  const message = fault instanceof Error ? fault.message : String(fault);
  switch (code) {
    case 'EADDRINUSE':
      return `The port ${process.env.PORT ?? 4100} is in use by another program; stop it or set PORT.`;
    case 'EACCES':
    case 'EROFS':
    case 'EPERM':
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder ${process.env.DATA_DIR ?? 'data'} cannot be written to (${code}); set DATA_DIR to one that can.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `The database at DATABASE_URL cannot be reached (${code}).`;
    case '28P01':
    case '28000':
    case '3D000':
      return `The database at DATABASE_URL refuses: ${message}.`;
    default:
      return `Armada's upstream could not start: ${message.split('\n')[0]}`;
  }
}

main().catch((fault: unknown) => {
  process.stderr.write(`${sentence(fault)}\n`);
  process.exit(1);
});
