import { useState } from 'react';
import { errorText } from '../../../api/errors';

interface StepSave {
  isSaving: boolean;
  /** Why the last try was refused or failed; null when it was not. */
  refusal: string | null;
  /** @param take answers why the step was refused, null when it was taken; may throw what Apollo throws. */
  save: (take: () => Promise<string | null>) => Promise<void>;
}

/** The Save of a dialog that takes a step: it stays open, with the reason, when the step is not taken (fleet-operations 8). */
export function useStepSave(): StepSave {
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function save(take: () => Promise<string | null>): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setRefusal(null);
    try {
      setRefusal(await take());
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, refusal, save };
}
