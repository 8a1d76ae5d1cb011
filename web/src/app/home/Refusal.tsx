import { Callout } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useRefusalText } from '../../ui/messages/refusal';
import { messages } from '../messages';

/** The titles in a redirect's refusal: of the screen and of the menu that it needs. */
export interface Refused {
  screen: string;
  menu: string;
}

/** Reads the refusal of a redirect from its history state; null for nothing. */
export function refusedIn(state: unknown): Refused | null {
  if (typeof state !== 'object' || state === null || !('screen' in state && 'menu' in state)) return null;
  return { screen: String(state.screen), menu: String(state.menu) };
}

/** States which menu a refused link needs, and who can grant it. */
export function Refusal({ screen, menu }: Refused): React.JSX.Element {
  const t = useStore(messages);
  return (
    <Callout intent="warning" role="status" title={t.refusedTitle({ screen })}>
      {useRefusalText(menu)}
    </Callout>
  );
}
