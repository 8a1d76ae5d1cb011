import type { ReactNode } from 'react';
import { mayOpen } from '../../navigation/may-open';
import { screenOf } from '../../navigation/screens';
import { ScreenLink } from '../../ui/screen-navigation';
import { useMenus } from '../resource/use-menus';

/** A link to the screen of a record; its text alone for people without the menu of that screen. */
export function RecordLink({ to, children }: { to: string; children: ReactNode }): React.JSX.Element {
  const menus = useMenus();
  const screen = screenOf(to);
  if (screen === undefined || !mayOpen(screen, menus)) return <>{children}</>;
  return <ScreenLink to={to}>{children}</ScreenLink>;
}
