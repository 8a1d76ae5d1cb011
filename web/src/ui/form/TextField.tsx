import { InputGroup, type InputGroupProps } from '@blueprintjs/core';
import { useId } from 'react';
import { LabelledField } from './LabelledField';
import { lengthProblem } from './length-problem';

export interface TextFieldProps extends InputGroupProps {
  label: string;
  /** The problem of the value; null or undefined for nothing. */
  problem?: string | null | undefined;
  /** The most characters that it takes. */
  max?: number;
}

/** A labelled text input with its error below. */
export function TextField({ label, max, ...props }: TextFieldProps): React.JSX.Element {
  const ownId = useId();
  const { problem: known, ...input } = props;
  const id = input.id ?? ownId;
  const problem = known ?? (max === undefined ? null : lengthProblem(input.value ?? '', max));
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
