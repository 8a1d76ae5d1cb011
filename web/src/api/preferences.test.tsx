import { act, screen, waitFor, within } from '@testing-library/react';
import { atWork } from '../testing/at-work';
import { openClient } from '../testing/client';
import { type FakeGateway, GatewayError } from '../testing/gateway';
import { matchMedia } from '../testing/media';
import { person } from '../testing/people';
import { chooseMode } from '../theme/appearance';
import { endSession, type Me } from './session';

jest.setTimeout(30_000);
beforeEach(() => matchMedia('(prefers-reduced-motion: reduce)'));
afterEach(() => act(() => chooseMode('light')));

const VIEWS = { views: { vehicle: { list: [], first: null } } };

async function choose(name: string): Promise<void> {
  const user = atWork();
  await user.click(await screen.findByRole('button', { name: /^Akun/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** Signs in again over the screen, from when on the gateway answers as it does to this person. */
async function signInAgain(gateway: FakeGateway, me: Me): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  gateway.answer('Login', () => ({ login: { success: true, message: 'OK', me } }));
  gateway.answer('Preferences', () => ({ me: { preferences: me.preferences } }));
  const user = atWork();
  await user.type(dialog.getByLabelText('Password'), 'armada-demo{Enter}');
}

/** A gateway that remembers what it is told to keep, as long as there is a session. */
function keeping(kept: unknown[], isOver: () => boolean) {
  return {
    SavePreferences: ({ preferences }: Record<string, unknown>) => {
      if (isOver()) throw new GatewayError('UNAUTHENTICATED');
      kept.push(preferences);
      return { savePreferences: { success: true, message: 'OK' } };
    },
  };
}

it('What is chosen as the session runs out joins what is kept already, once signed in again', async () => {
  const kept: unknown[] = [];
  const me = { ...person(), preferences: VIEWS };
  let isOver = true;
  const gateway = await openClient('/dashboard', me, {
    ...keeping(kept, () => isOver),
    // Nobody is signed in: that is an answer, and no error.
    Preferences: () => ({ me: null }),
  });
  await screen.findByText('1.482');
  await choose('Mode gelap');
  await waitFor(() => expect(gateway.of('Preferences')).toHaveLength(1), { timeout: 3000 });
  isOver = false;
  await signInAgain(gateway, { ...me, preferences: { ...VIEWS } });
  await waitFor(() => expect(kept).toEqual([{ ...VIEWS, appearance: { mode: 'dark' } }]));
});

it('What one person has chosen and the server did not take is not kept for the next one', async () => {
  const kept: unknown[] = [];
  const me = { ...person(), preferences: null };
  const gateway = await openClient('/dashboard', me, {
    SavePreferences: () => ({ savePreferences: { success: false, message: 'No' } }),
    Preferences: () => ({ me: { preferences: null } }),
  });
  await screen.findByText('1.482');
  await choose('Mode gelap');
  await waitFor(() => expect(gateway.of('SavePreferences')).toHaveLength(1), { timeout: 3000 });
  act(() => void endSession('expired'));
  const next = { ...me, user: { ...me.user, id: '2', name: 'Siti Rahma' } };
  for (const [name, answer] of Object.entries(keeping(kept, () => false))) gateway.answer(name, answer);
  await signInAgain(gateway, next);
  await screen.findByRole('button', { name: 'Akun Siti Rahma' });
  await choose('English');
  await waitFor(() => expect(kept).toEqual([{ appearance: { language: 'en' } }]), { timeout: 3000 });
});
