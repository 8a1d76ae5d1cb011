import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { messages } from './messages';

const FIGURES = ['state', 'speed', 'battery', 'reading'];

/** The placeholder of the page while the vehicle loads, in the places of its parts. */
export function VehicleSkeleton(): React.JSX.Element {
  const t = useStore(messages);
  return (
    <div className="vehicle-detail" role="status" aria-label={t.loading}>
      <div className={`vehicle-waiting-head ${Classes.SKELETON}`} />
      <div className="vehicle-summary">
        {FIGURES.map((name) => (
          <div key={name} className={Classes.SKELETON} />
        ))}
      </div>
      <div className="vehicle-columns">
        <div className={`vehicle-waiting-map ${Classes.SKELETON}`} />
        <div className={`vehicle-waiting-map ${Classes.SKELETON}`} />
      </div>
    </div>
  );
}
