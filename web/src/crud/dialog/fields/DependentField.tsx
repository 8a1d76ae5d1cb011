import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useOptionsBy } from '../../define/operations';
import { messages } from '../../messages';
import { type Entries, useDialogForm, useFieldValue } from '../form-context';
import { type ControlProps, textOf, withOwn } from './control';
import { Pick } from './PickField';

/** A pick list whose options another field decides; until that one is chosen it shows what it waits for. */
export function DependentField({ field, ...rest }: ControlProps<'dependent'>): React.JSX.Element {
  const t = useStore(messages);
  const { texts, stored, isNew } = useDialogForm();
  const { setValue, getValues } = useFormContext<Entries>();
  const master = textOf(useFieldValue(field.dependsOn));
  const { options, isLoading, retry } = useOptionsBy(field.query, master);
  useEffect(() => {
    const [only, ...others] = options ?? [];
    if (isNew && only !== undefined && others.length === 0 && getValues(field.name) === '') {
      setValue(field.name, only.value);
    }
  }, [field, options, isNew, getValues, setValue]);

  const hasFailed = master !== '' && options === undefined && !isLoading;
  const held = stored.held[field.name];
  const value = textOf(stored.values[field.name]);
  const own =
    held && value !== '' && stored.values[field.dependsOn] === master ? [{ value, text: held }] : [];
  const hint =
    master === '' ? texts[field.waits] : isLoading ? t.loadingOptions : hasFailed && t.optionsFailed;
  return (
    <>
      <Pick
        {...rest}
        describedBy={`${rest.describedBy} ${rest.id}-hint`}
        options={options === undefined ? [] : withOwn(options, own)}
        isDisabled={options === undefined}
      />
      <p id={`${rest.id}-hint`} className="form-hint">
        {hint}
        {hasFailed && (
          <Button variant="minimal" size="small" onClick={retry}>
            {t.retry}
          </Button>
        )}
      </p>
    </>
  );
}
