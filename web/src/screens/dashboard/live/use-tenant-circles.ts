import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useMenus } from '../../../crud/resource/use-menus';
import type { TenantCircle } from '../../../map/live/LiveMap';
import { hasPath } from '../../../navigation/menus';
import { CIRCLES } from './operations';

/** The areas of the tenants that have one. Empty for users without the menu of tenants: the data API refuses them the list. */
export function useTenantCircles(): readonly TenantCircle[] {
  const mayListTenants = hasPath(useMenus(), 'company-tenant/manage');
  const { data } = useQuery(CIRCLES, { skip: !mayListTenants, errorPolicy: 'ignore' });
  return useMemo(
    () =>
      (data?.tenants.items ?? []).flatMap(({ id, name, center, radius }) =>
        center && radius ? [{ id, name, place: center, radius }] : [],
      ),
    [data],
  );
}
