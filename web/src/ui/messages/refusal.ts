import { useStore } from '@nanostores/react';
import { createContext, useContext } from 'react';
import { $session } from '../../api/session';
import { i18n } from '../../i18n/i18n';
import { refusals } from '../../i18n/id/refusals';

const messages = i18n('refusals', refusals);

/** The title of the menu that the screen around needs and the person does not have; null for none. */
export const MissingMenuContext = createContext<string | null>(null);

/** The sentence about a missing permission, and who can give it. @param menu the missing menu's title, where it is known */
export function useRefusalText(menu: string | null): string {
  const t = useStore(messages);
  const session = useStore($session);
  const user = session.state === 'signedIn' ? session.me.user : null;
  const who = { userType: user?.userTypeName ?? '-', company: user?.companyName ?? '-' };
  return menu === null ? t.notPermitted(who) : t.missingMenu({ ...who, menu });
}

/** The same for what the screen around shows. */
export function useScreenRefusal(): string {
  return useRefusalText(useContext(MissingMenuContext));
}
