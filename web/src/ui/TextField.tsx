import { InputGroup, type InputGroupProps } from '@blueprintjs/core';
import { useId } from 'react';

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
    <div className="form-field" data-invalid={isInvalid}>
      <label htmlFor={id}>{label}</label>
      <InputGroup
        {...input}
        id={id}
        intent={isInvalid ? 'danger' : 'none'}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-error`}
      />
      <p id={`${id}-error`} className="form-error" role={isInvalid ? 'alert' : undefined}>
        {problem}
      </p>
    </div>
  );
}
