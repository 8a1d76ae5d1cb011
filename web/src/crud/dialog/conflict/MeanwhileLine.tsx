import { Button, Callout } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { formatMinute } from '../../../ui/dates/dates';
import type { Draft } from '../../resource';
import { messages } from '../messages';
import type { Meanwhile } from './use-meanwhile';

interface Props {
  meanwhile: Meanwhile;
  onCompare: (latest: Draft) => void;
}

/** A notice that another user saved the open record, with name and time, or that it was deleted. */
export function MeanwhileLine({ meanwhile, onCompare }: Props): React.JSX.Element {
  const t = useStore(messages);
  return (
    <div role="status" data-state={meanwhile.state}>
      {meanwhile.state === 'missing' && (
        <Callout compact className="meanwhile bar" intent="danger" icon={null}>
          <p>{t.goneMeanwhile}</p>
        </Callout>
      )}
      {meanwhile.state === 'changed' && (
        <Callout compact className="meanwhile bar" intent="primary" icon={null}>
          <p>
            {t.changedMeanwhile({
              name: meanwhile.latest.updatedBy ?? t.somebody,
              time: formatMinute(meanwhile.latest.updatedAt ?? ''),
            })}
          </p>
          <Button variant="outlined" size="small" onClick={() => onCompare(meanwhile.latest)}>
            {t.seeChanges}
          </Button>
        </Callout>
      )}
    </div>
  );
}
