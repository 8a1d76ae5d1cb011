import { Button, Callout, DialogBody, DialogFooter, ProgressBar } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Dialog } from '../../ui/dialog/Dialog';
import { lazyPart } from '../../ui/part/part';
import { useDialogClass } from '../../ui/viewport';
import { fieldText } from '../define/field-text';
import type { BulkJob, BulkRequest } from '../resource/bulk-changes';
import { formatNumber } from '../resource/format';
import { messages as crudMessages } from '../resource/messages';
import type { Resource } from '../resource/resource';
import { messages } from './messages';
import { RefusedRows } from './RefusedRows';
import type { BulkChange } from './use-bulk-change';

const ValueForm = lazyPart(() => import('./ValueForm'));

interface Props {
  resource: Resource;
  change: BulkChange;
  onClose: () => void;
}

/** Shows what a change of the selected rows will do, its progress, and the outcome of the rows. */
export default function BulkDialog({ resource, change, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const crud = useStore(crudMessages);
  const texts = useStore(resource.texts);
  const formId = useId();
  const { step, request, counts, job, isUndo, selected } = change;
  const field = texts[request?.field.label ?? ''] ?? '';
  const done = job === null ? 0 : job.changed + job.unchanged + job.refused;

  function title(): string {
    if (request === null) return t.report;
    if (isUndo) return t.undoing({ field });
    const value = nameOf(request, texts);
    return value === null ? field : t.title({ field, value });
  }

  /** The records that an import has made, or its undo removed; null for none. */
  function addedText({ added = 0, removed = 0 }: BulkJob): string | null {
    if (added > 0) return t.added({ count: formatNumber(added) });
    return removed > 0 ? t.removed({ count: formatNumber(removed) }) : null;
  }

  return (
    <Dialog
      isOpen
      className={useDialogClass('bulk-dialog')}
      title={title()}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      <DialogBody className="bulk-body">
        {step === 'choosing' && request !== null && (
          <ValueForm
            id={formId}
            resource={resource}
            field={request.field}
            label={t.pick({ field, count: formatNumber(selected) })}
            onChoose={(value) => void change.count({ ...request, value })}
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
              {addedText(job) !== null && <p className="bulk-news">{addedText(job)}</p>}
            </output>
            <RefusedRows rows={change.refused} count={job.refused} />
          </>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {step === 'done' &&
              !isUndo &&
              job !== null &&
              job.changed + (job.added ?? 0) > 0 &&
              !job.isUndone && <Button onClick={() => void change.undo()}>{t.undo}</Button>}
            <Button intent={step === 'done' ? 'primary' : 'none'} onClick={onClose}>
              {step === 'running' || step === 'done' ? t.close : crud.cancel}
            </Button>
            {step === 'choosing' && (
              <Button type="submit" form={formId} intent="primary">
                {t.next}
              </Button>
            )}
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

/** The chosen value as a text; null for one that only the server has a text for. */
function nameOf({ field, value }: BulkRequest, texts: Readonly<Record<string, string>>): string | null {
  const isReference = ['options', 'look-up', 'several', 'custom'].includes(field.kind);
  return typeof value !== 'string' || isReference
    ? null
    : fieldText(field, value, (key) => texts[key] ?? key);
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
