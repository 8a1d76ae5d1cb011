import { useStore } from '@nanostores/react';
import { Component, type ReactNode } from 'react';
import { Failure } from '../../ui/Failure';
import { messages } from '../messages';

function Failed({ onRetry }: { onRetry: () => void }): React.JSX.Element {
  const t = useStore(messages);
  return <Failure title={t.screenFailed} retryText={t.retry} onRetry={onRetry} />;
}

/**
 * Keeps a screen that failed to load or to draw from taking the layout with it. A chunk that is gone since a new version was
 * deployed can only be had by loading the page again.
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
