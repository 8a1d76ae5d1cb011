import './list-card.css';
import { Classes, Spinner } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { errorText } from '../../api/errors';
import { RetryLine } from '../../ui/messages/RetryLine';
import { messages } from '../resource/messages';
import { Pager } from './Pager';

const DEFAULT_SIZE = 20;

interface Place {
  page: number;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** The page and the page size of a list that the address does not hold. */
export function usePlace(): Place {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(DEFAULT_SIZE);
  const onSize = (to: number): void => {
    setSize(to);
    setPage(1);
  };
  return { page, size, onPage: setPage, onSize };
}

interface Props<Item> {
  title: React.ReactNode;
  /** The level of the heading: 3 unless given, 2 below the title of the screen alone. */
  level?: 2 | 3;
  lead?: string;
  /** In the header. */
  action?: React.ReactNode;
  /** Between header and rows: what narrows the list down. */
  bar?: React.ReactNode;
  /** Undefined until something has arrived. */
  shown: { items: readonly Item[]; pageInfo: { totalPages: number } } | undefined;
  error: unknown;
  onReload: () => void;
  place: Place;
  /** In place of the rows, where there are none. */
  empty: React.ReactNode;
  /** The rows; the heading has the id `labelledBy`. */
  children: (items: readonly Item[], labelledBy: string) => React.ReactNode;
}

/** A short list on a card of a screen: heading, rows, pager, and what is shown while it waits, fails or is empty. */
export function ListCard<Item>(props: Props<Item>): React.JSX.Element {
  const { title, level = 3, lead, action, bar, shown, error, onReload, place, empty, children } = props;
  const t = useStore(messages);
  const id = useId();
  return (
    <section className={`list-card stack ${Classes.CARD}`} aria-labelledby={id}>
      <header>
        <h3 id={id} aria-level={level}>
          {title}
        </h3>
        {action}
      </header>
      {lead !== undefined && <p className={Classes.TEXT_MUTED}>{lead}</p>}
      {bar}
      {shown === undefined && error === undefined && <Spinner size={24} aria-label={t.searching} />}
      {error !== undefined && <RetryLine text={errorText(error)} retryText={t.retry} onRetry={onReload} />}
      {shown?.items.length === 0 && empty}
      {shown !== undefined && shown.items.length > 0 && children(shown.items, id)}
      {shown !== undefined && shown.pageInfo.totalPages > 1 && (
        <Pager {...place} totalPages={shown.pageInfo.totalPages} />
      )}
    </section>
  );
}
