import { Type } from 'typebox';
import { owners } from '../../access/field-rights.js';
import { text } from '../../http/body-reader.js';
import { joined } from '../columns.js';
import { byUse, field, shown } from './fields.js';

test('a search by a column of a joined table stops the start', () => {
  const supplierName = shown(joined('supplier', 'name', 'text'), { search: true });
  expect(() => byUse({ supplierName })).toThrow('supplierName is a column of a joined table');
});

test('a place in the file without a heading or a title stops the start', () => {
  const color = field(Type.String(), { column: 'color', sheet: 1, write: owners });
  expect(() => byUse({ color })).toThrow('color has no title');
});

test('the codes of a schema are those of its filter, the title of a field is the heading of its column', () => {
  const state = field(Type.Enum([0, 2], { title: 'Status' }), {
    column: 'state',
    filter: true,
    write: owners,
  });
  const name = field(text('Name'), { column: 'name', inRow: 'fullName', sheet: 1, write: owners });
  expect(byUse({ state, name })).toMatchObject({
    filters: { state: { kind: 'integer', codes: [0, 2] } },
    viewNames: { name: 'fullName' },
    sheetColumns: [{ row: 'fullName', heading: { id: 'Nama', en: 'Name' } }],
  });
});
