import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { codeOf, errorText } from '../../../api/errors';
import { graphql } from '../../../gql/record-change';
import { Time } from '../../../ui/dates/Time';
import { RetryLine } from '../../../ui/messages/RetryLine';
import { messages as crudMessages } from '../../resource/messages';
import type { Resource } from '../../resource/resource';
import { messages } from '../../values/messages';
import { ChangedField } from './ChangedField';

const RECORD_CHANGES = graphql(`
  query RecordChanges($resource: Resource!, $id: ID!, $page: Int!, $size: Int!) {
    recordChanges(resource: $resource, id: $id, page: $page, size: $size) {
      items { id changedBy changedAt fields { field former now isList } }
      pageInfo { totalItems }
    }
  }
`);

/** Changes that are shown at first, and how many more at each request. */
const STEP = 10;

interface Props {
  resource: Resource;
  record: string;
  /** Shown until the first changes are loaded. */
  waiting: ReactNode;
}

/** The changes of a record, newest first: who, when, and of each field the former and the new value. */
export default function RecordHistory({ resource, record, waiting }: Props): React.JSX.Element {
  const t = useStore(messages);
  const crud = useStore(crudMessages);
  const [size, setSize] = useState(STEP);
  const { data, previousData, error, loading, refetch } = useQuery(RECORD_CHANGES, {
    variables: { resource: resource.resource, id: record, page: 1, size },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const changes = (data ?? previousData)?.recordChanges;
  const count = changes?.items.length ?? 0;

  // The button is gone once everything is shown: the focus goes on with the first change that was added.
  const firstAdded = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (count > STEP) firstAdded.current?.focus();
  }, [count]);

  // The button that opens it may be at the lower edge of the dialog.
  const content = useRef<HTMLDivElement>(null);
  const isSettled = changes !== undefined || error !== undefined;
  useEffect(() => {
    if (isSettled) content.current?.scrollIntoView({ block: 'nearest' });
  }, [isSettled]);

  function rest(): ReactNode {
    if (error !== undefined && !loading) {
      return codeOf(error) === 'NOT_SUPPORTED' ? (
        <p>{errorText(error)}</p>
      ) : (
        <RetryLine
          text={`${t.historyFailed} ${errorText(error)}`}
          retryText={crud.retry}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      );
    }
    if (changes === undefined) return waiting;
    if (changes === null) return <p>{crud.notFound}</p>;
    if (count === 0) return <p>{t.historyEmpty}</p>;
    if (changes.pageInfo.totalItems <= count) return null;
    return (
      <Button size="small" loading={loading} onClick={() => setSize(count + STEP)}>
        {t.historyMore}
      </Button>
    );
  }

  return (
    <div ref={content}>
      <ol aria-label={t.history}>
        {changes?.items.map(({ id, changedBy, changedAt, fields }, index) => (
          <li key={id} {...(size > STEP && index === size - STEP && { ref: firstAdded, tabIndex: -1 })}>
            <p className="history-by">
              <strong>{changedBy ?? t.historySystem}</strong>
              {changedAt && <Time at={changedAt} />}
            </p>
            <dl>
              {fields.map((change) => (
                <ChangedField key={change.field} resource={resource} change={change} />
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {rest()}
    </div>
  );
}
