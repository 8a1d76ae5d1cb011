import { act, screen, waitFor } from '@testing-library/react';
import { endSession } from '../../api/session';
import { openClient } from '../../testing/client';
import { matchMedia } from '../../testing/data/media';
import { person } from '../../testing/data/people';
import { PreferencesServer } from '../../testing/data/preferences-server';
import { setUpUser } from '../../testing/set-up-user';
import { chooseMode } from '../../theme/appearance';

const root = document.documentElement;
const primary = () => root.style.getPropertyValue('--a-primary');
const EMERALD_DARK = '#3fcf9f';

afterEach(() => act(() => chooseMode('light')));

it('saves language and mode on the server', async () => {
  const server = new PreferencesServer({ tables: {} });
  await openClient('/dashboard', undefined, server.responses);
  await screen.findByText('1.482');
  const user = setUpUser();
  for (const name of ['Mode gelap', 'English']) {
    await user.click(screen.getByRole('button', { name: /^Akun/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  expect(await screen.findByText('Vehicle status')).toBeInTheDocument();
  await waitFor(() =>
    expect(server.document).toEqual({ tables: {}, appearance: { mode: 'dark', language: 'en' } }),
  );
});

it('applies the user’s saved choices, keeps language and mode for the login screen, and resets the theme with the session', async () => {
  matchMedia('(prefers-reduced-motion: reduce)');
  const appearance = { mode: 'dark', language: 'en', theme: '9' };
  await openClient('/dashboard', { ...person(), preferences: { appearance } });
  expect(await screen.findByText('Vehicle status')).toBeInTheDocument();
  expect([root.dataset.mode, root.lang]).toEqual(['dark', 'en']);
  const theirs = primary();
  act(() => void endSession('signedOut'));
  expect(await screen.findByText('Sign in to manage your fleet')).toBeInTheDocument();
  expect([root.dataset.mode, root.lang]).toEqual(['dark', 'en']);
  expect(primary()).not.toBe(theirs);
  expect(primary()).toBe(EMERALD_DARK);
});

it('keeps this browser’s settings where the user has no saved choice', async () => {
  await openClient('/dashboard', {
    ...person(),
    preferences: { appearance: { mode: 'sepia', language: 7 } },
  });
  await screen.findByText('1.482');
  expect([root.dataset.mode, root.lang]).toEqual(['light', 'id']);
});

describe('in two tabs of a browser', () => {
  let otherTab: BroadcastChannel;
  beforeEach(() => {
    otherTab = new BroadcastChannel('armada.preferences');
  });
  afterEach(() => otherTab.close());

  it('a choice in one holds in the other at once', async () => {
    await openClient('/dashboard');
    await screen.findByText('1.482');
    act(() =>
      otherTab.postMessage({
        owner: person().user.id,
        patch: { appearance: { mode: 'dark', language: 'en' } },
      }),
    );
    expect(await screen.findByText('Vehicle status')).toBeInTheDocument();
    expect([root.dataset.mode, root.lang]).toEqual(['dark', 'en']);
  });

  it('a choice of somebody else changes nothing', async () => {
    await openClient('/dashboard');
    await screen.findByText('1.482');
    const before = primary();
    otherTab.postMessage({ owner: '99', patch: { appearance: { mode: 'dark' } } });
    otherTab.postMessage({ owner: person().user.id, patch: { appearance: { theme: '9' } } });
    await waitFor(() => expect(primary()).not.toBe(before));
    expect(root.dataset.mode).toBe('light');
  });
});
