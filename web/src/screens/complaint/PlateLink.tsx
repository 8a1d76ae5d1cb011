import { RecordLink } from '../../crud/controls/RecordLink';
import type { Detail } from './operations';

interface Props {
  complaint: Pick<Detail, 'vehicleId' | 'licensePlate'>;
}

/** The plate of a complaint's vehicle, which links to its page. */
export function PlateLink({ complaint: { vehicleId, licensePlate } }: Props): React.JSX.Element {
  if (licensePlate == null || vehicleId == null) return <>{licensePlate ?? '–'}</>;
  return <RecordLink to={`/vehicle/manage/${vehicleId}`}>{licensePlate}</RecordLink>;
}
