import { Button, InputGroup } from '@blueprintjs/core';
import { EyeOffIcon, EyeOpenIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { messages } from '../../resource/messages';
import { type ControlProps, inputGroupProps, textOf } from './control';

/** The text in place of a stored password: it is never returned itself. */
const MASK = /^\*+$/;

/** The entry after a change: of the mask nothing stays behind, or its asterisks would become part of the new password. */
function typedOver(before: string, text: string): string {
  return MASK.test(before) ? text.replaceAll('*', '') : text;
}

/** A password: hidden by default, the stored one shown as asterisks that leave as a whole. */
export function PasswordField(props: ControlProps<'password'>): React.JSX.Element {
  const { control } = props;
  const t = useStore(messages);
  const [isShown, setShown] = useState(false);
  const value = textOf(control.value);
  const name = isShown ? t.hidePassword : t.showPassword;
  return (
    <InputGroup
      {...inputGroupProps(props)}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      onValueChange={(text) => control.onChange(typedOver(value, text))}
      rightElement={
        <Button
          variant="minimal"
          icon={isShown ? <EyeOffIcon /> : <EyeOpenIcon />}
          aria-label={name}
          title={name}
          disabled={MASK.test(value)}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
