import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { messages } from './messages';

/** The dashboard's placeholder while it loads for the first time, in the places of its parts. */
export function DashboardSkeleton(): React.JSX.Element {
  const t = useStore(messages);
  return (
    <div className="dashboard" role="status" aria-label={t.loading}>
      <div className={Classes.SKELETON} style={{ width: 320, maxWidth: '100%', height: 30 }} />
      <div className={Classes.SKELETON} style={{ height: 86 }} />
      <div className="dashboard-places">
        <div className={`dashboard-map ${Classes.SKELETON}`} />
        <div className={Classes.SKELETON} />
      </div>
    </div>
  );
}
