import { useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import type { DashboardChangedSubscription, DashboardQuery } from '../../gql/dashboard/graphql';
import { DASHBOARD_CHANGED } from './operations';

type Numbers = DashboardChangedSubscription['dashboardChanged'];

/**
 * The dashboard's numbers as they were pushed after `data`; null while those of `data` are the newest.
 * @param data undefined while it loads
 */
export function useChangedNumbers(
  supplierId: string | null,
  data: DashboardQuery | undefined,
): Numbers | null {
  const [changed, setChanged] = useState<{ after: DashboardQuery | undefined; numbers: Numbers } | null>(
    null,
  );
  useSubscription(DASHBOARD_CHANGED, {
    variables: { supplierId },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: pushed } }) => {
      if (pushed) setChanged({ after: data, numbers: pushed.dashboardChanged });
    },
    // The dashboard also refreshes without the subscription.
    onError: () => undefined,
  });
  return changed !== null && data !== undefined && changed.after === data ? changed.numbers : null;
}
