import { useQuery } from '@apollo/client/react';
import { Button, Classes, HTMLTable } from '@blueprintjs/core';
import { AddIcon, ConfirmIcon, DisableIcon, TimeIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { codeOf, errorText } from '../../api/errors';
import { StatusLabel } from '../../crud/controls/StatusLabel';
import type { Choices } from '../../crud/resource/choices';
import { useAction } from '../../crud/write/use-action';
import { graphql } from '../../gql/account';
import type { ApiTokensQuery } from '../../gql/account/graphql';
import { formatDate } from '../../ui/dates/dates';
import { today } from '../../ui/dates/day';
import { Time } from '../../ui/dates/Time';
import { confirm } from '../../ui/messages/confirm';
import { RetryLine } from '../../ui/messages/RetryLine';
import { showToast } from '../../ui/messages/toast';
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

const PAGE_SIZE = 20;

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
  const id = useId();
  const [page, setPage] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(TOKENS, { variables: { page, size: PAGE_SIZE } });
  const { run } = useAction(REVOKE, ({ revokeApiToken }) => revokeApiToken);
  const tokens = data?.apiTokens.items;
  const totalPages = data?.apiTokens.pageInfo.totalPages ?? 0;
  const reload = (): void => void refetch().catch(() => undefined);

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
    <section className={`account-card ${Classes.CARD}`} aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{t.tokens}</h3>
        <Button icon={<AddIcon />} onClick={() => setAdding(true)}>
          {t.addToken}
        </Button>
      </header>
      <p className={Classes.TEXT_MUTED}>{t.tokensLead}</p>
      {tokens === undefined && error === undefined && <p>{t.loadingTokens}</p>}
      {tokens === undefined && error !== undefined && (
        <RetryLine
          text={codeOf(error) === 'NOT_SUPPORTED' ? errorText(error) : t.tokensFailed}
          retryText={t.retry}
          onRetry={reload}
        />
      )}
      {tokens?.length === 0 && <p>{t.noTokens}</p>}
      {tokens !== undefined && tokens.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
        <section className="account-tokens" tabIndex={0} aria-labelledby={`${id}-title`}>
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
      {totalPages > 1 && (
        <nav className="account-pages" aria-labelledby={`${id}-title`}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t.previousPage}
          </Button>
          {t.page({ page, count: totalPages })}
          <Button size="small" disabled={page >= totalPages} onClick={() => setPage(page + 1)}>
            {t.nextPage}
          </Button>
        </nav>
      )}
      {isAdding && <NewToken onMade={reload} onClose={() => setAdding(false)} />}
    </section>
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
