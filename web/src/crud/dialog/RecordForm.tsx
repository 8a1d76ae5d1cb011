import { useApolloClient } from '@apollo/client/react';
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { submitBySaveKey } from '../../ui/dialog/save-key';
import { showToast } from '../../ui/messages/toast';
import { changedSearch, useScreenNavigation, useScreenSearch } from '../../ui/screen-navigation';
import type { FormField, FormValues } from '../resource/field';
import { NEW_RECORD } from '../resource/list-state';
import { messages as sharedMessages } from '../resource/messages';
import type { Draft, Resource, SavePayload, ScreenOptions, UserError } from '../resource/resource';
import type { Permission } from '../resource/use-permission';
import { showChanged, showCreated } from '../saved/saved-toast';
import { messages } from '../values/messages';
import { ConflictPanel } from './conflict/ConflictPanel';
import { RecordStateNotice } from './conflict/RecordStateNotice';
import { useConflict } from './conflict/use-conflict';
import { useRecordState } from './conflict/use-record-state';
import { ErrorSummary } from './ErrorSummary';
import { FormFieldRow } from './fields/FormFields';
import { DialogForm, type Entries, type FormContext } from './fields/form-context';
import { formSchema } from './form-schema';
import { HistorySection } from './record-change/HistorySection';
import { useFirstField } from './use-first-field';
import { useInterruptedEntries } from './use-interrupted-entries';
import { useSave } from './use-save';

interface Props {
  resource: Resource;
  options: ScreenOptions;
  draft: Draft;
  may: Permission;
  /** The entries at the time when the form was last hidden with its screen. */
  typed: RefObject<Entries>;
  onChanged: (isChanged: boolean) => void;
  onCancel: () => void;
  onSaved: (page: string | undefined) => void;
}

interface Uploads {
  settled: () => Promise<boolean>;
  isBusy: () => boolean;
}

export default function RecordForm(props: Props): React.JSX.Element {
  const { resource, options, may, onChanged, onCancel, onSaved } = props;
  const { head: Head } = resource;
  const t = useStore(sharedMessages);
  const shared = useStore(messages);
  const texts = useStore(resource.texts);
  const client = useApolloClient();
  const navigate = useNavigate();
  const openScreen = useScreenNavigation();
  /** The page of a new record. Opened once the dialog has left the address, which may take a step back in the history. */
  const nextPage = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (nextPage.current !== undefined) openScreen(nextPage.current);
      nextPage.current = undefined;
    },
    [openScreen],
  );
  const { pathname } = useLocation();
  const [search] = useScreenSearch();
  /** The stored record that a save is based on. */
  const [draft, setDraft] = useState(props.draft);
  const isNew = draft.id === null;
  const isWritable = useCallback((name: string) => may.mayWrite(name, isNew), [may, isNew]);
  const writersOf = useCallback((name: string) => may.writersOf(name, isNew), [may, isNew]);
  const [generation, setGeneration] = useState(0);
  const uploads = useRef(new Set<Uploads>());
  const saveButton = useRef<HTMLButtonElement>(null);
  const formElement = useRef<HTMLFormElement>(null);

  const resolver = useMemo(
    () =>
      zodResolver(
        formSchema(
          resource.fields,
          { ...t, of: (message) => texts[message] ?? message },
          () => [...uploads.current].some(({ isBusy }) => isBusy()),
          isWritable,
        ),
      ),
    [resource, t, texts, isWritable],
  );
  const form = useForm<Entries>({
    defaultValues: { ...draft.values },
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { isDirty } = form.formState;
  useInterruptedEntries(form, `${resource.name} ${draft.id ?? NEW_RECORD}`, props.typed, () =>
    setGeneration((count) => count + 1),
  );

  const { conflict, compare, settle } = useConflict({ resource, options, form, draft, onRebase: rebase });
  const { step, save } = useSave({
    uploadsSettled: async () =>
      (await Promise.all([...uploads.current].map(({ settled }) => settled()))).every(Boolean),
    values: () => form.getValues(),
    onSaved: showSaved,
    onRefused: showRefusals,
    onConflict: async () => {
      const latest = draft.id === null ? null : await resource.load(client, draft.id);
      // Without differences the form equals the stored record.
      if (latest !== null) await compare(latest);
    },
  });
  const isSaving = step !== 'idle';
  const recordState = useRecordState(resource, draft, isSaving || conflict !== null);

  // The list is notified after every change; a running upload counts as one.
  const changed = isDirty || [...uploads.current].some(({ isBusy }) => isBusy());
  useEffect(() => onChanged(changed), [changed, onChanged]);

  async function showSaved(saved: Draft, values: FormValues, payload: SavePayload): Promise<void> {
    const save = { client, resource, options, shared, draft: saved, values, payload, isWritable };
    const { rowPath, detail } = resource;
    const id = saved.id === null ? payload.record?.id : undefined;
    const page = id === undefined || rowPath === undefined ? undefined : `/${rowPath}/${id}`;
    if (saved.id !== null) await showChanged(save);
    else if (id === undefined || page !== undefined) showCreated(save, null, may.undoAdd);
    else {
      const to = detail?.address(id) ?? `${pathname}?${changedSearch(search, { record: id })}`;
      showCreated(save, { to, act: () => void navigate(to) }, may.undoAdd);
    }
    nextPage.current = page;
    onSaved(page);
  }

  function showRefusals(errors: readonly UserError[]): void {
    let isFirst = true;
    for (const { field, message } of errors) {
      if (!resource.fields.some(({ name }) => name === field) || !field) continue;
      form.setError(field, { type: 'server', message }, { shouldFocus: isFirst });
      isFirst = false;
    }
  }

  async function showChanges(latest: Draft): Promise<void> {
    if (!(await compare(latest))) showToast('primary', shared.nothingDiffers);
  }

  /** Checks whether the person confirms each field that needs it. */
  async function isConfirmed(): Promise<boolean> {
    for (const field of resource.fields) {
      if (field.kind !== 'custom' || field.confirm === undefined || !isWritable(field.name)) continue;
      const stored = isNew ? null : (draft.values[field.name] ?? null);
      if (!(await field.confirm(form.getValues(field.name) ?? '', stored))) return false;
    }
    return true;
  }

  function rebase(latest: Draft): void {
    form.reset({ ...latest.values }, { keepErrors: false });
    setDraft(latest);
    setGeneration((count) => count + 1);
  }

  // Saving is the next step after a conflict is resolved.
  const hadConflict = useRef(false);
  useEffect(() => {
    if (hadConflict.current && conflict === null) saveButton.current?.focus();
    hadConflict.current = conflict !== null;
  }, [conflict]);

  useFirstField(formElement);

  const onUploads = useCallback<FormContext['onUploads']>((settled, isBusy) => {
    const entry = { settled, isBusy };
    uploads.current.add(entry);
    return () => uploads.current.delete(entry);
  }, []);
  const context = useMemo<FormContext>(
    () => ({
      isNew,
      isReadOnly: false,
      isWritable,
      writersOf,
      recordId: draft.id,
      options,
      stored: draft,
      texts,
      generation,
      onUploads,
      dependents: dependentsOf(resource.fields),
    }),
    [isNew, isWritable, writersOf, draft, options, texts, generation, onUploads, resource],
  );

  return (
    <FormProvider {...form}>
      <DialogForm value={context}>
        <form
          ref={formElement}
          className="record-form"
          // Takes the focus from a button that is disabled or gone, so that Ctrl+Enter saves.
          tabIndex={-1}
          noValidate
          onSubmit={form.handleSubmit(async () => {
            if (await isConfirmed()) await save(draft);
          })}
          onKeyDown={submitBySaveKey}
        >
          {Head !== undefined && draft.loaded !== null && <Head loaded={draft.loaded} mayAdd={may.add} />}
          <DialogBody className="record-body">
            {conflict !== null && (
              <ConflictPanel
                savedBy={conflict.latest.updatedBy}
                found={conflict.found}
                texts={texts}
                onSettle={settle}
              />
            )}
            {conflict === null && (
              <RecordStateNotice recordState={recordState} onCompare={(latest) => void showChanges(latest)} />
            )}
            <ErrorSummary fields={resource.fields} texts={texts} />
            <div className="form-grid">
              {resource.fields.map((field) => (
                <FormFieldRow key={field.name} field={field} />
              ))}
            </div>
            {draft.id !== null && <HistorySection resource={resource} record={draft.id} />}
          </DialogBody>
          <DialogFooter
            actions={
              <>
                <Button onClick={onCancel}>{t.cancel}</Button>
                <Button
                  ref={saveButton}
                  type="submit"
                  intent="primary"
                  loading={isSaving}
                  disabled={conflict !== null}
                  title="Ctrl+Enter"
                >
                  {t.save}
                </Button>
              </>
            }
          >
            <output className="form-progress">{step === 'photos' && t.waitingForPhotos}</output>
          </DialogFooter>
        </form>
      </DialogForm>
    </FormProvider>
  );
}

function dependentsOf(fields: readonly FormField[]): FormContext['dependents'] {
  return (name) =>
    fields.flatMap((field) => {
      if (field.kind === 'dependent') return field.dependsOn === name ? [field.name] : [];
      return field.kind === 'date' && field.notBefore === name ? [field.name] : [];
    });
}
