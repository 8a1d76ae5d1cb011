import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { ADMINISTRATION, MENU_TREE_RESPONSE, menuRow } from '../../testing/data/administration';
import { person } from '../../testing/data/people';
import { drawTables } from '../../testing/drawn-table';
import type { Responder } from '../../testing/gateway';
import { setUpUser } from '../../testing/set-up-user';

beforeAll(() => drawTables());

const MENU = ADMINISTRATION.find(({ list }) => list === 'Menus');

async function open(responses: Record<string, Responder> = {}) {
  const gateway = await openClient('/menu/manage?page=1', person([]), {
    ...MENU?.responses,
    Menu: ({ id }) => ({ menu: menuRow(Number(id), { parentId: '2' }) }),
    UpdateMenu: () => ({ updateMenu: { success: true, message: 'Saved', errors: [] } }),
    ...responses,
  });
  await screen.findByRole('tree', { name: 'Root Menu' });
  return { gateway, user: setUpUser() };
}

const item = (name: string) => screen.getByRole('treeitem', { name });

/** A drag from one entry to the middle of another. */
function drag(from: string, onto: string): void {
  fireEvent.dragStart(item(from));
  fireEvent.dragOver(item(onto));
  fireEvent.drop(item(onto));
}

describe('The tree of root menus', () => {
  it('lists the children of the chosen menu, and all menus again', async () => {
    const { gateway, user } = await open();
    await user.click(item('Fleet'));
    await waitFor(() => expect(window.location.search).toBe('?page=1&parent=2'));
    expect(item('Fleet')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() =>
      expect(gateway.of('Menus').at(-1)?.variables.filter).toMatchObject({ parentId: '2' }),
    );
    expect(screen.getByRole('button', { name: 'Hapus filter Parent: Fleet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Semua menu' }));
    await waitFor(() => expect(window.location.search).toBe('?page=1'));
  });

  it('moves a menu by Alt and an arrow key, and reads tree and list again', async () => {
    const { gateway, user } = await open();
    await waitFor(() => expect(gateway.of('Menus')).toHaveLength(1));
    act(() => item('Company').focus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('Company dipindahkan.')).toBeVisible();
    expect(gateway.of('UpdateMenu').map(({ variables }) => variables)).toMatchObject([
      { id: '5', input: { name: 'Menu 5', path: 'screen-5/manage', parentId: null, order: 15, version: 3 } },
    ]);
    await waitFor(() => expect(gateway.of('MenuTree')).toHaveLength(2));
    await waitFor(() => expect(gateway.of('Menus')).toHaveLength(2));
    expect(item('Company')).toHaveFocus();
  });

  it('moves a menu by a drag into another one', async () => {
    const { gateway } = await open();
    drag('Tenant', 'Fleet');
    expect(await screen.findByText('Tenant dipindahkan.')).toBeVisible();
    expect(gateway.of('UpdateMenu')).toHaveLength(1);
    expect(gateway.of('UpdateMenu')[0]?.variables).toMatchObject({
      id: '6',
      input: { parentId: '2', order: 30 },
    });
  });

  it('puts a moved menu and its renumbered siblings back where they were, the last saved first', async () => {
    const orders: Record<string, number> = { 2: 1, 5: 2 };
    const root = (id: string) => ({
      __typename: 'Menu',
      id,
      name: `Menu ${id}`,
      order: orders[id] ?? 0,
      children: [],
    });
    const { gateway, user } = await open({
      Menus: () => MENU?.none,
      MenuTree: () => ({ menuTree: [root('2'), root('5')].sort((one, other) => one.order - other.order) }),
      Menu: ({ id }) => ({ menu: menuRow(Number(id), { order: orders[String(id)] }) }),
      UpdateMenu: ({ id, input }) => {
        orders[String(id)] = Object(input).order;
        return { updateMenu: { success: true, message: 'Saved', errors: [] } };
      },
    });
    const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Menu 2', 'Menu 5']);
    act(() => item('Menu 5').focus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(names()).toEqual(['Menu 5', 'Menu 2']));
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(names()).toEqual(['Menu 2', 'Menu 5']));
    expect(gateway.of('UpdateMenu').map(({ variables }) => variables)).toMatchObject([
      { id: '5', input: { parentId: null, order: 10, version: 3 } },
      { id: '2', input: { parentId: null, order: 20, version: 3 } },
      { id: '2', input: { name: 'Menu 2', parentId: null, order: 1, version: 4 } },
      { id: '5', input: { name: 'Menu 5', parentId: null, order: 2, version: 4 } },
    ]);
  });

  it('leaves a moved menu in its place after another user’s save', async () => {
    const { gateway, user } = await open();
    drag('Tenant', 'Fleet');
    const undo = await screen.findByRole('button', { name: 'Urungkan' });
    gateway.respond('UpdateMenu', () => ({
      updateMenu: {
        success: false,
        message: 'Changed meanwhile',
        errors: [{ field: null, code: 'CONFLICT', message: 'Changed meanwhile' }],
      },
    }));
    await user.click(undo);
    expect(
      await screen.findByText('Tidak dapat diurungkan: data ini sudah diubah orang lain.'),
    ).toBeVisible();
  });

  it('offers no undo of a move where the data API counts no versions', async () => {
    await open({ Menu: ({ id }) => ({ menu: menuRow(Number(id), { version: null }) }) });
    drag('Tenant', 'Fleet');
    expect(await screen.findByText('Tenant dipindahkan.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
  });

  it('refuses to put a menu below itself', async () => {
    const { gateway } = await open();
    drag('Fleet', 'Vehicle');
    expect(await screen.findByText('Fleet tidak dapat dipindahkan ke bawah dirinya sendiri.')).toBeVisible();
    expect(gateway.of('UpdateMenu')).toHaveLength(0);
  });

  it('shows why the server refuses a move, and the stored tree', async () => {
    const { gateway } = await open({
      UpdateMenu: () => ({ updateMenu: { success: false, message: 'Changed meanwhile', errors: [] } }),
    });
    drag('Tenant', 'Fleet');
    expect(await screen.findByText('Changed meanwhile')).toBeVisible();
    await waitFor(() => expect(gateway.of('MenuTree')).toHaveLength(2));
  });

  it('repeats a move under its idempotency key after a lost connection, and under another one after a response', async () => {
    const { gateway } = await open({
      UpdateMenu: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const move = async (outcome: string | RegExp) => {
      const trees = gateway.of('MenuTree').length;
      drag('Tenant', 'Fleet');
      expect(await screen.findByText(outcome)).toBeVisible();
      await waitFor(() => expect(gateway.of('MenuTree')).toHaveLength(trees + 1));
      await waitFor(() => expect(screen.getByRole('tree')).not.toHaveAttribute('aria-busy', 'true'));
    };
    await move(/^Terjadi kesalahan/);
    gateway.respond('UpdateMenu', () => ({
      updateMenu: { success: false, message: 'Changed meanwhile', errors: [] },
    }));
    await move('Changed meanwhile');
    gateway.respond('UpdateMenu', () => ({ updateMenu: { success: true, message: 'Saved', errors: [] } }));
    await move('Tenant dipindahkan.');
    const keys = gateway.of('UpdateMenu').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('does not move a menu again that an attempt without a response has moved, and offers no undo', async () => {
    const { gateway } = await open({
      Menu: ({ id }) => ({ menu: menuRow(Number(id), { parentId: '2', order: 30 }) }),
    });
    drag('Tenant', 'Fleet');
    expect(await screen.findByText('Tenant dipindahkan.')).toBeVisible();
    expect(gateway.of('UpdateMenu')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
  });

  it('shows that the tree could not be loaded, with a retry', async () => {
    const gateway = await openClient('/menu/manage', person([]), {
      MenuTree: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByText('Menu gagal dimuat.')).toBeVisible();
    gateway.respond('MenuTree', () => MENU_TREE_RESPONSE);
    await setUpUser().click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('treeitem', { name: 'Fleet' })).toBeVisible();
  });
});
