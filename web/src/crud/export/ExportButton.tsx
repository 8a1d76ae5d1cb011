import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { messages } from '../../ui/export/messages';
import { Popover } from '../../ui/Popover';
import { lazyPart } from '../../ui/part/part';
import { preload } from '../../ui/preload';
import type { ListState } from '../resource/list-state';
import type { Resource } from '../resource/resource';

const ExportMenu = lazyPart(preload(() => import('./ExportMenu')));

interface Props {
  resource: Resource;
  state: ListState;
}

/** Makes what is filtered into a file, through the Downloads panel. */
export function ExportButton({ resource, state }: Props): React.JSX.Element | null {
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  if (resource.exportOf === undefined) return null;
  return (
    <Popover
      placement="bottom-end"
      content={<ExportMenu list={resource.exportOf(state)} title={texts.record} />}
    >
      <Button icon={<DownloadIcon />}>{t.export}</Button>
    </Popover>
  );
}
