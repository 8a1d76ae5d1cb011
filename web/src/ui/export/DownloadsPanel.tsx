import { useApolloClient, useQuery } from '@apollo/client/react';
import { AnchorButton, Button, Classes, ProgressBar } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type PropsWithChildren, useEffect } from 'react';
import { numberFormat } from '../../i18n/numbers';
import './downloads.css';
import { CrossIcon, DownloadIcon } from '@blueprintjs/icons';
import type { ExportState } from '../../gql/graphql';
import { Time } from '../dates/Time';
import { cancelDownload, resumeDownload } from './downloads';
import { messages } from './messages';
import { HISTORY } from './operations';
import { $downloads, type DownloadItem, type PlainText } from './panel';
import { messages as panelMessages } from './panel-messages';

/** Exports that the history shows. */
const HISTORY_SIZE = 10;
const formatNumber = numberFormat();

/** The text of a state of the history. */
const messageOf: Readonly<Record<ExportState, PlainText>> = {
  WAITING: 'preparing',
  BUILDING: 'preparing',
  READY: 'succeeded',
  FAILED: 'generateError',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  UNKNOWN: 'noMessage',
};

/** The Downloads panel: the exports of this visit with their progress, those of the last day, and what else runs in the background. */
export default function DownloadsPanel({ children }: PropsWithChildren): React.JSX.Element {
  const { title } = useStore(messages);
  const t = useStore(panelMessages);
  const client = useApolloClient();
  const items = useStore($downloads);
  const { data, error } = useQuery(HISTORY, {
    variables: { page: 1, size: HISTORY_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const past = data?.exports.items ?? [];
  useEffect(() => {
    // Exports that were being built when the page was reloaded continue here.
    for (const one of data?.exports.items ?? [])
      if (one.state === 'WAITING' || one.state === 'BUILDING') resumeDownload(client, one);
  }, [client, data]);
  const shown = new Set(items.map(({ id }) => id));
  const history = past.filter(({ id }) => !shown.has(id));
  const isLoading = data === undefined && error === undefined;
  return (
    <section className="downloads" aria-label={title}>
      <h2>{title}</h2>
      <ul className="downloads-list">
        {items.map((item) => (
          <Item key={item.key} item={item} onCancel={() => void cancelDownload(client, item)} />
        ))}
      </ul>
      {items.length === 0 && history.length === 0 && (
        <p className="empty">{isLoading ? t.loading : error === undefined ? t.empty : t.historyFailed}</p>
      )}
      {history.length > 0 && (
        <>
          <h3>{t.history}</h3>
          <ul className="downloads-list">
            {history.map(({ id, name, state, rows, createdAt, url }) => (
              <li key={id}>
                <div className="downloads-item">
                  <strong className={Classes.TEXT_OVERFLOW_ELLIPSIS}>{name}</strong>
                  {createdAt && <Time at={createdAt} />}
                  {state === 'READY' && (
                    <AnchorButton
                      variant="minimal"
                      icon={<DownloadIcon />}
                      href={url}
                      download
                      aria-label={t.save({ name })}
                    />
                  )}
                </div>
                <p>{state === 'READY' ? t.written({ rows: formatNumber(rows) }) : t[messageOf[state]]}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </section>
  );
}

function Item({ item, onCancel }: { item: DownloadItem; onCancel: () => void }): React.JSX.Element {
  const t = useStore(panelMessages);
  const { name, message, progress, rows, totalRows, complete, success, id, path } = item;
  const intent = !complete ? 'primary' : success ? 'success' : 'danger';
  const text = 'text' in message ? message.text : t[message.key];
  return (
    <li data-intent={intent}>
      <div className="downloads-item">
        <strong className={Classes.TEXT_OVERFLOW_ELLIPSIS}>{name}</strong>
        {!complete && id !== null && (
          <Button variant="minimal" icon={<CrossIcon />} aria-label={t.cancel({ name })} onClick={onCancel} />
        )}
        {success && path !== null && (
          <AnchorButton
            variant="minimal"
            icon={<DownloadIcon />}
            href={path}
            download
            aria-label={t.save({ name })}
          />
        )}
      </div>
      <ProgressBar
        aria-label={name}
        intent={intent}
        {...(complete ? { value: 1 } : progress !== null && { value: progress })}
        animate={!complete}
        stripes={!complete}
      />
      <p role="status">
        {text === '' ? t.noMessage : text}
        {!complete && rows !== null && totalRows !== null && (
          <span> {t.rows({ rows: formatNumber(rows), total: formatNumber(totalRows) })}</span>
        )}
      </p>
    </li>
  );
}
