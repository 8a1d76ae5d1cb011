import './notification-settings.css';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { useMenus } from '../../../crud/resource/use-menus';
import { mayOpen } from '../../../navigation/may-open';
import { ChannelTable } from './ChannelTable';
import { messages } from './messages';
import { type Channel, DEFAULTS, SAVE_DEFAULT } from './operations';

const USERS = { path: 'user/manage', needsMenu: true };

/** The settings that hold for the people of the company who have chosen nothing; for those who manage its users. */
export function CompanyDefaults(): React.JSX.Element | null {
  const t = useStore(messages);
  const id = useId();
  const client = useApolloClient();
  const isManager = mayOpen(USERS, useMenus());
  const { data } = useQuery(DEFAULTS, { fetchPolicy: 'cache-and-network', skip: !isManager });
  const choices = data?.companyNotificationDefaults;
  if (choices === undefined) return null;

  async function choose(kind: string, channels: Channel[] | null): Promise<string | null> {
    const { data: result } = await client.mutate({ mutation: SAVE_DEFAULT, variables: { kind, channels } });
    const payload = result?.saveCompanyNotificationDefault;
    if (payload?.defaults)
      client.writeQuery({ query: DEFAULTS, data: { companyNotificationDefaults: payload.defaults } });
    return payload?.success === true ? null : (payload?.message ?? '');
  }

  return (
    <section className={`account-card ${Classes.CARD}`} aria-labelledby={id}>
      <h3 id={id}>{t.companyTitle}</h3>
      <p className={Classes.TEXT_MUTED}>{t.companyLead}</p>
      <ChannelTable labelledBy={id} choices={choices} resetLabel={t.companyReset} onChoose={choose} />
    </section>
  );
}
