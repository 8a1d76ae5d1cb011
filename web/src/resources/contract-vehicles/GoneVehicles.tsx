import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { formatNumber } from '../../crud/resource/format';
import { graphql } from '../../gql';
import { messages } from './messages';

/** The most vehicles that are named. */
const MOST_NAMED = 20;

const PLATES = graphql(`
  query UnavailablePlates($ids: [ID!]!) {
    vehicleOptions(ids: $ids) { value text }
  }
`);

interface Props {
  /** Ids. */
  vehicles: readonly string[];
  onDrop: () => void;
}

/** The chosen vehicles that the contract cannot have in its period: their number, their plates, and the way to drop them. */
export function GoneVehicles({ vehicles, onDrop }: Props): React.JSX.Element {
  const t = useStore(messages);
  const { data, previousData } = useQuery(PLATES, { variables: { ids: vehicles.slice(0, MOST_NAMED) } });
  const plates = (data ?? previousData)?.vehicleOptions.map(({ text }) => text) ?? [];
  const more = vehicles.length - MOST_NAMED;
  return (
    <div className="contract-vehicles-gone" role="alert">
      {t.gone({ count: formatNumber(vehicles.length) })}{' '}
      {plates.length > 0 && (
        <strong>
          {plates.join(', ')}
          {more > 0 && t.andMore({ count: formatNumber(more) })}
        </strong>
      )}
      <Button variant="minimal" size="small" onClick={onDrop}>
        {t.dropGone}
      </Button>
    </div>
  );
}
