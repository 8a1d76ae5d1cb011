import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { $connection } from '../api/connection';
import { messages } from './messages';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A thin line while there is no connection or the live one is being restored. */
export function ConnectionLine(): React.JSX.Element {
  const t = useStore(messages);
  const connection = useStore($connection);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const text = !isOnline ? t.offline : connection === 'reconnecting' ? t.reconnecting : null;
  return (
    <div className="connection-line" role="status" data-shown={text !== null}>
      {text}
    </div>
  );
}
