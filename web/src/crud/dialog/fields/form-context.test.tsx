import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { type Entries, useFieldValue } from './form-context';

/** Somebody who chooses a tenant after the control that waits for it was rendered, and before it shows. */
function QuickPerson(): null {
  const { setValue } = useFormContext<Entries>();
  useLayoutEffect(() => setValue('tenantId', '7'), [setValue]);
  return null;
}

function Control(): React.JSX.Element {
  return (
    <>
      <output>{useFieldValue('tenantId')}</output>
      <QuickPerson />
    </>
  );
}

function Form(): React.JSX.Element {
  return (
    <FormProvider {...useForm<Entries>({ defaultValues: { tenantId: '' } })}>
      <Control />
    </FormProvider>
  );
}

it('follows a field that changes while the control is on its way to the screen', () => {
  render(<Form />);
  expect(screen.getByRole('status')).toHaveTextContent('7');
});
