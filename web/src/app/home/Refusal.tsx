import { Callout } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { messages } from '../messages';

/** The title of the screen that a redirect refused, from its history state; null for none. */
export function refusedIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'refused' in state ? String(state.refused) : null;
}

interface Props {
  /** Title of the refused screen. */
  screen: string;
  userType: string;
}

/** States which menu a refused link needs, and who can grant it. */
export function Refusal({ screen, userType }: Props): React.JSX.Element {
  const t = useStore(messages);
  return (
    <Callout intent="warning" role="status" title={t.refusedTitle({ screen })}>
      {t.refusedText({ screen, userType })}
    </Callout>
  );
}
