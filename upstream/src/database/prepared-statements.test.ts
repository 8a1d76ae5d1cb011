import { sql } from 'kysely';
import { ENGINES, POSTGRES, type TestDatabase } from '../testing/database/engines.js';
import { type Database, openDatabase, type Trx } from './open-database.js';

const companyNamed = (on: Database | Trx, name: string) =>
  sql`select * from company where name = ${name}`.execute(on);
/** The prepared statements of a connection that contain a text. */
const preparedWith = async (on: Trx, text: string) => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like ${`%${text}%`}`.execute(on);
  return rows.filter(({ statement }) => !statement.includes('pg_prepared_statements'));
};

describe.each(ENGINES)('Statements on $name', (engine) => {
  let database: TestDatabase;
  let db: Database;
  beforeEach(async () => {
    database = await engine.open();
    db = database.db;
  });
  afterEach(() => database.drop());

  test('are prepared when they are sent a second time', async () => {
    await db.transaction().execute(async (trx) => {
      await companyNamed(trx, 'Andalas');
      expect(await preparedWith(trx, 'from company')).toHaveLength(0);
      await companyNamed(trx, 'Borneo');
      await companyNamed(trx, 'Cepat');
      expect(await preparedWith(trx, 'from company')).toHaveLength(1);
    });
  });

  test('without parameters are not prepared', async () => {
    await db.transaction().execute(async (trx) => {
      for (let n = 0; n < 3; n += 1) await sql`select count(*) from company`.execute(trx);
      expect(await preparedWith(trx, 'from company')).toHaveLength(0);
    });
  });

  test('return new columns after another process has migrated their table', async () => {
    for (let n = 0; n < 12; n += 1) await companyNamed(db, 'Andalas');
    await sql`insert into company (name, company_type) values ('Andalas', 2)`.execute(db);
    await sql`alter table company add column colour text not null default 'red'`.execute(db);
    for (let n = 0; n < 12; n += 1)
      expect((await companyNamed(db, 'Andalas')).rows).toEqual([expect.objectContaining({ colour: 'red' })]);
  });

  test('in a transaction report that a migration has changed their table, and work in the next one', async () => {
    await db.transaction().execute(async (trx) => {
      await companyNamed(trx, 'Andalas');
      await companyNamed(trx, 'Andalas');
    });
    await sql`alter table company add column colour text`.execute(db);
    const attempt = () => db.transaction().execute((trx) => companyNamed(trx, 'Andalas'));
    await expect(attempt()).rejects.toThrow('cached plan must not change result type');
    await expect(attempt()).resolves.toMatchObject({ rows: [] });
  });
});

test('Statements on PostgreSQL are not prepared with DATABASE_PREPARE=0', async () => {
  const { db, drop } = await POSTGRES.open();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = rows[0]?.name ?? '';
  const unprepared = await openDatabase({ url: url.href, prepare: false });
  await unprepared.transaction().execute(async (trx) => {
    for (let n = 0; n < 3; n += 1) await companyNamed(trx, 'Andalas');
    expect(await preparedWith(trx, 'from company')).toHaveLength(0);
  });
  await unprepared.destroy();
  await drop();
});
