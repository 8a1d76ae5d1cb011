import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type PropsWithChildren, useEffect } from 'react';
import { Popover } from '../Popover';
import { messages } from './messages';
import { $downloads, $isPanelOpen, forgetDownloads, showPanel } from './panel';
import './button.css';
import { lazyPart } from '../part/part';
import { preload } from '../preload';

const DownloadsPanel = lazyPart(
  preload(() => import('./DownloadsPanel')),
  () => <div className="downloads" />,
);

/** The header's button of the Downloads panel, which ends with `children`; it opens by itself when a download begins. */
export function Downloads({ children }: PropsWithChildren): React.JSX.Element {
  const t = useStore(messages);
  const running = useStore($downloads).filter(({ complete }) => !complete).length;
  const isOpen = useStore($isPanelOpen);
  useEffect(() => forgetDownloads, []);
  return (
    <Popover
      isOpen={isOpen}
      onInteraction={showPanel}
      placement="bottom-end"
      content={<DownloadsPanel>{children}</DownloadsPanel>}
    >
      <Button
        variant="minimal"
        className="downloads-button"
        aria-label={running > 0 ? t.running({ count: running }) : t.title}
        aria-expanded={isOpen}
      >
        <DownloadIcon />
        {running > 0 && <span className="downloads-running" aria-hidden="true" />}
      </Button>
    </Popover>
  );
}
