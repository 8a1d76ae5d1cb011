import './banner.css';
import './login.css';
import './splash.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $session, type EndReason } from '../api/session';
import { Mark } from '../theme/Mark';
import map from './banner.svg';
import { LanguageSwitch } from './LanguageSwitch';
import { LoginForm } from './LoginForm';
import { messages } from './messages';
import { useSplash } from './use-splash';

/** The banner beside the form: a city map with moving vehicles. */
function Banner({ title, text }: { title: string; text: string }): React.JSX.Element {
  return (
    <aside className="banner">
      <img className="banner-map" src={map} alt="" />
      <div className="banner-words">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </aside>
  );
}

/** The time that the message of an ended session shows. */
const EXPIRY_BANNER_MS = 8000;

function useEndReason(): EndReason | null {
  const session = useStore($session);
  const [reason, setReason] = useState<EndReason | null>(null);
  useEffect(() => {
    if (session.state !== 'signedOut' || session.reason === 'signedOut') return;
    // A first visit to the login page has no message.
    if (session.reason === 'loginFirst' && session.returnTo === null) return;
    setReason(session.reason);
    const timer = setTimeout(() => setReason(null), EXPIRY_BANNER_MS);
    return () => clearTimeout(timer);
  }, [session]);
  return reason;
}

/**
 * The login screen: splash, then the form beside its banner. Without Blueprint, to load fast.
 */
export function LoginScreen(): React.JSX.Element {
  const t = useStore(messages);
  const reason = useEndReason();
  const stage = useSplash(reason !== null);
  const [hasSplash] = useState(stage !== 'form');
  const notice = reason === null || reason === 'signedOut' ? null : t[reason];

  useEffect(() => {
    document.title = t.product;
  }, [t]);

  if (stage !== 'form') {
    return (
      <div className="splash" data-stage={stage}>
        <Mark size={88} />
        <p className="splash-name">{t.product}</p>
        <p className="splash-claim">{t.claim}</p>
      </div>
    );
  }
  return (
    <main className="login" data-splash={hasSplash}>
      <Banner title={t.bannerTitle} text={t.bannerText} />
      <section className="login-side" aria-label={t.heading}>
        <LanguageSwitch />
        <LoginForm notice={notice} />
      </section>
    </main>
  );
}
