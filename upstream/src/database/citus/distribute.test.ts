import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { citusRestrictions, recordingCitus, violationsOfCitus } from '../../testing/database/citus.js';
import { POSTGRES, type TestDatabase } from '../../testing/database/engines.js';
import type { Tables } from '../tables.js';

let opened: TestDatabase;
let script: string;
beforeAll(async () => {
  opened = await POSTGRES.open();
  script = await readFile(new URL('./distribute.sql', import.meta.url), 'utf8');
});
afterAll(() => opened.drop());

const within = <T>(schema: string, act: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
  recordingCitus(opened.db, schema, act);

describe('The script that distributes the tables', () => {
  test('satisfies every restriction of Citus', () =>
    within('public', async (db) => {
      await sql.raw(script).execute(db);
      expect(await violationsOfCitus(db)).toEqual({});
    }));

  test('distributes the tables that it declares as distributed, and removes the local copy of their rows', () =>
    within('public', async (db) => {
      await sql.raw(script).execute(db);
      const { rows: declared } = await sql`
        select name::text, key from placement where key is not null order by 1`.execute(db);
      const { rows: distributed } = await sql`
        select relation::text as name, key from citus.placement where is_truncated order by 1`.execute(db);
      expect(distributed).toEqual(declared);
      expect(declared).toEqual([{ name: 'vehicle_position', key: 'vehicle_id' }]);
    }));

  test('distributes nothing while a table has no placement', () =>
    within('public', async (db) => {
      await sql`create table forgotten ()`.execute(db);
      await expect(sql.raw(script).execute(db)).rejects.toThrow(
        'distribute.sql has no placement for: forgotten',
      );
      await sql.raw('rollback; drop table forgotten').execute(db);
      expect((await sql`select from citus.placement`.execute(db)).rows).toEqual([]);
    }));
});

/** For each restriction schemas that violate it, and the names of the tables, keys and so on that do. */
const WRONG: Readonly<Record<string, readonly [schema: string, found: readonly string[]][]>> = {
  'only regular and partitioned tables are distributed': [
    [
      `create table a (id integer, primary key (id)) partition by list (id); create table a1 partition of a for values in (1);
      select create_distributed_table('a1', 'id')`,
      ['a1'],
    ],
    ["create view a as select 1 as id; select create_reference_table('a')", ['a']],
  ],
  'partitioned tables have one level': [
    [
      `create table a (id integer primary key) partition by list (id);
      create table a1 partition of a for values in (1) partition by list (id); create table a11 partition of a1 for values in (1);
      select create_distributed_table('a', 'id')`,
      ['a'],
    ],
  ],
  'a distribution column exists and is not generated': [
    ["create table a (id integer primary key); select create_distributed_table('a', 'vehicle_id')", ['a']],
    [
      `create table a (id integer, twice integer generated always as (id * 2) stored, primary key (id, twice));
      select create_distributed_table('a', 'twice')`,
      ['a'],
    ],
  ],
  'a distribution column has a hash function and a deterministic collation': [
    ["create table a (id tsvector, primary key (id)); select create_distributed_table('a', 'id')", ['a']],
    [
      `create collation any_case (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
      create table a (id text collate any_case primary key); select create_distributed_table('a', 'id')`,
      ['a'],
    ],
  ],
  'unique keys and exclusion constraints contain the distribution column': [
    [
      `create table a (id integer primary key, vehicle_id integer, plate text);
      create unique index a_plate on a (plate, vehicle_id); create unique index a_lower on a (lower(plate)) include (vehicle_id);
      select create_distributed_table('a', 'vehicle_id')`,
      ['a_lower', 'a_pkey'],
    ],
    [
      `create table a (id int4range primary key, n int4range, exclude using gist (id with &&), exclude using gist (n with =, id with =));
      select create_distributed_table('a', 'id')`,
      ['a_id_excl'],
    ],
  ],
  'no foreign key leads from a local or reference table to a distributed one': [
    [
      `create table a (id integer primary key); create table b (id integer references a);
      create table c (id integer references a);
      select create_distributed_table('a', 'id'); select create_reference_table('b')`,
      ['b_id_fkey', 'c_id_fkey'],
    ],
  ],
  'foreign keys of a distributed table refer to reference tables or, by the distribution column, to co-located ones':
    [
      [
        `create table a (id integer primary key); create table b (id integer primary key references a);
      select create_distributed_table('b', 'id')`,
        ['b_id_fkey'],
      ],
      [
        `create table a (id integer primary key);
      create table b (id integer primary key references a, other integer constraint b_other references a);
      select create_distributed_table('a', 'id', colocate_with => 'none');
      select create_distributed_table('b', 'id', colocate_with => 'a')`,
        ['b_other'],
      ],
      [
        `create table a (id integer primary key); create table b (id integer primary key references a);
      select create_distributed_table('a', 'id', colocate_with => 'none');
      select create_distributed_table('b', 'id', colocate_with => 'none')`,
        ['b_id_fkey'],
      ],
    ],
  'foreign keys that contain the distribution column do not change it': [
    [
      `create table a (id integer primary key); create table b (id integer primary key references a on update cascade);
      create table c (id integer primary key references a on delete set null);
      select create_reference_table('a'); select create_distributed_table('b', 'id'); select create_distributed_table('c', 'id')`,
      ['b_id_fkey', 'c_id_fkey'],
    ],
  ],
  'foreign keys from reference to local tables have no action': [
    [
      `create table a (id integer primary key); create table b (id integer primary key references a on delete cascade);
      select create_reference_table('b')`,
      ['b_id_fkey'],
    ],
  ],
  'distributed and reference tables have no triggers': [
    [
      `create table a (id integer primary key); create table b (id integer primary key) partition by list (id);
      create table b1 partition of b for values in (1);
      create function noted() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger noted after insert on a for each statement execute function noted();
      create trigger noted after insert on b1 for each row execute function noted();
      select create_reference_table('a'); select create_distributed_table('b', 'id')`,
      ['a.noted', 'b1.noted'],
    ],
  ],
  'distributed and reference tables have no rules': [
    [
      `create table a (id integer primary key); create rule kept as on delete to a do instead nothing;
      select create_distributed_table('a', 'id')`,
      ['a.kept'],
    ],
  ],
  'sequences of distributed and reference tables are bigint': [
    [
      `create table a (id integer generated by default as identity primary key, n serial, m bigserial);
      create table b (id bigint generated always as identity primary key, kept smallint default 1);
      select create_distributed_table('a', 'id'); select create_reference_table('b')`,
      ['a.id', 'a.n'],
    ],
  ],
  'co-located tables have distribution columns of one type': [
    [
      `create table a (id integer primary key); create table b (id bigint primary key);
      select create_distributed_table('a', 'id', colocate_with => 'none'); select create_distributed_table('b', 'id', colocate_with => 'a')`,
      ['a'],
    ],
  ],
  'a distributed table has a replica identity, which a move of its shards requires': [
    ["create table a (id integer not null); select create_distributed_table('a', 'id')", ['a']],
    [
      `create table a (id integer primary key); alter table a replica identity nothing; select create_distributed_table('a', 'id')`,
      ['a'],
    ],
  ],
  'no view joins tables on workers with local ones': [
    [
      `create table a (id integer primary key); create table b (id integer primary key);
      create view both_tables as select a.id from a join b using (id); create view one as select id from a;
      select create_distributed_table('a', 'id')`,
      ['both_tables'],
    ],
  ],
};

test.each(citusRestrictions)('detects a violation: %s', async (restriction) => {
  const cases = WRONG[restriction] ?? [];
  expect(cases).not.toEqual([]);
  for (const [schema, found] of cases)
    await within('wrong', async (db) => {
      await sql.raw(`begin; create schema wrong; ${schema}`).execute(db);
      expect((await violationsOfCitus(db))[restriction]).toEqual(found);
    });
});

test('reports no violation by co-located tables, reference tables and local tables that satisfy the restrictions', () =>
  within('wrong', async (db) => {
    await sql
      .raw(
        `begin; create schema wrong;
        create table local (id integer generated by default as identity primary key);
        create table maker (id bigint generated by default as identity primary key, local_id integer references local);
        create table car (id varchar primary key, maker_id bigint references maker on delete cascade, n bigserial, unique (n, id));
        create table fix (car_id varchar references car on delete cascade, at date, primary key (at, car_id)) partition by range (at);
        create table fix1 partition of fix for values from ('2026-01-01') to ('2027-01-01');
        create view fixed as select car.* from car join fix on fix.car_id = car.id join maker on maker.id = car.maker_id;
        select create_reference_table('maker'); select create_distributed_table('car', 'id', colocate_with => 'none', shard_count => 8);
        select create_distributed_table('fix', 'car_id', colocate_with => 'car')`,
      )
      .execute(db);
    expect(await violationsOfCitus(db)).toEqual({});
  }));
