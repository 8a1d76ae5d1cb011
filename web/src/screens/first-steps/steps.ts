import { $session } from '../../api/session';
import type { Resource } from '../../gql/graphql';

/** A step: its list, and how many rows an installation has before it is taken. */
interface Step {
  readonly key:
    | 'supplier'
    | 'tenant'
    | 'role'
    | 'people'
    | 'batteryModel'
    | 'vehicleModel'
    | 'vehicle'
    | 'contract';
  readonly why: `${Step['key']}Why`;
  readonly path: string;
  readonly resource: Resource;
  readonly given: number;
}

/** In the order in which one needs the other. The first administrator and their user type are there from the start. */
export const STEPS: readonly Step[] = [
  { key: 'supplier', why: 'supplierWhy', path: 'company-supplier/manage', resource: 'SUPPLIER', given: 0 },
  { key: 'tenant', why: 'tenantWhy', path: 'company-tenant/manage', resource: 'TENANT', given: 0 },
  { key: 'role', why: 'roleWhy', path: 'user-menu/manage', resource: 'USER_TYPE', given: 1 },
  { key: 'people', why: 'peopleWhy', path: 'user/manage', resource: 'USER', given: 1 },
  {
    key: 'batteryModel',
    why: 'batteryModelWhy',
    path: 'battery-model/manage',
    resource: 'BATTERY_MODEL',
    given: 0,
  },
  {
    key: 'vehicleModel',
    why: 'vehicleModelWhy',
    path: 'vehicle-model/manage',
    resource: 'VEHICLE_MODEL',
    given: 0,
  },
  { key: 'vehicle', why: 'vehicleWhy', path: 'vehicle/manage', resource: 'VEHICLE', given: 0 },
  { key: 'contract', why: 'contractWhy', path: 'company-contract/manage', resource: 'CONTRACT', given: 0 },
];

/** Checks whether the signed-in person sets up the installation. */
export function isSettingUp(): boolean {
  const session = $session.get();
  return (
    session.state === 'signedIn' && session.me.user.isAdmin && session.me.user.companyType === 'PLATFORM'
  );
}
