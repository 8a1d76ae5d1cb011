import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../testing/client';
import { matchMedia } from '../testing/data/media';
import { person } from '../testing/data/people';
import { PreferencesServer } from '../testing/data/preferences-server';
import { type FakeGateway, GatewayError, type Responder } from '../testing/gateway';
import { setUpUser } from '../testing/set-up-user';
import { chooseMode } from '../theme/appearance';
import { $session, endSession, type Me } from './session';

beforeEach(() => matchMedia('(prefers-reduced-motion: reduce)'));
afterEach(() => act(() => chooseMode('light')));

const VIEWS = { views: { vehicle: { byId: {} } } };

async function choose(name: string): Promise<void> {
  const user = setUpUser();
  await user.click(await screen.findByRole('button', { name: /^Akun/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** Signs in again over the screen, from when on the gateway responds as it does to this person. */
async function signInAgain(gateway: FakeGateway, me: Me): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  gateway.respond('Login', () => ({ login: { success: true, message: 'OK', me } }));
  const user = setUpUser();
  await user.type(dialog.getByLabelText('Password'), 'armada-demo{Enter}');
}

/** Saves without a response until `cutOff` ends them as a page does that is left. */
function savesCutOff(): { responses: Record<string, Responder>; cutOff: () => void } {
  let reject = (_reason: Error): void => undefined;
  const SavePreferences: Responder = () =>
    new Promise((_resolve, refuse) => {
      reject = refuse;
    });
  return { responses: { SavePreferences }, cutOff: () => reject(new Error('The request was cut off')) };
}

/** Preferences that the server keeps as long as there is a session. */
function keeping(server: PreferencesServer, isOver: () => boolean): Record<string, Responder> {
  return {
    SavePreferences: (variables, request) => {
      if (isOver()) throw new GatewayError('UNAUTHENTICATED');
      return server.responses.SavePreferences?.(variables, request);
    },
  };
}

it('What is chosen as the session runs out joins what is kept already, once signed in again', async () => {
  const server = new PreferencesServer(VIEWS);
  const me = { ...person(), preferences: VIEWS };
  let isOver = true;
  const gateway = await openClient(
    '/dashboard',
    me,
    keeping(server, () => isOver),
  );
  await screen.findByText('1.482');
  await choose('Mode gelap');
  await waitFor(() => expect(gateway.of('SavePreferences')).toHaveLength(1));
  isOver = false;
  await signInAgain(gateway, { ...me, preferences: { ...VIEWS } });
  await waitFor(() => expect(server.document).toEqual({ ...VIEWS, appearance: { mode: 'dark' } }));
});

it('What one person has chosen and the server did not take is not kept for the next one', async () => {
  const me = { ...person(), preferences: null };
  const gateway = await openClient('/dashboard', me, {
    SavePreferences: () => ({ savePreferences: { success: false, message: 'No' } }),
  });
  await screen.findByText('1.482');
  await choose('Mode gelap');
  await waitFor(() => expect(gateway.of('SavePreferences')).toHaveLength(1));
  act(() => void endSession('expired'));
  const next = { ...me, user: { ...me.user, id: '2', name: 'Siti Rahma' } };
  const server = new PreferencesServer();
  for (const [name, response] of Object.entries(server.responses)) gateway.respond(name, response);
  await signInAgain(gateway, next);
  await screen.findByRole('button', { name: 'Akun Siti Rahma' });
  await choose('English');
  await waitFor(() => expect(server.document).toEqual({ appearance: { language: 'en' } }));
});

it('A page that is closed sends what has just been changed and nothing else', async () => {
  const server = new PreferencesServer(VIEWS);
  const me = { ...person(), preferences: VIEWS };
  const gateway = await openClient('/dashboard', me, server.responses);
  await screen.findByText('1.482');
  // Another tab saves a view and a theme while this one is open.
  server.change({ views: { vehicle: { byId: { a: { name: 'A' } } } }, appearance: { theme: '4' } });
  await choose('Mode gelap');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(gateway.of('SavePreferences')).toHaveLength(1), { timeout: 500 });
  expect(gateway.of('SavePreferences')[0]?.variables).toEqual({ changes: { appearance: { mode: 'dark' } } });
  expect(server.document).toEqual({
    views: { vehicle: { byId: { a: { name: 'A' } } } },
    appearance: { theme: '4', mode: 'dark' },
  });
});

it('What a closing page had sent without a response is sent with what it has changed since', async () => {
  const server = new PreferencesServer();
  const { responses, cutOff } = savesCutOff();
  const gateway = await openClient('/dashboard', person(), responses);
  await screen.findByText('1.482');
  await choose('Mode gelap');
  await waitFor(() => expect(gateway.of('SavePreferences')).toHaveLength(1));
  await choose('English');
  for (const [name, response] of Object.entries(server.responses)) gateway.respond(name, response);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(server.document).toEqual({ appearance: { mode: 'dark', language: 'en' } }));
  act(() => cutOff());
});

it('What a page that is reloaded had changed applies to the next one, whose session may be read before it is stored', async () => {
  const primary = () => document.documentElement.style.getPropertyValue('--a-primary');
  const me = { ...person(), preferences: null };
  const { responses, cutOff } = savesCutOff();
  await openClient('/dashboard', me, responses);
  await screen.findByText('1.482');
  await choose('Change Theme');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Theme' }));
  const emerald = primary();
  await setUpUser().click(await dialog.findByText('Coral'));
  const coral = primary();
  expect(coral).not.toBe(emerald);

  const server = new PreferencesServer();
  const reload = async () => {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    await act(async () => cutOff());
    act(() => $session.set({ state: 'unknown' }));
    await openClient('/dashboard', me, server.responses);
    await screen.findByText('1.482');
  };
  await reload();
  expect(primary()).toBe(coral);
  await choose('Mode gelap');
  await waitFor(() => expect(server.document).toEqual({ appearance: { theme: '9', mode: 'dark' } }));
  act(() => chooseMode('light'));
  await reload();
  expect(primary()).toBe(emerald);
});

it('What a page that is left keeps of preferences is removed with the session', async () => {
  await openClient('/dashboard', person(), new PreferencesServer().responses);
  await screen.findByText('1.482');
  await choose('Mode gelap');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(Object.values(sessionStorage).join()).toContain('dark');
  await act(async () => void endSession('signedOut'));
  expect(Object.values(sessionStorage).join()).not.toContain('dark');
});

it('What a page that is left keeps of preferences does not apply to another person who has signed in meanwhile', async () => {
  const me = { ...person(), preferences: null };
  const { responses, cutOff } = savesCutOff();
  await openClient('/dashboard', me, responses);
  await screen.findByText('1.482');
  await choose('Mode gelap');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  await act(async () => cutOff());
  act(() => $session.set({ state: 'unknown' }));
  const server = new PreferencesServer();
  await openClient('/dashboard', { ...me, user: { ...me.user, id: '2' } }, server.responses);
  await screen.findByText('1.482');
  await choose('English');
  await waitFor(() => expect(server.document).toEqual({ appearance: { language: 'en' } }));
});

it('What another device has saved is shown with the next response', async () => {
  const server = new PreferencesServer();
  await openClient('/dashboard', person(), server.responses);
  await screen.findByText('1.482');
  server.change({ appearance: { language: 'en' } });
  await choose('Mode gelap');
  expect(await screen.findByText('Vehicle status')).toBeVisible();
});
