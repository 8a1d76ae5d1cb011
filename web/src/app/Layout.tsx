import '../blueprint/print.css';
import './styles/print.css';
import { Drawer } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import {
  type RefObject,
  type UIEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Me } from '../api/session';
import { titleText } from '../navigation/messages';
import { keepFocus, neighbourOf } from '../ui/dialog/kept-focus';
import { useSmallScreen } from '../ui/viewport';
import { useSavedAppearance } from './appearance/saved-appearance';
import { useShellDialogs } from './dialogs/use-shell-dialogs';
import { ConnectionLine } from './frame/ConnectionLine';
import { Header } from './frame/Header';
import { Sidebar } from './frame/Sidebar';
import { sidebarEntries } from './menu/menu';
import { messages } from './messages';
import { routeOf, usePreloadedLinks } from './routing/routes';
import { TabBar } from './routing/TabBar';
import { useNavigation } from './routing/use-navigation';
import { useQuietRefresh } from './routing/use-quiet-refresh';
import { Screens } from './Screens';
import { useLogout } from './session/use-logout';
import { useRememberedSession } from './session/use-remembered-session';
import { useShortcuts } from './shortcuts/use-shortcuts';

/**
 * All screens scroll in the same element: restores the scroll position of each.
 * @returns the handler of the element's scroll event.
 */
function useScrollRestoration(content: RefObject<HTMLElement | null>, activePath: string) {
  const tops = useRef(new Map<string, number>());
  const path = useRef(activePath);
  useLayoutEffect(() => {
    path.current = activePath;
    content.current?.scrollTo({ top: tops.current.get(activePath) ?? 0 });
  }, [content, activePath]);
  return useCallback(({ currentTarget, target }: UIEvent<HTMLElement>) => {
    if (target === currentTarget) tops.current.set(path.current, currentTarget.scrollTop);
  }, []);
}

const STORED_UNDER = 'armada.mini-sidebar';

/** The mini mode of the sidebar, stored in this browser, and the function that toggles it. */
function useMiniSidebar(): [isMini: boolean, toggleMini: () => void] {
  const [isMini, setMini] = useState(() => localStorage.getItem(STORED_UNDER) === '1');
  const toggleMini = useCallback(() => {
    localStorage.setItem(STORED_UNDER, isMini ? '0' : '1');
    setMini(!isMini);
  }, [isMini]);
  return [isMini, toggleMini];
}

const NOT_FOUND = titleText('notFound');

/** The main layout: sidebar, header, tab bar, the open screen, footer. */
export function Layout({ me }: { me: Me }): React.JSX.Element {
  const t = useStore(messages);
  const isSmall = useSmallScreen();
  const [isMini, toggleMini] = useMiniSidebar();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const navigation = useNavigation(me);
  const logout = useLogout();
  const { opened, open: openDialog } = useShellDialogs();
  const entries = useMemo(() => sidebarEntries(me.menus), [me.menus]);
  const layout = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  useEffect(() => keepFocus(() => layout.current, neighbourOf), []);
  const { activePath } = navigation;
  const { title } = useStore(routeOf(activePath)?.texts ?? NOT_FOUND);
  useSavedAppearance();
  useRememberedSession();
  usePreloadedLinks();

  const recordName = navigation.names[activePath];
  useEffect(() => {
    document.title = [recordName, title, 'Armada'].filter(Boolean).join(' · ');
  }, [title, recordName]);

  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every move to another screen
  useEffect(() => {
    setDrawerOpen(false);
    // Keyboard and screen reader users continue in the new screen, not at the menu entry just pressed.
    if (hasMoved.current) content.current?.focus({ preventScroll: true });
    hasMoved.current = true;
  }, [activePath]);
  const onScroll = useScrollRestoration(content, activePath);
  useQuietRefresh(activePath);
  useShortcuts({
    palette: () => openDialog('palette'),
    shortcuts: () => openDialog('shortcuts'),
    tab: (number) => {
      const tab = navigation.tabs[number - 1];
      if (tab !== undefined && tab.path !== activePath) navigation.open(tab.path);
    },
  });

  const shell = { me, navigation, openDialog, logout };
  const sidebar = (
    <Sidebar
      shell={shell}
      entries={entries}
      isMini={isMini && !isSmall}
      onToggleMini={isSmall ? null : toggleMini}
    />
  );

  return (
    <div ref={layout} className="layout" data-mini={isMini}>
      <a className="skip-link" href="#content">
        {t.skipToContent}
      </a>
      {isSmall ? (
        <Drawer
          className="sidebar-drawer"
          isOpen={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          position="left"
          size={280}
          aria-label={t.mainMenu}
        >
          {sidebar}
        </Drawer>
      ) : (
        sidebar
      )}
      <div className="layout-side">
        <ConnectionLine />
        <Header shell={shell} title={title} onOpenMenu={isSmall ? () => setDrawerOpen(true) : null} />
        <TabBar navigation={navigation} />
        <main id="content" ref={content} className="layout-content" tabIndex={-1} onScroll={onScroll}>
          <Screens navigation={navigation} />
          <footer className="layout-footer">{t.footer({ year: new Date().getFullYear() })}</footer>
        </main>
      </div>
      {opened.map(({ name, Dialog, close }) => (
        <Dialog key={name} shell={shell} onClose={close} />
      ))}
    </div>
  );
}
