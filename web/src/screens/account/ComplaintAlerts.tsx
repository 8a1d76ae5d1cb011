import './tracker-notifications.css';
import { useApolloClient } from '@apollo/client/react';
import { Checkbox, Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { $preferences, keepPreferences } from '../../api/preferences';
import { useMenus } from '../../crud/resource/use-menus';
import { i18n } from '../../i18n/i18n';
import { liveList } from '../../i18n/id/live-list';
import { mayOpen } from '../../navigation/may-open';
import {
  ALERTS,
  type AlertSettings,
  alertSettings,
  notificationPermission,
} from '../../ui/alerts/alert-settings';
import { playChime } from '../../ui/alerts/chime';

const messages = i18n('liveList', liveList);

const LIST = { path: 'complaint/maintanance', needsMenu: true };

/** The alerts about complaints in the open list; nobody without that list sees them. */
export function ComplaintAlerts(): React.JSX.Element | null {
  const t = useStore(messages);
  const id = useId();
  const client = useApolloClient();
  const menus = useMenus();
  useStore($preferences);
  const [permission, setPermission] = useState(notificationPermission);
  if (!mayOpen(LIST, menus)) return null;
  const { sound, browser } = alertSettings();

  const keep = (change: Partial<AlertSettings>) => keepPreferences(client, { [ALERTS]: change });
  async function switchBrowser(isOn: boolean): Promise<void> {
    // Browsers show their question only after a click.
    const result = isOn ? await Notification.requestPermission() : permission;
    setPermission(result);
    if (!isOn || result === 'granted') keep({ browser: isOn });
  }
  return (
    <section className={`tracker-notifications stack ${Classes.CARD}`} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <p className={Classes.TEXT_MUTED}>{t.lead}</p>
      <div>
        <Checkbox
          checked={sound}
          label={t.sound}
          onChange={({ currentTarget: { checked } }) => {
            keep({ sound: checked });
            if (checked) playChime();
          }}
        />
        <Checkbox
          checked={browser && permission === 'granted'}
          disabled={permission === 'denied'}
          label={t.browser}
          onChange={({ currentTarget: { checked } }) => void switchBrowser(checked)}
        />
      </div>
      {permission === 'denied' && <p className={Classes.TEXT_MUTED}>{t.blocked}</p>}
    </section>
  );
}
