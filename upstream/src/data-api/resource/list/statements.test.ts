import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { Tables } from '../../../database/tables.js';
import { field, startTestServer, type TestServer } from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';
import { inDays } from '../../../testing/in-days.js';
import { type CallValues, Parameter } from '../../access/parameter.js';
import { registry } from '../../catalog/resources.js';
import { vehicle } from '../../vehicle/vehicle.js';
import { includableOf } from './included.js';
import { declarationOf } from './list-query.js';
import { countStatement, type ListShape, optionStatement, pageStatement } from './list-statement.js';
import { type RecordShape, recordStatement } from './record-statement.js';
import { Statements } from './statements.js';

/** Compiles for PostgreSQL, without a connection. */
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const KINDS = [1, 2, 3].flatMap((companyType) =>
  (['id', 'en'] as const).map((language) => ({ companyType, language })),
);
const WHOLE = {
  rows: 'all',
  filters: [],
  search: undefined,
  sort: undefined,
  size: 20,
  isFirstPage: true,
} as const;

/** A call of which every value begins with the digits, which no other value has. */
const callOf = (digits: number, filters: readonly string[] = []): CallValues => ({
  caller: { companyId: digits * 1000 + 1, userId: digits * 1000 + 2, userTypeId: digits * 1000 + 3 },
  today: `${digits}-01-01`,
  now: `${digits}-01-01T00:00:00.000Z`,
  filters: new Map(filters.map((name, at) => [name, digits * 1000 + at])),
  searchText: String(digits),
  group: String(digits),
  id: digits * 1000 + 4,
  ids: [digits * 1000 + 5],
  offset: digits * 1000 + 6,
  most: digits * 1000 + 7,
});
const FIRST = 7171;
const SECOND = 8282;

/** Statements, and of which shapes they were compiled. */
function recorded<D extends object, S, R>(build: (declaration: D, shape: S) => RawBuilder<R>) {
  const compiled: S[] = [];
  const statements = new Statements((declaration: D, shape: S) => {
    compiled.push(shape);
    return build(declaration, shape);
  });
  return { statements, compiled };
}

/** Every shape is compiled once, for the values of one call, and then has those of another one, and none of the first. */
function expectNoValuesKept<D extends object, S extends { filters?: readonly string[] }, R>(
  build: (declaration: D, shape: S) => RawBuilder<R>,
  declaration: D,
  shapes: readonly S[],
): void {
  const { statements, compiled } = recorded(build);
  for (const shape of shapes) {
    const first = statements.of(db, declaration, shape, callOf(FIRST, shape.filters));
    const second = statements.of(db, declaration, structuredClone(shape), callOf(SECOND, shape.filters));
    expect(compiled.at(-1)).toBe(shape);
    expect(second.sql).toBe(first.sql);
    const sent = JSON.stringify([first.sql, first.parameters]);
    expect(sent).not.toContain(String(SECOND));
    expect(JSON.stringify([second.sql, second.parameters])).toBe(
      sent.replaceAll(String(FIRST), String(SECOND)),
    );
  }
  expect(compiled).toEqual(shapes);
}

describe('Compiled statements', () => {
  describe.each([...registry.resources.values()].map((resource) => ({ name: resource.name, resource })))(
    'of $name have parameters for all values of a call',
    ({ resource }) => {
      const { columns, search, filters } = declarationOf(resource);
      const names = Object.keys(filters).sort();

      test.each<[string, (declaration: typeof resource, shape: ListShape) => RawBuilder<unknown>]>([
        ['pages', pageStatement],
        ['counts', countStatement],
      ])('%s', (_, build) => {
        const sorted = [undefined, ...columns.map((column) => ({ column, descending: true }))];
        for (const kind of KINDS) {
          const lists = (['all', 'ids'] as const).flatMap((rows) =>
            sorted.map((sort): ListShape => ({ ...kind, ...WHOLE, rows, sort, isFirstPage: false })),
          );
          const searches = search.map((column): ListShape => ({ ...kind, ...WHOLE, search: column }));
          const filtered = names.map((name): ListShape => ({ ...kind, ...WHOLE, filters: [name] }));
          const all: ListShape = { ...kind, ...WHOLE, search: search[0], filters: names };
          expectNoValuesKept(build, resource, lists);
          expectNoValuesKept(build, resource, [...searches, ...filtered]);
          expectNoValuesKept(build, resource, [all]);
        }
      });

      test('one row with those that it refers to', () => {
        const all = includableOf(resource);
        const shapes = KINDS.flatMap((kind) =>
          [[], ...all.map((name) => [name]), ...(all.length > 1 ? [all] : [])].map(
            (include): RecordShape => ({ ...kind, include }),
          ),
        );
        expectNoValuesKept<typeof resource, RecordShape & { filters?: [] }, unknown>(
          recordStatement,
          resource,
          shapes,
        );
      });

      test('pick lists', () => {
        for (const options of resource.options) {
          const offered = { scope: resource.scope, partly: resource.partly, ...options };
          const given = Object.keys(options.filters ?? {}).sort();
          const shapes = KINDS.flatMap((kind) =>
            (given.length > 0 ? [[], given] : [[]]).flatMap((filters) =>
              (['all', 'ids'] as const).flatMap((rows) =>
                [false, true].map((isSearched) => ({
                  ...kind,
                  rows,
                  filters,
                  isSearched,
                  isGrouped: isSearched && options.group !== undefined,
                })),
              ),
            ),
          );
          expectNoValuesKept(optionStatement, offered, shapes);
        }
      });
    },
  );

  test('are dropped when others were used more recently, and compiled again', () => {
    const { statements, compiled } = recorded(pageStatement);
    const read = (size: number) =>
      statements.of(db, vehicle, { companyType: 1, language: 'id', ...WHOLE, size }, callOf(FIRST));
    for (let size = 1; size <= 101; size += 1) read(size);
    read(2);
    expect(compiled.length).toBe(101);
    read(1);
    expect(compiled.length).toBe(102);
  });

  test('are refused for a call that lacks a value, and cannot be sent without values', () => {
    const text = new Parameter(({ searchText }) => searchText);
    const { searchText: _, ...call } = callOf(FIRST);
    expect(() => text.map((value) => value.toUpperCase()).of(call)).toThrow('no value');
    expect(() => JSON.stringify(['select $1', [text]])).toThrow('without its value');
  });
});

describe('Callers of one kind', () => {
  let server: TestServer;
  let now = new Date();
  beforeAll(async () => {
    server = await startTestServer(POSTGRES, { clock: () => now });
  });
  afterAll(() => server.close());

  test('get their own rows and counts, in turn and at the same time', async () => {
    const [andalas, borneo] = [await server.as('supplier'), await server.as('otherSupplier')];
    const inTurn = [andalas, borneo, andalas, borneo];
    const totals = async (path: string) => {
      const pages = await Promise.all(inTurn.map((calls) => calls.get(path)));
      return pages.map(({ body }) => field(body.data, 'totalRow'));
    };
    for (const size of [1, 50]) expect(await totals(`vehicle/view?size=${size}`)).toEqual([5, 2, 5, 2]);
    expect(await totals('complaint/view?size=1')).toEqual([2, 0, 2, 0]);
    const { A1, B1 } = server.fleet.vehicle;
    const statuses = async (id: number) =>
      Promise.all(inTurn.map(async (calls) => (await calls.get(`vehicle/view/${id}`)).status));
    expect(await statuses(A1)).toEqual([200, 404, 200, 404]);
    expect(await statuses(B1)).toEqual([404, 200, 404, 200]);
    const offered = await Promise.all(inTurn.map((calls) => calls.get('vehicle/list?licensePlate=101')));
    const texts = offered.map(({ body }) => field(Object(body.data)[0], 'text'));
    expect(texts).toEqual(['B 101 AND', 'B 101 BOR', 'B 101 AND', 'B 101 BOR']);
  });

  test('see on another day what they rent on that day', async () => {
    const tenant = await server.as('tenant');
    const plates = async () => (await tenant.rows('vehicle/view?sort=id')).map((row) => row.licensePlate);
    expect(await plates()).toEqual(['B 101 AND', 'B 102 AND']);
    now = new Date(`${inDays(40)}T05:00:00Z`);
    expect(await plates()).toEqual(['B 104 AND']);
  });
});
