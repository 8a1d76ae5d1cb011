import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.js';

/**
 * Functions with the names and parameters of Citus' functions. They record the placement of a table instead of moving its rows, so that
 * a script for Citus runs on PostgreSQL while the schema `citus` is in the search path.
 */
const RECORDER = `
  create schema citus;
  create table citus.placement (
    relation regclass primary key, kind text not null, key name, colocation text, is_truncated boolean default false
  );
  create function citus.create_distributed_table(table_name regclass, distribution_column text,
    distribution_type text default 'hash', colocate_with text default 'default', shard_count integer default null)
  returns void language plpgsql as $$
  begin
    if shard_count is not null and colocate_with not in ('default', 'none') then
      raise exception 'cannot use colocate_with with a table and shard_count at the same time';
    end if;
    insert into citus.placement (relation, kind, key, colocation) values (table_name, 'distributed', distribution_column,
      case colocate_with when 'none' then table_name::text when 'default' then 'default'
        else (select colocation from citus.placement where relation = colocate_with::regclass) end);
  end $$;
  create function citus.create_reference_table(table_name regclass) returns void language sql as
    $$ insert into citus.placement (relation, kind) values (table_name, 'reference') $$;
  create function citus.truncate_local_data_after_distributing_table(table_name regclass) returns void language sql as
    $$ update citus.placement set is_truncated = true where relation = table_name $$;`;

/** Runs `act` on a connection that finds the recorder's functions beside a schema. Nothing is recorded yet. */
export const recordingCitus = <T>(
  db: Kysely<Tables>,
  schema: string,
  act: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql.raw(`${RECORDER} set search_path to ${schema}, citus, public`).execute(connection);
    try {
      return await act(connection);
    } finally {
      await sql.raw('rollback').execute(connection);
      await sql
        .raw('drop schema citus cascade; drop table if exists pg_temp.placement; reset search_path')
        .execute(connection);
    }
  });

/** Unique indexes and exclusion constraints of distributed tables. */
const KEYS = `
  select p.relation, i.indexrelid, i.indkey::int2[] as columns, c.conexclop, a.attnum as key, i.indnkeyatts
  from citus.placement p join pg_attribute a on a.attrelid = p.relation and a.attname = p.key
  join pg_index i on i.indrelid = p.relation and (i.indisunique or i.indisexclusion)
  left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'x'
  where p.kind = 'distributed'`;

/** Foreign keys with the placements of both tables; without one a table is local. */
const FOREIGN_KEYS = `
  select c.conrelid::regclass as relation, c.conname, c.confupdtype as on_update, c.confdeltype as on_delete, c.conkey, c.confkey,
    coalesce(f.kind, 'local') as from_kind, coalesce(t.kind, 'local') as to_kind, f.colocation is not distinct from t.colocation
      as is_colocated,
    (select attnum from pg_attribute where attrelid = c.conrelid and attname = f.key) as from_key,
    (select attnum from pg_attribute where attrelid = c.confrelid and attname = t.key) as to_key
  from pg_constraint c
  left join citus.placement f on f.relation = c.conrelid left join citus.placement t on t.relation = c.confrelid
  where c.contype = 'f' and c.conparentid = 0 and c.connamespace = current_schema()::regnamespace`;

/** Tables that are placed on workers, with their partitions. */
const ON_WORKERS = `
  select p.kind, p.relation, tree.relid as part from citus.placement p
  cross join lateral (select p.relation::oid as relid union select relid from pg_partition_tree(p.relation)) tree`;

/**
 * Citus' documented restrictions, each with a query for what violates it. From its manual: "Creating and Modifying Distributed
 * Objects", "SQL Support and Workarounds", "Citus Utility Functions", "Cluster Management".
 */
const RESTRICTIONS: Readonly<Record<string, string>> = {
  'only regular and partitioned tables are distributed': `
    select p.relation::text as found from citus.placement p join pg_class c on c.oid = p.relation
    where c.relkind not in ('r', 'p') or c.relispartition or c.relpersistence = 't'`,
  'partitioned tables have one level': `
    select distinct p.relation::text as found from citus.placement p
    cross join lateral pg_partition_tree(p.relation) tree where tree.level > 0 and not tree.isleaf`,
  'a distribution column exists and is not generated': `
    select p.relation::text as found from citus.placement p
    left join pg_attribute a on a.attrelid = p.relation and a.attname = p.key and not a.attisdropped
    where p.kind = 'distributed' and coalesce(a.attgenerated, 's') <> ''`,
  'a distribution column has a hash function and a deterministic collation': `
    select p.relation::text as found from citus.placement p join pg_attribute a on a.attrelid = p.relation and a.attname = p.key
    where not exists (
        select from pg_opclass o join pg_am m on m.oid = o.opcmethod
        where m.amname = 'hash' and o.opcdefault and (o.opcintype = a.atttypid or exists (
          select from pg_cast c where c.castsource = a.atttypid and c.casttarget = o.opcintype and c.castmethod = 'b')))
      or exists (select from pg_collation c where c.oid = a.attcollation and not c.collisdeterministic)`,
  'unique keys and exclusion constraints contain the distribution column': `
    select k.indexrelid::regclass::text as found from (${KEYS}) k
    where not exists (
      select from generate_series(0, k.indnkeyatts - 1) n
      where k.columns[n] = k.key and (k.conexclop is null
        or exists (select from pg_operator o where o.oid = k.conexclop[n + 1] and o.oprname = '=')))`,
  'no foreign key leads from a local or reference table to a distributed one': `
    select k.conname as found from (${FOREIGN_KEYS}) k where k.to_kind = 'distributed' and k.from_kind <> 'distributed'`,
  'foreign keys of a distributed table refer to reference tables or, by the distribution column, to co-located ones': `
    select k.conname as found from (${FOREIGN_KEYS}) k
    where k.from_kind = 'distributed' and (k.to_kind = 'local' or (k.to_kind = 'distributed' and not (k.is_colocated and exists (
      select from unnest(k.conkey, k.confkey) pair (a, b) where pair.a = k.from_key and pair.b = k.to_key))))`,
  'foreign keys that contain the distribution column do not change it': `
    select k.conname as found from (${FOREIGN_KEYS}) k
    where k.from_kind = 'distributed' and k.from_key = any (k.conkey) and (k.on_delete in ('n', 'd') or k.on_update in ('c', 'n', 'd'))`,
  'foreign keys from reference to local tables have no action': `
    select k.conname as found from (${FOREIGN_KEYS}) k
    where k.from_kind = 'reference' and k.to_kind = 'local' and (k.on_delete not in ('a', 'r') or k.on_update not in ('a', 'r'))`,
  'distributed and reference tables have no triggers': `
    select w.part::regclass || '.' || t.tgname as found from (${ON_WORKERS}) w
    join pg_trigger t on t.tgrelid = w.part and not t.tgisinternal`,
  'distributed and reference tables have no rules': `
    select w.part::regclass || '.' || r.rulename as found from (${ON_WORKERS}) w join pg_rewrite r on r.ev_class = w.part`,
  'sequences of distributed and reference tables are bigint': `
    select distinct p.relation || '.' || a.attname as found from citus.placement p
    join pg_attribute a on a.attrelid = p.relation and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.atttypid <> 'bigint'::regtype and (a.attidentity <> '' or exists (
      select from pg_depend s join pg_class c on c.oid = s.refobjid and c.relkind = 'S'
      where s.classid = 'pg_attrdef'::regclass and s.objid = d.oid and s.refclassid = 'pg_class'::regclass))`,
  'co-located tables have distribution columns of one type': `
    select p.colocation as found from citus.placement p
    join pg_attribute a on a.attrelid = p.relation and a.attname = p.key
    where p.kind = 'distributed' and p.colocation <> 'default' group by 1
    having count(distinct (a.atttypid, a.attcollation)) > 1`,
  'a distributed table has a replica identity, which a move of its shards requires': `
    select w.part::regclass::text as found from (${ON_WORKERS}) w join pg_class c on c.oid = w.part
    where w.kind = 'distributed' and not (c.relreplident = 'd' and exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)
      or c.relreplident = 'i' and exists (select from pg_index i where i.indrelid = c.oid and i.indisreplident))`,
  // Citus joins both only after it has sent one of them to the coordinator or to the workers.
  'no view joins tables on workers with local ones': `
    select r.ev_class::regclass::text as found from pg_rewrite r
    join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
    join pg_class c on c.oid = d.refobjid and c.relkind in ('r', 'p') left join citus.placement p on p.relation = c.oid
    where c.relnamespace = current_schema()::regnamespace
    group by r.ev_class having bool_or(p.kind = 'distributed') and bool_or(p.kind is null)`,
};

/** The tables, keys and so on of the current schema that violate a restriction, by restriction, as the recorded calls place them. */
export async function violationsOfCitus(db: Kysely<Tables>): Promise<Record<string, string[]>> {
  const violations: Record<string, string[]> = {};
  for (const [restriction, query] of Object.entries(RESTRICTIONS)) {
    const { rows } = await sql<{ found: string }>`${sql.raw(query)} order by 1`.execute(db);
    if (rows.length > 0) violations[restriction] = rows.map(({ found }) => found);
  }
  return violations;
}

export const citusRestrictions = Object.keys(RESTRICTIONS);
