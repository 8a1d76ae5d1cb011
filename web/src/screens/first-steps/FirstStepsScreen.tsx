import './first-steps.css';
import { useQuery } from '@apollo/client/react';
import { Classes, Spinner } from '@blueprintjs/core';
import { CircleIcon, TickCircleIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { $session } from '../../api/session';
import { formatNumber } from '../../crud/resource/format';
import { useMenus } from '../../crud/resource/use-menus';
import { permissionFor } from '../../crud/resource/use-permission';
import { graphql } from '../../gql/first-steps';
import { mayOpen } from '../../navigation/may-open';
import { Failure } from '../../ui/Failure';
import { ScreenLink } from '../../ui/screen-navigation';
import { messages } from './messages';
import { STEPS } from './steps';

/** The number of records of each step: one request, which includes the lists that the person may view. */
const FIRST_STEPS = graphql(`
  query FirstSteps(
    $supplier: Boolean!, $tenant: Boolean!, $role: Boolean!, $people: Boolean!, $batteryModel: Boolean!,
    $vehicleModel: Boolean!, $vehicle: Boolean!, $contract: Boolean!
  ) {
    supplier: suppliers(page: 1, size: 1) @include(if: $supplier) { pageInfo { totalItems } }
    tenant: tenants(page: 1, size: 1) @include(if: $tenant) { pageInfo { totalItems } }
    role: userTypes(page: 1, size: 1) @include(if: $role) { pageInfo { totalItems } }
    people: users(page: 1, size: 1) @include(if: $people) { pageInfo { totalItems } }
    batteryModel: batteryModels(page: 1, size: 1) @include(if: $batteryModel) { pageInfo { totalItems } }
    vehicleModel: vehicleModels(page: 1, size: 1) @include(if: $vehicleModel) { pageInfo { totalItems } }
    vehicle: vehicles(page: 1, size: 1) @include(if: $vehicle) { pageInfo { totalItems } }
    contract: contracts(page: 1, size: 1) @include(if: $contract) { pageInfo { totalItems } }
  }
`);

const BUTTON = `${Classes.BUTTON} ${Classes.SMALL}`;

/** Leads through an empty installation: what there must be, in its order, ticked off as it is there. */
export default function FirstStepsScreen(): React.JSX.Element {
  const t = useStore(messages);
  const menus = useMenus();
  const session = useStore($session);
  const permissions = session.state === 'signedIn' ? session.me.permissions : null;
  const isOpen = (path: string): boolean => mayOpen({ path, needsMenu: true }, menus);
  const { data, error, loading, refetch } = useQuery(FIRST_STEPS, {
    variables: {
      supplier: isOpen('company-supplier/manage'),
      tenant: isOpen('company-tenant/manage'),
      role: isOpen('user-menu/manage'),
      people: isOpen('user/manage'),
      batteryModel: isOpen('battery-model/manage'),
      vehicleModel: isOpen('vehicle-model/manage'),
      vehicle: isOpen('vehicle/manage'),
      contract: isOpen('company-contract/manage'),
    },
    // A step may have been taken since.
    fetchPolicy: 'cache-and-network',
  });
  if (data === undefined) {
    return error !== undefined && !loading ? (
      <Failure
        title={t.failed}
        error={error}
        retryText={t.retry}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Spinner />
    );
  }
  const steps = STEPS.flatMap((step) => {
    const count = data[step.key]?.pageInfo.totalItems;
    return count === undefined ? [] : [{ ...step, count, isDone: count > step.given }];
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.key;
  return (
    <section className="first-steps">
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      <output>
        <progress max={steps.length} value={done} aria-hidden="true" />{' '}
        {next === undefined
          ? t.allDone
          : t.progress({ done: formatNumber(done), all: formatNumber(steps.length) })}
      </output>
      <ol>
        {steps.map(({ key, why, path, resource, count, isDone }) => (
          <li key={key} data-done={isDone} aria-current={key === next ? 'step' : undefined}>
            <span className="first-steps-mark">
              {isDone ? <TickCircleIcon size={20} title={t.done} /> : <CircleIcon size={20} title={t.open} />}
            </span>
            <div>
              <strong>{t[key]}</strong>
              <p>{t[why]}</p>
              {count > 0 && <small>{t.there({ count: formatNumber(count) })}</small>}
            </div>
            <div className="bar">
              {count > 0 && (
                <ScreenLink className={BUTTON} to={`/${path}?page=1`}>
                  {t.view}
                </ScreenLink>
              )}
              {permissionFor(permissions, resource).add && (
                <ScreenLink
                  className={key === next ? `${BUTTON} ${Classes.INTENT_PRIMARY}` : BUTTON}
                  to={`/${path}?page=1&record=new`}
                  aria-label={`${t.add}: ${t[key]}`}
                >
                  {t.add}
                </ScreenLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
