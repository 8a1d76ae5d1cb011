import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { recordingCitus } from '../../testing/database/citus.js';
import {
  isDistributed,
  type Keys,
  statementsIn,
  whyNotOneShard,
} from '../../testing/database/citus-statements.js';
import { POSTGRES } from '../../testing/database/engines.js';

test('sends each statement on a distributed table to the shard of one vehicle, or inserts', async () => {
  const script = await readFile(new URL('./distribute.sql', import.meta.url), 'utf8');
  const { db, drop } = await POSTGRES.open();
  try {
    const [placed, bodies] = await recordingCitus(db, 'public', async (recording) => {
      await sql.raw(script).execute(recording);
      return [
        (
          await sql<{ name: string; key: string | null }>`select name::text, key from placement`.execute(
            recording,
          )
        ).rows,
        (
          await sql<{ body: string }>`
            select prosrc as body from pg_proc where pronamespace = 'public'::regnamespace and probin is null`.execute(
            recording,
          )
        ).rows,
      ];
    });
    const keys: Keys = new Map(placed.map(({ name, key }) => [name, key]));
    const statements = [
      ...(await statementsIn(new URL('../../data-api/', import.meta.url))),
      ...bodies.flatMap(({ body }) => body.split(';')),
    ].filter((statement) => isDistributed(statement, keys));

    // The route of a trip, the readings of a call, the three of `positions_around`, and the three that make trips again.
    expect(statements).toHaveLength(8);
    for (const statement of statements)
      expect({ statement, reasons: whyNotOneShard(statement, keys) }).toEqual({ statement, reasons: [] });
  } finally {
    await drop();
  }
});

const KEYS: Keys = new Map([
  ['vehicle_position', 'vehicle_id'],
  ['vehicle', null],
]);

test.each<[statement: string, reasons: string[]]>([
  ['select 1 from vehicle v where v.id = late.vehicle_id', []],
  [`select * from vehicle_position where vehicle_id = \${found.vehicleId} and gps_date > \${now}`, []],
  ['select * into before from vehicle_position p where p.vehicle_id = of_vehicle', []],
  ['insert into vehicle_position select * from json_populate_recordset(null, $1)', []],
  ['select count(*) from vehicle_position', ['compares vehicle_position.vehicle_id with no value']],
  [
    'exists (select from vehicle_position p where p.vehicle_id = late.vehicle_id)',
    ['compares vehicle_position.vehicle_id with no value'],
  ],
  [
    'select from vehicle_position p join vehicle v on v.id = p.vehicle_id where p.vehicle_id = 7',
    ['names the local table vehicle'],
  ],
  ['insert into vehicle_position select id from vehicle', ['names the local table vehicle']],
  ["db.selectFrom('vehicle_position').where(", ['compares vehicle_position.vehicle_id with no value']],
])('judges: %s', (statement, reasons) => {
  expect(whyNotOneShard(statement, KEYS)).toEqual(reasons);
});
