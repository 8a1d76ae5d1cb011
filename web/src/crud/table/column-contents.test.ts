import type { CellContent } from '../resource/cell';
import type { TableColumn } from '../resource/resource';
import { fittedWidth, sameInAllRows } from './column-contents';

const column = (key: string): TableColumn => ({
  key,
  header: key,
  align: 'left',
  width: 100,
  opensDetail: false,
  isSortable: true,
  isOptional: false,
  isIdentifying: false,
});
const rowsOf = (...texts: string[]) =>
  texts.map((text, index) => ({ id: String(index), cells: { a: { text } as CellContent } }));
/** Ten pixels a character. */
const measure = (text: string) => text.length * 10;

describe('the width of a column', () => {
  const widthOf = (...texts: string[]) => fittedWidth(column('a'), rowsOf(...texts), { a: 'Name' }, measure);

  it('fits its widest cell', () => {
    expect(widthOf('B 1', 'B 1234 XYZ ABC')).toBeGreaterThan(140);
    expect(widthOf('B 1', 'B 1234 XYZ ABC')).toBeLessThan(180);
  });

  it('fits its header above short or empty cells', () => {
    expect(widthOf('1')).toBeGreaterThan(40);
    expect(widthOf('')).toBe(widthOf('1'));
  });

  it('is bounded above', () => expect(widthOf('x'.repeat(500))).toBe(320));
});

describe('the columns that say the same in every row', () => {
  const keysOf = (...texts: string[]) => [...sameInAllRows([column('a')], rowsOf(...texts), {})];

  it('are those whose texts are equal, or all empty', () => {
    expect(keysOf('PT Hijau', 'PT Hijau')).toEqual(['a']);
    expect(keysOf('', '')).toEqual(['a']);
    expect(keysOf('PT Hijau', 'PT Biru')).toEqual([]);
  });

  it('are none of one row', () => expect(keysOf('PT Hijau')).toEqual([]));
});
