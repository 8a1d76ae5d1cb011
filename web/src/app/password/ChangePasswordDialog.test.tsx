import { act, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { closeSockets, subscribedTo } from '../../testing/data/live';
import { GatewayError } from '../../testing/gateway';
import { setUpUser } from '../../testing/set-up-user';

const DONE = {
  changePassword: { success: true, message: 'Password changed, please login again.', errors: [] },
};

async function openDialog(response: () => unknown = () => DONE) {
  const gateway = await openClient('/dashboard', undefined, { ChangePassword: response });
  await screen.findByText('1.482');
  const user = setUpUser();
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
  await waitFor(() => expect(dialog.getByLabelText('Password Lama')).toHaveFocus());
  const fill = async (...entries: [string, string, string]): Promise<void> => {
    for (const [index, label] of ['Password Lama', 'Password Baru', 'Konfirmasi Password Baru'].entries()) {
      const text = entries[index] ?? '';
      if (text !== '') await user.type(dialog.getByLabelText(label), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  return { gateway, user, dialog, fill };
}

it.each<[entries: [string, string, string], expected: string[]]>([
  [
    ['', '', ''],
    ['*Required', '*Required', '*Required'],
  ],
  [['old-password', '1234567', '1234567'], ['Min 8 characters']],
  [['old-password', '12345678', '87654321'], ['Konfirmasi Password tidak sama']],
])('Of %j it shows %j, and sends nothing', async (entries, expected) => {
  const { gateway, dialog, fill } = await openDialog();
  await fill(...entries);
  expect(dialog.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(expected);
  expect(gateway.of('ChangePassword')).toHaveLength(0);
});

it('closes after success and shows a message that stays after the session ends; dismissing it logs out', async () => {
  const { gateway, user, fill } = await openDialog(() => {
    // The gateway ends the session before it responds.
    closeSockets(4401);
    return DONE;
  });
  await waitFor(() => expect(subscribedTo()).not.toEqual([]));
  await fill('old-password', 'new-password', 'new-password');
  const popup = await screen.findByRole('dialog', { name: 'Sukses' });
  expect(popup).toHaveTextContent('Password changed, please login again.');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Change Password' })).not.toBeInTheDocument(),
  );
  await act(async () => closeSockets(4401));
  expect(popup).toBeInTheDocument();
  expect(window.location.pathname).toBe('/dashboard');
  expect(gateway.of('ChangePassword')[0]?.variables).toEqual({
    input: { oldPassword: 'old-password', newPassword: 'new-password' },
  });
  await user.click(within(popup).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pages/login'));
  expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument();
});

it('shows a refusal in a popup, stays open and keeps the entries', async () => {
  const { user, dialog, fill } = await openDialog(() => ({
    changePassword: {
      success: false,
      message: 'Password lama salah.',
      errors: [{ field: 'oldPassword', message: 'Salah' }],
    },
  }));
  await fill('old-password', 'new-password', 'new-password');
  const popup = await screen.findByRole('dialog', { name: 'Gagal' });
  expect(popup).toHaveTextContent('Password lama salah.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Gagal' })).not.toBeInTheDocument());
  expect(dialog.getByRole('alert')).toHaveTextContent('Salah');
  expect(dialog.getByLabelText('Password Lama')).toHaveValue('old-password');
  expect(window.location.pathname).toBe('/dashboard');
});

it('shows that the session expired and keeps the entries', async () => {
  const { dialog, fill } = await openDialog(() => {
    throw new GatewayError('UNAUTHENTICATED');
  });
  await fill('old-password', 'new-password', 'new-password');
  expect(await screen.findByText(/session has expired/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Password Baru')).toHaveValue('new-password');
});

it('is also in the user menu', async () => {
  await openClient('/dashboard');
  await screen.findByText('1.482');
  const user = setUpUser();
  await user.click(screen.getByRole('button', { name: /^Akun/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change Password' }));
  expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeInTheDocument();
});

it('focuses its first field when opened from the user menu, and returns the focus to the menu’s button', async () => {
  await openClient('/dashboard', undefined, {});
  await screen.findByText('1.482');
  const user = setUpUser();
  const button = screen.getByRole('button', { name: /^Akun / });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Change Password' }));
  await screen.findByRole('dialog', { name: 'Change Password' });
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  // As the menu does once it is closed, which takes longer in a browser.
  act(() => button.focus());
  await waitFor(() => expect(screen.getByLabelText('Password Lama')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});
