import { useStore } from '@nanostores/react';
import { Component, type ReactNode } from 'react';
import { Mark } from '../theme/Mark';
import { messages } from './messages';
import './login.css';

/** Shown where the app would be when it, or the answer who is signed in, could not be had. */
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

/** Catches an app that could not be loaded: its files may be gone since a newer version was deployed, so the page is loaded anew. */
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
