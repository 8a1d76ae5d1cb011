import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { $session } from '../../api/session';
import { linksOf, sidebarEntries } from '../menu/menu';
import { messages } from '../messages';
import { Refusal, refusedIn } from './Refusal';
import './home.css';
import { ScreenLink } from '../../ui/screen-navigation';

/** The target of a route that is not permitted: a welcome with the screens that this user may open. */
export default function HomeScreen(): React.JSX.Element | null {
  const t = useStore(messages);
  const session = useStore($session);
  const me = session.state === 'signedIn' ? session.me : null;
  const links = useMemo(() => linksOf(sidebarEntries(me?.menus ?? [])), [me]);
  const refused = refusedIn(useLocation().state);
  if (me === null) return null;
  return (
    <section className="home">
      <h2>{t.welcome({ name: me.user.name })}</h2>
      {refused !== null && <Refusal {...refused} />}
      <p>{links.length > 0 ? t.welcomeLead : t.nothingToOpen}</p>
      <ul>
        {links.map(({ id, path, name, icon }) => (
          <li key={id}>
            <ScreenLink className="block-link" to={`/${path}`}>
              {icon}
              <span>{name}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
