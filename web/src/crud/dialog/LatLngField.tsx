import { InputGroup } from '@blueprintjs/core';
import { type ControlProps, textOf } from './FormFields';

/** A place as one text, `lat, lng` (administration 2.11). */
export function LatLngField(props: ControlProps<'latLng'>): React.JSX.Element {
  const { field, control, id, describedBy, isInvalid } = props;
  return (
    <InputGroup
      id={id}
      value={textOf(control.value)}
      placeholder="-6.176, 106.827"
      maxLength={50}
      autoComplete="off"
      intent={isInvalid ? 'danger' : 'none'}
      aria-invalid={isInvalid}
      aria-required={field.isRequired}
      aria-describedby={describedBy}
      onBlur={control.onBlur}
      onValueChange={control.onChange}
    />
  );
}
