import { Classes } from '@blueprintjs/core';
import { WarningSignIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Component, type ReactNode, Suspense } from 'react';
import { Failure } from '../../ui/Failure';
import { Notice } from '../../ui/Notice';
import { messages } from '../messages';
import { useIsOnline } from '../session/use-is-online';

const WIDTHS = ['32%', '100%', '100%', '86%'];

/** The placeholder of a screen while its chunk loads. */
function ScreenSkeleton(): React.JSX.Element {
  return (
    <div className="screen-skeleton" aria-hidden="true">
      {WIDTHS.map((width, index) => (
        // The four bars never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <div key={index} className={Classes.SKELETON} style={{ width }} />
      ))}
    </div>
  );
}

/** Offers to reload the page, except without a network: the browser would show its own page instead of the app. */
function Failed(): React.JSX.Element {
  const t = useStore(messages);
  if (!useIsOnline())
    return (
      <Notice icon={<WarningSignIcon size={40} />} title={t.screenFailed} description={t.screenOffline} />
    );
  return <Failure title={t.screenFailed} retryText={t.retry} onRetry={() => window.location.reload()} />;
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
    if (this.state.hasFailed) return <Failed />;
    return <Suspense fallback={<ScreenSkeleton />}>{this.props.children}</Suspense>;
  }
}
