import { act, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { ADMINISTRATION } from '../../testing/data/administration';
import { person } from '../../testing/data/people';
import { drawTables } from '../../testing/drawn-table';
import { setUpUser } from '../../testing/set-up-user';

beforeAll(() => drawTables());

const USER_TYPE = ADMINISTRATION.find(({ list }) => list === 'UserTypes');

async function open() {
  const gateway = await openClient('/user-menu/manage?record=1', person([]), {
    ...USER_TYPE?.responses,
    UpdateUserType: () => ({ updateUserType: { success: true, message: 'Saved', errors: [] } }),
  });
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('treeitem', { name: 'Fleet' });
  const item = (name: string) => within(dialog).getByRole('treeitem', { name });
  return { gateway, dialog, item, user: setUpUser() };
}

describe('The menus of a user type', () => {
  it('are shown granted, not granted, or granted in part', async () => {
    const { dialog, item } = await open();
    expect(item('Vehicle')).toHaveAttribute('aria-checked', 'true');
    expect(item('Fleet')).toHaveAttribute('aria-checked', 'mixed');
    expect(item('Company')).toHaveAttribute('aria-checked', 'false');
    expect(within(dialog).getByText('2 dari 6 menu')).toBeVisible();
  });

  it('are chosen by keyboard alone, and those out of sight stay granted', async () => {
    const { gateway, dialog, item, user } = await open();
    act(() => item('Company').focus());
    await user.keyboard(' {Control>}{Enter}{/Control}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(gateway.of('UpdateUserType')[0]?.variables.input).toMatchObject({
      menuIds: ['2', '3', '99', '5', '6'],
    });
  });

  it('can be made Administrator or Biasa', async () => {
    const { dialog } = await open();
    const choices = within(within(dialog).getByLabelText(/^Is Admin/)).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Administrator', 'Biasa']),
    );
  });
});
