import { COMPANY_TYPE } from '../access/caller.js';
import { Parameter, parametersOf } from '../access/parameter.js';
import { vehicle } from './vehicle.js';

const filters = (...names: string[]) =>
  new Map(names.map((name) => [name, new Parameter(({ filters: given }) => given?.get(name))]));
const counts = (...names: string[]) =>
  vehicle.count?.(
    parametersOf({ companyType: COMPANY_TYPE.supplier, language: 'id' }),
    filters(...names),
    undefined,
  ) !== undefined;

test('vehicles are counted by the counters of the database where these have all filters, else in the table', () => {
  expect(counts()).toBe(true);
  expect(counts('rentStatus', 'vehicleStatus', 'companyTenantId', 'companySupplierId')).toBe(true);
  expect(counts('rentStatus', 'insuranceExpiry')).toBe(false);
});
