import { Button, InputGroup } from '@blueprintjs/core';
import { MapMarkerIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { MapDialog } from '../../../map/MapDialog';
import type { Picked } from '../../../map/picker/MapPicker';
import { showToast } from '../../../ui/messages/toast';
import { messages } from '../../messages';
import type { Entries } from '../form-context';
import { type ControlProps, inputGroupProps, textOf } from './control';

/**
 * A place as one text, `lat, lng`, typed or picked on a map. Another place than before brings its address into the form's
 * field for it; one without an address leaves what was typed there.
 */
export function LatLngField(props: ControlProps<'latLng'>): React.JSX.Element {
  const { field, control } = props;
  const { address: addressField, radius: radiusField } = field;
  const t = useStore(messages);
  const { getValues, setValue, formState } = useFormContext<Entries>();
  const [isPicking, setPicking] = useState(false);
  const { isSubmitted } = formState;
  const { name } = control;

  const take = useCallback(
    ({ pair, radius, address }: Picked) => {
      const how = { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted };
      const before = textOf(getValues(name));
      setValue(name, pair, how);
      if (radiusField !== undefined && radius !== null) setValue(radiusField, radius, how);
      if (addressField !== undefined && (pair !== before || textOf(getValues(addressField)) === '')) {
        if (address === null) showToast('warning', t.addressKept);
        else setValue(addressField, address, how);
      }
      setPicking(false);
    },
    [getValues, setValue, isSubmitted, name, addressField, radiusField, t],
  );
  const cancel = useCallback(() => setPicking(false), []);

  return (
    <>
      <InputGroup
        {...inputGroupProps(props)}
        placeholder="-6.176, 106.827"
        maxLength={50}
        onValueChange={control.onChange}
        rightElement={
          <Button
            variant="minimal"
            icon={<MapMarkerIcon />}
            aria-label={t.pickOnMap}
            aria-haspopup="dialog"
            title={t.pickOnMap}
            onClick={() => setPicking(true)}
          />
        }
      />
      <MapDialog isOpen={isPicking} title={t.pickOnMap} onClose={cancel}>
        {({ MapPicker }) => (
          <MapPicker
            pair={textOf(control.value)}
            radius={radiusField === undefined ? null : textOf(getValues(radiusField))}
            onPick={take}
            onCancel={cancel}
          />
        )}
      </MapDialog>
    </>
  );
}
