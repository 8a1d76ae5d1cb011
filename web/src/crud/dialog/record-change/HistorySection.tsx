import './history.css';
import { Button, Classes } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronUpIcon, HistoryIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { lazyPart } from '../../../ui/part/part';
import type { Resource } from '../../resource/resource';
import { messages } from '../../values/messages';

const RecordHistory = lazyPart(
  () => import('./RecordHistory'),
  () => <HistorySkeleton />,
);

interface Props {
  resource: Resource;
  /** Id of the record. */
  record: string;
}

/** Shows the changes of a record behind a button: they are loaded when it is opened. */
export function HistorySection(props: Props): React.JSX.Element {
  const t = useStore(messages);
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className="record-history">
      <Button
        variant="minimal"
        icon={<HistoryIcon />}
        endIcon={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {t.history}
      </Button>
      <div id={panel}>{isOpen && <RecordHistory {...props} waiting={<HistorySkeleton />} />}</div>
    </section>
  );
}

function HistorySkeleton(): React.JSX.Element {
  const t = useStore(messages);
  return (
    <div role="status" aria-label={t.historyLoading}>
      <p className={Classes.SKELETON}>{t.historyLoading}</p>
      <p className={Classes.SKELETON}>{t.historyLoading}</p>
    </div>
  );
}
