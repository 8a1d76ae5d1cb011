import { act, render, screen } from '@testing-library/react';
import { ScreenBoundary } from './ScreenBoundary';

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

function Unavailable(): React.JSX.Element {
  throw new TypeError('Failed to fetch dynamically imported module');
}

function openUnavailable(): void {
  // React logs what a boundary catches.
  jest.spyOn(console, 'error').mockReturnValue();
  render(
    <ScreenBoundary>
      <Unavailable />
    </ScreenBoundary>,
  );
}

afterEach(() => jest.restoreAllMocks());

it('offers to load the page again when a screen cannot be loaded', () => {
  openUnavailable();
  expect(screen.getByText('Layar ini gagal dimuat.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
});

it('offers that only once there is a connection: a reload without one would lose the app', () => {
  setOnline(false);
  openUnavailable();
  expect(
    screen.getByText('Periksa koneksi anda. Layar ini dapat dimuat saat tersambung lagi.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
  setOnline(true);
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
});
