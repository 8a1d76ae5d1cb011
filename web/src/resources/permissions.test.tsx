import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../api/session';
import type { Resource } from '../gql/graphql';
import { chooseLocale } from '../i18n/i18n';
import { openClient } from '../testing/client';
import { ADMINISTRATION } from '../testing/data/administration';
import { COMPANIES, companyRow } from '../testing/data/companies';
import { matchMedia } from '../testing/data/media';
import { MODELS } from '../testing/data/models';
import { person } from '../testing/data/people';
import { drawTables } from '../testing/drawn-table';
import type { Responder } from '../testing/gateway';
import { setUpUser } from '../testing/set-up-user';

// A form renders many fields.
beforeAll(() => drawTables());
afterEach(() => chooseLocale('id'));

const SCREENS = [...COMPANIES, ...MODELS, ...ADMINISTRATION];

type Permissions = NonNullable<Me['permissions']>;

/** The rights to write, by resource: input fields of a new record and of a saved one. */
const permissionsOf = (
  fields: Partial<Record<Resource, { create?: string[]; edit?: string[] }>>,
): Permissions =>
  Object.entries(fields).map(([resource, { create = [], edit = [] }]) => ({
    // The keys are those of the object above.
    resource: resource as Resource,
    canCreate: create.length > 0,
    canEdit: edit.length > 0,
    canUndoCreate: false,
    createFields: create,
    editFields: edit,
    bulkFields: [],
  }));

async function open(
  permissions: Permissions | null,
  address: string,
  search: string,
  responses: Record<string, Responder> = {},
) {
  const screenCase = SCREENS.find((it) => it.address === address);
  await openClient(
    `${address}${search}`,
    { ...person([]), permissions },
    { ...screenCase?.responses, ...responses },
  );
  return within(await screen.findByRole('dialog'));
}

const offered = (name: string): boolean => screen.queryByRole('button', { name, hidden: true }) !== null;

const NAME = ['name'];

/** The Add and Import buttons and the dialog follow the permissions from the gateway. */
describe.each<[string, Resource, { add: boolean; edit: boolean }]>([
  ['/company-tenant/manage', 'TENANT', { add: true, edit: true }],
  ['/company-tenant/manage', 'TENANT', { add: false, edit: false }],
  ['/company-tenant/manage', 'TENANT', { add: false, edit: true }],
  ['/company-supplier/manage', 'SUPPLIER', { add: false, edit: true }],
  ['/company-contract/manage', 'CONTRACT', { add: false, edit: false }],
  ['/battery-model/manage', 'BATTERY_MODEL', { add: true, edit: true }],
  ['/vehicle-model/manage', 'VEHICLE_MODEL', { add: false, edit: false }],
  ['/category-complaint/manage', 'COMPLAINT_CATEGORY', { add: true, edit: false }],
  ['/user/manage', 'USER', { add: true, edit: true }],
  ['/menu/manage', 'MENU', { add: false, edit: false }],
])('at %s, where %s permits %j', (address, resource, { add, edit }) => {
  const hasImport = [
    ...['/company-tenant/manage', '/company-supplier/manage', '/company-contract/manage'],
    ...['/vehicle-model/manage', '/user/manage'],
  ].includes(address);
  const imports = hasImport && add && edit;
  const permissions = permissionsOf({ [resource]: { create: add ? NAME : [], edit: edit ? NAME : [] } });

  test(`${add ? 'add' : 'add nothing'}, and ${edit ? 'change' : 'only read'} what they see`, async () => {
    const dialog = await open(permissions, address, '?record=1');
    const inputs = () => ['textbox', 'combobox', 'switch'].flatMap((role) => dialog.queryAllByRole(role));
    await waitFor(() => {
      const shown = edit ? inputs() : dialog.queryAllByRole('definition');
      expect(shown.length).toBeGreaterThan(1);
    });
    expect({ add: offered('Add'), imports: offered('Import') }).toEqual({ add, imports });
    expect(dialog.queryByRole('heading', { name: /^(?:Edit|Manage) / }) !== null).toBe(edit);
    expect(dialog.queryByRole('button', { name: 'Save' }) !== null).toBe(edit);
    expect(inputs().some((field) => !field.matches(':disabled'))).toBe(edit);
    // What may only be read is a page of values, not a form.
    if (!edit) expect(inputs()).toEqual([]);
    expect(dialog.getAllByRole('button', { name: edit ? 'Cancel' : 'Close' }).at(-1)).toBeEnabled();
  });
});

test('a link to an empty form does nothing without the permission to add', async () => {
  const dialog = await open(permissionsOf({ TENANT: {} }), '/company-tenant/manage', '?record=new');
  expect(await dialog.findByText('Data ini tidak ada atau di luar wewenang anda.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('finds no fault with the length of a field that the person may not write', async () => {
  const permissions = permissionsOf({ TENANT: { edit: NAME } });
  const dialog = await open(permissions, '/company-tenant/manage', '?record=1', {
    Tenant: () => ({ tenant: companyRow('Tenant', 1, { address: 'a'.repeat(600) }) }),
  });
  const address = await dialog.findByLabelText(/^Alamat/);
  expect(address).toHaveValue('a'.repeat(600));
  expect(address).toBeValid();
});

test('shows no invented data for a partner of which only the name is known', async () => {
  const partner = { email: null, phone: null, address: null, center: null, radius: null, isActive: null };
  const dialog = await open(permissionsOf({ TENANT: {} }), '/company-tenant/manage', '?record=1', {
    Tenant: () => ({ tenant: companyRow('Tenant', 1, { ...partner, startDate: null, endDate: null }) }),
  });
  expect(await dialog.findByText('PT Jaya 1')).toBeVisible();
  expect(dialog.getAllByText('–').length).toBeGreaterThan(5);
  expect(dialog.queryByText('Tidak Aktif')).not.toBeInTheDocument();
  expect(dialog.queryByText('Pilih tanggal mulai terlebih dahulu.')).not.toBeInTheDocument();
});

test('a contract that is only read shows its state and its own vehicles, and none can be chosen', async () => {
  const dialog = await open(permissionsOf({ CONTRACT: {} }), '/company-contract/manage', '?record=1');
  const chosen = await dialog.findByRole('treeitem', { name: 'B 1234 XYZ' });
  expect(dialog.getByText('Berlaku')).toBeVisible();
  expect(dialog.queryByRole('treeitem', { name: 'D 9 AB' })).not.toBeInTheDocument();
  await setUpUser().click(chosen);
  expect(chosen).toHaveAttribute('aria-checked', 'true');
});

test('a field that may not be changed is disabled and shows why; the others are free, and all are sent', async () => {
  const sent: unknown[] = [];
  const dialog = await open(
    permissionsOf({ TENANT: { edit: ['name', 'email', 'address', 'phone', 'center', 'radius'] } }),
    '/company-tenant/manage',
    '?record=1',
    {
      UpdateTenant: (variables) => {
        sent.push(variables.input);
        return { updateTenant: { success: true, message: 'OK', errors: [] } };
      },
    },
  );
  const reason = 'Anda tidak berwenang mengubah isian ini.';
  const maximum = await dialog.findByLabelText(/^Total Vehicles/);
  expect(maximum).toBeDisabled();
  expect(maximum).toHaveAccessibleDescription(expect.stringContaining(reason));
  const name = dialog.getByLabelText(/^Nama/);
  expect(name).toBeEnabled();
  expect(name).not.toHaveAccessibleDescription(expect.stringContaining(reason));
  expect(maximum.closest('[title]')).toHaveAttribute('title', reason);
  // Dates, status and the maximum are the platform's.
  expect(dialog.getAllByText(reason)).toHaveLength(4);
  const user = setUpUser();
  await user.clear(name);
  await user.type(name, 'PT Baru');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ name: 'PT Baru', totalVehicles: 1200 })]),
  );
});

test('a locked field says who may change it, or that nobody may', async () => {
  const [tenant] = permissionsOf({ TENANT: { edit: ['name', 'email', 'address', 'phone'] } });
  if (tenant === undefined) throw new Error('There is no permission.');
  const lockedFields = [
    { field: 'totalVehicles', creators: [], editors: ['PLATFORM', 'SUPPLIER'] },
    { field: 'startDate', creators: ['PLATFORM'], editors: [] },
  ] satisfies (typeof tenant)['lockedFields'];
  const dialog = await open([{ ...tenant, lockedFields }], '/company-tenant/manage', '?record=1');
  const why = async (label: RegExp) => await dialog.findByLabelText(label);
  expect(await why(/^Total Vehicles/)).toHaveAccessibleDescription(
    expect.stringContaining('Isian ini hanya dapat diubah oleh staf platform atau staf supplier.'),
  );
  expect(await why(/^Start Date/)).toHaveAccessibleDescription(
    expect.stringContaining('Isian ini tidak dapat diubah setelah data dibuat.'),
  );
  expect(await why(/^End Date/)).toHaveAccessibleDescription(
    expect.stringContaining('Anda tidak berwenang mengubah isian ini.'),
  );
});

test.each([
  ['id', 'Isian ini tidak dapat diubah setelah data dibuat.'],
  ['en', 'This field cannot be changed once the record exists.'],
] as const)(
  'in %s, the company of a saved contract says that nobody may change it',
  async (locale, reason) => {
    chooseLocale(locale);
    const [contract] = permissionsOf({ CONTRACT: { create: ['tenantId'], edit: ['contractNo', 'endDate'] } });
    if (contract === undefined) throw new Error('There is no permission.');
    // A data API of one's own may not publish who may write a locked field.
    for (const lockedFields of [
      null,
      [{ field: 'tenantId', creators: ['PLATFORM' as const], editors: [] }],
    ]) {
      const dialog = await open([{ ...contract, lockedFields }], '/company-contract/manage', '?record=1');
      const company = await dialog.findByLabelText(/^Company/);
      expect(company).toBeDisabled();
      expect(company).toHaveAccessibleDescription(expect.stringContaining(reason));
      cleanup();
    }
  },
);

test('a required field that may not be set does not block a new record', async () => {
  const sent: unknown[] = [];
  const dialog = await open(
    permissionsOf({ MENU: { create: ['name', 'description', 'order'], edit: ['name'] } }),
    '/menu/manage',
    '?record=new',
    {
      CreateMenu: (variables) => {
        sent.push(variables.input);
        return { createMenu: { success: true, message: 'OK', errors: [] } };
      },
    },
  );
  const path = await dialog.findByLabelText(/^Path/);
  expect(path).toBeDisabled();
  const user = setUpUser();
  await user.type(dialog.getByLabelText(/^Name/), 'Group');
  await user.type(dialog.getByLabelText(/^Description/), 'Text');
  await user.type(dialog.getByLabelText(/^Order/), '1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ name: 'Group', path: null })]));
});

test('the first field that can be edited has the focus when a form opens, except on touch', async () => {
  const permissions = permissionsOf({ TENANT: { create: ['phone'], edit: ['phone', 'email'] } });
  const dialog = await open(permissions, '/company-tenant/manage', '?record=1');
  await waitFor(() => expect(dialog.getByLabelText(/^Email/)).toHaveFocus());
});

test('on touch, no keyboard covers a form that opens', async () => {
  matchMedia('(pointer: coarse)');
  const dialog = await open(null, '/company-tenant/manage', '?record=1');
  const name = await dialog.findByLabelText(/^Nama/);
  expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(name).not.toHaveFocus();
});

test('without published permissions everything is offered', async () => {
  const dialog = await open(null, '/company-tenant/manage', '?record=1');
  expect(await dialog.findByLabelText(/^Total Vehicles/)).toBeEnabled();
  expect(offered('Add')).toBe(true);
});
