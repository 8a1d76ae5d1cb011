import { screen, waitFor } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { person } from '../../testing/data/people';
import { setUpUser } from '../../testing/set-up-user';

const found = (totalItems: number) => ({ pageInfo: { __typename: 'PageInfo', totalItems } });
const START = {
  supplier: found(0),
  tenant: found(0),
  role: found(1),
  people: found(1),
  batteryModel: found(0),
  vehicleModel: found(0),
  vehicle: found(0),
  contract: found(0),
};

it('leads through an empty installation in its order, in one request, and marks the next step', async () => {
  const gateway = await openClient('/first-steps', person([]), { FirstSteps: () => START });
  expect(await screen.findByText('0 dari 8 langkah selesai')).toBeVisible();
  const [first] = screen.getAllByRole('link', { name: /^Tambah: / });
  expect(first).toHaveAttribute('href', '/company-supplier/manage?page=1&record=new');
  expect(first?.closest('li')).toHaveAttribute('aria-current', 'step');
  const offered = screen.getAllByRole('link', { name: /^Tambah: / }).map((link) => link.ariaLabel);
  const needed = ['Model baterai', 'Model kendaraan', 'Kendaraan', 'Kontrak'];
  expect(offered.slice(-4)).toEqual(needed.map((step) => `Tambah: ${step}`));
  expect(gateway.of('FirstSteps')).toHaveLength(1);
});

it('ticks off what is there; the first administrator and their user type are no steps taken', async () => {
  const taken = { ...START, supplier: found(2), role: found(2) };
  await openClient('/first-steps', person([]), { FirstSteps: () => taken });
  expect(await screen.findByText('2 dari 8 langkah selesai')).toBeVisible();
  const steps = screen
    .getAllByRole('link', { name: /^Tambah: / })
    .map((link) => link.closest('li')?.dataset.done);
  expect(steps).toEqual(['true', 'false', 'true', 'false', 'false', 'false', 'false', 'false']);
});

it('requests only the lists that the person may open', async () => {
  const menus = [{ id: '1', name: 'Vehicle', path: 'vehicle/manage', code: 'VEH', children: [] }];
  const gateway = await openClient('/first-steps', person(menus), {
    FirstSteps: () => ({ vehicle: found(0) }),
  });
  expect(await screen.findByText('0 dari 1 langkah selesai')).toBeVisible();
  expect(gateway.of('FirstSteps')[0]?.variables).toMatchObject({
    vehicle: true,
    contract: false,
    role: false,
  });
});

it('offers no addition to who may not add', async () => {
  const permissions = [
    {
      resource: 'VEHICLE' as const,
      canCreate: false,
      canEdit: false,
      canUndoCreate: false,
      createFields: [],
      editFields: [],
      bulkFields: [],
    },
  ];
  await openClient('/first-steps', { ...person([]), permissions }, { FirstSteps: () => START });
  expect(await screen.findByRole('link', { name: 'Tambah: Kontrak' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tambah: Kendaraan' })).not.toBeInTheDocument();
});

it('comes back from the menu of the user', async () => {
  await openClient('/account/settings', person([]), { FirstSteps: () => START });
  const user = setUpUser();
  await user.click(await screen.findByRole('button', { name: /Budi Santoso/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Langkah pertama' }));
  await waitFor(() => expect(window.location.pathname).toBe('/first-steps'));
});
