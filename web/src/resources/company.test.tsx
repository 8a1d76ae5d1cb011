import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../testing/client';
import { SUPPLIER_RESPONSES, TENANT_RESPONSES } from '../testing/data/companies';
import { chooseDay } from '../testing/data/contracts';
import { person } from '../testing/data/people';
import { drawTables } from '../testing/drawn-table';
import type { Responder } from '../testing/gateway';
import { setUpUser } from '../testing/set-up-user';
import { formatDate } from '../ui/dates/dates';
import { today } from '../ui/dates/day';

beforeAll(() => drawTables());

async function open(
  screenName: 'tenant' | 'supplier',
  search: string,
  responses: Record<string, Responder> = {},
) {
  const gateway = await openClient(`/company-${screenName}/manage${search}`, person([]), {
    ...(screenName === 'tenant' ? TENANT_RESPONSES : SUPPLIER_RESPONSES),
    ...responses,
  });
  await screen.findByRole('button', { name: 'Search/Filters' });
  return { gateway, user: setUpUser() };
}

async function openDialog(
  screenName: 'tenant' | 'supplier',
  record: string,
  responses: Record<string, Responder> = {},
) {
  const opened = await open(screenName, `?record=${record}`, responses);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Nama/);
  return { ...opened, dialog };
}

const saved: Responder = () => ({ updateSupplier: { success: true, message: 'OK', errors: [] } });

describe('the list of tenants', () => {
  it('shows days in words', async () => {
    await open('tenant', '?page=1');
    expect((await screen.findAllByText('31 Dec 2026'))[0]).toBeInTheDocument();
  });
});

describe('a new tenant', () => {
  it('starts today, is active, and cannot end before it starts', async () => {
    const { dialog } = await openDialog('tenant', 'new');
    expect(dialog.getByLabelText(/^Start Date/)).toHaveValue(formatDate(today()));
    expect(dialog.getByLabelText(/^Status/)).toBeChecked();
    fireEvent.keyDown(dialog.getByLabelText(/^End Date/), { key: 'ArrowDown' });
    const calendar = within(await screen.findByRole('dialog', { name: 'Kalender' }));
    const enabled = calendar
      .getAllByRole('button', { name: /, \d/ })
      .filter((day) => day.matches(':enabled'));
    expect(enabled[0]).toHaveAttribute('aria-current', 'date');
  });

  it('loses its end date when the start date changes', async () => {
    const { dialog } = await openDialog('tenant', 'new');
    const end = dialog.getByLabelText(/^End Date/);
    chooseDay(end, '2999-01-01');
    expect(end).toHaveValue('2999-01-01');
    chooseDay(dialog.getByLabelText(/^Start Date/), '2026-02-01');
    expect(end).toHaveValue('');
    chooseDay(dialog.getByLabelText(/^Start Date/), '');
    expect(end).toBeDisabled();
  });

  it('accepts only digits for its phone, after +62, and for its vehicles', async () => {
    const { user, dialog } = await openDialog('tenant', 'new');
    expect(dialog.getByText('+62')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Tlp/), '0812-34ab5678901');
    expect(dialog.getByLabelText(/^Tlp/)).toHaveValue('812345678901');
    await user.type(dialog.getByLabelText(/^Total Vehicles/), '1a2');
    expect(dialog.getByLabelText(/^Total Vehicles/)).toHaveValue('12');
  });

  it.each(['-6.176', '91, 106.8', '-6.176, 181'])(
    'is not placed at %s, which it says at once',
    async (text) => {
      const { gateway, user, dialog } = await openDialog('tenant', 'new');
      await user.type(dialog.getByLabelText(/^Latitude/), text);
      await user.tab();
      expect(await dialog.findByText('Isi lintang dan bujur, misalnya -6.176, 106.827.')).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(gateway.of('CreateTenant')).toHaveLength(0);
    },
  );

  it('takes of a place only what a pair has', async () => {
    const { user, dialog } = await openDialog('tenant', 'new');
    await user.type(dialog.getByLabelText(/^Latitude/), 'Lat -6.176°, 106.827 E');
    expect(dialog.getByLabelText(/^Latitude/)).toHaveValue(' -6.176, 106.827 ');
  });

  it('needs an e-mail address that can be one', async () => {
    const { user, dialog } = await openDialog('tenant', 'new');
    await user.type(dialog.getByLabelText(/^Email/), 'halo@jaya');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Invalid e-mail.')).toBeVisible();
  });
});

describe('a supplier', () => {
  it('has communication None by default', async () => {
    const { dialog } = await openDialog('supplier', 'new');
    expect(dialog.getByLabelText(/^Communication/)).toHaveValue('NONE');
  });

  it('is filtered by All, Pull and Push', async () => {
    await open('supplier', '');
    const filter = within(screen.getByRole('combobox', { name: 'Communication' }));
    expect(filter.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'All',
      'Pull',
      'Push',
    ]);
  });

  it('keeps its password when the asterisks stay', async () => {
    const { gateway, user, dialog } = await openDialog('supplier', '1', { UpdateSupplier: saved });
    expect(dialog.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
    await user.type(dialog.getByLabelText(/^Username/), '2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.of('UpdateSupplier')).toHaveLength(1));
    expect(gateway.of('UpdateSupplier')[0]?.variables).toMatchObject({
      input: { username: 'armada2', password: '********' },
    });
  });

  it('gets a new password without the asterisks of the old one', async () => {
    const { gateway, user, dialog } = await openDialog('supplier', '1', { UpdateSupplier: saved });
    await user.type(dialog.getByLabelText(/^Password/), 'rahasia');
    await user.click(dialog.getByRole('button', { name: 'Tampilkan password' }));
    expect(dialog.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.of('UpdateSupplier')).toHaveLength(1));
    expect(gateway.of('UpdateSupplier')[0]?.variables).toMatchObject({ input: { password: 'rahasia' } });
  });

  it('loses its password and callback URL when they are emptied', async () => {
    const { gateway, user, dialog } = await openDialog('supplier', '1', { UpdateSupplier: saved });
    await user.clear(dialog.getByLabelText(/^Password/));
    await user.clear(dialog.getByLabelText(/^Callback URL/));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.of('UpdateSupplier')).toHaveLength(1));
    expect(gateway.of('UpdateSupplier')[0]?.variables).toMatchObject({
      input: { password: null, callbackUrl: null },
    });
  });
});
