import { Button, Callout, Radio } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { messages } from '../messages';
import type { Difference, Side } from './conflict';

export interface WordedDifference extends Difference {
  readonly words: Readonly<Record<Side, string>>;
}

interface Props {
  /** Who saved meanwhile. */
  savedBy: string | null;
  found: readonly WordedDifference[];
  texts: Readonly<Record<string, string>>;
  onResolve: (sides: Readonly<Record<string, Side>>) => void;
}

/** Both values of every field that differs; the person chooses, and nothing typed is lost (ux, Dialogs 8). */
export function ConflictPanel({ savedBy, found, texts, onResolve }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  return (
    <Callout className="conflict" intent="warning" icon={null} title={t.conflictTitle} role="alert">
      <p>{t.conflictLead({ name: savedBy ?? t.somebody })}</p>
      <div className="conflict-fields">
        {found.map((difference) => {
          const { name, label } = difference.field;
          const chosen = sides[name] ?? difference.suggested;
          const side = (value: Side, title: string): React.JSX.Element => (
            <Radio
              name={`${id}-${name}`}
              checked={chosen === value}
              onChange={() => setSides({ ...sides, [name]: value })}
            >
              <span className="conflict-side">{title}</span> {difference.words[value]}
            </Radio>
          );
          return (
            <fieldset key={name}>
              <legend>{texts[label]}</legend>
              {side('mine', t.mine)}
              {side('theirs', t.theirs)}
            </fieldset>
          );
        })}
      </div>
      <Button intent="warning" onClick={() => onResolve(sides)}>
        {t.useChosen}
      </Button>
    </Callout>
  );
}
