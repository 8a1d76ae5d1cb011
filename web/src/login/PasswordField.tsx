import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { messages } from './messages';

interface PasswordFieldProps {
  /** Default: the login screen's. */
  id?: string;
  label?: string;
  autoComplete?: 'current-password' | 'new-password';
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A password input with a show/hide toggle. */
export function PasswordField({
  id = 'login-password',
  label,
  autoComplete = 'current-password',
  value,
  error,
  onChange,
  onBlur,
}: PasswordFieldProps): React.JSX.Element {
  const t = useStore(messages);
  const [isShown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={id}>{label ?? t.password}</label>
      <div className="field-with-button">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          value={value}
          aria-invalid={error !== null}
          aria-describedby={`${id}-error`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        <button
          type="button"
          className="field-toggle"
          aria-label={isShown ? t.hidePassword : t.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path
              d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <circle cx="10" cy="10" r="2.6" fill="currentColor" />
            {isShown && <path d="M3 17 17 3" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />}
          </svg>
        </button>
      </div>
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
    </div>
  );
}
