import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { titleText } from '../../navigation/messages';
import { isPlainClick } from '../../ui/screen-navigation';
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
  const isActive = path === activePath;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const bar = item.current?.closest('nav');
    if (!isActive || item.current === null || bar == null) return;
    // Not by scrollIntoView: in Chromium the next Tab would go on from here.
    const [{ left, right }, view] = [item.current.getBoundingClientRect(), bar.getBoundingClientRect()];
    bar.scrollLeft += Math.max(0, right - view.right) - Math.max(0, view.left - left);
  }, [isActive]);
  return (
    <li ref={item} className="tab" data-active={isActive}>
      <a
        href={addressOf(tab)}
        aria-current={isActive ? 'page' : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
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
