import { Button, Callout, Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { type Me, requireLogin, startSession } from '../../api/session';
import {
  federatedSignIn,
  fetchSignInOptions,
  SIGN_IN_WINDOW,
  type SignInOptions,
  signIn,
} from '../../api/sign-in';
import { $locale } from '../../i18n/i18n';
import { TextField } from '../../ui/form/TextField';
import { PasswordInput } from '../password/PasswordInput';
import { messages } from './messages';
import { SessionDialog } from './SessionDialog';

/** The time that a login error shows. */
const ERROR_MS = 3000;

/** The other ways to sign in beside a password; null until they are loaded. */
function useSignInOptions(): SignInOptions | null {
  const [options, setOptions] = useState<SignInOptions | null>(null);
  useEffect(() => {
    fetchSignInOptions().then(setOptions, () => undefined);
  }, []);
  return options;
}

/** In a new window, whose session this tab then uses; in this window if a new one cannot open. */
function signInByProvider(): void {
  const address = federatedSignIn($locale.get());
  const opened = window.open(address, SIGN_IN_WINDOW, 'popup,width=520,height=680');
  if (opened === null) window.location.assign(address);
}

interface SignInAgainProps {
  user: Me['user'];
  /** Why the session ended; each reason has its message. */
  reason: 'expired' | 'idle';
}

/**
 * Signs in again over the screen after the session expired: entries are kept but cannot be read behind the
 * dialog. Another user may sign in too and starts with fresh screens.
 */
export default function SignInAgain({ user, reason }: SignInAgainProps): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const options = useSignInOptions();
  const [email, setEmail] = useState(user.email);
  const [password, setPassword] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ message: string } | null>(null);

  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(() => setFailure(null), ERROR_MS);
    return () => clearTimeout(timer);
  }, [failure]);

  const isValid = email.trim() !== '' && password !== '';

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isValid || isSending) return;
    setSending(true);
    setFailure(null);
    try {
      const outcome = await signIn({ username: email.trim(), password });
      if (outcome.success) return startSession(outcome.me);
      setFailure({ message: outcome.message });
    } catch {
      setFailure({ message: t.networkError });
    }
    setSending(false);
  };

  return (
    <SessionDialog title={t.submit} firstFocus={`${id}-password`} isCovering onEscape={null}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p>{t[reason]}</p>
        <p className={Classes.TEXT_MUTED}>{t.nothingLost}</p>
        <div aria-live="assertive">
          {failure !== null && (
            <Callout intent="danger" icon={null} role="alert">
              {failure.message}
            </Callout>
          )}
        </div>
        <TextField
          label={t.email}
          type="email"
          autoComplete="username"
          value={email}
          onValueChange={setEmail}
        />
        <PasswordInput
          id={`${id}-password`}
          label={t.password}
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
        />
        <Button type="submit" intent="primary" fill disabled={!isValid} loading={isSending}>
          {t.submit}
        </Button>
        {options?.federated === true && (
          <Button fill onClick={signInByProvider}>
            {t.signInWith({ name: options.federatedName ?? 'SSO' })}
          </Button>
        )}
        <Button fill variant="minimal" onClick={() => requireLogin(reason)}>
          {t.toLogin}
        </Button>
      </form>
    </SessionDialog>
  );
}
