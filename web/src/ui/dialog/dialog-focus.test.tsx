import { Classes } from '@blueprintjs/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { setUpUser } from '../../testing/set-up-user';
import { Popover } from '../Popover';
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

describe('An overlay whose focused button', () => {
  function Form({
    isSaving,
    hasButton = true,
  }: {
    isSaving: boolean;
    hasButton?: boolean;
  }): React.JSX.Element {
    const content = useDialogFocus(true);
    return createPortal(
      <div className="bp6-portal" tabIndex={-1} ref={content}>
        <form tabIndex={-1} aria-label="form">
          {hasButton && (
            <button type="button" disabled={isSaving}>
              Save
            </button>
          )}
        </form>
      </div>,
      document.body,
    );
  }

  it('is disabled for a while has the focus around it meanwhile, and gives it back', async () => {
    const { rerender } = render(<Form isSaving={false} />);
    act(() => screen.getByRole('button').focus());
    rerender(<Form isSaving />);
    await waitFor(() => expect(screen.getByRole('form')).toHaveFocus());
    rerender(<Form isSaving={false} />);
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  });

  it('is taken away keeps the focus', async () => {
    const { rerender } = render(<Form isSaving={false} />);
    act(() => screen.getByRole('button').focus());
    rerender(<Form isSaving={false} hasButton={false} />);
    await waitFor(() => expect(screen.getByRole('form')).toHaveFocus());
  });
});

test('a popover that was opened by an element that is gone leaves the focus on its button', async () => {
  function Downloads(): React.JSX.Element {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        {!isOpen && (
          <button type="button" onClick={() => setOpen(true)}>
            CSV
          </button>
        )}
        <Popover isOpen={isOpen} onInteraction={setOpen} content={<p>Download berhasil</p>}>
          <button type="button">Unduhan</button>
        </Popover>
      </>
    );
  }
  render(<Downloads />);
  const user = setUpUser();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await screen.findByText('Download berhasil');
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unduhan' })).toHaveFocus());
});

test('a popover that is still fading out does not take the focus from where it has gone since', async () => {
  render(
    <>
      <Popover
        content={
          <button type="button" className={Classes.POPOVER_DISMISS}>
            Pilihan
          </button>
        }
      >
        <button type="button">Akun</button>
      </Popover>
      <input aria-label="elsewhere" />
    </>,
  );
  const user = setUpUser();
  await user.click(screen.getByRole('button', { name: 'Akun' }));
  await user.click(await screen.findByRole('button', { name: 'Pilihan' }));
  act(() => field('elsewhere').focus());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pilihan' })).not.toBeInTheDocument());
  expect(field('elsewhere')).toHaveFocus();
});
