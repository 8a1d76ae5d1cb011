import { Drawer } from '@blueprintjs/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { setUpUser } from '../../testing/set-up-user';
import { Dialog } from './Dialog';
import { Overlays } from './Overlays';

/** Shows what an overlay contains; the function adds content that comes later. */
function show(overlay: (later: React.ReactNode) => React.JSX.Element): () => void {
  let add: () => void = () => undefined;
  function Screen(): React.JSX.Element {
    const [hasMore, setMore] = useState(false);
    add = () => setMore(true);
    return <Overlays>{overlay(hasMore && <input aria-label="Kemudian" />)}</Overlays>;
  }
  render(<Screen />);
  return () => act(add);
}

const dialog = (content: React.ReactNode) => (
  <Dialog isOpen title="Judul" onClose={() => undefined}>
    {content}
  </Dialog>
);

it('is at the first thing in a dialog, past the button that closes it', async () => {
  show(() => dialog(<button type="button">Pertama</button>));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pertama' })).toHaveFocus());
});

it('waits at the dialog, by its name, for content that is still loaded', async () => {
  const add = show(dialog);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Judul' })).toHaveFocus());
  add();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Kemudian' })).toHaveFocus());
});

it('stays where somebody has gone meanwhile', async () => {
  const user = setUpUser();
  const add = show(dialog);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Judul' })).toHaveFocus());
  await user.tab();
  const chosen = document.activeElement;
  add();
  await screen.findByRole('textbox', { name: 'Kemudian' });
  expect(document.activeElement).toBe(chosen);
});

it('is at the first thing in a drawer, which is no live region as well', async () => {
  show(() => (
    <Drawer isOpen aria-label="Menu">
      <a href="/home">Home</a>
    </Drawer>
  ));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus());
  expect(document.querySelector('.bp6-overlay[aria-live="polite"]')).toBeNull();
});
