import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $session } from '../../api/session';
import { messages } from '../messages';
import { linksOf, sidebarEntries } from '../routing/menu';
import './home.css';
import { ScreenLink } from '../../ui/screen-navigation';

/** The target of a route that is not permitted: a welcome with the screens that this user may open. */
export default function HomeScreen(): React.JSX.Element | null {
  const t = useStore(messages);
  const session = useStore($session);
  const me = session.state === 'signedIn' ? session.me : null;
  const links = useMemo(() => linksOf(sidebarEntries(me?.menus ?? [])), [me]);
  if (me === null) return null;
  return (
    <section className="home">
      <h2>{t.welcome({ name: me.user.name })}</h2>
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
