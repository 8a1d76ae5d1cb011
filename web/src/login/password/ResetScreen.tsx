import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import { type NewPasswordProblems, newPasswordProblems } from '../../api/new-password';
import { Mark } from '../../theme/Mark';
import { LanguageSwitch } from '../LanguageSwitch';
import { PasswordField } from '../PasswordField';
import { ForgotPasswordDialog } from './ForgotPasswordDialog';
import { messages } from './messages';
import { type Outcome, resetPassword } from './password-reset';
import '../login.css';
import './password.css';

const FIELDS = ['newPassword', 'confirmation'] as const;
const NOTHING = { newPassword: '', confirmation: '' };

/** The page of the mailed link `/pages/reset?token=`: a new password, entered twice. `&first` is in the link of an account without one. */
export default function ResetScreen({ onLeave }: { onLeave: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const [params] = useState(() => new URLSearchParams(window.location.search));
  const token = params.get('token') ?? '';
  const [entered, setEntered] = useState(NOTHING);
  const [problems, setProblems] = useState<NewPasswordProblems>({});
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isRequesting, setRequesting] = useState(false);
  // Used, expired or cut off: only another one helps.
  const isDead = token === '' || (outcome?.errors ?? []).some(({ field }) => field === 'token');
  const hasForm = !isDead && outcome?.success !== true;

  useEffect(() => {
    document.title = `${t.resetTitle} · Armada`;
  }, [t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start alone
  useEffect(() => {
    if (hasForm) document.getElementById('newPassword')?.focus();
  }, []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const found = newPasswordProblems(entered);
    setProblems(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first !== undefined) {
      document.getElementById(first)?.focus();
      return;
    }
    setSending(true);
    setOutcome(null);
    try {
      setOutcome(await resetPassword(token, entered.newPassword));
    } catch {
      setOutcome({ success: false, message: t.networkError });
    } finally {
      setSending(false);
    }
  };

  const message = token === '' ? { success: false, message: t.linkIncomplete } : outcome;
  return (
    <main className="password-page">
      <form className="password-card" noValidate onSubmit={(event) => void submit(event)}>
        <div className="password-heading">
          <Mark size={40} />
          <LanguageSwitch />
        </div>
        <h1>{t.resetTitle}</h1>
        {!isDead && <p className="password-lead">{params.has('first') ? t.firstLead : t.resetLead}</p>}
        {message !== null && (
          <p className="login-message" data-kind={message.success ? 'success' : 'error'} role="alert">
            {message.message}
          </p>
        )}
        {hasForm &&
          FIELDS.map((name) => {
            const problem = problems[name];
            return (
              <PasswordField
                key={name}
                id={name}
                label={t[name]}
                autoComplete="new-password"
                value={entered[name]}
                error={problem === undefined ? null : t[problem]}
                onChange={(value) => setEntered((before) => ({ ...before, [name]: value }))}
              />
            );
          })}
        {hasForm && (
          <button className="login-submit" type="submit" disabled={isSending} aria-busy={isSending}>
            {isSending && <span className="login-spinner" aria-hidden="true" />}
            {t.save}
          </button>
        )}
        {message?.success === false && (
          <button
            className={isDead ? 'login-submit' : 'login-link'}
            type="button"
            onClick={() => setRequesting(true)}
          >
            {t.newLink}
          </button>
        )}
        <button className="login-link" type="button" onClick={onLeave}>
          {t.toLogin}
        </button>
      </form>
      {isRequesting && <ForgotPasswordDialog email="" onClose={() => setRequesting(false)} />}
    </main>
  );
}
