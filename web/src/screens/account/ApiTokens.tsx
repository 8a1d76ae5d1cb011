import { useQuery } from '@apollo/client/react';
import { Button, HTMLTable } from '@blueprintjs/core';
import { AddIcon, ConfirmIcon, DisableIcon, TimeIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { StatusLabel } from '../../crud/controls/StatusLabel';
import { ListCard, usePlace } from '../../crud/list/ListCard';
import type { Choices } from '../../crud/resource/choices';
import { useRevoke } from '../../crud/write/use-revoke';
import { graphql } from '../../gql/account';
import type { ApiTokensQuery } from '../../gql/account/graphql';
import { formatDate } from '../../ui/dates/dates';
import { today } from '../../ui/dates/day';
import { Time } from '../../ui/dates/Time';
import { RevokeButton } from '../../ui/token-list/RevokeButton';
import { messages } from './messages';
import { NewToken } from './NewToken';

const TOKENS = graphql(`
  query ApiTokens($page: Int!, $size: Int!) {
    apiTokens(page: $page, size: $size) {
      items { id name readOnly expiresAt createdAt lastUsedAt revokedAt }
      pageInfo { page totalPages }
    }
  }
`);
const REVOKE = graphql(`
  mutation RevokeApiToken($id: ID!) {
    revokeApiToken(id: $id) { success message }
  }
`);

type Token = ApiTokensQuery['apiTokens']['items'][number];

type State = 'revoked' | 'expired' | 'active';

function stateOf({ revokedAt, expiresAt }: Token): State {
  if (revokedAt != null) return 'revoked';
  return expiresAt != null && expiresAt < today() ? 'expired' : 'active';
}

const STATES: Choices<State, State> = {
  active: { text: 'active', icon: <ConfirmIcon />, tone: 'success' },
  expired: { text: 'expired', icon: <TimeIcon />, tone: 'warning' },
  revoked: { text: 'revoked', icon: <DisableIcon />, tone: 'neutral' },
};

/** The user's own API tokens, newest first: create, see the state of each, revoke. */
export function ApiTokens(): React.JSX.Element {
  const t = useStore(messages);
  const place = usePlace();
  const { page, size } = place;
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(TOKENS, { variables: { page, size } });
  const reload = (): void => void refetch().catch(() => undefined);
  const revoke = useRevoke(REVOKE, ({ revokeApiToken }) => revokeApiToken, t, reload);

  return (
    <>
      <ListCard
        title={t.tokens}
        lead={t.tokensLead}
        action={
          <Button icon={<AddIcon />} onClick={() => setAdding(true)}>
            {t.addToken}
          </Button>
        }
        shown={data?.apiTokens}
        error={data === undefined ? error : undefined}
        onReload={reload}
        place={place}
        empty={<p>{t.noTokens}</p>}
      >
        {(tokens, labelledBy) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
          <section className="account-tokens" tabIndex={0} aria-labelledby={labelledBy}>
            <HTMLTable compact>
              <thead>
                <tr>
                  {[t.tokenName, t.access, t.expires, t.lastUsed, t.status].map((header) => (
                    <th key={header} scope="col">
                      {header}
                    </th>
                  ))}
                  <th scope="col">
                    <span className="visually-hidden">{t.revoke}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {tokens.map((token) => (
                  <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token)} />
                ))}
              </tbody>
            </HTMLTable>
          </section>
        )}
      </ListCard>
      {isAdding && <NewToken onMade={reload} onClose={() => setAdding(false)} />}
    </>
  );
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const state = stateOf(token);
  const { name, readOnly, expiresAt, lastUsedAt } = token;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{readOnly ? t.readOnly : t.readWrite}</td>
      <td>{expiresAt != null && formatDate(expiresAt)}</td>
      <td>{lastUsedAt == null ? t.never : <Time at={lastUsedAt} />}</td>
      <td>
        <StatusLabel choice={STATES[state]} text={t[state]} />
      </td>
      <td>
        {state === 'active' && (
          <RevokeButton text={t.revoke} label={t.revokeToken({ name })} onRevoke={onRevoke} />
        )}
      </td>
    </tr>
  );
}
