import './live-bar.css';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { ArrowUpIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../resource/format';
import { rootOf } from '../resource/operations';
import type { AnyRecord, LiveChange, LiveList, Resource, TableRow } from '../resource/resource';
import { rowsWithin } from '../table/use-row-keys';
import { announce } from './announce';
import { messages } from './messages';
import { countsOf, NOTHING, withChanges } from './waiting-changes';

interface Props {
  resource: Resource;
  live: LiveList;
  /** On screen; null while the first page loads. */
  rows: readonly TableRow[] | null;
  isLoading: boolean;
  rowAddress: (id: string) => string;
  refetch: () => void;
  /** Loads the first page again. */
  onShow: () => void;
}

/**
 * Keeps an open list up to date: the cache updates the rows on screen, and a bar over the list counts the records that are new or
 * changed elsewhere, until the person loads them.
 */
export default function LiveBar(props: Props): React.JSX.Element {
  const { resource, live, rows, isLoading, rowAddress, refetch, onShow } = props;
  const t = useStore(messages);
  const navigate = useNavigate();
  const client = useApolloClient();
  const bar = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(NOTHING);
  // A list that loads, for whatever reason, gets them.
  const [wasLoading, setWasLoading] = useState(isLoading);
  if (wasLoading !== isLoading) {
    setWasLoading(isLoading);
    if (isLoading) setWaiting(NOTHING);
  }
  useSubscription<Record<string, readonly LiveChange<AnyRecord>[]>>(live.document, {
    // The result updates the rows in the cache.
    fetchPolicy: 'network-only',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const changes = data && rootOf(data);
      if (!changes?.length) return;
      setWaiting((before) => withChanges(before, changes));
      announce({ client, resource, changes, rowAddress, open: (address) => void navigate(address) });
    },
    // Without the live connection the list stays as it was loaded.
    onError: () => undefined,
  });
  // A hidden screen receives nothing: what it has missed is loaded when it shows again.
  const latest = useRef(refetch);
  latest.current = refetch;
  const isBack = useRef(false);
  useEffect(() => {
    if (isBack.current) latest.current();
    isBack.current = true;
  }, []);

  const shown = useMemo(() => new Set(rows?.map(({ id }) => id)), [rows]);
  const { added, changed } = countsOf(waiting, shown);
  const text = [
    added > 0 && t.added({ count: formatNumber(added) }),
    changed > 0 && t.changed({ count: formatNumber(changed) }),
    waiting.isOutdated && t.outdated,
  ]
    .filter((part) => part !== false)
    .join(' · ');

  function show(): void {
    onShow();
    const list = bar.current?.parentElement;
    if (list == null) return;
    list.scrollIntoView({ block: 'start' });
    const scroller = rowsWithin(list);
    scroller?.scrollTo({ top: 0 });
    // The button goes, and with it the focus: to the table, or the first card.
    (scroller ?? list.querySelector<HTMLElement>('.card-link'))?.focus({ preventScroll: true });
  }
  return (
    <div className="live-bar" ref={bar}>
      {text !== '' && (
        <Button intent="primary" icon={<ArrowUpIcon />} aria-label={`${text} · ${t.show}`} onClick={show}>
          {text}
        </Button>
      )}
      <output className="visually-hidden" aria-live="polite">
        {text}
      </output>
    </div>
  );
}
