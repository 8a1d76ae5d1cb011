import { MapMarkerIcon, PhoneIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { directionsTo, formatLatLng } from '../../map/lat-lng';
import { formatInstant } from '../../ui/dates/dates';
import { messages } from './messages';
import type { Detail } from './operations';
import { useContact } from './use-contact';

interface PhoneProps {
  company: string | null | undefined;
  phone: string | null | undefined;
}

function PhoneLink({ company, phone }: PhoneProps): React.JSX.Element | null {
  const t = useStore(messages);
  if (!phone) return null;
  const title = t.call({ company: company ?? '' });
  return (
    <a href={`tel:+62${phone}`} title={title} aria-label={`${title}: +62${phone}`}>
      <PhoneIcon />
      +62{phone}
    </a>
  );
}

/** The phone number of the other side, and the way to the vehicle's last position. */
export function Contact({ complaint }: { complaint: Detail }): React.JSX.Element {
  const t = useStore(messages);
  const contact = useContact(complaint.id);
  const { position, address, measuredAt } = contact?.vehicle?.telemetry ?? {};
  const place = position && (address ?? formatLatLng(position));
  return (
    <div className="complaint-contact">
      {complaint.isSupplierSide && <PhoneLink company={complaint.tenantName} phone={complaint.tenantPhone} />}
      {complaint.isTenantSide && (
        <PhoneLink company={complaint.supplierName} phone={complaint.supplierPhone} />
      )}
      {position && (
        <a
          href={directionsTo(position)}
          target="_blank"
          rel="noopener noreferrer"
          title={[t.position, place, measuredAt && formatInstant(measuredAt)].filter(Boolean).join(' · ')}
        >
          <MapMarkerIcon />
          {t.directions}
        </a>
      )}
    </div>
  );
}
