import { Button } from '@blueprintjs/core';
import { ChevronDownIcon, DoubleChevronLeftIcon, DoubleChevronRightIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Mark } from '../../theme/Mark';
import { isPlainClick } from '../../ui/screen-navigation';
import { linksOf, type SidebarEntry } from '../menu/menu';
import { messages } from '../messages';
import { routeOf } from '../routing/routes';
import { useShellActions } from '../shell/shell-actions';
import type { Shell } from '../shell/shell-dialog';
import './sidebar.css';

interface SidebarProps {
  shell: Shell;
  entries: readonly SidebarEntry[];
  isMini: boolean;
  /** null where there is no mini mode: in the drawer of a small screen. */
  onToggleMini: (() => void) | null;
}

interface LinkProps {
  entry: SidebarEntry;
  activePath: string;
  isMini: boolean;
  onOpen: (path: string) => void;
}

/** Decides whether the active screen is the entry's own or belongs to it, as a record's screen does. */
function currentOf(path: string, activePath: string): 'page' | 'true' | undefined {
  if (path === activePath) return 'page';
  return routeOf(activePath)?.menu === path ? 'true' : undefined;
}

function SidebarLink({ entry, activePath, isMini, onOpen }: LinkProps): React.JSX.Element {
  return (
    <a
      className="sidebar-link"
      href={`/${entry.path}`}
      aria-current={currentOf(entry.path, activePath)}
      aria-label={isMini ? entry.name : undefined}
      title={isMini ? entry.name : undefined}
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
        <ChevronDownIcon className="sidebar-arrow" size={14} />
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
export function Sidebar({ shell, entries, isMini, onToggleMini }: SidebarProps): React.JSX.Element {
  const t = useStore(messages);
  const { activePath, open } = shell.navigation;
  const { logout, theme, password } = useShellActions(shell);
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
          onOpen={open}
        />
      </nav>
      <div className="sidebar-foot">
        <Button variant="minimal" icon={logout.icon} aria-label={logout.text} onClick={logout.run}>
          {isMini ? null : logout.text}
        </Button>
        {[theme, password].map(({ text, icon, run }) => (
          <Button key={text} variant="minimal" icon={icon} aria-label={text} title={text} onClick={run} />
        ))}
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
}
