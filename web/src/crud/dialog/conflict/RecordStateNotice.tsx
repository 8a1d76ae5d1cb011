import { Button, Callout } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { formatMinute } from '../../../ui/dates/dates';
import type { Draft } from '../../resource/resource';
import { messages } from '../../values/messages';
import type { RecordState } from './use-record-state';

interface Props {
  recordState: RecordState;
  onCompare: (latest: Draft) => void;
}

/** A notice that another user saved the open record, with name and time, or that it was deleted. */
export function RecordStateNotice({ recordState, onCompare }: Props): React.JSX.Element {
  const t = useStore(messages);
  return (
    <div role="status" data-state={recordState.state}>
      {recordState.state === 'missing' && (
        <Callout compact className="record-state bar" intent="danger" icon={null}>
          <p>{t.goneMeanwhile}</p>
        </Callout>
      )}
      {recordState.state === 'changed' && (
        <Callout compact className="record-state bar" intent="primary" icon={null}>
          <p>
            {t.changedMeanwhile({
              name: recordState.latest.updatedBy ?? t.somebody,
              time: formatMinute(recordState.latest.updatedAt ?? ''),
            })}
          </p>
          <Button variant="outlined" size="small" onClick={() => onCompare(recordState.latest)}>
            {t.seeChanges}
          </Button>
        </Callout>
      )}
    </div>
  );
}
