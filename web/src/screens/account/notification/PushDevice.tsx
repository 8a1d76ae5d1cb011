import { useApolloClient } from '@apollo/client/react';
import { Checkbox, Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { errorText } from '../../../api/errors';
import { notificationPermission } from '../../../ui/alerts/alert-settings';
import { showToast } from '../../../ui/messages/toast';
import {
  isPushSupported,
  isSubscribedHere,
  subscribeHere,
  unsubscribeHere,
} from '../../../ui/push/push-device';
import { messages } from './messages';

/** Switches Web Push on and off in this browser. @param serverKey the server's public key */
export function PushDevice({ serverKey }: { serverKey: string }): React.JSX.Element {
  const t = useStore(messages);
  const client = useApolloClient();
  const [isOn, setOn] = useState(false);
  const [isBusy, setBusy] = useState(isPushSupported);
  const [isBlocked, setBlocked] = useState(() => notificationPermission() === 'denied');
  const isSupported = isPushSupported();

  useEffect(() => {
    if (!isSupported) return;
    isSubscribedHere().then(
      (isSubscribed) => {
        setOn(isSubscribed);
        setBusy(false);
      },
      () => setBusy(false),
    );
  }, [isSupported]);

  async function change(isWanted: boolean): Promise<void> {
    setBusy(true);
    try {
      if (!isWanted) await unsubscribeHere(client);
      const refusal = isWanted ? await subscribeHere(client, serverKey) : null;
      setBlocked(notificationPermission() === 'denied');
      if (refusal !== null) showToast('danger', refusal);
    } catch (error) {
      // The browser's own reason is in English and names its parts.
      showToast('danger', error instanceof DOMException ? t.pushFailed : errorText(error));
    }
    setOn(await isSubscribedHere().catch(() => false));
    setBusy(false);
  }

  return (
    <div>
      <Checkbox
        checked={isOn}
        disabled={isBusy || isBlocked || !isSupported}
        label={t.pushHere}
        onChange={({ currentTarget: { checked } }) => void change(checked)}
      />
      <p className={Classes.TEXT_MUTED}>
        {!isSupported ? t.pushUnsupported : isBlocked ? t.pushBlocked : t.pushLead}
      </p>
    </div>
  );
}
