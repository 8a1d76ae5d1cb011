import { Button } from '@blueprintjs/core';
import { TwoColumnsIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Popover } from '../../../ui/Popover';
import { lazyPart } from '../../../ui/part/part';
import { preload } from '../../../ui/preload';
import { messages } from '../../resource/messages';
import type { ColumnListProps } from './ColumnList';

const ColumnList = lazyPart(
  preload(() => import('./ColumnList')),
  () => <div className="column-chooser" />,
);

/** Shows, hides, sorts by, moves and pins columns without a mouse, in view or not. */
export function ColumnChooser(props: ColumnListProps): React.JSX.Element {
  const t = useStore(messages);
  return (
    <Popover placement="bottom-end" content={<ColumnList {...props} />}>
      <Button icon={<TwoColumnsIcon />}>{t.columns}</Button>
    </Popover>
  );
}
