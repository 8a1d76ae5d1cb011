import { useQuery } from '@apollo/client/react';
import { Button, Classes, Spinner } from '@blueprintjs/core';
import { AddIcon, ConfirmIcon, DisableIcon, KeyIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { errorText } from '../../api/errors';
import { StatusLabel } from '../../crud/controls/StatusLabel';
import { Pager } from '../../crud/list/Pager';
import type { Choices } from '../../crud/resource/choices';
import { useAction } from '../../crud/write/use-action';
import type { TrackerTokensQuery } from '../../gql/tracker/graphql';
import { formatInstant } from '../../ui/dates/dates';
import { confirm } from '../../ui/messages/confirm';
import { RetryLine } from '../../ui/messages/RetryLine';
import { showToast } from '../../ui/messages/toast';
import { Notice } from '../../ui/Notice';
import { RevokeButton } from '../../ui/token-list/RevokeButton';
import { messages } from './messages';
import { NewTrackerToken } from './NewTrackerToken';
import { REVOKE_TOKEN, TOKENS } from './operations';
import { useAge } from './use-age';

type Token = TrackerTokensQuery['trackerTokens']['items'][number];

const STATES: Choices<'active' | 'revoked', 'active' | 'revoked'> = {
  active: { text: 'active', icon: <ConfirmIcon />, tone: 'success' },
  revoked: { text: 'revoked', icon: <DisableIcon />, tone: 'neutral' },
};

const DEFAULT_SIZE = 20;

/** The tokens, newest first: create, see when each was last used, revoke. */
export function TrackerTokens({ onChanged }: { onChanged: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(DEFAULT_SIZE);
  const [isAdding, setAdding] = useState(false);
  const { data, previousData, error, refetch } = useQuery(TOKENS, {
    variables: { page, size },
    fetchPolicy: 'cache-and-network',
  });
  const { run } = useAction(REVOKE_TOKEN, ({ revokeTrackerToken }) => revokeTrackerToken);
  const shown = (data ?? previousData)?.trackerTokens;
  const add = (
    <Button intent="primary" icon={<AddIcon />} onClick={() => setAdding(true)}>
      {t.addToken}
    </Button>
  );

  function reload(): void {
    refetch().catch(() => undefined);
    onChanged();
  }

  async function revoke({ id: tokenId, name }: Token): Promise<void> {
    const message = t.revokeQuestion({ name });
    if (!(await confirm({ message, agree: t.revoke, isDestructive: true }))) return;
    const payload = await run({ id: tokenId });
    if (payload === null) return;
    if (payload.success) showToast('success', t.tokenRevoked({ name }));
    else showToast('danger', payload.message);
    reload();
  }

  return (
    <section className={`tracker-card ${Classes.CARD}`} aria-labelledby={id}>
      <header>
        <h3 id={id}>{t.tokens}</h3>
        {shown !== undefined && shown.items.length > 0 && add}
      </header>
      <p className={Classes.TEXT_MUTED}>{t.tokensLead}</p>
      {shown === undefined && error === undefined && <Spinner size={24} aria-label={t.loading} />}
      {error !== undefined && <RetryLine text={errorText(error)} retryText={t.retry} onRetry={reload} />}
      {shown?.items.length === 0 && (
        <Notice icon={<KeyIcon size={32} />} title={t.noTokens} description={t.noTokensLead} action={add} />
      )}
      {shown !== undefined && shown.items.length > 0 && (
        <ul className="tracker-rows">
          {shown.items.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token)} />
          ))}
        </ul>
      )}
      {shown !== undefined && shown.pageInfo.totalPages > 1 && (
        <Pager
          page={page}
          size={size}
          totalPages={shown.pageInfo.totalPages}
          onPage={setPage}
          onSize={(to) => {
            setSize(to);
            setPage(1);
          }}
        />
      )}
      {isAdding && <NewTrackerToken onMade={reload} onClose={() => setAdding(false)} />}
    </section>
  );
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const age = useAge();
  const { name, supplierName, lastUsedAt, revokedAt } = token;
  const state = revokedAt == null ? 'active' : 'revoked';
  return (
    <li className="tracker-row">
      <span className="tracker-name">
        <strong>{name}</strong>
        <small>{supplierName}</small>
      </span>
      <span className="tracker-state">
        <StatusLabel choice={STATES[state]} text={t[state]} />
      </span>
      <span className="tracker-facts" title={lastUsedAt == null ? undefined : formatInstant(lastUsedAt)}>
        {lastUsedAt == null ? t.neverUsed : t.lastUsed({ age: age(lastUsedAt) })}
      </span>
      <span className="tracker-action">
        {state === 'active' && (
          <RevokeButton text={t.revoke} label={t.revokeToken({ name })} onRevoke={onRevoke} />
        )}
      </span>
    </li>
  );
}
