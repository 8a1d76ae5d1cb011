import '../crud/controls/crud.css';
import { useMemo } from 'react';
import RecordDialog from '../crud/dialog/RecordDialog';
import { NEW_RECORD } from '../crud/resource/list-state';
import type { Resource } from '../crud/resource/resource';
import { usePermission } from '../crud/resource/use-permission';
import { complaint } from '../resources/complaint';
import { vehicle as vehicleResource } from '../resources/vehicle';

/** Edit the vehicle, or raise a complaint about it. */
export type VehicleDialogName = 'edit' | 'complaint';

interface Vehicle {
  readonly id: string;
  readonly licensePlate: string;
}

interface DialogProps {
  vehicle: Vehicle;
  onClose: () => void;
  /** Called with whether there are unsaved entries. */
  onChanged: (isChanged: boolean) => void;
  onSaved: () => void;
}

interface RecordProps extends Omit<DialogProps, 'vehicle'> {
  resource: Resource;
  record: string;
}

function OpenRecord({ resource, record, onClose, onChanged, onSaved }: RecordProps): React.JSX.Element {
  const options = resource.useOptions();
  const may = usePermission(resource);
  return (
    <RecordDialog
      resource={resource}
      options={options}
      record={record}
      may={may}
      onChanged={onChanged}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

/** The vehicle dialog without its link to this page. */
const { detail: _detail, ...EDITED } = vehicleResource;

/** New complaints with the vehicle chosen. */
function complaintAbout({ id, licensePlate }: Vehicle): Resource {
  return {
    ...complaint,
    blank: (options) => {
      const { values, ...draft } = complaint.blank(options);
      return { ...draft, values: { ...values, vehicleId: id }, held: { vehicleId: licensePlate } };
    },
  };
}

function ComplaintDialog({ vehicle, ...rest }: DialogProps): React.JSX.Element {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is initialized once
  const resource = useMemo(() => complaintAbout(vehicle), [vehicle.id]);
  return <OpenRecord {...rest} resource={resource} record={NEW_RECORD} />;
}

/** The dialog over the page; the page is loaded again after a save. */
export default function VehicleDialog({
  opened,
  ...rest
}: DialogProps & { opened: VehicleDialogName }): React.JSX.Element {
  const { vehicle, ...control } = rest;
  if (opened === 'complaint') return <ComplaintDialog {...rest} />;
  return <OpenRecord {...control} resource={EDITED} record={vehicle.id} />;
}
