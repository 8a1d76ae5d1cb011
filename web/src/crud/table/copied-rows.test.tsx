import { screen } from '@testing-library/react';
import { openVehicles } from '../../testing/data/vehicle-screen';
import { drawTables } from '../../testing/drawn-table';

beforeAll(() => drawTables());

it('gives the active row or cell to the clipboard, with tabs between cells', async () => {
  const { user } = await openVehicles('?page=1');
  await screen.findByText('650 Result');
  const grid = screen.getByRole('grid', { name: 'Manage Vehicle' });
  const copied = async () => {
    await user.keyboard('{Control>}c{/Control}');
    return navigator.clipboard.readText();
  };
  grid.focus();
  await user.keyboard('{ArrowDown}');
  expect((await copied()).split('\t').slice(0, 2)).toEqual(['B 1001 XYZ', 'PT Penyewa']);
  await user.keyboard('{ArrowRight}');
  expect(await copied()).toBe('B 1001 XYZ');
  expect(await screen.findByText('Disalin.')).toBeVisible();
});
