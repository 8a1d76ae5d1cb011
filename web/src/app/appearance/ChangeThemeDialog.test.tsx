import { screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { matchMedia } from '../../testing/data/media';
import { person } from '../../testing/data/people';
import { setUpUser } from '../../testing/set-up-user';
import { chooseTheme } from '../../theme/appearance';
import { DEFAULT_THEME_ID } from '../../theme/themes';
import { SMALL_SCREEN } from '../../ui/viewport';

const primary = () => document.documentElement.style.getPropertyValue('--a-primary');

beforeEach(() => chooseTheme(DEFAULT_THEME_ID));

const EMERALD = '#0b7a5b';
const CORAL = '#b8402f';

async function openDialog() {
  const gateway = await openClient('/dashboard', undefined, {
    SavePreferences: () => ({ savePreferences: { success: true, message: 'OK' } }),
  });
  await screen.findByText('1.482');
  const user = setUpUser();
  await user.click(screen.getByRole('button', { name: /^Akun/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change Theme' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Theme' });
  return { gateway, user, dialog };
}

it('shows nine themes by name, Emerald selected', async () => {
  const { dialog } = await openDialog();
  expect(
    within(dialog)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual([
    'Emerald',
    'Navy Blue',
    'Violet',
    'Hickory',
    'Orange',
    'Orchid',
    'Bubble Gum',
    'Creamy',
    'Coral',
  ]);
  expect(within(dialog).getByRole('radio', { name: 'Emerald' })).toBeChecked();
  expect(dialog).not.toHaveClass('dialog-full');
  expect(primary()).toBe(EMERALD);
});

it('shows each preview in its theme’s colours', async () => {
  const { dialog } = await openDialog();
  const preview = within(dialog).getByText('Coral').closest('label');
  expect(preview?.querySelector(`[fill="${CORAL}"]`)).not.toBeNull();
  expect(preview?.querySelector(`[fill="${EMERALD}"]`)).toBeNull();
});

it('applies a chosen theme immediately and saves it on the server', async () => {
  const { gateway, user, dialog } = await openDialog();
  await user.click(within(dialog).getByText('Coral'));
  expect(primary()).toBe(CORAL);
  await waitFor(() => expect(gateway.of('SavePreferences')).toHaveLength(1));
  expect(gateway.of('SavePreferences')[0]?.variables).toEqual({
    changes: { appearance: { theme: '9' } },
  });
  await user.click(within(dialog).getByText('Close'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('applies the saved theme in every browser of the user', async () => {
  await openClient('/dashboard', { ...person(), preferences: { appearance: { theme: '9' } } });
  await waitFor(() => expect(primary()).toBe(CORAL));
});

it('ignores a saved theme that does not exist', async () => {
  await openClient('/dashboard', { ...person(), preferences: { appearance: { theme: '99' } } });
  await screen.findByText('1.482');
  expect(primary()).toBe(EMERALD);
});

it('is full screen under 960 px', async () => {
  matchMedia(SMALL_SCREEN);
  const { dialog } = await openDialog();
  expect(dialog).toHaveClass('dialog-full');
});

it('is also in the sidebar', async () => {
  await openClient('/dashboard');
  await screen.findByText('1.482');
  await setUpUser().click(screen.getByRole('button', { name: 'Change Theme' }));
  expect(await screen.findByRole('dialog', { name: 'Change Theme' })).toBeInTheDocument();
});
