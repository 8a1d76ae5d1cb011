import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { messages } from './messages';

interface PasswordFieldProps {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A password input with a show/hide toggle. */
export function PasswordField({ value, error, onChange, onBlur }: PasswordFieldProps): React.JSX.Element {
  const t = useStore(messages);
  const [isShown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor="login-password">{t.password}</label>
      <div className="field-with-button">
        <input
          id="login-password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          value={value}
          aria-invalid={error !== null}
          aria-describedby="login-password-error"
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
      <p id="login-password-error" className="field-error">
        {error}
      </p>
    </div>
  );
}
