import { Classes } from '@blueprintjs/core';
import { MaximizeIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../crud/resource/format';
import type { DashboardQuery } from '../../../gql/dashboard/graphql';
import { LazyMap } from '../../../map/LazyMap';
import type { LivePosition } from '../../../map/live/live-vehicle';
import type { MovedVehicle } from '../../../map/live/vehicle-positions';
import { ScreenLink } from '../../../ui/screen-navigation';
import { toLive } from '../live/live-position';
import { useTenantCircles } from '../live/use-tenant-circles';
import { VehicleReport } from '../live/VehicleReport';
import { messages } from '../messages';

interface Props {
  positions: DashboardQuery['dashboard']['positions'];
  /** The supplier whose vehicles they are; null for all. */
  supplierId: string | null;
  $moved: ReadableAtom<readonly MovedVehicle[]>;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** The address of the list of these vehicles. */
  list: string;
}

/** The live positions of the vehicles. */
export function LiveMapCard({
  positions,
  supplierId,
  $moved,
  chosen,
  onChoose,
  list,
}: Props): React.JSX.Element {
  const t = useStore(messages);
  const circles = useTenantCircles();
  const live = useMemo(() => positions.map(toLive), [positions]);
  const moves = useMemo(
    () => ({
      listen: (listener: (moved: readonly LivePosition[]) => void) =>
        $moved.listen((moved) => listener(moved.map(toLive))),
    }),
    [$moved],
  );
  return (
    <section className={`dashboard-card dashboard-map ${Classes.CARD}`} aria-labelledby="live-map">
      <header>
        <h2 id="live-map">
          {t.liveMap} <Link to={list}>{t.onMap({ count: formatNumber(live.length) })}</Link>
        </h2>
        <ScreenLink
          className={`live-enlarge ${Classes.BUTTON} ${Classes.SMALL}`}
          to={`/dashboard/map${supplierId === null ? '' : `?supplier=${supplierId}`}`}
        >
          <MaximizeIcon />
          {/* In an element: Blueprint takes an icon without a sibling for a button without text. */}
          <span className={Classes.BUTTON_TEXT}>{t.wholeScreen}</span>
        </ScreenLink>
      </header>
      <LazyMap>
        {({ LiveMap }) => (
          <LiveMap
            label={t.liveMap}
            positions={live}
            scope={supplierId ?? ''}
            moves={moves}
            chosen={chosen}
            onChoose={onChoose}
            circles={circles}
            detail={(vehicle) => <VehicleReport {...vehicle} />}
          />
        )}
      </LazyMap>
    </section>
  );
}
