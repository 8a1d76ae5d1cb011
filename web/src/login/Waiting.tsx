import { useStore } from '@nanostores/react';
import { Mark } from '../theme/Mark';
import { messages } from './messages';
import './waiting.css';

/** Stands where the app will be while its chunk or the answer who is signed in is under way. */
export function Waiting(): React.JSX.Element {
  const t = useStore(messages);
  return (
    <div className="waiting" role="status">
      <Mark size={56} />
      <span className="visually-hidden">{t.loading}</span>
    </div>
  );
}
