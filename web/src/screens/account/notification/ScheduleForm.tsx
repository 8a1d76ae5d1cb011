import { Button, Classes, HTMLSelect } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../../../api/errors';
import { LabelledField } from '../../../ui/form/LabelledField';
import { TextField } from '../../../ui/form/TextField';
import { showToast } from '../../../ui/messages/toast';
import { messages } from './messages';
import type { Settings } from './operations';

export interface Schedule {
  digest: Settings['digest'];
  quietFrom: string | null;
  quietTo: string | null;
}

export interface Refusal {
  message: string;
  /** By field. */
  problems: Readonly<Record<string, string>>;
}

interface Props {
  settings: Settings;
  /** @returns why it was refused; null when it was saved */
  onSave: (schedule: Schedule) => Promise<Refusal | null>;
}

/** The schedule of the mailed digest, and the quiet hours. */
export function ScheduleForm({ settings, onSave }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const saved: Schedule = {
    digest: settings.digest,
    quietFrom: settings.quietFrom ?? null,
    quietTo: settings.quietTo ?? null,
  };
  const [draft, setDraft] = useState<Schedule | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { digest, quietFrom, quietTo } = draft ?? saved;
  const isChanged = digest !== saved.digest || quietFrom !== saved.quietFrom || quietTo !== saved.quietTo;
  const change = (part: Partial<Schedule>) => setDraft({ digest, quietFrom, quietTo, ...part });

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSaving(true);
    try {
      const refused = await onSave({ digest, quietFrom, quietTo });
      setRefusal(refused);
      if (refused === null) setDraft(null);
      else if (Object.keys(refused.problems).length === 0) showToast('danger', refused.message);
    } catch (error) {
      showToast('danger', errorText(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form
      className="notification-schedule"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void save(event)}
    >
      <h4 id={`${id}-title`}>{t.scheduleTitle}</h4>
      <LabelledField id={`${id}-digest`} label={t.digest}>
        <HTMLSelect
          id={`${id}-digest`}
          value={digest}
          onChange={({ currentTarget: { value } }) =>
            change({ digest: value === 'HOURLY' ? 'HOURLY' : 'DAILY' })
          }
        >
          <option value="HOURLY">{t.HOURLY}</option>
          <option value="DAILY">{t.DAILY}</option>
        </HTMLSelect>
      </LabelledField>
      <TextField
        type="time"
        label={t.quietFrom}
        value={quietFrom ?? ''}
        problem={refusal?.problems.quietFrom}
        onValueChange={(value) => change({ quietFrom: value || null })}
      />
      <TextField
        type="time"
        label={t.quietTo}
        value={quietTo ?? ''}
        problem={refusal?.problems.quietTo}
        onValueChange={(value) => change({ quietTo: value || null })}
      />
      <p className={Classes.TEXT_MUTED}>{t.quietLead({ timeZone: settings.timeZone })}</p>
      <Button type="submit" intent="primary" disabled={!isChanged} loading={isSaving}>
        {t.save}
      </Button>
    </form>
  );
}
