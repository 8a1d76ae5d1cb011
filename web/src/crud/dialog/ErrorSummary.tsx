import { Callout, Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useFormContext } from 'react-hook-form';
import type { FormField } from '../resource/field';
import { messages } from '../resource/messages';
import type { Entries } from './fields/form-context';

interface Props {
  fields: readonly FormField[];
  texts: Readonly<Record<string, string>>;
}

/** Names the fields with errors where there are several, each to go to: told once, instead of once for each. */
export function ErrorSummary({ fields, texts }: Props): React.JSX.Element | null {
  const t = useStore(messages);
  const { formState, setFocus } = useFormContext<Entries>();
  const { errors } = formState;
  const wrong = fields.filter(({ name }) => errors[name] !== undefined);
  if (wrong.length < 2) return null;
  return (
    <Callout className="form-errors" intent="danger" icon={null} compact>
      <p role="alert">{t.wrongFields({ count: wrong.length })}</p>
      <ul className={`bar ${Classes.LIST_UNSTYLED}`}>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                // Not by the address, which names what is open.
                event.preventDefault();
                setFocus(name);
              }}
            >
              {texts[label]}
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
