import './tracker.css';
import { useQuery } from '@apollo/client/react';
import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Failure } from '../../ui/Failure';
import { TrackerNotifications } from '../account/TrackerNotifications';
import { messages } from './messages';
import { REFRESH, SUMMARY } from './operations';
import { SummaryCards } from './SummaryCards';
import { TrackerDevices } from './TrackerDevices';
import { TrackerTokens } from './TrackerTokens';

/** "Pelacak": the tokens that trackers report with, and the devices that have reported. */
export default function TrackerScreen(): React.JSX.Element {
  const t = useStore(messages);
  const { data, error, refetch } = useQuery(SUMMARY, {
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH,
  });
  const summary = data?.trackerSummary;
  if (summary === undefined) {
    return error === undefined ? (
      <div className="trackers" role="status" aria-label={t.loading}>
        <div className={Classes.SKELETON} style={{ height: 84 }} />
        <div className={Classes.SKELETON} style={{ height: 180 }} />
        <div className={Classes.SKELETON} style={{ height: 260 }} />
      </div>
    ) : (
      <Failure title={t.failed} error={error} retryText={t.retry} onRetry={refetch} />
    );
  }
  const reload = (): void => void refetch().catch(() => undefined);
  return (
    <div className="trackers">
      <SummaryCards summary={summary} />
      <TrackerTokens onChanged={reload} />
      <TrackerDevices hasToken={summary.tokens > 0} onChanged={reload} />
      <TrackerNotifications />
    </div>
  );
}
