import { act, screen, waitFor, within } from '@testing-library/react';
import { openVehicles } from '../../testing/data/vehicle-screen';
import { drawTables } from '../../testing/drawn-table';
import { KEPT_MS } from '../resource/kept-pages';

beforeAll(() => drawTables());

it('shows its rows when its tab is visited again after they were forgotten', async () => {
  const forget: (() => void)[] = [];
  const { setTimeout: usual } = window;
  // The library's own waiting takes a mock of jest for fake timers.
  window.setTimeout = ((run: () => void, delay?: number) => {
    if (delay === KEPT_MS) forget.push(run);
    return usual(run, delay);
  }) as typeof setTimeout;
  const { gateway, user } = await openVehicles('?page=1');
  await screen.findByText('650 Result');
  const tab = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Tab terbuka' })).getByRole('link', { name });
  await user.click(tab('Dashboard'));
  await screen.findByText('1.482');
  window.setTimeout = usual;
  expect(forget).toHaveLength(1);
  const before = gateway.of('Vehicles').length;
  act(() => {
    for (const run of forget) run();
  });
  await user.click(tab('Manage Vehicle'));
  expect(screen.getByText('650 Result')).toBeVisible();
  expect(screen.getAllByText('B 1001 XYZ')[0]).toBeVisible();
  await waitFor(() => expect(gateway.of('Vehicles')).toHaveLength(before + 1));
});
