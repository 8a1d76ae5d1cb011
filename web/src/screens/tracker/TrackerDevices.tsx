import { useQuery } from '@apollo/client/react';
import { Button, InputGroup, Radio } from '@blueprintjs/core';
import { ConfirmIcon, HelpIcon, MobilePhoneIcon, SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { StatusLabel } from '../../crud/controls/StatusLabel';
import { ListCard } from '../../crud/list/ListCard';
import type { Choices } from '../../crud/resource/choices';
import { formatNumber } from '../../crud/resource/format';
import { PAGE_SIZES } from '../../crud/resource/list-state';
import { usePermission } from '../../crud/resource/use-permission';
import { formatInstant } from '../../ui/dates/dates';
import { Notice } from '../../ui/Notice';
import { lazyDialog } from '../../ui/part/part';
import { preload } from '../../ui/preload';
import { changedSearch, ScreenLink, useScreenSearch } from '../../ui/screen-navigation';
import { useDebounced } from '../../ui/use-debounced';
import { messages } from './messages';
import { DEVICES, type Device, REFRESH } from './operations';
import { useAge } from './use-age';

const ClaimDialog = lazyDialog(preload(() => import('./ClaimDialog')));

const STATES: Choices<'known' | 'unknown', 'known' | 'unknown'> = {
  known: { text: 'known', icon: <ConfirmIcon />, tone: 'success' },
  unknown: { text: 'unknown', icon: <HelpIcon />, tone: 'warning' },
};

/** The choices of the list, by its name in the URL. */
const SHOWN = [
  { key: 'all', text: 'showAll', isKnown: null },
  { key: 'unknown', text: 'showUnknown', isKnown: false },
  { key: 'known', text: 'showKnown', isKnown: true },
] as const;

const DEFAULT_SIZE = 20;
/** Milliseconds that typing must rest before the list is searched. */
const DEBOUNCE = 300;

interface Props {
  hasToken: boolean;
  /** A device was claimed. */
  onChanged: () => void;
}

/** The devices that have reported, unknown ones first. The URL holds `show`, `q`, `page` and `size`. */
export function TrackerDevices({ hasToken, onChanged }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const [search, setSearch] = useScreenSearch();
  const shownKind = SHOWN.find(({ key }) => key === search.get('show')) ?? SHOWN[0];
  const searched = search.get('q') ?? '';
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const size = PAGE_SIZES.find((known) => known === Number(search.get('size'))) ?? DEFAULT_SIZE;
  const [typed, setTyped] = useState(searched);
  const settled = useDebounced(typed.trim(), DEBOUNCE);
  const [claimed, setClaimed] = useState<Device | null>(null);
  const { mayWrite } = usePermission({ resource: 'VEHICLE' });
  const mayClaim = mayWrite('trackerId', false);
  const change = (changes: Readonly<Record<string, string | null>>): void =>
    setSearch(changedSearch(search, changes), { replace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed
  useEffect(() => {
    if (settled !== searched) change({ q: settled || null, page: null });
  }, [settled]);

  const { data, previousData, error, refetch } = useQuery(DEVICES, {
    variables: {
      filter: {
        isKnown: shownKind.isKnown,
        search: searched === '' ? null : { field: 'IDENTIFIER', text: searched },
      },
      page,
      size,
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH,
  });
  const shown = (data ?? previousData)?.trackerDevices;
  const isFiltered = searched !== '' || shownKind.key !== 'all';
  const reload = (): void => void refetch().catch(() => undefined);

  const bar = (isFiltered || (shown !== undefined && shown.items.length > 0)) && (
    <div className="bar">
      <fieldset className="tracker-kinds" aria-label={t.show}>
        {SHOWN.map(({ key, text }) => (
          <Radio
            key={key}
            inline
            name={`${id}-show`}
            checked={key === shownKind.key}
            label={t[text]}
            onChange={() => change({ show: key === 'all' ? null : key, page: null })}
          />
        ))}
      </fieldset>
      <InputGroup
        className="tracker-search"
        type="search"
        leftIcon={<SearchIcon />}
        value={typed}
        maxLength={64}
        aria-label={t.search}
        placeholder={t.search}
        onValueChange={setTyped}
      />
    </div>
  );

  return (
    <>
      <ListCard
        level={2}
        title={
          <>
            {t.heardOf} {shown !== undefined && <small>{formatNumber(shown.pageInfo.totalItems)}</small>}
          </>
        }
        bar={bar}
        shown={shown}
        error={error}
        onReload={reload}
        place={{
          page,
          size,
          onPage: (to) => change({ page: String(to) }),
          onSize: (to) => change({ size: String(to), page: null }),
        }}
        empty={isFiltered ? <p className="empty">{t.noMatch}</p> : empty()}
      >
        {(devices) => (
          <ul className="tracker-rows">
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                onClaim={mayClaim ? () => setClaimed(device) : undefined}
              />
            ))}
          </ul>
        )}
      </ListCard>
      {claimed !== null && (
        <ClaimDialog
          device={claimed}
          onClaimed={() => {
            reload();
            onChanged();
          }}
          onClose={() => setClaimed(null)}
        />
      )}
    </>
  );

  function empty(): React.JSX.Element {
    // Without a token the card above says what comes first.
    if (!hasToken) return <p className="empty">{t.noDevices}</p>;
    return (
      <Notice
        icon={<MobilePhoneIcon size={32} />}
        title={t.noDevices}
        description={t.noDevicesLead}
        action={<ScreenLink to="/vehicle/manage">{t.openVehicles}</ScreenLink>}
      />
    );
  }
}

interface DeviceRowProps {
  device: Device;
  /** Undefined for who may not change the trackers of vehicles. */
  onClaim: (() => void) | undefined;
}

function DeviceRow({ device, onClaim }: DeviceRowProps): React.JSX.Element {
  const t = useStore(messages);
  const age = useAge();
  const { identifier, supplierName, vehicleId, licensePlate, lastSeenAt, lastError, lastErrorAt } = device;
  const { readingsLastMinute } = device;
  const state = vehicleId == null ? 'unknown' : 'known';
  return (
    <li className="tracker-row">
      <span className="tracker-name">
        <strong>{identifier}</strong>
        <small>{supplierName}</small>
      </span>
      <span className="tracker-state">
        {vehicleId == null ? (
          <StatusLabel choice={STATES[state]} text={t[state]} />
        ) : (
          <ScreenLink to={`/vehicle/manage/${vehicleId}`}>{licensePlate ?? t.known}</ScreenLink>
        )}
      </span>
      <span className="tracker-facts">
        {lastSeenAt != null && (
          <span title={formatInstant(lastSeenAt)}>{t.lastSeen({ age: age(lastSeenAt) })}</span>
        )}
        {readingsLastMinute > 0 && <span>{t.perMinute({ count: formatNumber(readingsLastMinute) })}</span>}
        {lastError != null && (
          <span
            className="tracker-error"
            title={lastErrorAt == null ? undefined : formatInstant(lastErrorAt)}
          >
            {t.lastError({ age: lastErrorAt == null ? '' : age(lastErrorAt), error: lastError })}
          </span>
        )}
      </span>
      <span className="tracker-action">
        {vehicleId == null && onClaim !== undefined && (
          <Button
            size="small"
            intent="primary"
            aria-label={t.claimDevice({ device: identifier })}
            onClick={onClaim}
          >
            {t.claim}
          </Button>
        )}
      </span>
    </li>
  );
}
