import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormField, Option } from '../../resource/field';
import { type Entries, useDialogForm } from './form-context';

/**
 * Chooses the only option of a field of a new record that has no value yet. This does not count as a change.
 * @param options undefined until they are loaded
 */
export function usePreselected({ name }: FormField, options: readonly Option[] | undefined): void {
  const { isNew } = useDialogForm();
  const { setValue, getValues } = useFormContext<Entries>();
  useEffect(() => {
    const [only, ...others] = options ?? [];
    if (isNew && only !== undefined && others.length === 0 && getValues(name) === '')
      setValue(name, only.value);
  }, [name, options, isNew, getValues, setValue]);
}
