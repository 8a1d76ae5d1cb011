import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NEW_RECORD } from '../resource/list-state';
import type { Draft, Resource, ScreenOptions } from '../resource/resource';

export type RecordState =
  | { state: 'loading' }
  | { state: 'ready'; draft: Draft }
  | { state: 'missing' }
  | { state: 'failed'; error: unknown };

/** The initial draft of a record dialog: the stored record, or an empty form once the options are loaded. */
export function useRecord(
  resource: Resource,
  options: ScreenOptions,
  record: string,
): { current: RecordState; retry: () => void } {
  const client = useApolloClient();
  const [current, setCurrent] = useState<RecordState>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const isNew = record === NEW_RECORD;
  /** The loaded draft: showing a hidden screen again must not discard entries. */
  const loaded = useRef<string | null>(null);

  useEffect(() => {
    const wanted = `${record} ${tries}`;
    if (isNew || loaded.current === wanted) return;
    let isCurrent = true;
    setCurrent({ state: 'loading' });
    resource.load(client, record).then(
      (draft) => {
        if (!isCurrent) return;
        loaded.current = wanted;
        setCurrent(draft === null ? { state: 'missing' } : { state: 'ready', draft });
      },
      (error: unknown) => {
        if (isCurrent) setCurrent({ state: 'failed', error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, resource, record, isNew, tries]);

  const { isLoading, error, refetch } = options;
  useEffect(() => {
    if (!isNew || isLoading) return;
    // The form is initialized once: options that reload later must not discard entries.
    setCurrent((before) => {
      if (before.state === 'ready') return before;
      return error === undefined
        ? { state: 'ready', draft: resource.blank(options) }
        : { state: 'failed', error };
    });
  }, [isNew, isLoading, error, options, resource]);

  const retry = useCallback(() => {
    setCurrent({ state: 'loading' });
    if (isNew) refetch();
    setTries((count) => count + 1);
  }, [isNew, refetch]);
  return { current, retry };
}
