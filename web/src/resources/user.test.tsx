import { screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../testing/client';
import { ADMINISTRATION, USER_OPTIONS, userRow } from '../testing/data/administration';
import { person } from '../testing/data/people';
import { pageOf } from '../testing/data/screen-case';
import { drawTables } from '../testing/drawn-table';
import type { Responder } from '../testing/gateway';
import { setUpUser } from '../testing/set-up-user';

beforeAll(() => drawTables());

async function open(search: string, responses: Record<string, Responder> = {}) {
  const gateway = await openClient(`/user/manage${search}`, person([]), {
    ...ADMINISTRATION[0]?.responses,
    ...responses,
  });
  await screen.findByRole('button', { name: 'Search/Filters' });
  return { gateway, user: setUpUser() };
}

async function openDialog(search: string, responses: Record<string, Responder> = {}) {
  const opened = await open(search, responses);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByLabelText(/^Nama/);
  const field = (label: string) => within(dialog).getByLabelText(new RegExp(`^${label}`));
  const save = () => opened.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  return { ...opened, dialog, field, save };
}

describe('Manage User', () => {
  it('filters by name, email or address, company type, company and status: All, Non Active, Active', async () => {
    const { gateway, user } = await open('');
    const filters = within(screen.getByRole('form', { name: 'Search/Filters' }));
    const offered = (label: string) =>
      within(filters.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(offered('Company')).toEqual(['All Company', 'PT Hijau', 'PT Listrik']));
    expect(offered('Search by')).toEqual(['Name', 'Email', 'Address']);
    expect(offered('Status')).toEqual(['All', 'Non Active', 'Active']);
    await user.selectOptions(filters.getByLabelText('Search by'), 'address');
    await user.type(filters.getByLabelText('Kata kunci'), 'Melati');
    await user.selectOptions(filters.getByLabelText('Company Type'), 'SUPPLIER');
    await user.selectOptions(filters.getByLabelText('Company'), '2');
    await user.selectOptions(filters.getByLabelText('Status'), 'false');
    await user.click(filters.getByRole('button', { name: 'Search' }));
    await screen.findByText('3 Result');
    expect(gateway.of('Users')[0]?.variables.filter).toEqual({
      search: { field: 'ADDRESS', text: 'Melati' },
      companyType: 'SUPPLIER',
      companyId: '2',
      isActive: false,
    });
  });

  it('names the state of a user Aktif or Tidak Aktif', async () => {
    const { dialog } = await openDialog('?record=1', {
      User: () => ({ user: userRow(1, { isActive: false }) }),
    });
    expect(within(dialog).getByText('Tidak Aktif')).toBeVisible();
    expect(within(dialog).queryByText('Non Active')).not.toBeInTheDocument();
  });

  it('offers to send the invitation again to an active user who has not set a password', async () => {
    const { gateway, user, dialog } = await openDialog('?record=1', {
      User: () => ({ user: userRow(1, { hasPassword: false }) }),
      InviteUser: () => ({ inviteUser: { success: true, message: 'Undangan dikirim', errors: [] } }),
    });
    expect(await within(dialog).findByText('Belum mengatur password.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Kirim undangan lagi' }));
    expect(await screen.findByText('Undangan dikirim')).toBeVisible();
    expect(gateway.of('InviteUser').map(({ variables }) => variables)).toEqual([{ id: '1' }]);
    expect(within(dialog).getByRole('button', { name: 'Undangan terkirim' })).toBeDisabled();
  });

  it.each([
    ['has a password', { hasPassword: true }],
    ['is not active', { hasPassword: false, isActive: false }],
    ['comes from a data API without invitations', { hasPassword: null }],
  ])('offers no invitation of a user who %s', async (_what, changes) => {
    const { dialog } = await openDialog('?record=1', { User: () => ({ user: userRow(1, changes) }) });
    expect(within(dialog).queryByText('Belum mengatur password.')).not.toBeInTheDocument();
  });

  it('offers only companies of the chosen type', async () => {
    const companyOptions = [
      { value: '1', text: 'PT Hijau', group: 'Supplier' },
      { value: '2', text: 'PT Sewa', group: 'Tenant' },
    ];
    const { user, gateway } = await open('', {
      UserScreenOptions: () => ({ ...USER_OPTIONS, companyOptions }),
      FindCompanies: ({ group }) => ({
        companyOptions: companyOptions.filter((option) => option.group === group),
      }),
    });
    const filters = within(screen.getByRole('form', { name: 'Search/Filters' }));
    const company = filters.getByLabelText('Company');
    const offered = () =>
      within(company)
        .getAllByRole('option')
        .map((option) => option.textContent);
    await waitFor(() => expect(offered().slice(1)).toEqual(['PT Hijau', 'PT Sewa']));
    await user.selectOptions(company, '2');
    await user.selectOptions(filters.getByLabelText('Company Type'), 'SUPPLIER');
    await waitFor(() => expect(offered().slice(1)).toEqual(['PT Hijau']));
    expect(company).toHaveValue('');
    expect(gateway.of('FindCompanies').map(({ variables }) => variables)).toEqual([
      { group: 'Supplier', first: 50 },
    ]);
  });

  it('offers the address of the chosen company for an empty address, and replaces none', async () => {
    const { user, field } = await openDialog('?record=new', {
      CompanyAddress: ({ id }) => ({
        tenant: null,
        supplier: { __typename: 'Supplier', id, address: `Jl. Perusahaan ${String(id)}` },
      }),
    });
    await user.selectOptions(field('Company'), '2');
    await user.click(await screen.findByRole('button', { name: /Jl\. Perusahaan 2$/ }));
    expect(field('Alamat')).toHaveValue('Jl. Perusahaan 2');
    await user.selectOptions(field('Company'), '1');
    expect(field('Alamat')).toHaveValue('Jl. Perusahaan 2');
    expect(screen.queryByRole('button', { name: /Jl\. Perusahaan/ })).not.toBeInTheDocument();
  });

  it('shows a photo beside the name, and initials without one', async () => {
    await open('?page=1', {
      Users: () => pageOf('users', [userRow(1, { photo: '/files/rina' }), userRow(2, { name: 'Joko Aji' })]),
    });
    const name = (await screen.findAllByText('Rina 1'))[0]?.closest('.cell-content');
    expect(name?.querySelector('img')).toHaveAttribute('src', '/files/rina?w=80');
    expect(screen.getAllByText('Joko Aji')[0]?.closest('.cell-content')).toHaveTextContent('JA');
  });

  it('takes a phone number of 12 digits behind +62, without its leading 0, and says how many are too many', async () => {
    const { user, dialog, field } = await openDialog('?record=new');
    await user.type(field('Tlp'), '0a812345678901');
    expect(field('Tlp')).toHaveValue('812345678901');
    expect(field('Tlp').parentElement).toHaveTextContent('+62');
    expect(within(dialog).queryByText(/^Paling banyak/)).not.toBeInTheDocument();
    await user.type(field('Tlp'), '23');
    expect(within(dialog).getByText('Paling banyak 12 karakter, sekarang 14.')).toBeVisible();
  });

  it.each(['0812-3456-78901', '+62 812 3456 78901'])(
    'takes the whole number out of a pasted %s',
    async (text) => {
      const { user, field } = await openDialog('?record=new');
      await user.click(field('Tlp'));
      await user.paste(text);
      expect(field('Tlp')).toHaveValue('812345678901');
    },
  );

  it('keeps a pasted text that is too long, says so at once, and does not save it', async () => {
    const { user, dialog, field, save, gateway } = await openDialog('?record=1');
    const text = 'a'.repeat(5000);
    await user.clear(field('Nama'));
    await user.click(field('Nama'));
    await user.paste(text);
    expect(field('Nama')).toHaveValue(text);
    expect(within(dialog).getByText('Paling banyak 100 karakter, sekarang 5.000.')).toBeVisible();
    expect(field('Nama')).toBeInvalid();
    await save();
    expect(gateway.of('UpdateUser')).toHaveLength(0);
  });

  it('refuses an invalid e-mail address', async () => {
    const { user, dialog, field, save, gateway } = await openDialog('?record=1');
    await user.clear(field('Email'));
    await user.type(field('Email'), 'rina@listrik');
    await save();
    expect(await within(dialog).findByText('Invalid e-mail.')).toBeVisible();
    expect(gateway.of('UpdateUser')).toHaveLength(0);
  });

  it('requires company, role, name, email, address and phone, and no username', async () => {
    const { dialog, save } = await openDialog('?record=new');
    await save();
    await waitFor(() => expect(within(dialog).getAllByText('*Required')).toHaveLength(6));
  });

  it('preselects the only company and its only role in add mode', async () => {
    const { field } = await openDialog('?record=new', {
      UserScreenOptions: () => ({ ...USER_OPTIONS, activeCompanies: USER_OPTIONS.companyOptions.slice(1) }),
    });
    expect(field('Company')).toHaveValue('2');
    await waitFor(() => expect(field('Type')).toHaveValue('21'));
  });
});
