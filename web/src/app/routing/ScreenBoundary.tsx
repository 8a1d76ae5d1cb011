import { useStore } from '@nanostores/react';
import { Component, type ReactNode } from 'react';
import { Failure } from '../../ui/Failure';
import { messages } from '../messages';

function Failed({ onRetry }: { onRetry: () => void }): React.JSX.Element {
  const t = useStore(messages);
  return <Failure title={t.screenFailed} retryText={t.retry} onRetry={onRetry} />;
}

/**
 * Error boundary: a screen that fails to load or render leaves the layout intact. A chunk that a new deployment removed is
 * available only after the page is reloaded.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failed onRetry={() => window.location.reload()} /> : this.props.children;
  }
}
