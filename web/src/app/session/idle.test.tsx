import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDLE_MS } from '../../api/idle';
import { openClient } from '../../testing/client';
import { person } from '../../testing/data/people';
import { WARNING_MS } from './use-idle-clock';

const IDLE = 'Sesi anda telah habis. Silahkan login kembali untuk melanjutkan aktivitas anda.';

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const warning = () => screen.queryByRole('dialog', { name: 'Masih di sana?' });

/** Well before the warning, but late enough that a test does not advance half an hour second by second. */
async function openIdle() {
  jest.useFakeTimers();
  const gateway = await openClient('/dashboard');
  await pass(1000);
  localStorage.setItem('armada.last-input', String(Date.now() - (IDLE_MS - WARNING_MS - 5000)));
  return { gateway, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync }) };
}

describe('An idle user', () => {
  it('sees a warning 2 minutes before the end, with the remaining time', async () => {
    await openIdle();
    await pass(4000);
    expect(warning()).not.toBeInTheDocument();
    await pass(2000);
    expect(warning()).toHaveTextContent(/berakhir dalam 1:59/);
    await pass(60_000);
    expect(warning()).toHaveTextContent(/berakhir dalam 0:59/);
  });

  it('is signed out after 30 minutes, also at the gateway, with the specification’s message', async () => {
    const { gateway } = await openIdle();
    await pass(WARNING_MS + 4000);
    expect(screen.queryByText(IDLE)).not.toBeInTheDocument();
    expect(gateway.of('Logout')).toHaveLength(0);
    await pass(2000);
    expect(screen.getByText(IDLE)).toBeInTheDocument();
    expect(warning()).not.toBeInTheDocument();
    await pass(60_000);
    expect(gateway.of('Logout')).toHaveLength(1);
  });

  it('stays signed in by the button, also at the gateway', async () => {
    const { gateway, user } = await openIdle();
    await pass(10_000);
    const dialog = warning();
    if (dialog === null) throw new Error('There is no warning.');
    const requested = gateway.of('Me').length;
    await user.click(within(dialog).getByRole('button', { name: 'Tetap masuk' }));
    await pass(1000);
    expect(warning()).not.toBeInTheDocument();
    expect(gateway.of('Me')).toHaveLength(requested + 1);
    expect(gateway.of('Me').at(-1)?.headers.get('x-idle-seconds')).toBe('0');
    await pass(WARNING_MS);
    expect(screen.queryByText(IDLE)).not.toBeInTheDocument();
  });

  it('stays signed in by Esc, but not by moving the mouse', async () => {
    const { user } = await openIdle();
    await pass(10_000);
    await act(async () => window.dispatchEvent(new Event('pointermove')));
    await pass(2000);
    expect(warning()).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await pass(1000);
    expect(warning()).not.toBeInTheDocument();
  });

  it('sees the warning disappear when another tab is used', async () => {
    await openIdle();
    await pass(10_000);
    localStorage.setItem('armada.last-input', String(Date.now()));
    await pass(1000);
    expect(warning()).not.toBeInTheDocument();
  });
});

it('shows no warning to an active user', async () => {
  await openIdle();
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
  await pass(20_000);
  expect(warning()).not.toBeInTheDocument();
});

it('ends the session of a machine that slept past the end', async () => {
  await openIdle();
  jest.setSystemTime(Date.now() + 8 * 60 * 60_000);
  await act(async () => window.dispatchEvent(new Event('pointerdown')));
  expect(screen.getByText(IDLE)).toBeInTheDocument();
});

it('sends the idle time with the client’s own requests', async () => {
  jest.useFakeTimers();
  const gateway = await openClient('/dashboard', person());
  await pass(65_000);
  const [first, second] = gateway.of('Bell');
  expect(first?.headers.get('x-idle-seconds')).toBe('0');
  expect(second?.headers.get('x-idle-seconds')).toBe('60');
});
