import './first-steps.css';
import { useApolloClient } from '@apollo/client/react';
import { Button, Callout, Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { $preferences, keepPreferences } from '../../api/preferences';
import { ScreenLink } from '../../ui/screen-navigation';
import { messages } from './messages';
import { isSettingUp } from './steps';

/** The preference by which the person has hidden it. */
const HIDDEN = 'firstStepsHidden';

/** On a dashboard without vehicles: the way to the first steps, for the administrator who sets up the installation. */
export default function EmptyFleet(): React.JSX.Element | null {
  const t = useStore(messages);
  const client = useApolloClient();
  const isHidden = useStore($preferences)[HIDDEN] === true;
  if (isHidden || !isSettingUp()) return null;
  return (
    <Callout intent="primary" className="first-steps-callout" title={t.title}>
      <p>{t.emptyFleet}</p>
      <div className="bar">
        <ScreenLink className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`} to="/first-steps">
          {t.openPage}
        </ScreenLink>
        <Button onClick={() => keepPreferences(client, { [HIDDEN]: true })}>{t.hide}</Button>
      </div>
    </Callout>
  );
}
