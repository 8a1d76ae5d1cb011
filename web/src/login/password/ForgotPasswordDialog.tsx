import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LanguageSwitch } from '../LanguageSwitch';
import { messages } from './messages';
import { forgotPassword, type Outcome } from './password-reset';
import './password.css';

/** The standard pattern of the forms' e-mail fields. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export interface ForgotPasswordProps {
  /** The e-mail that is already in the login form. */
  email: string;
  onClose: () => void;
}

/** The time that a snackbar shows. */
const SNACKBAR_MS = 5000;

/** Takes an e-mail and sends a reset request; the server's message shows in a snackbar. */
export function ForgotPasswordDialog({ email: known, onClose }: ForgotPasswordProps): React.JSX.Element {
  const t = useStore(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(known);
  const [problem, setProblem] = useState<'required' | 'emailInvalid' | null>(null);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    field.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  useEffect(() => {
    if (outcome === null) return;
    // After success the dialog closes when its snackbar is gone.
    const timer = setTimeout(() => (outcome.success ? onClose() : setOutcome(null)), SNACKBAR_MS);
    return () => clearTimeout(timer);
  }, [outcome, onClose]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const entered = email.trim();
    const found = entered === '' ? 'required' : EMAIL.test(entered) ? null : 'emailInvalid';
    setProblem(found);
    if (found !== null) {
      field.current?.focus();
      return;
    }
    setSending(true);
    setOutcome(null);
    try {
      setOutcome(await forgotPassword(entered));
    } catch {
      setOutcome({ success: false, message: t.networkError });
    } finally {
      setSending(false);
    }
  };

  const isDone = outcome?.success === true;
  return (
    <dialog ref={dialog} aria-labelledby="forgot-title" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="password-heading">
          <h2 id="forgot-title">{t.forgotTitle}</h2>
          <LanguageSwitch />
        </div>
        <p className="password-lead">{t.forgotLead}</p>
        <div className="field">
          <label htmlFor="forgot-email">{t.email}</label>
          <input
            id="forgot-email"
            ref={field}
            type="email"
            autoComplete="username"
            value={email}
            aria-required
            aria-invalid={problem !== null}
            aria-describedby="forgot-email-error"
            onChange={(event) => setEmail(event.target.value)}
          />
          <p id="forgot-email-error" className="field-error">
            {problem !== null && t[problem]}
          </p>
        </div>
        <div className="password-actions">
          <button className="password-close" type="button" onClick={onClose}>
            {t.close}
          </button>
          {!isDone && (
            <button className="login-submit" type="submit" disabled={isSending} aria-busy={isSending}>
              {isSending && <span className="login-spinner" aria-hidden="true" />}
              {t.send}
            </button>
          )}
        </div>
      </form>
      {outcome !== null && (
        <p className="password-snackbar" data-kind={isDone ? 'success' : 'error'} role="alert">
          {outcome.message}
        </p>
      )}
    </dialog>
  );
}
