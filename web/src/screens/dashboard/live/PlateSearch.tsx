import { Button, InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { plateKey } from '../../../codes/plate-key';
import type { LivePosition } from '../../../map/live/live-vehicle';
import { messages } from './messages';

const MOST_FOUND = 8;

interface Props {
  positions: readonly LivePosition[];
  onChoose: (id: string) => void;
}

/** Finds a vehicle of the map by its plate, whatever its spaces and case. Enter chooses the first. */
export function PlateSearch({ positions, onChoose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const [text, setText] = useState('');
  const wanted = plateKey(text);
  const found =
    wanted === ''
      ? []
      : positions.filter(({ plate }) => plateKey(plate).includes(wanted)).slice(0, MOST_FOUND);
  const choose = ({ id }: LivePosition): void => {
    setText('');
    onChoose(id);
  };
  return (
    <form
      className="live-search"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (first !== undefined) choose(first);
      }}
    >
      <InputGroup
        autoFocus
        type="search"
        leftIcon={<SearchIcon />}
        placeholder={t.searchPlate}
        aria-label={t.searchPlate}
        value={text}
        maxLength={20}
        autoComplete="off"
        onValueChange={setText}
      />
      {wanted !== '' && (
        <ul className="live-found">
          {found.map((position) => (
            <li key={position.id}>
              <Button type="button" variant="minimal" fill alignText="start" onClick={() => choose(position)}>
                {position.plate} <small>{position.supplier}</small>
              </Button>
            </li>
          ))}
          {found.length === 0 && <li className="live-none">{t.empty}</li>}
        </ul>
      )}
    </form>
  );
}
