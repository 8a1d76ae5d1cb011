import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { titleText } from '../../navigation/messages';
import { messages } from '../messages';
import { addressOf, type Tab } from '../tabs';
import { routeOf } from './routes';
import type { Navigation } from './use-navigation';

const NOT_FOUND = titleText('notFound');

interface TabLinkProps {
  tab: Tab;
  navigation: Navigation;
}

function TabLink({ tab, navigation }: TabLinkProps): React.JSX.Element {
  const t = useStore(messages);
  const { path } = tab;
  const { tabs, names, activePath, open, closeTab } = navigation;
  const route = routeOf(path);
  const texts = useStore(route?.texts ?? NOT_FOUND);
  const title = names[path] ?? (route === undefined ? path : texts.title);
  return (
    <li className="tab" data-active={path === activePath}>
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
        <Button
          variant="minimal"
          size="small"
          icon={<CrossIcon size={14} />}
          aria-label={t.closeTab({ title })}
          onClick={() => closeTab(path)}
        />
      )}
    </li>
  );
}

/** One tab per visited route; a tab can be closed while more than one is open. */
export function TabBar({ navigation }: { navigation: Navigation }): React.JSX.Element {
  const t = useStore(messages);
  return (
    <nav className="tab-bar" aria-label={t.openTabs}>
      <ul>
        {navigation.tabs.map((tab) => (
          <TabLink key={tab.path} tab={tab} navigation={navigation} />
        ))}
      </ul>
    </nav>
  );
}
