import { Button, InputGroup } from '@blueprintjs/core';
import { MapMarkerIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { i18n } from '../../../i18n/i18n';
import { placeOffer } from '../../../i18n/id/place-offer';
import { MapDialog } from '../../../map/MapDialog';
import type { Picked } from '../../../map/picker/MapPicker';
import { showToast } from '../../../ui/messages/toast';
import { messages } from '../../resource/messages';
import { type ControlProps, inputGroupProps, textOf } from './control';
import type { Entries } from './form-context';

/** The characters that no pair of coordinates has. */
const NOT_OF_PAIR = /[^\d.,\s-]/g;

const offerMessages = i18n('placeOffer', placeOffer);

/**
 * A place as one text, `lat, lng`, typed or picked on a map. Another place than before brings its address into the form's
 * field for it; what was typed there stays, and the found address is offered.
 */
export function LatLngField(props: ControlProps<'latLng'>): React.JSX.Element {
  const { field, control } = props;
  const { address: addressField, radius: radiusField } = field;
  const t = useStore(messages);
  const { getValues, setValue, formState, trigger } = useFormContext<Entries>();
  const [isPicking, setPicking] = useState(false);
  const offers = useStore(offerMessages);
  /** The last address that came from the picker: another one in the form was typed. */
  const [taken, setTaken] = useState('');
  const [offered, setOffered] = useState<string | null>(null);
  const { isSubmitted } = formState;
  const { name } = control;

  const take = useCallback(
    ({ pair, radius, address }: Picked) => {
      const how = { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted };
      const before = textOf(getValues(name));
      setValue(name, pair, how);
      if (radiusField !== undefined && radius !== null) setValue(radiusField, radius, how);
      const typed = addressField === undefined ? '' : textOf(getValues(addressField)).trim();
      if (addressField !== undefined && (pair !== before || typed === '')) {
        const isTyped = typed !== '' && typed !== taken;
        setOffered(isTyped && typed !== address ? address : null);
        if (address === null) showToast('warning', t.addressKept);
        else if (!isTyped) {
          setValue(addressField, address, how);
          setTaken(address);
        }
      }
      setPicking(false);
    },
    [getValues, setValue, isSubmitted, name, addressField, radiusField, t, taken],
  );
  const cancel = useCallback(() => setPicking(false), []);

  return (
    <>
      <InputGroup
        {...inputGroupProps(props)}
        placeholder="-6.176, 106.827"
        maxLength={50}
        onValueChange={(text) => control.onChange(text.replace(NOT_OF_PAIR, ''))}
        onBlur={() => {
          control.onBlur();
          if (textOf(control.value).trim() !== '') void trigger(name);
        }}
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
      {offered !== null && addressField !== undefined && (
        <output className="form-hint">
          {offers.found({ address: offered })}{' '}
          <Button
            size="small"
            onClick={() => {
              setValue(addressField, offered, { shouldDirty: true, shouldValidate: isSubmitted });
              setTaken(offered);
              setOffered(null);
            }}
          >
            {offers.use}
          </Button>
        </output>
      )}
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
