import { HTMLSelect } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { messages } from './messages';
import type { Places } from './rows/headings';

interface Props {
  headings: readonly string[];
  /** Places of the columns to choose for. */
  open: readonly number[];
  places: Places;
  fields: readonly { readonly name: string; readonly label: string }[];
  isDisabled: boolean;
  /** @param name of the field that the column is; null ignores it */
  onChoose: (place: number, name: string | null) => void;
}

/** The columns of a file that no label names: the person says which field each one is. */
export function HeadingChoices({ headings, open, places, fields, isDisabled, onChoose }: Props) {
  const t = useStore(messages);
  const id = useId();
  const fieldAt = new Map([...places].map(([name, place]) => [place, name]));
  return (
    <fieldset className="import-headings">
      <legend>{t.unknownColumns}</legend>
      {open.map((place) => (
        <div key={place}>
          <label htmlFor={`${id}${place}`}>{headings[place]}</label>
          <HTMLSelect
            id={`${id}${place}`}
            value={fieldAt.get(place) ?? ''}
            disabled={isDisabled}
            onChange={({ currentTarget: { value } }) => onChoose(place, value === '' ? null : value)}
          >
            <option value="">{t.ignored}</option>
            {fields
              .filter(({ name }) => !places.has(name) || places.get(name) === place)
              .map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
          </HTMLSelect>
        </div>
      ))}
    </fieldset>
  );
}
