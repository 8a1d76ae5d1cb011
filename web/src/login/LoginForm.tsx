import { useStore } from '@nanostores/react';
import { type ComponentType, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { startSession } from '../api/session';
import { federatedSignIn, fetchSignInOptions, type SignInOptions, signIn } from '../api/sign-in';
import { $isOutdated } from '../api/transport/persisted';
import { $locale } from '../i18n/i18n';
import { Mark } from '../theme/Mark';
import { messages } from './messages';
import { PasswordField } from './PasswordField';
import type { ForgotPasswordProps } from './password/ForgotPasswordDialog';
import { emailProblem, passwordProblem } from './validation';

/** The time that a login error shows. */
const ERROR_BANNER_MS = 3000;

interface Failure {
  message: string;
}

/** The ways to sign in; null until they are loaded. `onFailure` receives why the last federated sign-in failed. */
function useSignInOptions(onFailure: (failure: Failure) => void): SignInOptions | null {
  const [options, setOptions] = useState<SignInOptions | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once, because the response reports a failure once
  useEffect(() => {
    fetchSignInOptions().then(
      (outcome) => {
        setOptions(outcome);
        if (outcome.failure != null) onFailure({ message: outcome.failure });
      },
      // Without a response there is only the password.
      () => undefined,
    );
  }, []);
  return options;
}

/** The form: Login is disabled until it is valid, Enter submits, an error shows for 3 s. */
export function LoginForm({ notice }: { notice: string | null }): React.JSX.Element {
  const t = useStore(messages);
  const locale = useStore($locale);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [touched, setTouched] = useState({ email: false, password: false });
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [Forgot, setForgot] = useState<ComponentType<ForgotPasswordProps> | null>(null);
  const options = useSignInOptions(setFailure);
  const emailField = useRef<HTMLInputElement>(null);

  // Before the form is painted: on a slow device the first keys come early.
  useLayoutEffect(() => emailField.current?.focus(), []);

  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(() => setFailure(null), ERROR_BANNER_MS);
    return () => clearTimeout(timer);
  }, [failure]);

  const emailError = emailProblem(email);
  const passwordError = passwordProblem(password);
  const isValid = emailError === null && passwordError === null;
  const shownEmailError = touched.email && emailError !== null ? t[emailError] : null;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isValid || isSending) return;
    setSending(true);
    setFailure(null);
    try {
      const outcome = await signIn({ username: email.trim(), password });
      if (outcome.success) startSession(outcome.me);
      else setFailure({ message: $isOutdated.get() ? t.outdated : outcome.message });
    } catch {
      setFailure({ message: t.networkError });
    } finally {
      setSending(false);
    }
  };

  const openForgot = async (): Promise<void> => {
    try {
      const { ForgotPasswordDialog } = await import('./password/ForgotPasswordDialog');
      setForgot(() => ForgotPasswordDialog);
    } catch {
      setFailure({ message: t.networkError });
    }
  };

  return (
    <>
      <form className="login-form" onSubmit={(event) => void submit(event)} noValidate>
        <div className="login-brand">
          <Mark size={40} />
          <div>
            <strong>{t.product}</strong>
            <span>{t.claim}</span>
          </div>
        </div>
        <h1>{t.heading}</h1>
        <p className="login-lead">{t.lead}</p>

        <div className="login-banners" aria-live="assertive">
          {failure !== null && (
            <p className="login-message" data-kind="error" role="alert">
              {failure.message}
            </p>
          )}
          {failure === null && notice !== null && (
            <p className="login-message" data-kind="notice" role="alert">
              {notice}
            </p>
          )}
        </div>

        <div className="field">
          <label htmlFor="login-email">{t.email}</label>
          <input
            id="login-email"
            ref={emailField}
            type="email"
            autoComplete="username"
            value={email}
            aria-invalid={shownEmailError !== null}
            aria-describedby="login-email-error"
            onChange={(event) => setEmail(event.target.value)}
            onBlur={() => setTouched((before) => ({ ...before, email: true }))}
          />
          <p id="login-email-error" className="field-error">
            {shownEmailError}
          </p>
        </div>
        <PasswordField
          value={password}
          error={touched.password && passwordError !== null ? t[passwordError] : null}
          onChange={setPassword}
          onBlur={() => setTouched((before) => ({ ...before, password: true }))}
        />

        <button className="login-submit" type="submit" disabled={!isValid || isSending} aria-busy={isSending}>
          {isSending && <span className="login-spinner" aria-hidden="true" />}
          {t.submit}
        </button>
        <button className="login-link" type="button" onClick={() => void openForgot()}>
          {t.forgotPassword}
        </button>
        {options?.federated === true && (
          <a className="login-federated" href={federatedSignIn(locale)}>
            {t.signInWith} {options.federatedName ?? 'SSO'}
          </a>
        )}
      </form>
      {Forgot !== null && <Forgot email={email.trim()} onClose={() => setForgot(null)} />}
    </>
  );
}
