import { useStore } from '@nanostores/react';
import { Mark } from '../theme/Mark';
import { messages } from './messages';
import './waiting.css';

/** The placeholder of the app while its chunk or the signed-in user is loading. */
export function Waiting(): React.JSX.Element {
  const t = useStore(messages);
  return (
    <div className="waiting" role="status">
      <Mark size={56} />
      <span className="visually-hidden">{t.loading}</span>
    </div>
  );
}
