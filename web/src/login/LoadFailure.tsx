import { useStore } from '@nanostores/react';
import { Component, type ReactNode } from 'react';
import { Mark } from '../theme/Mark';
import { messages } from './messages';
import './login.css';

/** Shown in place of the app when it, or the signed-in user, could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }): React.JSX.Element {
  const t = useStore(messages);
  return (
    <main className="load-failure">
      <Mark size={56} />
      <p role="alert">{t.networkError}</p>
      <button className="login-submit" type="button" onClick={onRetry}>
        {t.retry}
      </button>
    </main>
  );
}

/** Error boundary of the app: its files may have been removed by a newer deployment, so the page is reloaded. */
export class LoadBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <LoadFailure onRetry={() => window.location.reload()} />
    ) : (
      this.props.children
    );
  }
}
