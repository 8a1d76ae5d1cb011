import './station-map.css';
import { useQuery } from '@apollo/client/react';
import { Classes } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/charging-station';
import { i18n } from '../../i18n/i18n';
import { stationMap } from '../../i18n/id/station-map';
import { LazyMap } from '../../map/LazyMap';
import { Failure } from '../../ui/Failure';
import { Notice } from '../../ui/Notice';

const messages = i18n('stationMap', stationMap);

const MANAGE = '/charging-station/manage?page=1';

/** The gateway's largest page size. */
const STATIONS = graphql(`
  query StationMap {
    chargingStations(sort: { field: NAME }, page: 1, size: 1000) {
      items { id name address position { latitude longitude } }
      pageInfo { totalItems }
    }
  }
`);

/** Every charging station in reach on one map. */
export default function StationMapScreen(): React.JSX.Element {
  const t = useStore(messages);
  const { data, error, loading, refetch } = useQuery(STATIONS, { fetchPolicy: 'cache-and-network' });
  const places = useMemo(
    () =>
      (data?.chargingStations.items ?? []).flatMap(({ id, name, address, position }) =>
        position
          ? [{ name, address: address ?? '', place: position, radius: null, to: `${MANAGE}&record=${id}` }]
          : [],
      ),
    [data],
  );
  const total = data?.chargingStations.pageInfo.totalItems ?? 0;
  const counts = { shown: String(places.length), count: String(total) };

  return (
    <div className="station-map">
      <header>
        <output>
          {data !== undefined && (places.length < total ? t.some(counts) : t.count({ count: counts.count }))}
        </output>
        <Link to={MANAGE}>{t.manage}</Link>
      </header>
      {shown()}
    </div>
  );

  function shown(): React.JSX.Element {
    if (data !== undefined && places.length > 0)
      return <LazyMap>{({ PlacesMap }) => <PlacesMap places={places} label={t.map} />}</LazyMap>;
    if (data !== undefined) return <Notice icon={<SearchIcon size={44} />} title={t.empty} />;
    if (error === undefined || loading)
      return <div className={`map-wait ${Classes.SKELETON}`} role="status" aria-label={t.loading} />;
    return <Failure title={t.failed} error={error} retryText={t.retry} onRetry={refetch} />;
  }
}
