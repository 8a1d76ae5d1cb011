import { Button, InputGroup } from '@blueprintjs/core';
import { EyeOffIcon, EyeOpenIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { messages } from './messages';

interface PasswordInputProps {
  id: string;
  label: string;
  autoFocus: boolean;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A labelled password input with a show/hide toggle and its error below. */
export function PasswordInput(props: PasswordInputProps): React.JSX.Element {
  const { id, label, autoFocus, autoComplete, value, problem, onChange } = props;
  const t = useStore(messages);
  const [isShown, setShown] = useState(false);
  const isInvalid = problem !== undefined;
  const name = `${isShown ? t.hide : t.show}: ${label}`;
  return (
    <div className="form-field" data-invalid={isInvalid}>
      <label htmlFor={id}>{label}</label>
      <InputGroup
        id={id}
        type={isShown ? 'text' : 'password'}
        value={value}
        autoFocus={autoFocus}
        autoComplete={autoComplete}
        intent={isInvalid ? 'danger' : 'none'}
        aria-required
        aria-invalid={isInvalid}
        aria-describedby={`${id}-error`}
        onValueChange={onChange}
        rightElement={
          <Button
            variant="minimal"
            icon={isShown ? <EyeOffIcon /> : <EyeOpenIcon />}
            aria-label={name}
            title={name}
            onClick={() => setShown(!isShown)}
          />
        }
      />
      <p id={`${id}-error`} className="form-error" role={isInvalid ? 'alert' : undefined}>
        {problem}
      </p>
    </div>
  );
}
