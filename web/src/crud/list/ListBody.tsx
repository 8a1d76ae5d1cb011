import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Failure } from '../../ui/Failure';
import { Notice } from '../../ui/Notice';
import { messages } from '../messages';
import type { ListResult } from '../resource';

interface Props {
  result: ListResult;
  isSearched: boolean;
  /** The table, rendered while there are rows or while the first ones load. */
  children: React.ReactNode;
}

/** A picture for every state of a list: before a search, searching, failed, empty, rows (ux, Look). */
export function ListBody({ result, isSearched, children }: Props): React.JSX.Element {
  const t = useStore(messages);
  const { page, isLoading, error, refetch } = result;
  if (!isSearched) return <Notice icon={<SearchIcon size={40} />} title={t.beforeSearch} />;
  if (error !== undefined && !isLoading)
    return <Failure title={t.failed} error={error} retryText={t.retry} onRetry={refetch} />;
  if (page !== null && page.rows.length === 0 && !isLoading)
    return <Notice icon={<SearchIcon size={40} />} title={t.empty} />;
  return <>{children}</>;
}
