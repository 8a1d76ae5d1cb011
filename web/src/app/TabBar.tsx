import { Cross } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { titleMessages } from '../navigation/messages';
import { messages } from './messages';
import { routeOf } from './routes';
import { addressOf } from './tabs';
import type { Navigation } from './useNavigation';

/** One tab per visited route; a tab can be closed while more than one is open (administration 2.4). */
export function TabBar({ navigation }: { navigation: Navigation }): React.JSX.Element {
  const t = useStore(messages);
  const titles = useStore(titleMessages);
  const { tabs, activePath, open, closeTab } = navigation;
  return (
    <nav className="tab-bar" aria-label={t.openTabs}>
      <ul>
        {tabs.map((tab) => {
          const { path } = tab;
          const route = routeOf(path);
          const id = route?.path.endsWith('/:id') ? ` ${path.slice(path.lastIndexOf('/') + 1)}` : '';
          const title = route === undefined ? path : `${titles[route.title]}${id}`;
          return (
            <li key={path} className="tab" data-active={path === activePath}>
              <a
                href={addressOf(tab)}
                aria-current={path === activePath ? 'page' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  open(path);
                }}
              >
                {title}
              </a>
              {tabs.length > 1 && (
                <button type="button" aria-label={t.closeTab({ title })} onClick={() => closeTab(path)}>
                  <Cross size={14} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
