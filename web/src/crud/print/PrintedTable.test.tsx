import { act, screen, within } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { person } from '../../testing/data/people';
import { vehicleRow } from '../../testing/data/vehicles';
import '../../resources/vehicle';

const print = (event: 'beforeprint' | 'afterprint') => act(() => window.dispatchEvent(new Event(event)));

it('shows every visible column of the rows as a plain table while the page is printed, in light colours', async () => {
  localStorage.setItem('armada.mode', 'dark');
  await openClient('/vehicle/manage?page=2', person(), {
    Vehicles: () => ({
      vehicles: {
        items: [vehicleRow(34), vehicleRow(35)],
        pageInfo: { page: 2, size: 20, totalItems: 22, totalPages: 2 },
      },
    }),
    VehicleScreenOptions: () => ({ supplierOptions: [], activeSuppliers: [], tenantOptions: [] }),
  });
  await screen.findByText('22 Result');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  print('beforeprint');
  const table = within(screen.getByRole('table', { name: 'Halaman 2' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['License Plate', 'IMEI', 'Modified Date']),
  );
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(table.getByRole('row', { name: /B 1035 XYZ/ })).toHaveTextContent('Rented');
  expect(document.documentElement.dataset.mode).toBe('light');
  print('afterprint');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
