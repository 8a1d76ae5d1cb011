import { Button } from '@blueprintjs/core';
import { AddIcon, FilterRemoveIcon, SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Notice } from '../../../ui/Notice';
import type { ListState } from '../../resource/list-state';
import { messages as crudMessages } from '../../resource/messages';
import type { Resource } from '../../resource/resource';
import { messages } from './messages';

interface Props {
  resource: Resource;
  state: ListState;
  onClear: () => void;
  /** Adds a record; undefined where the person may not. */
  onAdd: (() => void) | undefined;
}

/** A list without rows: what it is for and the first step, or, where a filter finds nothing, the way to clear it. */
export default function EmptyList({ resource, state, onClear, onAdd }: Props): React.JSX.Element {
  const t = useStore(messages);
  const crud = useStore(crudMessages);
  const { record } = useStore(resource.texts);
  const isNarrowed = state.searchText !== '' || Object.keys(state.filters).length > 0;
  if (isNarrowed) {
    return (
      <Notice
        icon={<SearchIcon size={40} />}
        title={crud.empty}
        description={t.noMatch}
        action={
          <Button icon={<FilterRemoveIcon />} onClick={onClear}>
            {t.clearFilter}
          </Button>
        }
      />
    );
  }
  const texts: Readonly<Record<string, unknown>> = t;
  const purpose = texts[resource.name];
  return (
    <Notice
      icon={<SearchIcon size={40} />}
      title={crud.empty}
      description={[typeof purpose === 'string' ? purpose : '', onAdd === undefined ? t.notYours : '']
        .join(' ')
        .trim()}
      {...(onAdd !== undefined && {
        action: (
          <Button intent="primary" icon={<AddIcon />} onClick={onAdd}>
            {t.first({ name: record })}
          </Button>
        ),
      })}
    />
  );
}
