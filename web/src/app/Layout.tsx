import { useLocation } from 'react-router-dom';
import type { Me } from '../api/session';
import { Screens } from './Screens';

export function Layout({ me }: { me: Me }): React.JSX.Element {
  const { pathname } = useLocation();
  return (
    <main id="content" data-path={pathname}>
      <Screens me={me} reloads={0} />
    </main>
  );
}
