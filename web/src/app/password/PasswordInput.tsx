import { Button } from '@blueprintjs/core';
import { EyeOffIcon, EyeOpenIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/form/TextField';
import { messages } from './messages';

/** A labelled password input with a button that shows what is typed, and its error below. */
export function PasswordInput(props: TextFieldProps): React.JSX.Element {
  const t = useStore(messages);
  const [isShown, setShown] = useState(false);
  const name = `${isShown ? t.hide : t.show}: ${props.label}`;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      aria-required
      rightElement={
        <Button
          variant="minimal"
          icon={isShown ? <EyeOffIcon /> : <EyeOpenIcon />}
          aria-label={name}
          title={name}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
