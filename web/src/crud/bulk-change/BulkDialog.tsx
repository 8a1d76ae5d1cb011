import { Button, Callout, DialogBody, DialogFooter, ProgressBar } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Dialog } from '../../ui/dialog/Dialog';
import { useDialogClass } from '../../ui/viewport';
import type { BulkAction } from '../resource/bulk-actions';
import { formatNumber } from '../resource/format';
import { messages as crudMessages } from '../resource/messages';
import type { Resource } from '../resource/resource';
import { messages } from './messages';
import { RefusedRows } from './RefusedRows';
import type { BulkChange } from './use-bulk-change';
import { ValuePicker } from './ValuePicker';

interface Props {
  resource: Resource;
  actions: readonly BulkAction[];
  change: BulkChange;
}

/** Shows what a change of the selected rows will do, its progress, and the outcome of the rows. */
export default function BulkDialog({ resource, actions, change }: Props): React.JSX.Element {
  const t = useStore(messages);
  const crud = useStore(crudMessages);
  const texts = useStore(resource.texts);
  const { step, request, counts, job, isUndo, selected } = change;
  const action = actions.find(({ field }) => field === request?.field);
  const field = texts[action?.text ?? ''] ?? '';
  const choice =
    action && 'choices' in action.values ? action.values.choices[request?.value ?? ''] : undefined;
  const value = choice && (texts[choice.text] ?? choice.text);
  const done = job === null ? 0 : job.changed + job.unchanged + job.refused;

  function title(): string {
    if (isUndo) return t.undoing({ field });
    return value === undefined ? field : t.title({ field, value });
  }

  return (
    <Dialog
      isOpen
      className={useDialogClass('bulk-dialog')}
      title={title()}
      canOutsideClickClose={false}
      onClose={change.close}
    >
      <DialogBody className="bulk-body">
        {step === 'choosing' && action && !('choices' in action.values) && request !== null && (
          <ValuePicker
            label={t.pick({ field, count: formatNumber(selected) })}
            load={action.values.load}
            onChoose={(chosen) => void change.count({ ...request, value: chosen })}
          />
        )}
        {step === 'counting' && <p aria-live="polite">{t.counting}</p>}
        {step === 'counted' && counts !== null && (
          <>
            <Counts names={[t.changed, t.unchanged, t.refused]} counts={counts} />
            {counts.changed === 0 && <p>{t.nothing}</p>}
          </>
        )}
        {step === 'running' && (
          <>
            <ProgressBar value={job === null || job.total === 0 ? 0 : done / job.total} intent="primary" />
            <p aria-live="polite" className="bulk-news">
              {t.running({
                done: formatNumber(done),
                total: formatNumber(job?.total ?? counts?.total ?? 0),
              })}
            </p>
            <p className="bulk-hint">{t.inBackground}</p>
          </>
        )}
        {step === 'done' && job !== null && (
          <>
            {job.state === 'FAILED' && (
              <Callout intent="danger" role="alert">
                {t.failed}
              </Callout>
            )}
            <output aria-live="polite">
              <Counts names={[t.wasChanged, t.unchanged, t.wasRefused]} counts={job} />
            </output>
            <RefusedRows rows={change.refused} count={job.refused} />
          </>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {step === 'done' && !isUndo && job !== null && job.changed > 0 && (
              <Button onClick={() => void change.undo()}>{t.undo}</Button>
            )}
            <Button intent={step === 'done' ? 'primary' : 'none'} onClick={change.close}>
              {step === 'running' || step === 'done' ? t.close : crud.cancel}
            </Button>
            {(step === 'counting' || step === 'counted') && (
              <Button
                intent="primary"
                disabled={step === 'counting' || counts?.changed === 0}
                onClick={() => void change.start()}
              >
                {t.start({ count: formatNumber(counts?.changed ?? selected) })}
              </Button>
            )}
          </>
        }
      />
    </Dialog>
  );
}

interface CountsProps {
  names: readonly [changed: string, unchanged: string, refused: string];
  counts: { readonly changed: number; readonly unchanged: number; readonly refused: number };
}

function Counts({ names, counts }: CountsProps): React.JSX.Element {
  const all = [counts.changed, counts.unchanged, counts.refused];
  return (
    <dl className="bulk-counts">
      {names.map((name, index) => (
        <div key={name} data-kind={['changed', 'unchanged', 'refused'][index]} data-none={all[index] === 0}>
          <dt>{name}</dt>
          <dd>{formatNumber(all[index] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
