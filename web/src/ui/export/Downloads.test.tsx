import { act, screen, waitFor, within } from '@testing-library/react';
import { push, pushError, subscribedTo } from '../../testing/data/live';
import { openVehicles } from '../../testing/data/vehicle-screen';
import type { Responder } from '../../testing/gateway';
import { GatewayError } from '../../testing/gateway';

const ID = 'x1.csv';
const EXPORT = { id: ID, name: 'Vehicle 2026-11-21.csv', url: `/files/exports/${ID}` };
const taken: Responder = () => ({ requestExport: { success: true, message: 'OK', export: EXPORT } });
const past = (state: string, more: Record<string, unknown> = {}) => ({
  exports: {
    items: [{ ...EXPORT, state, rows: 12, totalRows: 12, createdAt: '2026-11-21T03:05:00Z', ...more }],
  },
});
const none = { exports: { items: [] } };

/** Addresses that the browser was made to save. */
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.pathname} ${this.hasAttribute('download')}`);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const panel = () => screen.getByRole('region', { name: 'Downloads' });
const button = () => screen.getByRole('button', { name: /^Downloads/ });
const shown = () => within(panel()).getByRole('status').textContent;

async function exportList(
  responses: Record<string, Responder>,
  search = '?licensePlate=B&rentStatus=RENTED&sort=-year',
) {
  const opened = await openVehicles(search, { Exports: () => none, RequestExport: taken, ...responses });
  await opened.user.click(screen.getByRole('button', { name: 'Export' }));
  await opened.user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await screen.findByRole('region', { name: 'Downloads' });
  return opened;
}
const publish = (state: string, rows: number) =>
  act(async () =>
    push('ExportProgressed', { exportProgressed: { id: ID, state, rows, totalRows: 4000, url: EXPORT.url } }),
  );

describe('Export', () => {
  it('requests the list as it is filtered and ordered, shows its true progress and saves the file once it is there', async () => {
    const { gateway, user } = await exportList({});
    expect(gateway.of('RequestExport')[0]?.variables).toEqual({
      input: {
        type: 'VEHICLES',
        format: 'CSV',
        language: 'ID',
        filter: expect.objectContaining({ rentStatus: 'RENTED' }),
        sort: { field: 'YEAR', direction: 'DESC' },
      },
    });
    await waitFor(() => expect(shown()).toBe('Sedang mempersiapkan file anda'));
    await waitFor(() => expect(subscribedTo()).toContain('ExportProgressed'));
    await publish('BUILDING', 1000);
    await waitFor(() => expect(shown()).toBe('Sedang mempersiapkan file anda 1.000 dari 4.000 baris'));
    expect(within(panel()).getByRole('progressbar', { name: EXPORT.name })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    expect(button()).toHaveAccessibleName('Downloads, 1 berjalan');
    expect(saved).toEqual([]);
    await publish('READY', 4000);
    await waitFor(() => expect(shown()).toBe('Download berhasil'));
    expect(saved).toEqual([`${EXPORT.url} true`]);
    expect(button()).toHaveAccessibleName('Downloads');

    // What is complete is gone once the panel was closed; the history has it.
    gateway.respond('Exports', () => past('READY'));
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Downloads' })).not.toBeInTheDocument());
    await user.click(button());
    expect(await screen.findByRole('button', { name: `Download ${EXPORT.name}` })).toHaveAttribute(
      'href',
      EXPORT.url,
    );
    expect(within(panel()).queryByRole('status')).not.toBeInTheDocument();
  });

  it.each<[string, Responder, string]>([
    [
      'no response',
      () => {
        throw new Error('away');
      },
      'Request download failed (x8000)',
    ],
    [
      'a refusal',
      () => ({ requestExport: { success: false, message: '', export: null } }),
      'Permintaan download gagal: Generate error',
    ],
    [
      'a refusal in words',
      () => ({ requestExport: { success: false, message: 'Tunggu', export: null } }),
      'Tunggu',
    ],
  ])('shows of %s what became of it', async (_what, RequestExport, message) => {
    await exportList({ RequestExport });
    await waitFor(() => expect(shown()).toBe(message));
  });

  it.each([
    ['FAILED', 'Permintaan download gagal: Generate error'],
    ['EXPIRED', 'Download gagal: file tidak ditemukan'],
    ['CANCELLED', 'Download dibatalkan'],
  ])('that ends %s reports it and saves nothing', async (state, message) => {
    await exportList({});
    await waitFor(() => expect(subscribedTo()).toContain('ExportProgressed'));
    await publish(state, 0);
    await waitFor(() => expect(shown()).toBe(message));
    expect(saved).toEqual([]);
  });

  it('can be given up while it is made', async () => {
    const { gateway, user } = await exportList({
      CancelExport: () => ({ cancelExport: { success: true, message: 'OK' } }),
    });
    await user.click(await screen.findByRole('button', { name: `Batalkan ${EXPORT.name}` }));
    await waitFor(() => expect(shown()).toBe('Download dibatalkan'));
    expect(gateway.of('CancelExport')[0]?.variables).toEqual({ id: ID });
  });
});

/** Fleet-operations 4 and 9: a data API that reports no progress of an export has its file requested. */
describe('An export without reported progress', () => {
  async function exportUntold(statuses: readonly number[]) {
    await exportList({});
    await waitFor(() => expect(subscribedTo()).toContain('ExportProgressed'));
    const left = [...statuses];
    const looks: string[] = [];
    const operations = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (init?.method !== 'HEAD') return operations(input, init);
      looks.push(String(input));
      return new Response(null, { status: left.shift() ?? 204 });
    });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await act(async () => pushError('ExportProgressed', 'NOT_SUPPORTED'));
    return { looks, pass: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)) };
  }

  it('shows a bar that rises every 1.5 s, slower past one half, and looks for the file every 2 s', async () => {
    const { looks, pass } = await exportUntold([204, 204, 204, 204, 204, 200]);
    const bar = within(panel()).getByRole('progressbar', { name: EXPORT.name });
    const seen: (string | null)[] = [];
    for (let tick = 1; tick <= 7; tick++) {
      await pass(1500);
      seen.push(bar.getAttribute('aria-valuenow'));
    }
    expect(seen).toEqual(['10', '20', '30', '40', '50', '53', '56']);
    expect(looks).toEqual(Array(5).fill(EXPORT.url));
    expect(shown()).toBe('Sedang mempersiapkan file anda');
    await pass(1500);
    expect(shown()).toBe('Download berhasil');
    expect(bar).toHaveAttribute('aria-valuenow', '100');
    expect(saved).toEqual([`${EXPORT.url} true`]);
    await pass(20_000);
    expect(looks).toHaveLength(6);
  });

  it.each([
    ['is not there within 20 s', [], 19_000, 'Download gagal: file tidak ditemukan'],
    ['is gone', [404], 1000, 'Download gagal: file tidak ditemukan'],
    ['cannot be requested', [502], 1000, 'Download failed (x8001)'],
  ])('whose file %s reports it', async (_what, statuses, before, message) => {
    const { pass } = await exportUntold(statuses);
    await pass(before);
    expect(shown()).toBe('Sedang mempersiapkan file anda');
    await pass(1000);
    expect(shown()).toBe(message);
    expect(saved).toEqual([]);
  });
});

describe('The panel', () => {
  it('goes on with what was being made when the page was loaded again', async () => {
    const { user } = await openVehicles('', { Exports: () => past('BUILDING') });
    await user.click(button());
    await waitFor(() => expect(subscribedTo()).toContain('ExportProgressed'));
    expect(shown()).toBe('Sedang mempersiapkan file anda');
    await publish('READY', 4000);
    await waitFor(() => expect(saved).toEqual([`${EXPORT.url} true`]));
  });

  it.each<[string, Responder]>([
    ['Belum ada download.', () => none],
    [
      'Riwayat gagal dimuat.',
      () => {
        throw new GatewayError('NOT_SUPPORTED');
      },
    ],
  ])('shows “%s” when there is nothing to show', async (message, Exports) => {
    const { user } = await openVehicles('', { Exports });
    await user.click(button());
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
