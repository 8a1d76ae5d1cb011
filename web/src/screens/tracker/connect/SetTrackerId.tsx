import { Button, Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../crud/write/use-action';
import { TextField } from '../../../ui/form/TextField';
import { showToast } from '../../../ui/messages/toast';
import { messages } from '../messages';
import { SET_TRACKER_ID, type TrackedVehicle } from './operations';

const MAX_LENGTH = 64;

/** The licence plate's letters and digits: unique, and easy to recognize in Traccar Client. */
const suggested = (plate: string): string =>
  plate
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MAX_LENGTH);

/** Gives the vehicle a tracker identifier; one is suggested. */
export function SetTrackerId({ vehicle, onSaved }: { vehicle: TrackedVehicle; onSaved: () => void }) {
  const t = useStore(messages);
  const [value, setValue] = useState(() => suggested(vehicle.licensePlate));
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isSending } = useAction(SET_TRACKER_ID, ({ updateVehicle }) => updateVehicle);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const trackerId = value.trim();
    setProblem(trackerId === '' ? t.required : null);
    if (trackerId === '') return;
    const { id, licensePlate, imei, serialNumber, color, year, rentStatus, vehicleStatus, photos } = vehicle;
    const { modelId, supplierId, tenantId, version } = vehicle;
    const payload = await run({
      id,
      input: {
        trackerId,
        ...{ licensePlate, imei, rentStatus, vehicleStatus, photos, supplierId, tenantId, version },
        // A vehicle without them cannot be saved: the data API says so.
        serialNumber: serialNumber ?? '',
        color: color ?? '',
        year: year ?? 0,
        modelId: modelId ?? '0',
      },
    });
    if (payload === null) return;
    if (payload.success) {
      showToast('success', t.identifierSaved({ plate: licensePlate }));
      onSaved();
      return;
    }
    const own = payload.errors.find(({ field }) => field === 'trackerId');
    setProblem(own?.message ?? payload.message);
  }

  return (
    <form className="connect-step stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t.needsIdentifier}</p>
      <p className={Classes.TEXT_MUTED}>{t.identifierHint}</p>
      <TextField
        label={t.identifier}
        value={value}
        problem={problem}
        max={MAX_LENGTH}
        autoComplete="off"
        aria-required
        onValueChange={setValue}
      />
      <Button type="submit" intent="primary" loading={isSending}>
        {t.saveIdentifier}
      </Button>
    </form>
  );
}
