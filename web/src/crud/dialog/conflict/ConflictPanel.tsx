import { Button, Callout, Radio } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Difference, Side } from '../../values/conflict';
import { messages } from '../../values/messages';

export interface WordedDifference extends Difference {
  readonly words: Readonly<Record<Side, string>>;
}

interface Props {
  /** The user who saved meanwhile. */
  savedBy: string | null;
  found: readonly WordedDifference[];
  texts: Readonly<Record<string, string>>;
  onSettle: (sides: Readonly<Record<string, Side>>) => void;
}

/** Both values of every field that differs, side by side; the user chooses, and no entry is lost. */
export function ConflictPanel({ savedBy, found, texts, onSettle }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(found.map(({ field, suggested }) => [field.name, suggested])),
  );
  const panel = useRef<HTMLDivElement>(null);
  // The element that had the focus is gone or disabled.
  useEffect(() => panel.current?.focus(), []);
  const titles: Readonly<Record<Side, string>> = { mine: t.mine, theirs: t.theirs };
  const all = (side: Side): void =>
    setSides(Object.fromEntries(found.map(({ field }) => [field.name, side])));

  return (
    <div ref={panel} tabIndex={-1} className="conflict" role="alert">
      <Callout intent="warning" icon={null} title={t.conflictTitle}>
        <p>{t.conflictLead({ name: savedBy ?? t.somebody })}</p>
        <div className="conflict-fields">
          <div className="conflict-row conflict-titles">
            <span />
            {Object.entries(titles).map(([side, title]) => (
              <strong key={side} aria-hidden="true">
                {title}
              </strong>
            ))}
          </div>
          {found.map(({ field: { name, label }, words }) => (
            <fieldset key={name} className="conflict-row" aria-labelledby={`${id}-${name}`}>
              <span id={`${id}-${name}`} className="conflict-field">
                {texts[label]}
              </span>
              {(['mine', 'theirs'] as const).map((side) => (
                <Radio
                  key={side}
                  className="conflict-choice"
                  name={`${id}-${name}-side`}
                  checked={sides[name] === side}
                  onChange={() => setSides({ ...sides, [name]: side })}
                >
                  <span className="visually-hidden">{titles[side]} </span>
                  <span className="conflict-words">{words[side]}</span>
                </Radio>
              ))}
            </fieldset>
          ))}
        </div>
        <div className="conflict-actions bar">
          <Button size="small" onClick={() => all('mine')}>
            {t.keepMine}
          </Button>
          <Button size="small" onClick={() => all('theirs')}>
            {t.takeTheirs}
          </Button>
          <Button intent="warning" onClick={() => onSettle(sides)}>
            {t.useChosen}
          </Button>
        </div>
      </Callout>
    </div>
  );
}
