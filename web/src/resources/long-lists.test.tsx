import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openClient } from '../testing/client';
import { USER_OPTIONS, userRow } from '../testing/data/administration';
import { CONTRACT_RESPONSES, contractRow } from '../testing/data/contracts';
import { person } from '../testing/data/people';
import { pageOf } from '../testing/data/screen-case';
import { drawTables } from '../testing/drawn-table';
import type { Responder } from '../testing/gateway';
import '../crud/controls/LookUpList';
import '../crud/controls/SearchablePickList';
import '../crud/dialog/RecordForm';
import './contract';
import './user';

beforeAll(() => drawTables());

const COMPANIES = Array.from({ length: 3000 }, (_, index) => ({
  value: String(index + 1),
  text: `PT ${String(index + 1).padStart(4, '0')}`,
  group: index % 2 === 0 ? 'Tenant' : 'Supplier',
}));

/** A long list, as the gateway returns it. */
function found({ text, ids, group, first }: Record<string, unknown>) {
  return COMPANIES.filter(
    (option) =>
      option.text.includes(String(text ?? '')) &&
      (!Array.isArray(ids) || ids.includes(option.value)) &&
      (!group || option.group === group),
  ).slice(0, typeof first === 'number' ? first : undefined);
}

const CONTRACTS: Record<string, Responder> = {
  ...CONTRACT_RESPONSES,
  ContractScreenOptions: (given) => ({ tenantOptions: found(given), contractTenantOptions: found(given) }),
  FindTenants: (given) => ({ tenantOptions: found(given) }),
  FindContractTenants: (given) => ({ contractTenantOptions: found(given) }),
};

async function openContracts(search: string, responses: Record<string, Responder> = {}) {
  const gateway = await openClient(`/company-contract/manage${search}`, person([]), {
    ...CONTRACTS,
    ...responses,
  });
  return { gateway, user: userEvent.setup() };
}

const searchBox = () => screen.findByRole('combobox', { name: 'Cari . . .' });

const entries = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((entry) => entry.textContent);

it('the first entries of a long list come with the screen, and typing searches the server', async () => {
  const { gateway, user } = await openContracts('?record=new');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Company Contract' }));
  await user.click(await dialog.findByRole('button', { name: /Company/ }));
  const list = await screen.findByRole('listbox');
  expect(entries(list)).toHaveLength(51);
  expect(gateway.of('FindContractTenants')).toHaveLength(0);

  await user.type(await searchBox(), '2999');
  await waitFor(() => expect(entries(list)).toEqual(['PT 2999']));
  expect(gateway.of('FindContractTenants').map(({ variables }) => variables)).toEqual([
    { text: '2999', first: 50 },
  ]);
  await user.keyboard('{Enter}');
  expect(await dialog.findByRole('button', { name: /Company.*PT 2999/ })).toHaveFocus();
});

it('a late response to a former text does not replace the entries for the present one', async () => {
  const pending: (() => void)[] = [];
  const { gateway, user } = await openContracts('?record=new', {
    FindContractTenants: (given) =>
      given.text === '29'
        ? new Promise((resolve) => {
            pending.push(() => resolve({ contractTenantOptions: found(given) }));
          })
        : { contractTenantOptions: found(given) },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Company Contract' }));
  await user.click(await dialog.findByRole('button', { name: /Company/ }));
  const list = await screen.findByRole('listbox');
  await user.type(await searchBox(), '29');
  await waitFor(() => expect(gateway.of('FindContractTenants')).toHaveLength(1));
  await user.type(await searchBox(), '99');
  await waitFor(() => expect(entries(list)).toEqual(['PT 2999']));
  await act(async () => {
    for (const respond of pending) respond();
  });
  expect(entries(list)).toEqual(['PT 2999']);
});

it('what is typed right after a list opens stands in its search box', async () => {
  const { user } = await openContracts('');
  const filters = within(await screen.findByRole('form', { name: 'Search/Filters' }));
  await user.click(await filters.findByRole('button', { name: /Company Tenant/ }));
  await user.keyboard('0777');
  expect(await searchBox()).toHaveValue('0777');
});

it('a list marks the entry that is chosen', async () => {
  const { user } = await openContracts('?page=1&tenant=7');
  await user.click(await screen.findByRole('button', { name: 'Search/Filters' }));
  const filters = within(await screen.findByRole('form', { name: 'Search/Filters' }));
  const tenant = await filters.findByRole('button', { name: /Company Tenant PT 0007/ });
  await user.click(tenant);
  expect(await screen.findByRole('option', { name: 'PT 0007', selected: true })).toBeVisible();
});

it('a filter shows the text of a value that is not among the first entries', async () => {
  const { gateway } = await openContracts('?page=1&tenant=2999');
  expect(await screen.findByRole('button', { name: /Company Tenant: PT 2999/ })).toBeVisible();
  expect(gateway.of('FindTenants').map(({ variables }) => variables)).toEqual([
    { ids: ['2999'], first: null },
  ]);
});

it('a filter does not request the text of a value that comes with the screen', async () => {
  const { gateway } = await openContracts('?page=1&tenant=7');
  expect(await screen.findByRole('button', { name: /Company Tenant: PT 0007/ })).toBeVisible();
  expect(gateway.of('FindTenants')).toHaveLength(0);
});

it('a filter has its own entry for all, and searches the list', async () => {
  const { gateway, user } = await openContracts('');
  const filters = within(await screen.findByRole('form', { name: 'Search/Filters' }));
  const tenant = await filters.findByRole('button', { name: /Company Tenant/ });
  expect(tenant).toHaveTextContent('All Company Tenant');
  await user.click(tenant);
  await user.type(await searchBox(), '0777');
  await user.click(await screen.findByText('PT 0777'));
  await user.click(filters.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('button', { name: /Company Tenant: PT 0777/ })).toBeVisible();
  await waitFor(() =>
    expect(gateway.of('Contracts').map(({ variables }) => variables)).toMatchObject([
      { filter: { tenantId: '777' } },
    ]),
  );
});

it('a record shows the company that it has without another request', async () => {
  const { gateway } = await openContracts('?record=1', {
    Contract: () => ({ contract: contractRow(1, { tenantId: '2500', tenantName: 'PT 2500' }) }),
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: /Company.*PT 2500/ })).toBeDisabled();
  expect(gateway.of('FindContractTenants')).toHaveLength(0);
});

it('a list without more entries is not searched by the server', async () => {
  const few = COMPANIES.slice(0, 49);
  const { gateway, user } = await openContracts('?record=new', {
    ContractScreenOptions: () => ({ tenantOptions: few, contractTenantOptions: few }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Company Contract' }));
  await user.click(await dialog.findByRole('button', { name: /Company/ }));
  await user.type(await searchBox(), '0049');
  await waitFor(() => expect(entries(screen.getByRole('listbox'))).toEqual(['PT 0049']));
  expect(gateway.of('FindContractTenants')).toHaveLength(0);
});

const userOptions = (given: Record<string, unknown>) => ({
  ...USER_OPTIONS,
  companyOptions: found(given),
  activeCompanies: found(given),
});

const openUsers = (search: string, responses: Record<string, Responder> = {}) =>
  openClient(`/user/manage${search}`, person([]), {
    Users: () => pageOf('users', [userRow(1)]),
    UserScreenOptions: userOptions,
    FindCompanies: (given) => ({ companyOptions: found(given) }),
    ...responses,
  });

it('companies are narrowed by the text of a type, once it is loaded', async () => {
  let load = (): void => undefined;
  const gateway = await openUsers('?companyType=SUPPLIER', {
    Users: () => pageOf('users', []),
    UserScreenOptions: (given) =>
      new Promise((resolve) => {
        load = () => resolve(userOptions(given));
      }),
  });
  await screen.findByRole('form', { name: 'Search/Filters' });
  act(load);
  await waitFor(() => expect(gateway.of('FindCompanies')).not.toHaveLength(0));
  expect(gateway.of('FindCompanies').map(({ variables }) => variables)).toEqual([
    { group: 'Supplier', first: 50 },
  ]);
});

it('companies of the chosen type are searched', async () => {
  const gateway = await openUsers('');
  const user = userEvent.setup();
  const filters = within(await screen.findByRole('form', { name: 'Search/Filters' }));
  await user.selectOptions(filters.getByLabelText('Company Type'), 'SUPPLIER');
  const company = await filters.findByRole('button', { name: /^Company All/ });
  await waitFor(() => expect(company).toBeEnabled());
  await user.click(company);
  const list = await screen.findByRole('listbox');
  expect(entries(list).slice(0, 2)).toEqual(['All Company', 'PT 0002']);
  await user.type(await searchBox(), '299');
  await waitFor(() => expect(entries(list)).toEqual(['PT 2990', 'PT 2992', 'PT 2994', 'PT 2996', 'PT 2998']));
  expect(gateway.of('FindCompanies').at(-1)?.variables).toEqual({
    text: '299',
    group: 'Supplier',
    first: 50,
  });
});
