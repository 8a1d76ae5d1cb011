import './account.css';
import { useQuery } from '@apollo/client/react';
import { Button, Classes, Spinner } from '@blueprintjs/core';
import { PersonIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Fact, Facts } from '../../ui/Facts';
import { Failure } from '../../ui/Failure';
import { lazyDialog, lazyPart } from '../../ui/part/part';
import { useScreenNavigation } from '../../ui/screen-navigation';
import { useUnsaved } from '../../ui/use-unsaved';
import { ApiTokens } from './ApiTokens';
import { messages } from './messages';
import { ACCOUNT } from './operations';
import { ProfileForm } from './ProfileForm';
import { TrackerNotifications } from './TrackerNotifications';

const MobileUserDialog = lazyDialog(() => import('./MobileUserDialog'));
const Notifications = lazyPart(
  () => import('./notification/Notifications'),
  () => <Spinner aria-label={messages.get().loading} />,
);

/** The user's own account: profile, and the API tokens of integrations. */
export default function AccountScreen(): React.JSX.Element {
  const t = useStore(messages);
  const { data, error, refetch } = useQuery(ACCOUNT, { fetchPolicy: 'cache-and-network' });
  const [isMobileOpen, setMobileOpen] = useState(false);
  const navigate = useScreenNavigation();
  const { setUnsaved, close } = useUnsaved(() => {
    // A user who opened the screen by a link has no history to go back to.
    if (window.history.length > 1) navigate(-1);
    else navigate('/dashboard');
  });
  const me = data?.me;
  if (me == null) {
    return error === undefined ? (
      <Spinner aria-label={t.loading} />
    ) : (
      <Failure title={t.failed} error={error} retryText={t.retry} onRetry={refetch} />
    );
  }
  const { user, sbus } = me;
  const facts: readonly Fact[] = [
    [t.sbu, sbus.map(({ name }) => name).join(', ')],
    [t.kp, sbus.flatMap(({ kps }) => kps.map(({ name }) => name)).join(', ')],
    [t.email, user.email],
    [t.username, user.username],
    [t.company, user.companyName],
    [t.userType, user.userTypeName],
  ];
  return (
    <div className="account">
      <header>
        <h2>{t.title}</h2>
        <Button icon={<PersonIcon />} onClick={() => setMobileOpen(true)}>
          {t.mobileUser}
        </Button>
      </header>
      <section className={`account-card ${Classes.CARD}`} aria-label={t.profile}>
        <Facts layout="columns" facts={facts} />
        <ProfileForm user={user} required={t.required} onBack={close} onChanged={setUnsaved} />
      </section>

      <Notifications>
        <TrackerNotifications />
      </Notifications>

      <ApiTokens />
      {isMobileOpen && <MobileUserDialog user={user} sbus={sbus} onClose={() => setMobileOpen(false)} />}
    </div>
  );
}
