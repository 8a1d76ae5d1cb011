import { useState } from 'react';
import { errorText } from '../../../api/errors';

interface StepSave {
  isSaving: boolean;
  /** Why the last attempt was refused or failed; null if it was not. */
  refusal: string | null;
  /** @param take resolves to why the step was refused, null for success; may throw what Apollo throws. */
  save: (take: () => Promise<string | null>) => Promise<void>;
}

/** The Save of a step's dialog, which stays open with the reason if the step fails. */
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
