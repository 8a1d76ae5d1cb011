import { act, screen, waitFor } from '@testing-library/react';
import { openClient } from '../../../testing/client';
import { DASHBOARD_ONLY, person } from '../../../testing/data/people';
import { setUpUser } from '../../../testing/set-up-user';

const HOUR = 3_600_000;
const position = (id: number, hoursAgo: number) => ({
  __typename: 'VehiclePosition',
  vehicleId: String(id),
  licensePlate: `B ${id} XYZ`,
  supplierName: 'PT Hijau',
  position: { __typename: 'LatLng', latitude: -6.2, longitude: 106.8 + id / 100 },
  speed: 30,
  course: 90,
  measuredAt: new Date(Date.now() - hoursAgo * HOUR).toISOString(),
});
const open = (address: string) =>
  openClient(address, undefined, {
    LivePositions: () => ({
      dashboard: { positions: [position(34, 0), position(35, 30), position(135, 2)] },
    }),
    LiveStations: () => ({
      chargingStations: {
        items: [
          {
            id: '1',
            name: 'SPKLU Anggrek',
            address: 'Jalan 1',
            position: { latitude: -6.2, longitude: 106.8 },
          },
        ],
      },
    }),
  });

it('finds a vehicle by its plate whatever its spaces and case, and shows its last report', async () => {
  await open('/dashboard/map');
  const user = setUpUser();
  await user.type(await screen.findByRole('searchbox', { name: 'Cari pelat' }), 'b34');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?vehicle=34'));
  expect(await screen.findByRole('region', { name: 'B 34 XYZ' })).toHaveTextContent('30 km/h');
});

it('shows vehicles of one state, and counts them', async () => {
  await open('/dashboard/map');
  const user = setUpUser();
  expect(
    await screen.findByText(/1 bergerak, 0 berhenti, 1 offline, 1 tidak melapor 24 jam/),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Status di peta'), 'Tidak melapor 24 jam');
  expect(
    await screen.findByText(/0 bergerak, 0 berhenti, 0 offline, 1 tidak melapor 24 jam/),
  ).toBeInTheDocument();
  expect(window.location.search).toBe('?state=silent');
});

it('requests the supplier of its address, shows stations, and Escape leads back to the dashboard', async () => {
  const gateway = await open('/dashboard/map?supplier=2');
  await waitFor(() => expect(gateway.of('LivePositions')[0]?.variables).toEqual({ supplierId: '2' }));
  expect(await screen.findByTitle('SPKLU Anggrek, Jalan 1')).toBeInTheDocument();
  await setUpUser().click(screen.getByRole('checkbox', { name: 'Charging Station' }));
  await waitFor(() => expect(screen.queryByTitle('SPKLU Anggrek, Jalan 1')).not.toBeInTheDocument());
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

it('draws the areas of tenants for users who may list tenants', async () => {
  const path = 'company-tenant/manage';
  const menus = [...DASHBOARD_ONLY, { id: path, name: 'Tenants', path, code: 'TENANTS', children: [] }];
  await openClient('/dashboard/map', person(menus), {
    LivePositions: () => ({ dashboard: { positions: [position(34, 0)] } }),
    LiveStations: () => ({ chargingStations: { items: [] } }),
    TenantCircles: () => ({
      tenants: {
        items: [
          { id: '3', name: 'PT Biru', center: { latitude: -6.2, longitude: 106.8 }, radius: 800 },
          { id: '4', name: 'PT Ungu', center: null, radius: null },
        ],
      },
    }),
  });
  await waitFor(() => expect(document.querySelectorAll('.tenant-circle')).toHaveLength(1));
});
