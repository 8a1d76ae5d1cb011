import './toasts.css';
import { Classes, OverlayToaster, Toast } from '@blueprintjs/core';
import { ErrorIcon, InfoSignIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { isPlainClick } from '../screen-navigation';
import { $toasts, dismissToast, type ToastMessage } from './toast';

const ICONS = {
  success: <TickCircleIcon />,
  danger: <ErrorIcon />,
  primary: <InfoSignIcon />,
  warning: <WarningSignIcon />,
} satisfies Record<ToastMessage['intent'], React.JSX.Element>;

/** The elements in which Ctrl+Z is the browser's. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** Ctrl+Z undoes what the newest snackbar offers to undo: its button may be far away in the order of the Tab key. */
function useUndoKey(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (target instanceof Element && target.matches(TEXT_FIELDS)) return;
      const newest = $toasts.get().findLast(({ action }) => action?.isUndo);
      if (newest === undefined) return;
      event.preventDefault();
      dismissToast(newest.id);
      newest.action?.act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The element that had the focus before an action of a snackbar, which goes with it. */
function useFormerFocus(): RefObject<HTMLElement | null> {
  const former = useRef<HTMLElement>(null);
  useEffect(() => {
    const isInToast = (place: EventTarget | null) =>
      place instanceof Element && place.closest(`.${Classes.TOAST}`) !== null;
    function onFocusOut({ target, relatedTarget }: FocusEvent): void {
      if (target instanceof HTMLElement && !isInToast(target))
        former.current = isInToast(relatedTarget) ? target : null;
    }
    document.addEventListener('focusout', onFocusOut);
    return () => document.removeEventListener('focusout', onFocusOut);
  }, []);
  return former;
}

/** Renders the snackbars; mounted once in the layout. Blueprint announces them in a live region. */
export default function Toasts(): React.JSX.Element {
  const toasts = useStore($toasts);
  const formerFocus = useFormerFocus();
  useUndoKey();

  /** Keeps the focus where it was before: the snackbar closes. */
  const acting = (act: () => void) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    formerFocus.current?.focus({ preventScroll: true });
    act();
  };
  const actionOf = ({ action }: ToastMessage) =>
    action && {
      action: {
        text: action.text,
        ...(action.isUndo && { title: 'Ctrl+Z' }),
        onClick: acting(action.act),
      },
    };
  const linkOf = ({ id, link }: ToastMessage) =>
    link && (
      <a
        className={`toast-link ${Classes.BUTTON} ${Classes.MINIMAL} ${Classes.SMALL}`}
        href={link.to}
        onClick={acting(() => {
          dismissToast(id);
          link.act();
        })}
      >
        {link.text}
      </a>
    );
  return (
    <OverlayToaster className="toasts" position="top">
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          intent={toast.intent}
          icon={ICONS[toast.intent]}
          message={
            <>
              <div>
                {toast.message}
                {linkOf(toast)}
              </div>
              {toast.detail !== undefined && <div className="toast-detail">{toast.detail}</div>}
            </>
          }
          timeout={toast.timeout}
          {...actionOf(toast)}
          onDismiss={() => dismissToast(toast.id)}
        />
      ))}
    </OverlayToaster>
  );
}
