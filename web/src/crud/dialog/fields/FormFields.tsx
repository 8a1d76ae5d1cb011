import { Classes, InputGroup, Spinner, Switch } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useId, useMemo } from 'react';
import { type ControllerRenderProps, useController, useFormContext } from 'react-hook-form';
import { ahead } from '../../../ui/ahead';
import { offeredValues } from '../../choices';
import { digitsOf } from '../../list/pages';
import { messages } from '../../messages';
import { PickList } from '../../PickList';
import type { FormField, Note, Option } from '../../resource';
import { DialogForm, type Entries, useDialogForm, useFieldValue } from '../form-context';
import { DateField } from './DateField';
import { DependentField } from './DependentField';
import { LatLngField } from './LatLngField';
import { LookUpField } from './LookUpField';
import { PasswordField } from './PasswordField';
import { PhotosField } from './PhotosField';

const SeveralField = ahead(() => import('./SeveralField'));

type OfKind<Kind> = Extract<FormField, { kind: Kind }>;

export interface ControlProps<Kind extends FormField['kind']> {
  field: OfKind<Kind>;
  control: ControllerRenderProps<Entries, string>;
  id: string;
  labelId: string;
  describedBy: string;
  isInvalid: boolean;
}

/** One labelled field of the dialog with its error beside it. */
export function FormFieldRow({ field }: { field: FormField }): React.JSX.Element {
  const id = useId();
  const t = useStore(messages);
  const form = useDialogForm();
  const { texts, stored } = form;
  const isLocked = !form.isReadOnly && !form.isWritable(field.name);
  const isReadOnly = form.isReadOnly || isLocked;
  // A locked field is drawn as in a record that is only looked at.
  const context = useMemo(() => (isLocked ? { ...form, isReadOnly } : form), [form, isLocked, isReadOnly]);
  const { control } = useFormContext<Entries>();
  const { field: entry, fieldState } = useController({ control, name: field.name });
  const error = fieldState.error?.message;
  const note = stored.notes[field.name];
  const hint = note === undefined ? texts[field.hint ?? ''] : withValues(texts[note.text] ?? '', note.values);
  const { ref } = entry;
  // The first wrong field is focused by its id, whatever kind of element stands for it.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  const shared = {
    control: entry,
    id,
    labelId: `${id}-label`,
    describedBy: [
      `${id}-error`,
      ...(hint === undefined ? [] : [`${id}-hint`]),
      ...(isLocked ? [`${id}-locked`] : []),
    ].join(' '),
    isInvalid: error !== undefined,
  };
  return (
    <div className="form-field" data-kind={field.kind} data-invalid={error !== undefined}>
      <label htmlFor={id} id={shared.labelId}>
        {texts[field.label]}
        {field.isRequired && !isReadOnly && (
          <span className="form-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {/* Photos of a record that is only looked at open all the same. */}
      <fieldset className="form-control" disabled={isReadOnly && field.kind !== 'photos'} role="presentation">
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
          {t.notWritable}
        </p>
      )}
      <p id={`${id}-error`} className="form-error" role={error === undefined ? undefined : 'alert'}>
        {error}
      </p>
    </div>
  );
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
      return (
        <Suspense fallback={<Spinner />}>
          <SeveralField field={field} {...shared} />
        </Suspense>
      );
    default:
      return <TextField field={field} {...shared} />;
  }
}

const withValues = (text: string, values: Note['values'] = {}): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);

/** The text of an entry that is no list. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function TextField({
  field,
  control,
  id,
  describedBy,
  isInvalid,
}: ControlProps<'text' | 'digits' | 'phone'>) {
  const isDigits = field.kind !== 'text';
  return (
    <InputGroup
      id={id}
      value={textOf(control.value)}
      // Of digits what counts is what is left of a paste: "0812-3456-7890" has two signs too many.
      {...(!isDigits && { maxLength: field.maxLength })}
      autoComplete="off"
      inputMode={isDigits ? 'numeric' : 'text'}
      intent={isInvalid ? 'danger' : 'none'}
      aria-invalid={isInvalid}
      aria-required={field.isRequired}
      aria-describedby={describedBy}
      onBlur={control.onBlur}
      {...(field.kind === 'phone' && { leftElement: <span className="phone-prefix">+62</span> })}
      onValueChange={(text) => control.onChange(entered(field, text))}
    />
  );
}

function ProseField({
  field,
  control,
  id,
  describedBy,
  isInvalid,
}: ControlProps<'prose'>): React.JSX.Element {
  return (
    <textarea
      id={id}
      className={`${Classes.INPUT} ${Classes.FILL} prose`}
      rows={2}
      value={textOf(control.value)}
      maxLength={field.maxLength}
      autoComplete="off"
      aria-invalid={isInvalid}
      aria-required={field.isRequired}
      aria-describedby={describedBy}
      onBlur={control.onBlur}
      onChange={control.onChange}
    />
  );
}

/** What a text field takes of what was typed or pasted: what +62 stands for, it or a leading 0, is no part of a phone number. */
function entered(
  { kind, maxLength }: ControlProps<'text' | 'digits' | 'phone'>['field'],
  text: string,
): string {
  if (kind === 'text') return text;
  const digits =
    kind === 'phone' ? digitsOf(text.replace(/^\s*\+62/, '')).replace(/^0+/, '') : digitsOf(text);
  return digits.slice(0, maxLength);
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
    <Suspense fallback={<Spinner />}>
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
    </Suspense>
  );
}

function ChoiceField({ field, ...rest }: ControlProps<'choice'>): React.JSX.Element {
  const { texts } = useDialogForm();
  const options = offeredValues(field.choices).map((value) => ({
    value,
    text: texts[field.choices[value]?.text ?? ''] ?? value,
  }));
  return <Pick {...rest} options={options} />;
}

function OptionsField({ field, ...rest }: ControlProps<'options'>): React.JSX.Element {
  const { options, stored, isNew } = useDialogForm();
  const own = options.known(field).filter(({ value }) => value === stored.values[field.name]);
  return (
    <Pick
      {...rest}
      field={field}
      options={withOwn(options.of(field), own)}
      isDisabled={field.isLockedInEdit && !isNew}
    />
  );
}

/** What is offered, and what the record has already: it may keep what new ones are not offered. */
export function withOwn(offered: readonly Option[], own: readonly Option[]): readonly Option[] {
  const missing = own.filter(({ value }) => !offered.some((option) => option.value === value));
  return missing.length === 0 ? offered : [...missing, ...offered];
}

interface PickProps extends Omit<ControlProps<'text'>, 'field'> {
  field?: FormField;
  options: readonly Option[];
  isDisabled?: boolean;
}

/** A pick list as a form field. Choosing another value empties the fields that depend on it. */
export function Pick(props: PickProps): React.JSX.Element {
  const { field, options, control, id, labelId, describedBy, isInvalid, isDisabled } = props;
  const t = useStore(messages);
  const { dependents } = useDialogForm();
  const { setValue } = useFormContext<Entries>();
  return (
    <PickList
      id={id}
      labelledBy={labelId}
      describedBy={describedBy}
      value={textOf(control.value)}
      options={options}
      empty={t.choose}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      onBlur={control.onBlur}
      onChange={(value) => {
        control.onChange(value);
        if (field === undefined) return;
        for (const name of dependents(field.name)) setValue(name, '', { shouldDirty: true });
      }}
    />
  );
}
