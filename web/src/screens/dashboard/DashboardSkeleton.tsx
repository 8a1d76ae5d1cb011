import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { messages } from './messages';

/** The dashboard's placeholder while it loads for the first time. */
export function DashboardSkeleton(): React.JSX.Element {
  const t = useStore(messages);
  return (
    <div className="dashboard" role="status" aria-label={t.loading}>
      <div className={Classes.SKELETON} style={{ width: 320, maxWidth: '100%', height: 30 }} />
      <div className="dashboard-cards">
        <div className={Classes.SKELETON} style={{ height: 292 }} />
        <div className={Classes.SKELETON} style={{ height: 292 }} />
      </div>
    </div>
  );
}
