import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { initialValue } from '../define/fields';
import { FormFieldRow } from '../dialog/fields/FormFields';
import { DialogForm, type Entries, type FormContext } from '../dialog/fields/form-context';
import { formSchema } from '../dialog/form-schema';
import type { FieldValue, FormField } from '../resource/field';
import { messages as crudMessages } from '../resource/messages';
import type { Resource } from '../resource/resource';

interface Props {
  /** By which a button outside belongs to the form. */
  id: string;
  resource: Resource;
  field: FormField;
  /** Stands in place of the field's own label. */
  label: string;
  onChoose: (value: FieldValue) => void;
}

/** The control and the rules of a field of the form, for the value that many records get. */
export default function ValueForm({ id, resource, field, label, onChoose }: Props): React.JSX.Element {
  const crud = useStore(crudMessages);
  const texts = useStore(resource.texts);
  const options = resource.useOptions();
  const resolver = useMemo(
    () => zodResolver(formSchema([field], { ...crud, of: (message) => texts[message] ?? message })),
    [field, crud, texts],
  );
  const form = useForm<Entries>({ defaultValues: { [field.name]: initialValue(field, options) }, resolver });
  const context = useMemo<FormContext>(
    () => ({
      isNew: true,
      isReadOnly: false,
      isWritable: () => true,
      writersOf: () => undefined,
      recordId: null,
      options,
      stored: { values: {}, held: {}, notes: {} },
      dependents: () => [],
      texts: { ...texts, [field.label]: label },
      generation: 0,
      onUploads: () => () => undefined,
    }),
    [options, texts, field, label],
  );
  return (
    <FormProvider {...form}>
      <DialogForm value={context}>
        <form
          id={id}
          noValidate
          onSubmit={form.handleSubmit((entries) => onChoose(entries[field.name] ?? ''))}
        >
          <FormFieldRow field={field} />
        </form>
      </DialogForm>
    </FormProvider>
  );
}
