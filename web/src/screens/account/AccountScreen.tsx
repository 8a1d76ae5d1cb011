import './account.css';
import { useQuery } from '@apollo/client/react';
import { Button, Spinner } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { errorText } from '../../api/errors';
import { graphql } from '../../gql';
import { LargeWarningSign } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { ApiTokens } from './ApiTokens';
import { messages } from './messages';
import { ProfileForm } from './ProfileForm';

const ACCOUNT = graphql(`
  query Account {
    me {
      user { id name email username address phone photo companyName userTypeName }
      sbus { id name kps { id name } }
    }
  }
`);

/** One's own account (administration 2.14): particulars, and the API tokens of integrations (contract 2). */
export default function AccountScreen(): React.JSX.Element {
  const t = useStore(messages);
  const { data, error, refetch } = useQuery(ACCOUNT, { fetchPolicy: 'cache-and-network' });
  const me = data?.me;
  if (me == null) {
    return error === undefined ? (
      <Spinner aria-label={t.loading} />
    ) : (
      <Notice
        icon={<LargeWarningSign size={40} />}
        title={t.failed}
        description={errorText(error)}
        action={
          <Button intent="primary" onClick={() => void refetch().catch(() => undefined)}>
            {t.retry}
          </Button>
        }
      />
    );
  }
  const { user, sbus } = me;
  const facts: readonly [string, string | null | undefined][] = [
    [t.email, user.email],
    [t.username, user.username],
    [t.company, user.companyName],
    [t.userType, user.userTypeName],
    [t.sbu, sbus.map(({ name }) => name).join(', ')],
    [t.kp, sbus.flatMap(({ kps }) => kps.map(({ name }) => name)).join(', ')],
  ];
  return (
    <div className="account">
      <h2>{t.title}</h2>
      <section className="account-card" aria-label={t.profile}>
        <dl className="account-facts">
          {facts.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <ProfileForm user={user} />
      </section>
      <ApiTokens />
    </div>
  );
}
