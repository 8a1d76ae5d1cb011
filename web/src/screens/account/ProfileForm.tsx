import '../../crud/crud.css';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { codeOf, errorText } from '../../api/errors';
import { renewUser } from '../../api/session';
import { textOf } from '../../crud/dialog/fields/control';
import { FormFieldRow } from '../../crud/dialog/fields/FormFields';
import { DialogForm, type Entries, type FormContext } from '../../crud/dialog/form-context';
import { formSchema } from '../../crud/dialog/form-schema';
import type { FormField } from '../../crud/field';
import { messages as crudMessages } from '../../crud/messages';
import type { ScreenOptions } from '../../crud/resource';
import { graphql } from '../../gql/account';
import type { AccountQuery } from '../../gql/account/graphql';
import { submitBySaveKey } from '../../ui/dialog/save-key';
import { showToast } from '../../ui/messages/toast';
import { messages as photoMessages } from '../../ui/photos/messages';
import { messages } from './messages';

const UPDATE = graphql(`
  mutation UpdateProfile($input: ProfileInput!) {
    updateProfile(input: $input) {
      success message errors { field code message }
      me { user { id name email username address phone photo office reportsTo companyName userTypeName isActive activeUntil } }
    }
  }
`);

/** Name, phone and address are required. */
const FIELDS: readonly FormField[] = [
  { kind: 'text', name: 'name', label: 'name', required: true },
  { kind: 'text', name: 'office', label: 'office', maxLength: 100 },
  { kind: 'text', name: 'reportsTo', label: 'reportsTo', maxLength: 100 },
  { kind: 'phone', name: 'phone', label: 'phone', required: true },
  { kind: 'prose', name: 'address', label: 'address', required: true, maxLength: 500 },
  { kind: 'photos', name: 'photo', label: 'photo', max: 1 },
];

const NO_OPTIONS: ScreenOptions = {
  of: () => [],
  isLoading: false,
  error: undefined,
  refetch: () => undefined,
};

type User = NonNullable<AccountQuery['me']>['user'];

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
  const client = useApolloClient();
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
    const { name, phone, office, reportsTo, address, photo } = form.getValues();
    const { data } = await client.mutate({
      mutation: UPDATE,
      variables: {
        input: {
          name: textOf(name).trim(),
          phone: textOf(phone).trim(),
          office: textOf(office).trim() || null,
          reportsTo: textOf(reportsTo).trim() || null,
          address: textOf(address).trim(),
          photo: Array.isArray(photo) ? (photo[0] ?? null) : null,
        },
      },
    });
    const payload = data?.updateProfile;
    if (payload?.success !== true) {
      showToast('danger', payload?.message ?? '');
      for (const { field, message } of payload?.errors ?? []) {
        if (FIELDS.some(({ name }) => name === field) && field) form.setError(field, { message });
      }
      return;
    }
    showToast('success', payload.message);
    const saved = payload.me?.user;
    if (saved === undefined) return;
    renewUser({ name: saved.name, photo: saved.photo ?? null });
    form.reset(entriesOf(saved));
    setGeneration((count) => count + 1);
  }

  async function submit(): Promise<void> {
    try {
      await save();
    } catch (error) {
      if (codeOf(error) !== 'UNAUTHENTICATED') showToast('danger', errorText(error));
    }
  }

  return (
    <FormProvider {...form}>
      <DialogForm value={context}>
        <form noValidate onSubmit={form.handleSubmit(submit)} onKeyDown={submitBySaveKey}>
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
