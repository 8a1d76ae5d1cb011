/** Values of the filters by name; `ids` are those of {@link idsOf}. Codes come from the OpenAPI document. */
const given = {
  companyId: (ids) => ids.supplier,
  companySupplierId: (ids) => ids.supplier,
  supplierId: (ids) => ids.supplier,
  idCompany: (ids) => ids.supplier,
  company: (ids) => ids.supplier,
  companyTenantId: (ids) => ids.tenant,
  tenantId: (ids) => ids.tenant,
  companyTenant: (ids) => ids.tenant,
  categoryId: (ids) => ids.category,
  vehicleId: (ids) => ids.vehicle,
  bateryModelId: (ids) => ids.battery,
  idUserType: () => 2,
  parent: (ids) => ids.menu,
  startDate: (ids) => ids.day,
  endDate: (ids) => ids.day,
};

/** Search texts by field: common and rare ones, at the start of a word and inside. */
const searched = {
  licensePlate: ['B 12', '812 S', '1234'],
  imei: ['4750'],
  serialNumber: ['1204'],
  warna: ['mer'],
  year: ['24'],
  name: ['ar', 'Nusa'],
  email: ['info', '@'],
  reporter: ['Arm'],
  contractNo: ['12'],
};
const other = ['a'];

/** Sort columns that the client's tables do not use. */
const unsorted =
  /^-?(id|action|.*Id|id[A-Z].*|photo|.*Evidence|listMenu|listCompany|vehicleList|firstVehicles|telemetry|version|password|.*Text|center.*|latitude|longitude|is[DC].*|activeUntil|battery(Name|Type)|maxCapacity|icon|code|kodeMenu)$/;
const sortedAllTheSame = /^(complaint\/view -?actionId|battery_model\/view -?(maxCapacity|batteryType))$/;

/** The dashboard is not a list, but its plans are checked as well. */
export const dashboardCase = { list: 'dashboard', name: 'of all in scope', query: () => '' };

/** Rows of a page. */
export const rowsOfPage = 20;

/**
 * The measured calls of every list: the first page, each filter with each of its codes, searches, sorts, a few pairs of these, the
 * relations of the rows, and a page far back.
 * @param {{paths: Record<string, {get?: {parameters?: {name: string, schema: {enum?: unknown[]}}[]}}>}} openapi
 * @returns {{list: string, name: string, query: (ids: Record<string, string | number>) => string, isFar?: boolean}[]}
 */
export function casesOf(openapi) {
  return Object.entries(openapi.paths).flatMap(([path, { get }]) => {
    const parameters = get?.parameters?.map(({ name, schema }) => ({ name, schema })) ?? [];
    const names = parameters.map(({ name }) => name);
    if (!names.includes('page') || !names.includes('sort') || path.includes('{')) return [];
    const list = path.replace(/^\//, '').replace(/^api\//, '');
    const filters = parameters.flatMap(({ name, schema }) => valuesOf(name, schema));
    const searches = parameters.flatMap(({ name, schema }) =>
      isSearch(name, schema)
        ? (searched[name] ?? other).map((text) => plain(name, encodeURIComponent(text)))
        : [],
    );
    const sorts = (parameters.find(({ name }) => name === 'sort')?.schema.enum ?? [])
      .filter((name) => !unsorted.test(name) || sortedAllTheSame.test(`${list} ${name}`))
      .map((name) => plain('sort', name));
    // All relations of its rows; the parameter's pattern lists them.
    const [includable] = parameters.flatMap(({ name, schema }) =>
      name === 'include' ? schema.pattern.match(/[\w|]+/g).slice(0, 1) : [],
    );
    const includes = includable === undefined ? [] : [plain('include', includable.replaceAll('|', ','))];
    const [filter] = filters;
    const later = filters.findLast(({ of }) => of !== filter?.of);
    const pairs = [
      ...(later === undefined ? [] : [both(filter, later)]),
      ...(filter && searches[0] ? [both(filter, searches[0])] : []),
      ...(filter && sorts[0] ? [both(filter, sorts[0])] : []),
      ...(searches[0] && sorts[0] ? [both(searches[0], sorts[0])] : []),
    ];
    return [
      { name: 'page 1', query: () => '' },
      ...filters,
      ...searches,
      ...sorts,
      ...pairs,
      ...includes,
      { name: 'page 1000, or the last', query: () => '', isFar: true },
    ].map(({ name, query, isFar = false }) => ({ list, name, query, isFar }));
  });
}

const plain = (name, value) => ({
  of: name,
  name: `${name}=${decodeURIComponent(value)}`,
  query: () => `&${name}=${value}`,
});
const both = (one, other) => ({
  name: `${one.name} ${other.name}`,
  query: (ids) => one.query(ids) + other.query(ids),
});

/** `columns` requests what has no limit on purpose: all vehicles of a page of contracts. */
const reserved = ['page', 'size', 'sort', 'ids', 'include', 'columns'];
const isSearch = (name, { enum: codes, type, pattern }) =>
  !reserved.includes(name) && codes === undefined && type === 'string' && pattern === undefined;

function valuesOf(name, schema) {
  if (reserved.includes(name) || isSearch(name, schema)) return [];
  if (schema.enum !== undefined) return schema.enum.map((code) => plain(name, String(code)));
  const value = given[name];
  if (value === undefined) throw new Error(`tests/bench/large/cases.mjs has no value for ${name}.`);
  return [{ of: name, name, query: (ids) => `&${name}=${value(ids)}` }];
}

/** SQL of the filters' ids: of the companies of the accounts, so that every account sees rows. */
export const idsOf = `
  select v.supplier_id as supplier, v.tenant_id as tenant, v.id as vehicle, m.battery_model_id as battery,
    (select min(id) from complaint_category where company_id = v.supplier_id) as category,
    (select min(parent_id) from menu) as menu, current_date::text as day
  from vehicle v join vehicle_model m on m.id = v.model_id
  where v.supplier_id = (select company_id from app_user where email = 'supplier@armada.test')
    and v.tenant_id = (select company_id from app_user where email = 'tenant@armada.test')
  order by v.id limit 1`;
