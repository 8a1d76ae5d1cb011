import './attention.css';
import {
  CalendarIcon,
  InboxIcon,
  OfflineIcon,
  TimeIcon,
  WarningSignIcon,
  WrenchIcon,
} from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { createSearchParams, Link } from 'react-router-dom';
import { formatNumber } from '../../../crud/resource/format';
import type { DashboardQuery } from '../../../gql/dashboard/graphql';
import { messages } from '../messages';

type Attention = NonNullable<DashboardQuery['dashboard']['attention']>;
type Key = Exclude<keyof Attention, '__typename'>;

interface Item {
  key: Key;
  icon: React.JSX.Element;
  tone: 'danger' | 'warning' | 'primary' | 'neutral';
  path: string;
  query: Readonly<Record<string, string>>;
}

const VEHICLES = '/vehicle/manage';
const COMPLAINTS = '/complaint/maintanance';

/** The most urgent numbers first, each with the list that it is the length of. */
const ITEMS: readonly Item[] = [
  {
    key: 'complaintsOverdue',
    icon: <WarningSignIcon />,
    tone: 'danger',
    path: COMPLAINTS,
    query: { overdue: 'true' },
  },
  { key: 'complaintsNew', icon: <InboxIcon />, tone: 'primary', path: COMPLAINTS, query: { status: 'OPEN' } },
  {
    key: 'vehiclesOutOfService',
    icon: <WrenchIcon />,
    tone: 'warning',
    path: VEHICLES,
    query: { attention: 'OUT_OF_SERVICE' },
  },
  {
    key: 'vehiclesSilent',
    icon: <TimeIcon />,
    tone: 'neutral',
    path: VEHICLES,
    query: { attention: 'SILENT' },
  },
  {
    key: 'vehiclesLowBattery',
    icon: <OfflineIcon />,
    tone: 'danger',
    path: VEHICLES,
    query: { attention: 'LOW_BATTERY' },
  },
  {
    key: 'contractsEnding',
    icon: <CalendarIcon />,
    tone: 'warning',
    path: '/company-contract/manage',
    query: { endsWithin: 'DAYS_30' },
  },
];

/** The gateway counts so far; one more stands for more. */
const MOST_COUNTED = 10_000;

interface Props {
  /** Null where the data API does not count it. */
  attention: Attention | null;
  /** The filters that all lists have besides. */
  query: Readonly<Record<string, string>>;
}

/** Shows what needs attention: numbers that open their lists. One whose list is not permitted is absent. */
export function AttentionStrip({ attention, query }: Props): React.JSX.Element | null {
  const t = useStore(messages);
  const items = ITEMS.flatMap((item) => {
    const count = attention?.[item.key];
    return count == null ? [] : [{ ...item, count }];
  });
  if (items.length === 0) return null;
  return (
    <nav className="attention" aria-label={t.attention}>
      <ul>
        {items.map(({ key, icon, tone, path, count, query: filters }) => (
          <li key={key}>
            <Link
              className="block-link"
              to={`${path}?${createSearchParams({ ...filters, ...query })}`}
              data-tone={count === 0 ? 'neutral' : tone}
              data-empty={count === 0}
            >
              <span className="attention-icon" aria-hidden="true">
                {icon}
              </span>
              <strong>
                {count > MOST_COUNTED ? (
                  <>
                    <span className="visually-hidden">
                      {t.moreThan({ count: formatNumber(MOST_COUNTED) })}
                    </span>
                    <span aria-hidden="true">{formatNumber(MOST_COUNTED)}+</span>
                  </>
                ) : (
                  formatNumber(count)
                )}
              </strong>
              <span>{t[key]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
