import './tracker-notifications.css';
import { useApolloClient } from '@apollo/client/react';
import { Checkbox, Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $preferences, keepPreferences } from '../../api/preferences';
import { $session } from '../../api/session';
import { i18n } from '../../i18n/i18n';
import { trackerNotifications } from '../../i18n/id/tracker-notifications';

const messages = i18n('trackerNotifications', trackerNotifications);

/** In the preferences; the data API sends what is listed there. */
const NAME = 'trackerNotifications';
const KINDS = [
  'alarm',
  'deviceOffline',
  'deviceOnline',
  'maintenance',
  'overspeed',
  'geofenceEnter',
  'geofenceExit',
  'ignitionOn',
  'ignitionOff',
] as const;
/** The kinds that the data API sends to a user who has chosen nothing. */
const DEFAULT: readonly string[] = ['alarm', 'deviceOffline', 'maintenance'];

/** The choice of tracker events that notify a supplier's employee; nobody else receives any. */
export function TrackerNotifications(): React.JSX.Element | null {
  const t = useStore(messages);
  const id = useId();
  const client = useApolloClient();
  const session = useStore($session);
  const kept = useStore($preferences)[NAME];
  if (session.state !== 'signedIn' || session.me.user.companyType !== 'SUPPLIER') return null;
  const chosen: readonly unknown[] = Array.isArray(kept) ? kept : DEFAULT;
  return (
    <section className={`tracker-notifications stack ${Classes.CARD}`} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <p className={Classes.TEXT_MUTED}>{t.lead}</p>
      <div>
        {KINDS.map((kind) => (
          <Checkbox
            key={kind}
            checked={chosen.includes(kind)}
            label={t[kind]}
            onChange={({ currentTarget: { checked } }) => {
              const list = KINDS.filter((other) => (other === kind ? checked : chosen.includes(other)));
              keepPreferences(client, { [NAME]: list });
            }}
          />
        ))}
      </div>
    </section>
  );
}
