import { screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { ADMINISTRATION, menuRow } from '../../testing/data/administration';
import { person } from '../../testing/data/people';
import { drawTables } from '../../testing/drawn-table';
import { setUpUser } from '../../testing/set-up-user';

beforeAll(() => drawTables());

const MENU = ADMINISTRATION.find(({ list }) => list === 'Menus');

async function open(address: string, row: object) {
  const gateway = await openClient(address, person([]), {
    ...MENU?.responses,
    Menu: () => ({ menu: menuRow(1, row) }),
    UpdateMenu: () => ({ updateMenu: { success: true, message: 'Saved', errors: [] } }),
  });
  return { gateway, user: setUpUser() };
}

async function openForm(row: object) {
  const opened = await open('/menu/manage?page=1&record=1', row);
  const form = within(await screen.findByRole('dialog', { name: 'Edit Menu' }));
  await form.findByLabelText(/^Name/);
  return { ...opened, form };
}

it('offers the screens that exist, a group, and nothing else as a path', async () => {
  const { gateway, user, form } = await openForm({ path: '/vehicle/manage' });
  const path = await form.findByRole('button', { name: /^Path/ });
  expect(path).toHaveTextContent('Manage Vehicle (vehicle/manage)');
  await user.click(path);
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  const texts = offered.map((option) => option.textContent);
  expect(texts).toContain('Grup, tanpa layar');
  expect(texts).toContain('Complaint (complaint/maintanance)');
  expect(texts.join()).not.toContain(':id');
  await user.click(screen.getByText('Manage User (user/manage)'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(gateway.of('UpdateMenu')[0]?.variables.input).toMatchObject({ path: 'user/manage', icon: 'cube' }),
  );
});

it('keeps a path without a screen, and warns of it', async () => {
  const { form } = await openForm({ path: 'teleport/manage' });
  expect(await form.findByRole('alert')).toHaveTextContent('Tidak ada layar di teleport/manage');
  expect(form.getByRole('button', { name: /^Path/ })).toHaveTextContent('teleport/manage');
});

it('offers the icons that exist, by their pictures and names, and that of the screen', async () => {
  const { gateway, user, form } = await openForm({ path: 'user/manage', icon: 'no-such-icon' });
  const ofScreen = await form.findByRole('radio', { name: 'Ikon layarnya' });
  expect(ofScreen).toBeChecked();
  expect(ofScreen.nextElementSibling?.querySelector('svg')).toHaveAttribute('data-icon', 'people');
  await user.click(form.getByRole('radio', { name: 'Kunci inggris' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.of('UpdateMenu')[0]?.variables.input).toMatchObject({ icon: 'wrench' }));
});

it('shows in the list which active menus have no screen', async () => {
  const gateway = await openClient('/menu/manage?page=1', person([]), {
    ...MENU?.responses,
    Menus: () => ({
      menus: {
        items: [
          menuRow(1, { path: 'teleport/manage' }),
          menuRow(2, { path: 'user/manage' }),
          menuRow(3, { path: null }),
          menuRow(4, { path: 'teleport/manage', isActive: false }),
        ],
        pageInfo: { page: 1, size: 20, totalItems: 4, totalPages: 1 },
      },
    }),
  });
  await screen.findByText('4 Result');
  expect(gateway.of('Menus')).toHaveLength(1);
  const shown = [...document.querySelectorAll('.resource-table .status')].map((label) => label.textContent);
  expect(shown.filter((text) => text === 'Aktif, tanpa layar')).toHaveLength(1);
  expect(shown.filter((text) => text === 'Aktif')).toHaveLength(2);
  expect(shown.filter((text) => text === 'Tidak Aktif')).toHaveLength(1);
});
