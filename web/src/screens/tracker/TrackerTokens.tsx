import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { AddIcon, ConfirmIcon, DisableIcon, KeyIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { StatusLabel } from '../../crud/controls/StatusLabel';
import { ListCard, usePlace } from '../../crud/list/ListCard';
import type { Choices } from '../../crud/resource/choices';
import { useRevoke } from '../../crud/write/use-revoke';
import type { TrackerTokensQuery } from '../../gql/tracker/graphql';
import { formatInstant } from '../../ui/dates/dates';
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

/** The tokens, newest first: create, see when each was last used, revoke. */
export function TrackerTokens({ onChanged }: { onChanged: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const place = usePlace();
  const { page, size } = place;
  const [isAdding, setAdding] = useState(false);
  const { data, previousData, error, refetch } = useQuery(TOKENS, {
    variables: { page, size },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.trackerTokens;
  const revoke = useRevoke(REVOKE_TOKEN, ({ revokeTrackerToken }) => revokeTrackerToken, t, reload);
  const add = (
    <Button intent="primary" icon={<AddIcon />} onClick={() => setAdding(true)}>
      {t.addToken}
    </Button>
  );

  function reload(): void {
    refetch().catch(() => undefined);
    onChanged();
  }

  return (
    <>
      <ListCard
        level={2}
        title={t.tokens}
        lead={t.tokensLead}
        action={shown !== undefined && shown.items.length > 0 && add}
        shown={shown}
        error={error}
        onReload={reload}
        place={place}
        empty={
          <Notice icon={<KeyIcon size={32} />} title={t.noTokens} description={t.noTokensLead} action={add} />
        }
      >
        {(tokens) => (
          <ul className="tracker-rows">
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token)} />
            ))}
          </ul>
        )}
      </ListCard>
      {isAdding && <NewTrackerToken onMade={reload} onClose={() => setAdding(false)} />}
    </>
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
