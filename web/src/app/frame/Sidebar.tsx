import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type MouseEvent, memo, useState } from 'react';
import { Mark } from '../../theme/Mark';
import type { ShellDialog } from '../dialogs/shell-dialog';
import { messages } from '../messages';
import { linksOf, type SidebarEntry } from '../routing/menu';
import { routeOf } from '../routing/routes';
import './sidebar.css';
import {
  ChevronDownIcon,
  DoubleChevronLeftIcon,
  DoubleChevronRightIcon,
  KeyIcon,
  LogOutIcon,
  StyleIcon,
} from '@blueprintjs/icons';

interface SidebarProps {
  entries: readonly SidebarEntry[];
  activePath: string;
  isMini: boolean;
  onOpen: (path: string) => void;
  /** null where there is no mini mode: in the drawer of a small screen. */
  onToggleMini: (() => void) | null;
  onOpenDialog: (dialog: ShellDialog) => void;
  onLogout: () => void;
}

interface LinkProps {
  entry: SidebarEntry;
  activePath: string;
  isMini: boolean;
  onOpen: (path: string) => void;
}

/** A plain click moves inside the app; any other (new tab, new window) stays the browser's. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Whether the active screen is the entry's own or belongs to it, as a record's screen does. */
function currentOf(path: string, activePath: string): 'page' | 'true' | undefined {
  if (path === activePath) return 'page';
  return routeOf(activePath)?.menu === path ? 'true' : undefined;
}

function SidebarLink({ entry, activePath, isMini, onOpen }: LinkProps): React.JSX.Element {
  const preload = (): void => routeOf(entry.path)?.preload();
  return (
    <a
      className="sidebar-link"
      href={`/${entry.path}`}
      aria-current={currentOf(entry.path, activePath)}
      aria-label={isMini ? entry.name : undefined}
      title={isMini ? entry.name : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(entry.path);
      }}
    >
      {entry.icon}
      {!isMini && <span>{entry.name}</span>}
    </a>
  );
}

function SidebarGroup({ entry, ...rest }: LinkProps): React.JSX.Element {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" className="sidebar-group" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {entry.icon}
        <span>{entry.name}</span>
        <ChevronDownIcon size={14} />
      </button>
      {isOpen && <SidebarList {...rest} entries={entry.children} />}
    </>
  );
}

function SidebarList({
  entries,
  ...rest
}: Omit<LinkProps, 'entry'> & { entries: readonly SidebarEntry[] }): React.JSX.Element {
  return (
    <ul className="sidebar-list">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.children.length > 0 ? (
            <SidebarGroup entry={entry} {...rest} />
          ) : (
            <SidebarLink entry={entry} {...rest} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The nested menu of the signed-in user: 280 px wide, 70 px in mini mode, where groups become a column of icons. */
export const Sidebar = memo(function Sidebar(props: SidebarProps): React.JSX.Element {
  const { entries, activePath, isMini, onOpen, onToggleMini, onOpenDialog, onLogout } = props;
  const t = useStore(messages);
  return (
    <aside className="sidebar" data-mini={isMini} aria-label="Armada">
      <div className="sidebar-brand">
        <Mark size={32} />
        {!isMini && <strong>Armada</strong>}
      </div>
      <nav className="sidebar-menu" aria-label={t.mainMenu}>
        <SidebarList
          entries={isMini ? linksOf(entries) : entries}
          activePath={activePath}
          isMini={isMini}
          onOpen={onOpen}
        />
      </nav>
      <div className="sidebar-foot">
        <Button variant="minimal" icon={<LogOutIcon />} aria-label={t.logout} onClick={onLogout}>
          {isMini ? null : t.logout}
        </Button>
        <Button
          variant="minimal"
          icon={<StyleIcon />}
          aria-label={t.changeTheme}
          title={t.changeTheme}
          onClick={() => onOpenDialog('theme')}
        />
        <Button
          variant="minimal"
          icon={<KeyIcon />}
          aria-label={t.changePassword}
          title={t.changePassword}
          onClick={() => onOpenDialog('password')}
        />
        {onToggleMini !== null && (
          <Button
            variant="minimal"
            icon={isMini ? <DoubleChevronRightIcon /> : <DoubleChevronLeftIcon />}
            aria-label={isMini ? t.expandMenu : t.collapseMenu}
            onClick={onToggleMini}
          />
        )}
      </div>
    </aside>
  );
});
