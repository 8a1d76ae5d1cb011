import { DialogBody, Spinner } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useCallback, useRef } from 'react';
import { Dialog } from '../../ui/dialog/Dialog';
import { Failure } from '../../ui/Failure';
import { Notice } from '../../ui/Notice';
import { lazyPart } from '../../ui/part/part';
import { preload } from '../../ui/preload';
import { ScreenLink } from '../../ui/screen-navigation';
import { useUnsaved } from '../../ui/use-unsaved';
import { useDialogClass } from '../../ui/viewport';
import { NEW_RECORD } from '../resource/list-state';
import { messages } from '../resource/messages';
import type { Resource, ScreenOptions } from '../resource/resource';
import type { Permission } from '../resource/use-permission';
import type { Entries } from './fields/form-context';
import { useRecord } from './use-record';

function Waiting(): React.JSX.Element {
  const t = useStore(messages);
  return (
    <DialogBody className="record-wait">
      <Spinner aria-label={t.searching} />
    </DialogBody>
  );
}

const RecordForm = lazyPart(
  preload(() => import('./RecordForm')),
  () => <Waiting />,
);
const RecordFacts = lazyPart(
  () => import('./facts/RecordFacts'),
  () => <Waiting />,
);

interface Props {
  resource: Resource;
  options: ScreenOptions;
  /** Id of the record, or `new`. */
  record: string;
  may: Permission;
  /** Called with whether there are unsaved entries. */
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
  /** @param page the address of the new record's page, which opens by itself while the dialog's screen is shown */
  onSaved: (page: string | undefined) => void;
}

/**
 * Creates, edits or shows one record. Closing with changes prompts first; Esc closes, Ctrl+Enter saves.
 */
export default function RecordDialog(props: Props): React.JSX.Element {
  const { resource, options, record, may, onChanged, onClose, onSaved } = props;
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const { current, retry } = useRecord(resource, options, record);
  // A record that is made of another one is new, too.
  const isNew = record === NEW_RECORD || (current.state === 'ready' && current.draft.id === null);
  const isMissing = current.state === 'missing' || (isNew && !may.add);
  const name = texts.record;
  const ownTitle = texts.dialogTitle;
  const titles = { add: ownTitle ?? t.addTitle({ name }), edit: ownTitle ?? t.editTitle({ name }) };
  const title = isNew ? titles.add : may.edit ? titles.edit : name;
  // A dialog that was hidden with its screen renders again with it and starts with the saved entries.
  const typed = useRef<Entries>({});
  const { setUnsaved, close } = useUnsaved(() => {
    onChanged(false);
    onClose();
  });
  const noteChanges = useCallback(
    (changed: boolean) => {
      setUnsaved(changed);
      onChanged(changed);
    },
    [setUnsaved, onChanged],
  );
  return (
    <Dialog
      isOpen
      className={useDialogClass('record-dialog')}
      title={title}
      canOutsideClickClose={false}
      onClose={close}
    >
      {current.state === 'ready' && !isMissing ? (
        <>
          {resource.detail !== undefined && record !== NEW_RECORD && (
            <ScreenLink className="record-detail" to={resource.detail.address(record)}>
              {texts[resource.detail.text]}
            </ScreenLink>
          )}
          {!isNew && !may.edit ? (
            <RecordFacts
              resource={resource}
              options={options}
              draft={current.draft}
              mayAdd={may.add}
              onClose={close}
            />
          ) : (
            <RecordForm
              resource={resource}
              options={options}
              draft={current.draft}
              may={may}
              typed={typed}
              onChanged={noteChanges}
              onCancel={close}
              onSaved={(page) => {
                noteChanges(false);
                onSaved(page);
              }}
            />
          )}
        </>
      ) : current.state === 'loading' ? (
        <Waiting />
      ) : (
        <DialogBody className="record-wait">
          {isMissing && <Notice icon={<SearchIcon size={40} />} title={t.notFound} />}
          {current.state === 'failed' && (
            <Failure title={t.failed} error={current.error} retryText={t.retry} onRetry={retry} />
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}
