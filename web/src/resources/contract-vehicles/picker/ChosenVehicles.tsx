import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatNumber } from '../../../crud/resource/format';
import { messages } from '../messages';

/** The number that is shown until all are wanted. */
const FIRST = 30;

interface Props {
  vehicles: readonly { readonly id: string; readonly plate: string }[];
  onRemove: (id: string) => void;
}

/** The chosen vehicles, each of which can be taken off. */
export function ChosenVehicles({ vehicles, onRemove }: Props): React.JSX.Element {
  const t = useStore(messages);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? vehicles : vehicles.slice(0, FIRST);
  if (vehicles.length === 0) return <p className="form-hint">{t.noneChosen}</p>;
  return (
    <ul className="vehicle-picker-chosen" aria-label={t.chosenList}>
      {shown.map(({ id, plate }) => (
        <li key={id}>
          <Button
            size="small"
            endIcon={<CrossIcon size={12} />}
            aria-label={t.remove({ plate })}
            title={t.remove({ plate })}
            onClick={() => onRemove(id)}
          >
            {plate}
          </Button>
        </li>
      ))}
      {vehicles.length > shown.length && (
        <li>
          <Button variant="minimal" size="small" onClick={() => setWhole(true)}>
            {t.showAll({ count: formatNumber(vehicles.length - shown.length) })}
          </Button>
        </li>
      )}
    </ul>
  );
}
