import { InputGroup } from '@blueprintjs/core';
import { type Ref, useId } from 'react';

interface Props {
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  /** What is wrong with the value; null for nothing. */
  problem: string | null;
  inputRef: Ref<HTMLInputElement>;
  onChange: (text: string) => void;
  /** Enter was pressed. */
  onEnter?: () => void;
  onBlur?: () => void;
}

/** A text input beside the map, with its error. */
export function MapTextField(props: Props): React.JSX.Element {
  const { label, value, maxLength, placeholder, problem, inputRef, onChange, onEnter, onBlur } = props;
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <InputGroup
        id={id}
        inputRef={inputRef}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        intent={problem === null ? 'none' : 'danger'}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        {...(placeholder !== undefined && { placeholder })}
        {...(onBlur !== undefined && { onBlur })}
        onValueChange={onChange}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onEnter?.();
        }}
      />
      <p id={`${id}-problem`} className="form-error" role="alert">
        {problem}
      </p>
    </div>
  );
}
