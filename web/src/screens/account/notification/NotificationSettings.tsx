import './notification-settings.css';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { codeOf, errorText } from '../../../api/errors';
import { RetryLine } from '../../../ui/messages/RetryLine';
import { ChannelTable } from './ChannelTable';
import { messages } from './messages';
import { type Channel, SAVE_CHANNELS, SAVE_SCHEDULE, SETTINGS, type Settings } from './operations';
import { PushDevice } from './PushDevice';
import { type Refusal, type Schedule, ScheduleForm } from './ScheduleForm';

/** The kinds, channels and times of the person's notifications. */
export function NotificationSettings(): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(SETTINGS, { fetchPolicy: 'cache-and-network' });
  const settings = data?.notificationSettings;
  const show = (saved: Settings | null | undefined): void => {
    if (saved) client.writeQuery({ query: SETTINGS, data: { notificationSettings: saved } });
  };

  async function choose(kind: string, channels: Channel[] | null): Promise<string | null> {
    const { data: result } = await client.mutate({ mutation: SAVE_CHANNELS, variables: { kind, channels } });
    const payload = result?.saveNotificationChannels;
    show(payload?.settings);
    return payload?.success === true ? null : (payload?.message ?? '');
  }
  async function save(input: Schedule): Promise<Refusal | null> {
    const { data: result } = await client.mutate({ mutation: SAVE_SCHEDULE, variables: { input } });
    const payload = result?.saveNotificationSchedule;
    show(payload?.settings);
    if (payload?.success === true) return null;
    const problems = payload?.errors.map(({ field, message }) => [field ?? '', message]) ?? [];
    return { message: payload?.message ?? '', problems: Object.fromEntries(problems) };
  }

  return (
    <section className={`account-card ${Classes.CARD}`} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <p className={Classes.TEXT_MUTED}>{t.lead}</p>
      {settings === undefined && error === undefined && <p>{t.loading}</p>}
      {settings === undefined && error !== undefined && (
        <RetryLine
          text={codeOf(error) === 'NOT_SUPPORTED' ? errorText(error) : t.failed}
          retryText={t.retry}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {settings !== undefined && (
        <>
          <ChannelTable labelledBy={id} choices={settings.kinds} resetLabel={t.reset} onChoose={choose} />
          {settings.pushKey != null && <PushDevice serverKey={settings.pushKey} />}
          <ScheduleForm settings={settings} onSave={save} />
        </>
      )}
    </section>
  );
}
