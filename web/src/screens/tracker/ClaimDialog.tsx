import { useQuery } from '@apollo/client/react';
import { InputGroup, Radio, RadioGroup, Spinner } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { errorText } from '../../api/errors';
import { useAction } from '../../crud/write/use-action';
import { ActionForm } from '../../ui/dialog/ActionForm';
import { Dialog } from '../../ui/dialog/Dialog';
import { confirm } from '../../ui/messages/confirm';
import { showToast } from '../../ui/messages/toast';
import { useDebounced } from '../../ui/use-debounced';
import { messages } from './messages';
import { CLAIM, type Device, VEHICLES } from './operations';

/** Milliseconds that typing must rest before the vehicles are searched. */
const DEBOUNCE = 250;

interface Props {
  device: Device;
  onClaimed: () => void;
  onClose: () => void;
}

/** Chooses the vehicle of an unknown device, among those of the company with whose token it reports. */
export default function ClaimDialog({ device, onClaimed, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const [text, setText] = useState('');
  const searched = useDebounced(text.trim(), DEBOUNCE);
  const [chosen, setChosen] = useState<{ id: string; licensePlate: string } | null>(null);
  const { data, previousData, loading, error } = useQuery(VEHICLES, {
    variables: {
      filter: {
        supplierId: device.supplierId ?? null,
        search: searched === '' ? null : { field: 'LICENSE_PLATE', text: searched },
      },
    },
    fetchPolicy: 'network-only',
  });
  const { run, isSending } = useAction(CLAIM, ({ claimTrackerDevice }) => claimTrackerDevice);
  const vehicles = (data ?? previousData)?.vehicles.items;
  const { identifier } = device;

  async function claim(replace: boolean): Promise<void> {
    if (chosen === null) return;
    const plate = chosen.licensePlate;
    const payload = await run({ id: device.id, vehicleId: chosen.id, replace });
    if (payload === null) return;
    if (payload.success) {
      showToast('success', t.claimed({ device: identifier, plate }));
      onClaimed();
      onClose();
      return;
    }
    if (!replace && payload.errors.some(({ code }) => code === 'HAS_TRACKER')) {
      const message = t.replaceQuestion({ plate, device: identifier });
      if (await confirm({ message, agree: t.replace, isDestructive: true })) await claim(true);
      return;
    }
    showToast('danger', payload.message);
  }

  return (
    <Dialog isOpen title={t.claimTitle({ device: identifier })} onClose={onClose}>
      <ActionForm
        className="tracker-claim"
        cancelText={t.cancel}
        submitText={chosen === null ? t.claimChosen : t.claimFor({ plate: chosen.licensePlate })}
        isReady={chosen !== null}
        isSending={isSending}
        onSubmit={() => void claim(false)}
        onCancel={onClose}
      >
        <InputGroup
          type="search"
          leftIcon={<SearchIcon />}
          value={text}
          autoFocus
          maxLength={20}
          aria-label={t.searchVehicle}
          placeholder={t.searchVehicle}
          onValueChange={setText}
        />
        {error !== undefined && <p role="alert">{errorText(error)}</p>}
        {vehicles === undefined && error === undefined && <Spinner size={24} aria-label={t.loading} />}
        {vehicles?.length === 0 && !loading && <p className="empty">{t.noVehicles}</p>}
        {vehicles !== undefined && vehicles.length > 0 && (
          <RadioGroup
            name="vehicle"
            aria-label={t.vehicles}
            selectedValue={chosen?.id ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setChosen(vehicles.find(({ id }) => id === value) ?? null)
            }
          >
            {vehicles.map(({ id, licensePlate, trackerId }) => (
              <Radio key={id} value={id}>
                {licensePlate}
                {trackerId != null && <small> · {t.hasTracker({ tracker: trackerId })}</small>}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </ActionForm>
    </Dialog>
  );
}
