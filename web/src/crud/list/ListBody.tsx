import { Button, NonIdealState } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { errorText } from '../../api/errors';
import { LargeSearch, LargeWarningSign } from '../../ui/icons';
import { messages } from '../messages';
import type { ListResult } from '../resource';

interface Props {
  result: ListResult;
  isSearched: boolean;
  /** The table, drawn while there are rows or while the first ones load. */
  children: React.ReactNode;
}

/** A picture for every state of a list: before a search, searching, failed, empty, rows (ux, Look). */
export function ListBody({ result, isSearched, children }: Props): React.JSX.Element {
  const t = useStore(messages);
  const { page, isLoading, error, refetch } = result;
  if (!isSearched) {
    return <NonIdealState className="list-state" icon={<LargeSearch size={40} />} title={t.beforeSearch} />;
  }
  if (error !== undefined && !isLoading) {
    return (
      <NonIdealState
        className="list-state"
        icon={<LargeWarningSign size={40} />}
        title={t.failed}
        description={errorText(error)}
        action={
          <Button intent="primary" onClick={refetch}>
            {t.retry}
          </Button>
        }
      />
    );
  }
  if (page !== null && page.rows.length === 0 && !isLoading) {
    return <NonIdealState className="list-state" icon={<LargeSearch size={40} />} title={t.empty} />;
  }
  return <>{children}</>;
}
