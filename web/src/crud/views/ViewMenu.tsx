import { Button, Classes } from '@blueprintjs/core';
import { BookmarkIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Popover } from '../../ui/Popover';
import { lazyPart } from '../../ui/part/part';
import { preload } from '../../ui/preload';
import type { ListState } from '../resource/list-state';
import { messages } from '../resource/messages';
import type { ColumnLayout } from '../table/column-layout';
import type { ListViews } from './use-named-views';

const ViewList = lazyPart(
  preload(() => import('./ViewList')),
  () => <div className="view-list" />,
);

interface Props {
  named: ListViews;
  state: ListState;
  layout: ColumnLayout;
  show: (next: ListState) => void;
}

/** Shows the current view's name and whether the list differs from it, and opens the list of views. */
export function ViewMenu(props: Props): React.JSX.Element {
  const { active, isChanged } = props.named;
  const t = useStore(messages);
  const changed = isChanged ? ` ${t.viewChanged}` : '';
  return (
    <Popover placement="bottom-end" content={<ViewList {...props} />}>
      <Button
        icon={<BookmarkIcon />}
        className="view-button"
        textClassName={Classes.TEXT_OVERFLOW_ELLIPSIS}
        title={active?.name}
        aria-label={active === null ? t.views : `${t.views}: ${active.name}${changed}`}
      >
        {active === null ? t.views : active.name}
        {isChanged && <span className="view-changed">{changed}</span>}
      </Button>
    </Popover>
  );
}
