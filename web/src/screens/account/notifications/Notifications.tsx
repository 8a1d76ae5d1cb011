import { ComplaintAlerts } from '../ComplaintAlerts';
import { TrackerNotifications } from '../TrackerNotifications';
import { CompanyDefaults } from './CompanyDefaults';
import { NotificationSettings } from './NotificationSettings';

/** Everything about notifications on the account screen; loaded after it. */
export default function Notifications(): React.JSX.Element {
  return (
    <>
      <NotificationSettings />
      <TrackerNotifications />
      <ComplaintAlerts />
      <CompanyDefaults />
    </>
  );
}
