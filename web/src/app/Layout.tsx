import { Drawer } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Me } from '../api/session';
import { titleText } from '../navigation/messages';
import { useSmallScreen } from '../ui/viewport';
import { ConnectionLine } from './ConnectionLine';
import { Header } from './Header';
import { useKeptAppearance } from './keptAppearance';
import { sidebarEntries } from './menu';
import { messages } from './messages';
import { routeOf } from './routes';
import { Screens } from './Screens';
import { Sidebar } from './Sidebar';
import { useShortcuts } from './shortcuts/useShortcuts';
import { TabBar } from './TabBar';
import { useKeptScroll } from './useKeptScroll';
import { useLogout } from './useLogout';
import { useMiniSidebar } from './useMiniSidebar';
import { useNavigation } from './useNavigation';
import { useQuietRefresh } from './useQuietRefresh';
import { useRememberedSession } from './useRememberedSession';
import { useShellDialogs } from './useShellDialogs';

const NOT_FOUND = titleText('notFound');

/** The main layout (administration 2.4): sidebar, header, tab bar, the open screen, footer. */
export function Layout({ me }: { me: Me }): React.JSX.Element {
  const t = useStore(messages);
  const isSmall = useSmallScreen();
  const [isMini, toggleMini] = useMiniSidebar();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const navigation = useNavigation(me.menus);
  const logout = useLogout();
  const { opened, open: openDialog } = useShellDialogs();
  const entries = useMemo(() => sidebarEntries(me.menus), [me.menus]);
  const content = useRef<HTMLElement>(null);
  const { activePath } = navigation;
  const { title } = useStore(routeOf(activePath)?.texts ?? NOT_FOUND);
  useKeptAppearance();
  useRememberedSession();

  useEffect(() => {
    document.title = `${title} · Armada`;
  }, [title]);

  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every move to another screen
  useEffect(() => {
    setDrawerOpen(false);
    // Whoever moves by keyboard or hears the page goes on at the new screen, not at the menu entry just pressed.
    if (hasMoved.current) content.current?.focus({ preventScroll: true });
    hasMoved.current = true;
  }, [activePath]);
  const onScroll = useKeptScroll(content, activePath);
  useQuietRefresh(activePath);
  useShortcuts({
    palette: () => openDialog('palette'),
    shortcuts: () => openDialog('shortcuts'),
    tab: (number) => {
      const tab = navigation.tabs[number - 1];
      if (tab !== undefined && tab.path !== activePath) navigation.open(tab.path);
    },
  });

  const sidebar = (mini: boolean): React.JSX.Element => (
    <Sidebar
      entries={entries}
      activePath={activePath}
      isMini={mini}
      onOpen={navigation.open}
      onToggleMini={isSmall ? null : toggleMini}
      onOpenDialog={openDialog}
      onLogout={logout}
    />
  );

  return (
    <div className="layout" data-mini={isMini}>
      <a className="skip-link" href="#content">
        {t.skipToContent}
      </a>
      {isSmall ? (
        <Drawer
          isOpen={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          position="left"
          size={280}
          aria-label={t.mainMenu}
        >
          {sidebar(false)}
        </Drawer>
      ) : (
        sidebar(isMini)
      )}
      <div className="layout-side">
        <ConnectionLine />
        <Header
          me={me}
          title={title}
          onOpenMenu={isSmall ? () => setDrawerOpen(true) : null}
          onOpen={navigation.open}
          onOpenAddress={navigation.openAddress}
          onOpenDialog={openDialog}
          onLogout={logout}
        />
        <TabBar navigation={navigation} />
        <main id="content" ref={content} className="layout-content" tabIndex={-1} onScroll={onScroll}>
          <Screens navigation={navigation} />
          <footer className="layout-footer">{t.footer({ year: new Date().getFullYear() })}</footer>
        </main>
      </div>
      {opened.map(({ name, Dialog, close }) => (
        <Dialog key={name} shell={{ me, navigation, openDialog, logout }} onClose={close} />
      ))}
    </div>
  );
}
