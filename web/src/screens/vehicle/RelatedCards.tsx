import { Button, Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { COMPLAINT_STATUSES, DUES } from '../../codes/complaint-codes';
import { dueOf } from '../../codes/complaint-due';
import { messages as contractMessages, contractStates } from '../../codes/contract-codes';
import { messages as vehicleMessages } from '../../codes/vehicle-codes';
import { RecordLink } from '../../crud/controls/RecordLink';
import { StatusLabel } from '../../crud/controls/StatusLabel';
import { formatNumber } from '../../crud/resource/format';
import type { VehicleDetailQuery } from '../../gql/vehicle/graphql';
import { formatDate } from '../../ui/dates/dates';
import { ScreenLink } from '../../ui/screen-navigation';
import { messages, words } from './messages';
import type { VehicleOfDetail } from './VehicleData';

type ComplaintOfVehicle = NonNullable<VehicleDetailQuery['complaints']>['items'][number];

interface ComplaintsProps {
  plate: string;
  complaints: readonly ComplaintOfVehicle[];
}

/** The complaints about the vehicle that are not closed. */
export function OpenComplaints({ plate, complaints }: ComplaintsProps): React.JSX.Element {
  const t = useStore(messages);
  const word = useStore(words);
  const open = complaints.filter(({ status }) => status !== 'CLOSED');
  const all = new URLSearchParams({ page: '1', by: 'licensePlate', q: plate });
  return (
    <section className={`vehicle-card ${Classes.CARD}`} aria-labelledby="vehicle-complaints">
      <h3 id="vehicle-complaints">
        {t.openComplaints} {open.length > 0 && <small>{formatNumber(open.length)}</small>}
      </h3>
      {open.length === 0 && <p className={Classes.TEXT_MUTED}>{t.noComplaints}</p>}
      <ul className="vehicle-complaints stack">
        {open.map((complaint) => {
          const status = COMPLAINT_STATUSES[complaint.status];
          const due = dueOf(complaint);
          return (
            <li key={complaint.id}>
              <span>
                <small>{`#${complaint.id}`}</small>{' '}
                <RecordLink to={`/complaint/maintanance/${complaint.id}`}>{complaint.title}</RecordLink>
              </span>
              <span>
                <StatusLabel choice={status} text={complaint.otherStatus ?? word[status.text]} />
                {due === 'OVERDUE' && <StatusLabel choice={DUES[due]} text={word[DUES[due].text]} />}
              </span>
            </li>
          );
        })}
      </ul>
      <ScreenLink to={`/complaint/maintanance?${all}`}>{t.allComplaints}</ScreenLink>
    </section>
  );
}

/** The contract that contains the vehicle today, else the next one. */
export function CurrentContract({ contract }: { contract: VehicleOfDetail['contract'] }): React.JSX.Element {
  const t = useStore(messages);
  const names = useStore(vehicleMessages);
  const words = useStore(contractMessages);
  return (
    <section className={`vehicle-card ${Classes.CARD}`} aria-labelledby="vehicle-contract">
      <h3 id="vehicle-contract">{t.contract}</h3>
      {contract == null ? (
        <p className={Classes.TEXT_MUTED}>{names.noContract}</p>
      ) : (
        <p>
          <RecordLink to={`/company-contract/manage?page=1&record=${contract.id}`}>
            {contract.contractNo}
          </RecordLink>
          {contract.tenantName != null && ` · ${contract.tenantName}`}{' '}
          {contract.state != null && (
            <StatusLabel
              choice={contractStates[contract.state]}
              text={words[contractStates[contract.state].text]}
            />
          )}
          <br />
          <span className={Classes.TEXT_MUTED}>
            {t.period({
              from: formatDate(contract.startDate ?? '–'),
              until: formatDate(contract.endDate ?? '–'),
            })}
          </span>
        </p>
      )}
    </section>
  );
}

interface TripsProps {
  /** km; null where unknown. */
  odometer: number | null;
  /** Undefined while the trips show. */
  onShow: (() => void) | undefined;
}

/** The distance of all trips, and the way to them. */
export function TripsCard({ odometer, onShow }: TripsProps): React.JSX.Element {
  const t = useStore(messages);
  return (
    <section className={`vehicle-card ${Classes.CARD}`} aria-labelledby="vehicle-trips">
      <h3 id="vehicle-trips">{t.tripsTitle}</h3>
      {odometer !== null && (
        <p>
          {t.totalDistance}: {formatNumber(Math.round(odometer))} km
        </p>
      )}
      {onShow !== undefined && (
        <Button size="small" onClick={onShow}>
          {t.showTrips}
        </Button>
      )}
    </section>
  );
}
