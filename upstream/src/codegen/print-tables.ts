import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '../database/open-database.js';
import { builtEmptyDatabase } from '../database/pglite/empty-database.js';

const [, , file] = process.argv;
if (!file) {
  process.stderr.write('Usage: print-tables <file>\n');
  process.exit(1);
}

/** The content of text columns whose check constraint does not list it, and of JSON: types of column-types.ts. */
const SHAPES: Readonly<Record<string, string>> = {
  'bulk_change_row.reason': 'Record<Language, string>',
  'charging_station.photos': 'string[]',
  'company_notification_defaults.channels': 'Channels',
  'complaint.photos': 'string[]',
  'complaint_comment.photos': 'string[]',
  'export.query': 'Record<string, string>',
  'notification.translations': 'NotificationTranslations',
  'notification_settings.channels': 'Channels',
  'vehicle.photos': 'string[]',
  'vehicle_telemetry.jumped': 'Record<string, number>',
  'vehicle_telemetry.speed_from': 'Record<string, number>',
};

/** Required columns that a trigger fills in. */
const FILLED_IN: readonly string[] = ['vehicle_telemetry.license_plate', 'vehicle_telemetry.supplier_id'];

const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'Day',
  'double precision': 'number',
  integer: 'number',
  numeric: 'number',
  smallint: 'number',
  text: 'string',
  'time without time zone': 'string',
  uuid: 'string',
};

interface CatalogColumn {
  table: string;
  tableComment: string | null;
  column: string;
  comment: string | null;
  type: string;
  isNullable: boolean;
  isGenerated: boolean;
  hasDefault: boolean;
  /** The definitions of the table's check constraints on this column alone. */
  checks: string[];
}

const image = await builtEmptyDatabase();
const db = await openDatabase({ memory: true, ...(image !== undefined && { image }) });
const { rows: columns } = await sql<CatalogColumn>`
  select c.relname as "table", obj_description(c.oid) as "tableComment", a.attname as "column",
    col_description(c.oid, a.attnum) as comment, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
    a.attgenerated <> '' as "isGenerated", a.atthasdef or a.attidentity <> '' as "hasDefault",
    coalesce((select json_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '[]') as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname, a.attnum`.execute(db);
await db.destroy();

/** The words that a check constraint permits; none where it permits others. */
const wordsOf = (checks: readonly string[]): string[] =>
  checks.flatMap((check) =>
    /^CHECK \(\(\w+ = ANY \(ARRAY\[/.test(check)
      ? [...check.matchAll(/'(\w+)'::text/g)].map(([, word]) => `'${word}'`)
      : [],
  );

function typeOf({ table, column, type, isNullable, isGenerated, hasDefault, checks }: CatalogColumn): string {
  const shape = SHAPES[`${table}.${column}`];
  const isOptional = isNullable || hasDefault;
  if (type === 'jsonb') {
    const read = `${shape ?? 'unknown'}${isNullable && shape !== undefined ? ' | null' : ''}`;
    const written = `string${isNullable ? ' | null' : ''}`;
    return `ColumnType<${read}, ${written}${isOptional ? ' | undefined' : ''}, ${written}>`;
  }
  if (type === 'timestamp with time zone') {
    if (isNullable) return 'NullableTimestamp';
    return hasDefault ? 'GeneratedTimestamp' : 'Timestamp';
  }
  const plain = shape ?? (wordsOf(checks).join(' | ') || TYPES[type]);
  if (plain === undefined) throw new Error(`${table}.${column}: print-tables.ts has no type for ${type}.`);
  const value = isNullable ? `${plain} | null` : plain;
  if (isGenerated) return `GeneratedAlways<${value}>`;
  const isFilledIn = hasDefault || FILLED_IN.includes(`${table}.${column}`);
  return isFilledIn ? `Generated<${value}>` : value;
}

const nameOf = (table: string) =>
  `${table.replace(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase())}Table`;
const docOf = (comment: string | null, indent: string) => (comment ? `${indent}/** ${comment} */\n` : '');

const tables = [...new Set(columns.map(({ table }) => table))];
const interfaces = tables.map((table) => {
  const own = columns.filter((column) => column.table === table);
  const lines = own.map((column) => `${docOf(column.comment, '  ')}  ${column.column}: ${typeOf(column)};\n`);
  return `${docOf(own[0]?.tableComment ?? null, '')}export interface ${nameOf(table)} {\n${lines.join('')}}\n`;
});
const names = [
  'Channels',
  'Day',
  'GeneratedTimestamp',
  'Language',
  'NotificationTranslations',
  'NullableTimestamp',
  'Timestamp',
];
writeFileSync(
  file,
  `// Written by \`npm run codegen\` from the migrated database.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ${names.join(', ')} } from './column-types.js';

${interfaces.join('\n')}
export interface Tables {
${tables.map((table) => `  ${table}: ${nameOf(table)};\n`).join('')}}
`,
);
