import '../../crud/controls/crud.css';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { renewUser } from '../../api/session';
import { ErrorSummary } from '../../crud/dialog/ErrorSummary';
import { textOf } from '../../crud/dialog/fields/control';
import { FormFieldRow } from '../../crud/dialog/fields/FormFields';
import { DialogForm, type Entries, type FormContext } from '../../crud/dialog/fields/form-context';
import { formSchema } from '../../crud/dialog/form-schema';
import type { FormField } from '../../crud/resource/field';
import { messages as crudMessages } from '../../crud/resource/messages';
import { runMutation } from '../../crud/resource/operations';
import type { ScreenOptions } from '../../crud/resource/resource';
import { showUndoable } from '../../crud/saved/undo-toast';
import { isSame } from '../../crud/values/conflict';
import { messages as changeMessages } from '../../crud/values/messages';
import { useAction } from '../../crud/write/use-action';
import type { ProfileInput, UpdateProfileMutation } from '../../gql/account/graphql';
import { submitBySaveKey } from '../../ui/dialog/save-key';
import { showToast } from '../../ui/messages/toast';
import { messages as photoMessages } from '../../ui/photos/messages';
import { messages } from './messages';
import { ACCOUNT, UPDATE_PROFILE, type User } from './operations';

/** All but the photo are required. */
const FIELDS: readonly FormField[] = [
  { kind: 'text', name: 'name', label: 'name', required: true, autoComplete: 'name' },
  { kind: 'text', name: 'office', label: 'office', required: true, maxLength: 100 },
  { kind: 'text', name: 'reportsTo', label: 'reportsTo', required: true, maxLength: 100 },
  { kind: 'phone', name: 'phone', label: 'phone', required: true, autoComplete: 'tel-national' },
  {
    kind: 'prose',
    name: 'address',
    label: 'address',
    required: true,
    maxLength: 500,
    autoComplete: 'street-address',
  },
  { kind: 'photos', name: 'photo', label: 'photo', max: 1 },
];

const NO_OPTIONS: ScreenOptions = {
  of: () => [],
  isLoading: false,
  error: undefined,
  refetch: () => undefined,
};

function entriesOf({ name, phone, office, reportsTo, address, photo }: User): Entries {
  return {
    name,
    phone: phone ?? '',
    office: office ?? '',
    reportsTo: reportsTo ?? '',
    address: address ?? '',
    photo: photo == null ? [] : [photo],
  };
}

function inputOf(entries: Entries, version: number | null): ProfileInput {
  const { name, phone, office, reportsTo, address, photo } = entries;
  return {
    name: textOf(name).trim(),
    phone: textOf(phone).trim(),
    office: textOf(office).trim(),
    reportsTo: textOf(reportsTo).trim(),
    address: textOf(address).trim(),
    photo: Array.isArray(photo) ? (photo[0] ?? null) : null,
    version,
  };
}

interface Props {
  user: User;
  /** The error of an empty required field. */
  required: string;
  /** Kembali was pressed. */
  onBack: () => void;
  /** Called with whether the form has unsaved changes. */
  onChanged: (isChanged: boolean) => void;
}

/** The user's own name, phone, address and photo: Ubah saves, Kembali goes back. */
export function ProfileForm({ user, required, onBack, onChanged }: Props): React.JSX.Element {
  const t = useStore(messages);
  const rules = useStore(crudMessages);
  const photos = useStore(photoMessages);
  const changes = useStore(changeMessages);
  const client = useApolloClient();
  const { run } = useAction(UPDATE_PROFILE, ({ updateProfile }) => updateProfile);
  /** The record that a save is based on. */
  const [base, setBase] = useState(user);
  const uploads = useRef(new Set<() => Promise<boolean>>());
  const [generation, setGeneration] = useState(0);
  const texts: Readonly<Record<string, string>> = useMemo(
    () => ({
      name: t.name,
      phone: t.phone,
      office: t.office,
      reportsTo: t.reportsTo,
      address: t.address,
      photo: t.photo,
    }),
    [t],
  );
  const resolver = useMemo(
    () =>
      zodResolver(formSchema(FIELDS, { ...rules, required, digitsOnly: t.digitsOnly, of: (text) => text })),
    [rules, required, t],
  );
  const form = useForm<Entries>({ defaultValues: entriesOf(user), resolver, mode: 'onSubmit' });
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);

  const showStored = useCallback(
    (stored: User): void => {
      setBase(stored);
      form.reset(entriesOf(stored));
      setGeneration((count) => count + 1);
    },
    [form],
  );
  // Without entries of the user, the form follows what is stored, also after an undo.
  useEffect(() => {
    if (!isDirty && user.version !== base.version) showStored(user);
  }, [isDirty, user, base, showStored]);

  const onUploads = useCallback<FormContext['onUploads']>((settled) => {
    uploads.current.add(settled);
    return () => uploads.current.delete(settled);
  }, []);
  const context = useMemo<FormContext>(
    () => ({
      isNew: false,
      isReadOnly: false,
      isWritable: () => true,
      writersOf: () => undefined,
      recordId: user.id,
      options: NO_OPTIONS,
      stored: { values: {}, held: {}, notes: {} },
      dependents: () => [],
      texts,
      generation,
      onUploads,
    }),
    [texts, generation, onUploads, user.id],
  );

  async function save(): Promise<void> {
    const settled = await Promise.all([...uploads.current].map((wait) => wait()));
    if (!settled.every(Boolean)) {
      showToast('danger', photos.failed);
      return;
    }
    const payload = await run({ input: inputOf(form.getValues(), base.version ?? null) });
    if (payload === null) return;
    const { success, message, errors, me } = payload;
    if (!success) {
      showToast('danger', message);
      for (const { field, message: problem } of errors) {
        if (FIELDS.some(({ name }) => name === field) && field) form.setError(field, { message: problem });
      }
      if (errors.some(({ code }) => code === 'CONFLICT')) await showTheirChanges();
      return;
    }
    showUndoable({
      client,
      texts: changes,
      message,
      records: isDirty ? [{ version: base.version, restore }] : [],
    });
    if (!me) return;
    showInHeader(me.user);
    showStored(me.user);
  }

  const showInHeader = ({ name, photo }: User): void => renewUser({ name, photo: photo ?? null });

  /** Saves the profile as it was before the save. */
  async function restore(version: number, key: string) {
    const input = inputOf(entriesOf(base), version);
    const payload = await runMutation<UpdateProfileMutation['updateProfile']>(
      UPDATE_PROFILE,
      client,
      { input },
      key,
    );
    if (payload.me) showInHeader(payload.me.user);
    return payload;
  }

  /** After a conflict, the next save starts from what is stored now, and from what was entered here. */
  async function showTheirChanges(): Promise<void> {
    const { data } = await client.query({ query: ACCOUNT, fetchPolicy: 'network-only' });
    if (!data?.me) return;
    const [entered, before] = [form.getValues(), entriesOf(base)];
    showStored(data.me.user);
    for (const { name } of FIELDS) {
      const entry = entered[name];
      if (entry !== undefined && !isSame(entry, before[name]))
        form.setValue(name, entry, { shouldDirty: true });
    }
  }

  return (
    <FormProvider {...form}>
      <DialogForm value={context}>
        <form noValidate onSubmit={form.handleSubmit(save)} onKeyDown={submitBySaveKey}>
          <ErrorSummary fields={FIELDS} texts={texts} />
          <div className="form-grid">
            {FIELDS.map((field) => (
              <FormFieldRow key={field.name} field={field} />
            ))}
          </div>
          <div className="form-actions">
            <Button onClick={onBack}>{t.back}</Button>
            <Button type="submit" intent="primary" loading={isSubmitting}>
              {t.change}
            </Button>
          </div>
        </form>
      </DialogForm>
    </FormProvider>
  );
}
