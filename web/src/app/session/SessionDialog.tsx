import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import './session-dialog.css';

interface SessionDialogProps {
  title: string;
  /** Id of the element with the initial focus. */
  firstFocus: string;
  /** True if the screen behind must not be readable. */
  isCovering: boolean;
  /** Esc; null where the dialog requires a choice. */
  onEscape: (() => void) | null;
  children: ReactNode;
}

/**
 * A dialog about the session above everything else: the browser's own modal layer, which makes everything beneath it inert.
 * The app's keyboard shortcuts do not reach beyond it.
 */
export function SessionDialog(props: SessionDialogProps): React.JSX.Element {
  const { title, firstFocus, isCovering, onEscape, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    document.getElementById(firstFocus)?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [firstFocus]);

  useEffect(() => {
    const keep = (event: KeyboardEvent): void => {
      const isInside = event.target instanceof Node && dialog.current?.contains(event.target);
      if (event.key === 'Escape') {
        event.preventDefault();
        onEscape?.();
      }
      if (!isInside || event.key === 'Escape') event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [onEscape]);

  return (
    <dialog
      ref={dialog}
      className="session-dialog"
      data-covering={isCovering}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => event.stopPropagation()}
      // A browser may close a dialog although the event was cancelled (a phone's Back, twice).
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) currentTarget.showModal();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </dialog>
  );
}
