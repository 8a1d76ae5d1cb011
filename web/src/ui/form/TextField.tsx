import { InputGroup, type InputGroupProps } from '@blueprintjs/core';
import { useId } from 'react';
import { LabelledField } from './LabelledField';

export interface TextFieldProps extends InputGroupProps {
  label: string;
  /** The problem of the value; null or undefined for nothing. */
  problem?: string | null | undefined;
}

/** A labelled text input with its error below. */
export function TextField({ label, problem, ...input }: TextFieldProps): React.JSX.Element {
  const ownId = useId();
  const id = input.id ?? ownId;
  const isInvalid = problem != null;
  return (
    <LabelledField id={id} label={label} problem={problem}>
      <InputGroup
        {...input}
        id={id}
        intent={isInvalid ? 'danger' : 'none'}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-error`}
      />
    </LabelledField>
  );
}
