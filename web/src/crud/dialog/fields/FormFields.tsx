import { Spinner, Switch } from '@blueprintjs/core';
import { LockIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldWriter } from '../../../gql/graphql';
import { $locale } from '../../../i18n/i18n';
import { lazyPart } from '../../../ui/part/part';
import { preload } from '../../../ui/preload';
import { entryLengthProblem } from '../../define/fields';
import type { FormField } from '../../resource/field';
import { messages } from '../../resource/messages';
import type { ControlProps } from './control';
import { DateField } from './DateField';
import { DependentField } from './DependentField';
import { DialogForm, type Entries, useDialogForm, useFieldValue } from './form-context';
import { LatLngField } from './LatLngField';
import { LookUpField } from './LookUpField';
import { noteText } from './note-text';
import { PasswordField } from './PasswordField';
import { ChoiceField, OptionsField } from './PickField';
import { ProseField, TextField } from './TextField';

const PhotosField = lazyPart(
  preload(() => import('./PhotosField')),
  () => <Spinner />,
);
const SeveralField = lazyPart(
  preload(() => import('./SeveralField')),
  () => <Spinner />,
);

/** Kinds whose input says itself that it is required; a list, a button or a group cannot. */
const TEXT_KINDS: ReadonlySet<FormField['kind']> = new Set<FormField['kind']>([
  'text',
  'digits',
  'phone',
  'integer',
  'decimal',
  'prose',
  'password',
  'date',
  'latLng',
]);

/** One labelled field of the dialog with its error beside it. */
export function FormFieldRow({ field }: { field: FormField }): React.JSX.Element {
  const id = useId();
  const t = useStore(messages);
  const form = useDialogForm();
  const { texts, stored } = form;
  const isFixed = !form.isNew && 'lockedInEdit' in field && field.lockedInEdit === true;
  const isLocked = !form.isReadOnly && (isFixed || !form.isWritable(field.name));
  const whyLocked = lockedText(t, isFixed ? [] : form.writersOf(field.name), form.isNew);
  const isReadOnly = form.isReadOnly || isLocked;
  // A locked field is shown as in a record that is only looked at.
  const context = useMemo(() => (isLocked ? { ...form, isReadOnly } : form), [form, isLocked, isReadOnly]);
  const { control } = useFormContext<Entries>();
  const { field: entry, fieldState } = useController({ control, name: field.name });
  // Told at once, not when the form is saved: somebody may paste more than the field takes.
  const tooLong = isReadOnly ? null : entryLengthProblem(field, entry.value);
  const error = fieldState.error?.message ?? tooLong ?? undefined;
  const note = stored.notes[field.name];
  const hint = note === undefined ? texts[field.hint ?? ''] : noteText(texts, note);
  const isMarked = field.required === true && !isReadOnly;
  const saysRequired = !isMarked || TEXT_KINDS.has(field.kind);
  const { ref } = entry;
  // The first wrong field is focused by its id, whatever kind of element stands for it.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  const shared = {
    control: entry,
    id,
    labelId: `${id}-label`,
    describedBy: [
      `${id}-error`,
      ...(saysRequired ? [] : [`${id}-required`]),
      ...(hint === undefined ? [] : [`${id}-hint`]),
      ...(isLocked ? [`${id}-locked`] : []),
    ].join(' '),
    isInvalid: error !== undefined,
  };
  return (
    <div className="form-field" data-kind={field.kind} data-invalid={error !== undefined}>
      <label htmlFor={id} id={shared.labelId}>
        {texts[field.label]}
        {isLocked && <LockIcon className="form-lock" size={12} />}
        {isMarked && (
          <span className="form-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {!saysRequired && (
        <span id={`${id}-required`} hidden>
          {t.mustBeFilled}
        </span>
      )}
      {/* Photos of a record that is only looked at open all the same. */}
      <fieldset
        className="form-control"
        disabled={isReadOnly && field.kind !== 'photos'}
        role="presentation"
        title={isLocked ? whyLocked : undefined}
      >
        <DialogForm value={context}>
          <Control field={field} {...shared} />
        </DialogForm>
      </fieldset>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      )}
      {isLocked && (
        <p id={`${id}-locked`} className="form-hint">
          {whyLocked}
        </p>
      )}
      {/* The error of a save is told by the focus on the field, or by the summary of them. */}
      <p id={`${id}-error`} className="form-error" role={tooLong === null ? undefined : 'alert'}>
        {error}
      </p>
    </div>
  );
}

type KnownWriter = Exclude<FieldWriter, 'UNKNOWN'>;

/** The text of each kind of writer. */
const WRITER_TEXTS = {
  ADMINISTRATOR: 'writerAdministrator',
  PLATFORM: 'writerPlatform',
  SUPPLIER: 'writerSupplier',
  TENANT: 'writerTenant',
} as const satisfies Record<KnownWriter, string>;

/** Why a field is locked, and who may write it. @param writers undefined where that is not known */
function lockedText(
  t: ReturnType<typeof messages.get>,
  writers: readonly FieldWriter[] | undefined,
  isNew: boolean,
): string {
  const known = writers?.filter((writer): writer is KnownWriter => writer !== 'UNKNOWN');
  if (known === undefined || known.length < (writers?.length ?? 0)) return t.notWritable;
  if (known.length === 0) return isNew ? t.notWritable : t.fixed;
  const who = known.map((writer) => t[WRITER_TEXTS[writer]]);
  return t.writableBy({ who: new Intl.ListFormat($locale.get(), { type: 'disjunction' }).format(who) });
}

function Control({
  field,
  ...shared
}: Omit<ControlProps<'text'>, 'field'> & { field: FormField }): React.JSX.Element {
  switch (field.kind) {
    case 'choice':
      return <ChoiceField field={field} {...shared} />;
    case 'options':
      return <OptionsField field={field} {...shared} />;
    case 'dependent':
      return <DependentField field={field} {...shared} />;
    case 'date':
      return <DateField field={field} {...shared} />;
    case 'password':
      return <PasswordField field={field} {...shared} />;
    case 'latLng':
      return <LatLngField field={field} {...shared} />;
    case 'toggle':
      return <ToggleField field={field} {...shared} />;
    case 'look-up':
      return <LookUpField field={field} {...shared} />;
    case 'custom':
      return <CustomField field={field} {...shared} />;
    case 'photos':
      return <PhotosField field={field} {...shared} />;
    case 'prose':
      return <ProseField field={field} {...shared} />;
    case 'several':
      return <SeveralField field={field} {...shared} />;
    default:
      return <TextField field={field} {...shared} />;
  }
}

function ToggleField({ field, control, id, describedBy }: ControlProps<'toggle'>): React.JSX.Element {
  const { texts } = useDialogForm();
  const isOn = control.value === 'true';
  // Of a record that is only looked at it may not be known.
  const isKnown = control.value !== '';
  return (
    <Switch
      id={id}
      className="toggle"
      checked={isOn}
      label={isKnown ? (texts[isOn ? field.on : field.off] ?? '') : '-'}
      aria-describedby={describedBy}
      onBlur={control.onBlur}
      onChange={(event) => control.onChange(String(event.currentTarget.checked))}
    />
  );
}

function CustomField({ field, control, id, labelId, describedBy, isInvalid }: ControlProps<'custom'>) {
  const { control: Control } = field;
  const { recordId, isReadOnly } = useDialogForm();
  return (
    <Control
      id={id}
      labelId={labelId}
      describedBy={describedBy}
      isInvalid={isInvalid}
      value={control.value}
      onChange={control.onChange}
      recordId={recordId}
      isReadOnly={isReadOnly}
      useField={useFieldValue}
    />
  );
}
