import { fireEvent, screen } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { person } from '../../testing/data/people';
import { pageOf } from '../../testing/data/screen-case';
import './StationMapScreen';
import '../../map/base-layer/land-outline.json';

const station = (id: number, position: unknown) => ({
  __typename: 'ChargingStation',
  id: String(id),
  name: `SPKLU ${id}`,
  address: `Jl. Gambir ${id}`,
  position,
});
const place = { __typename: 'LatLng', latitude: -6.18, longitude: 106.82 };
const open = (items: readonly object[]) =>
  openClient('/charging-station/map', person([]), { StationMap: () => pageOf('chargingStations', items) });

it('shows every charging station that has a place, and how many there are', async () => {
  const gateway = await open([station(1, place), station(2, place), station(3, null)]);
  expect(await screen.findByRole('button', { name: 'SPKLU 2, Jl. Gambir 2' })).toBeVisible();
  expect(screen.getByText('2 dari 3 charging station')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'SPKLU 2, Jl. Gambir 2' }));
  expect(await screen.findByRole('link', { name: 'SPKLU 2' })).toHaveAttribute(
    'href',
    '/charging-station/manage?page=1&record=2',
  );
  expect(gateway.of('StationMap')).toHaveLength(1);
});

it('reports when there are none', async () => {
  await open([]);
  expect(await screen.findByText('Data tidak ditemukan.')).toBeVisible();
});
