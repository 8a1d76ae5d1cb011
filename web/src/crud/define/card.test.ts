import { ACTIVE } from '../resource/choices';
import { type CardDeclaration, cardOf } from './card';
import type { AnyColumns } from './columns';

/** The names of the columns of each part. */
function partsOf(columns: AnyColumns, declared?: CardDeclaration) {
  const { name, statuses, facts } = cardOf(columns, declared);
  const keysOf = (part: typeof name) => part.map(({ key }) => key);
  return { name: keysOf(name), statuses: keysOf(statuses), facts: keysOf(facts) };
}

const COLUMNS = {
  companyName: { width: 200 },
  name: { width: 200 },
  phone: { width: 140 },
  isActive: { width: 130, choices: ACTIVE },
  isAdmin: { width: 130, choices: ACTIVE },
  secret: { width: null },
};

describe('the card of a resource', () => {
  it('shows the name, the first status and the next two columns by default', () => {
    expect(partsOf(COLUMNS)).toEqual({
      name: ['name'],
      statuses: ['isActive'],
      facts: ['companyName', 'phone'],
    });
  });

  it('is named by its first column if no column is called name', () => {
    expect(partsOf({ plate: { width: 100 }, year: { width: 80 } })).toEqual({
      name: ['plate'],
      statuses: [],
      facts: ['year'],
    });
  });

  it('shows a declared column once, and what is not declared by default', () => {
    expect(partsOf(COLUMNS, { name: ['companyName', 'name'], statuses: ['isAdmin'] })).toEqual({
      name: ['companyName', 'name'],
      statuses: ['isAdmin'],
      facts: ['phone', 'isActive'],
    });
  });

  it('shows a column that the table does not have only where it is declared', () => {
    expect(partsOf(COLUMNS, { facts: ['secret'] }).facts).toEqual(['secret']);
    expect(partsOf({ secret: { width: null }, name: { width: 100 } })).toEqual({
      name: ['name'],
      statuses: [],
      facts: [],
    });
  });
});
