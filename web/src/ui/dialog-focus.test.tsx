import { act, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { useDialogFocus } from './dialog-focus';

function Dialog(): React.JSX.Element {
  useDialogFocus(true);
  return createPortal(
    <div className="bp6-portal">
      <input aria-label="first" />
      <input aria-label="second" />
    </div>,
    document.body,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

/** A menu's button before a dialog, as it gets the focus while somebody is in the dialog's first field. */
function focusTaken(): void {
  render(
    <>
      <button type="button">Akun</button>
      <Dialog />
    </>,
  );
  act(() => field('first').focus());
  act(() => screen.getByRole('button', { name: 'Akun' }).focus());
}

test('a focus that leaves the dialog comes back to the field it was in', async () => {
  focusTaken();
  await nextFrame();
  expect(document.activeElement).toBe(field('first'));
});

test('who has gone on to another field by then stays there', async () => {
  focusTaken();
  act(() => field('second').focus());
  await nextFrame();
  expect(document.activeElement).toBe(field('second'));
});

test('the dialog gone, the focus is where it was last outside it', async () => {
  const { rerender } = render(
    <>
      <button type="button">Akun</button>
      <Dialog />
    </>,
  );
  act(() => field('first').focus());
  act(() => screen.getByRole('button', { name: 'Akun' }).focus());
  await nextFrame();
  rerender(<button type="button">Akun</button>);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Akun' }));
});
