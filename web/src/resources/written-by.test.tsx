import { screen, waitFor, within } from '@testing-library/react';
import type { CompanyType } from '../gql/graphql';
import { ADMINISTRATION } from '../testing/administration';
import { atWork } from '../testing/at-work';
import { openClient } from '../testing/client';
import { COMPANIES, companyRow } from '../testing/companies';
import { drawTables } from '../testing/drawn-table';
import type { Answer } from '../testing/gateway';
import { MODELS } from '../testing/models';
import { person } from '../testing/people';

// A form draws many fields.
jest.setTimeout(30_000);
beforeAll(() => drawTables());

const SCREENS = [...COMPANIES, ...MODELS, ...ADMINISTRATION];

async function open(
  companyType: CompanyType,
  address: string,
  search: string,
  answers: Record<string, Answer> = {},
) {
  const me = person([]);
  const screenCase = SCREENS.find((it) => it.address === address);
  await openClient(
    `${address}${search}`,
    { ...me, user: { ...me.user, companyType } },
    { ...screenCase?.answers, ...answers },
  );
  return within(await screen.findByRole('dialog'));
}

const offered = (name: string): boolean => screen.queryByRole('button', { name, hidden: true }) !== null;

/** Whose staff may add, import and change what a screen lists (contract 3). */
describe.each<[CompanyType, string, { add: boolean; imports: boolean; edit: boolean }]>([
  ['PLATFORM', '/company-tenant/manage', { add: true, imports: true, edit: true }],
  ['SUPPLIER', '/company-tenant/manage', { add: false, imports: false, edit: false }],
  ['TENANT', '/company-tenant/manage', { add: false, imports: false, edit: true }],
  ['SUPPLIER', '/company-supplier/manage', { add: false, imports: false, edit: true }],
  ['TENANT', '/company-supplier/manage', { add: false, imports: false, edit: false }],
  ['SUPPLIER', '/company-contract/manage', { add: false, imports: false, edit: false }],
  ['TENANT', '/company-contract/manage', { add: false, imports: false, edit: false }],
  ['SUPPLIER', '/battery-model/manage', { add: true, imports: false, edit: true }],
  ['TENANT', '/vehicle-model/manage', { add: false, imports: false, edit: false }],
  ['TENANT', '/category-complaint/manage', { add: false, imports: false, edit: false }],
  ['TENANT', '/user/manage', { add: true, imports: true, edit: true }],
  ['SUPPLIER', '/menu/manage', { add: false, imports: false, edit: false }],
])('staff of a %s at %s', (companyType, address, { add, imports, edit }) => {
  test(`${add ? 'add' : 'add nothing'}, and ${edit ? 'change' : 'only read'} what they see`, async () => {
    const dialog = await open(companyType, address, '?record=1');
    const fields = await waitFor(() => {
      const found = ['textbox', 'combobox', 'switch'].flatMap((role) => dialog.queryAllByRole(role));
      expect(found.length).toBeGreaterThan(1);
      return found;
    });
    expect({ add: offered('Add'), imports: offered('Import') }).toEqual({ add, imports });
    expect(dialog.queryByRole('heading', { name: /^Edit / }) !== null).toBe(edit);
    expect(dialog.queryByRole('button', { name: 'Save' }) !== null).toBe(edit);
    if (edit) expect(fields.some((field) => !field.matches(':disabled'))).toBe(true);
    else for (const field of fields) expect(field).toBeDisabled();
    expect(dialog.getAllByRole('button', { name: edit ? 'Cancel' : 'Close' }).at(-1)).toBeEnabled();
  });
});

test('a link to an empty form is of no use to whom may not add', async () => {
  const dialog = await open('SUPPLIER', '/company-tenant/manage', '?record=new');
  expect(await dialog.findByText('Data ini tidak ada atau di luar wewenang anda.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('of a partner whose name alone is known, nothing else is made up', async () => {
  const partner = { email: null, phone: null, address: null, center: null, radius: null, isActive: null };
  const dialog = await open('SUPPLIER', '/company-tenant/manage', '?record=1', {
    Tenant: () => ({ tenant: companyRow('Tenant', 1, { ...partner, startDate: null, endDate: null }) }),
  });
  expect(await dialog.findByLabelText('Nama')).toHaveValue('PT Jaya 1');
  expect(dialog.queryByText('Tidak Aktif')).not.toBeInTheDocument();
  expect(dialog.queryByText('Pilih tanggal mulai terlebih dahulu.')).not.toBeInTheDocument();
});

test('a contract that is only read shows its own vehicles, and none can be chosen', async () => {
  const dialog = await open('SUPPLIER', '/company-contract/manage', '?record=1');
  const chosen = await dialog.findByRole('treeitem', { name: 'B 1234 XYZ' });
  expect(dialog.queryByRole('treeitem', { name: 'D 9 AB' })).not.toBeInTheDocument();
  await atWork().click(chosen);
  expect(chosen).toHaveAttribute('aria-checked', 'true');
});
