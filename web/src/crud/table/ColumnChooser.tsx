import { Button } from '@blueprintjs/core';
import { TwoColumnsIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { Popover } from '../../ui/Popover';
import { lazyPreloaded } from '../../ui/preload';
import { messages } from '../resource/messages';
import type { ColumnListProps } from './ColumnList';

const ColumnList = lazyPreloaded(() => import('./ColumnList'));

/** Shows, hides, sorts by, moves and pins columns without a mouse, in view or not. */
export function ColumnChooser(props: ColumnListProps): React.JSX.Element {
  const t = useStore(messages);
  return (
    <Popover
      placement="bottom-end"
      content={
        <Suspense fallback={<div className="column-chooser" />}>
          <ColumnList {...props} />
        </Suspense>
      }
    >
      <Button icon={<TwoColumnsIcon />}>{t.columns}</Button>
    </Popover>
  );
}
