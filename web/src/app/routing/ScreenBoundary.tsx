import { useStore } from '@nanostores/react';
import { Component, type ReactNode, Suspense } from 'react';
import { Failure } from '../../ui/Failure';
import { messages } from '../messages';
import { ScreenSkeleton } from './ScreenSkeleton';

function Failed({ onRetry }: { onRetry: () => void }): React.JSX.Element {
  const t = useStore(messages);
  return <Failure title={t.screenFailed} retryText={t.retry} onRetry={onRetry} />;
}

/**
 * Shows a placeholder while a screen loads; a screen that fails to load or render leaves the layout intact. A chunk that a new deployment removed is
 * available only after the page is reloaded.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return <Failed onRetry={() => window.location.reload()} />;
    return <Suspense fallback={<ScreenSkeleton />}>{this.props.children}</Suspense>;
  }
}
