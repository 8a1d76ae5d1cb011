import { OverlayToaster, Toast } from '@blueprintjs/core';
import { ErrorIcon, InfoSignIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { $toasts, dismissToast, type ToastMessage } from './toast';

const ICONS = {
  success: <TickCircleIcon />,
  danger: <ErrorIcon />,
  primary: <InfoSignIcon />,
  warning: <WarningSignIcon />,
} satisfies Record<ToastMessage['intent'], React.JSX.Element>;

/** Renders the snackbars; mounted once in the layout. Blueprint announces them in a live region. */
export default function Toasts(): React.JSX.Element {
  const toasts = useStore($toasts);
  return (
    <OverlayToaster position="top">
      {toasts.map(({ id, intent, message, timeout }) => (
        <Toast
          key={id}
          intent={intent}
          icon={ICONS[intent]}
          message={message}
          timeout={timeout}
          onDismiss={() => dismissToast(id)}
        />
      ))}
    </OverlayToaster>
  );
}
