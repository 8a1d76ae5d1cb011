import { useApolloClient } from '@apollo/client/react';
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { NEW_RECORD } from '../list/list-state';
import { messages } from '../messages';
import type { Draft, FormField, Resource, ScreenOptions, UserError } from '../resource';
import { ConflictPanel, type WordedDifference } from './ConflictPanel';
import { differences, resolve, type Side } from './conflict';
import { FormFieldRow } from './FormFields';
import { DialogForm, type Entries, type FormContext } from './form-context';
import { formSchema } from './form-schema';
import { useInterruptedEntries } from './use-interrupted-entries';
import { useSave } from './use-save';
import { wordsOf } from './value-words';

interface Props {
  resource: Resource;
  options: ScreenOptions;
  draft: Draft;
  /** What was typed before the form was last hidden with its screen. */
  typed: RefObject<Entries>;
  onChanged: (isChanged: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

interface Uploads {
  settled: () => Promise<boolean>;
  isBusy: () => boolean;
}

export function RecordForm(props: Props): React.JSX.Element {
  const { resource, options, onChanged, onCancel, onSaved } = props;
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const client = useApolloClient();
  /** The stored record that a save is made against. */
  const [draft, setDraft] = useState(props.draft);
  const [conflict, setConflict] = useState<{ latest: Draft; found: WordedDifference[] } | null>(null);
  const [generation, setGeneration] = useState(0);
  const uploads = useRef(new Set<Uploads>());
  const formElement = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);

  const resolver = useMemo(
    () =>
      zodResolver(
        formSchema(resource.fields, {
          required: t.required,
          digitsOnly: t.digitsOnly,
          latLngWrong: t.latLngWrong,
          endsBeforeStart: t.endsBeforeStart,
          of: (message) => texts[message] ?? message,
        }),
      ),
    [resource, t, texts],
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

  const { step, save } = useSave({
    uploadsSettled: async () =>
      (await Promise.all([...uploads.current].map(({ settled }) => settled()))).every(Boolean),
    values: () => form.getValues(),
    onSaved,
    onRefused: showRefusals,
    onConflict: async () => {
      const latest = draft.id === null ? null : await resource.load(client, draft.id);
      if (latest === null) return;
      const mine = form.getValues();
      const sources = {
        client,
        options,
        texts,
        empty: t.emptyValue,
        photoCount: (count: number) => t.photoCount({ count }),
        entryCount: (count: number) => t.entryCount({ count }),
      };
      const found = await Promise.all(
        differences(resource.fields, draft.values, mine, latest.values).map(async (difference) => ({
          ...difference,
          words: {
            mine: await wordsOf(difference.field, mine, sources),
            theirs: await wordsOf(difference.field, latest.values, sources),
          },
        })),
      );
      // Nothing to choose between: what stands here is what is stored, and the next save is made against that.
      if (found.length === 0) rebase(latest);
      else setConflict({ latest, found });
    },
  });
  const isSaving = step !== 'idle';

  // The list behind is told after every change: an upload under way counts as one, too.
  const changed = isDirty || [...uploads.current].some(({ isBusy }) => isBusy());
  useEffect(() => onChanged(changed), [changed, onChanged]);

  function showRefusals(errors: readonly UserError[]): void {
    let isFirst = true;
    for (const { field, message } of errors) {
      if (!resource.fields.some(({ name }) => name === field) || !field) continue;
      form.setError(field, { type: 'server', message }, { shouldFocus: isFirst });
      isFirst = false;
    }
  }

  function takeChosen(sides: Readonly<Record<string, Side>>): void {
    if (conflict === null) return;
    const { latest, found } = conflict;
    rebase(latest);
    for (const [name, value] of Object.entries(resolve(latest.values, found, sides))) {
      form.setValue(name, value, { shouldDirty: true });
    }
    setConflict(null);
  }

  function rebase(latest: Draft): void {
    form.reset({ ...latest.values }, { keepErrors: false });
    setDraft(latest);
    setGeneration((count) => count + 1);
  }

  // A button that is taken away or disabled takes the focus with it, out of the dialog's reach of Esc and Ctrl+Enter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a save and after a conflict
  useEffect(() => {
    if (!isSaving && document.activeElement === document.body) saveButton.current?.focus();
  }, [isSaving, conflict]);

  const isNew = draft.id === null;
  const firstField = resource.fields[0]?.name;
  useEffect(() => {
    if (isNew && firstField !== undefined) form.setFocus(firstField);
  }, [isNew, firstField, form.setFocus]);

  const onUploads = useCallback<FormContext['onUploads']>((settled, isBusy) => {
    const entry = { settled, isBusy };
    uploads.current.add(entry);
    return () => uploads.current.delete(entry);
  }, []);
  const context = useMemo<FormContext>(
    () => ({
      isNew,
      recordId: draft.id,
      options,
      texts,
      generation,
      onUploads,
      dependents: dependentsOf(resource.fields),
    }),
    [isNew, draft.id, options, texts, generation, onUploads, resource],
  );

  return (
    <FormProvider {...form}>
      <DialogForm value={context}>
        <form
          ref={formElement}
          className="record-form"
          noValidate
          onSubmit={form.handleSubmit(() => save(draft))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            formElement.current?.requestSubmit();
          }}
        >
          <DialogBody>
            {conflict !== null && (
              <ConflictPanel
                savedBy={conflict.latest.updatedBy}
                found={conflict.found}
                texts={texts}
                onResolve={takeChosen}
              />
            )}
            <div className="form-grid">
              {resource.fields.map((field) => (
                <FormFieldRow key={field.name} field={field} />
              ))}
            </div>
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
