import type { ReactNode } from 'react';
import { ComplaintAlerts } from '../ComplaintAlerts';
import { CompanyDefaults } from './CompanyDefaults';
import { NotificationSettings } from './NotificationSettings';

/** The notifications on the account screen; loaded after it. @param children the choice of a tracker's events */
export default function Notifications({ children }: { children: ReactNode }): React.JSX.Element {
  return (
    <>
      <NotificationSettings />
      {children}
      <ComplaintAlerts />
      <CompanyDefaults />
    </>
  );
}
