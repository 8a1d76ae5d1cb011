import './import.css';
import { Button, Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Dialog } from '../../ui/dialog/Dialog';
import { useDialogClass } from '../../ui/viewport';
import { formatNumber } from '../format';
import { messages as crudMessages } from '../messages';
import type { Resource, ResourceImport } from '../resource';
import { FilePicker } from './file/FilePicker';
import { HeadingChoices } from './HeadingChoices';
import { ImportTable } from './ImportTable';
import { messages } from './messages';
import { downloadCsvTemplate, downloadExcelTemplate, headingsOf } from './template';
import { countsOf, useImport } from './use-import';

const TEMPLATES = { '.xlsx': downloadExcelTemplate, '.csv': downloadCsvTemplate };

interface Props {
  resource: Resource;
  imports: ResourceImport;
  onClose: () => void;
  onImported: () => void;
}

/** Imports records from a spreadsheet: first a preview of every row, then all or none. */
export default function ImportDialog({ resource, imports, onClose, onImported }: Props): React.JSX.Element {
  const t = useStore(messages);
  const crud = useStore(crudMessages);
  const texts = useStore(resource.texts);
  const { state, choose, chooseField, importAll } = useImport(resource, imports, onImported);
  const { step, problem, judged, file } = state;
  const isBusy = step !== 'choose' && step !== 'judged';
  const counts = countsOf(judged);
  const key = imports.columns.find(({ name }) => name === imports.key);
  const keyLabel = texts[key?.label ?? ''] ?? '';
  const headings = headingsOf(imports.columns, texts);

  /** The progress or result, announced by screen readers. */
  function news(): string {
    if (step === 'reading' || step === 'checking' || step === 'importing') return t[step];
    if (judged.length === 0) return '';
    return t.counts({
      add: formatNumber(counts.add),
      change: formatNumber(counts.change),
      none: formatNumber(counts.none),
      refuse: formatNumber(counts.refuse),
    });
  }

  return (
    <Dialog
      isOpen
      className={useDialogClass('record-dialog import-dialog')}
      title={t.title({ name: texts.record })}
      canOutsideClickClose={false}
      canEscapeKeyClose={step !== 'importing'}
      isCloseButtonShown={step !== 'importing'}
      onClose={onClose}
    >
      <DialogBody className="import-body">
        <FilePicker fileName={state.fileName} isBusy={isBusy} onChoose={(file) => void choose(file)} />
        <div className="import-templates bar">
          <span>{t.templates}</span>
          {Object.entries(TEMPLATES).map(([extension, download]) => (
            <Button
              key={extension}
              variant="minimal"
              size="small"
              icon={<DownloadIcon />}
              onClick={() => void download(resource.name, headings)}
            >
              {extension}
            </Button>
          ))}
        </div>
        <p className="import-hint">{t.known({ column: keyLabel })}</p>
        {problem !== null && (
          <Callout intent="danger" role="alert">
            {problem}
          </Callout>
        )}
        {file !== null && file.open.length > 0 && (
          <HeadingChoices
            headings={file.sheet.headings}
            open={file.open}
            places={file.places}
            fields={imports.columns.map(({ name, label }) => ({ name, label: texts[label] ?? name }))}
            isDisabled={isBusy}
            onChoose={(place, name) => void chooseField(place, name)}
          />
        )}
        <output className="import-news" aria-live="polite">
          {news()}
        </output>
        {judged.length > 0 && counts.refuse > 0 && <p className="import-hint">{t.refused}</p>}
        {judged.length > 0 && counts.none === judged.length && <p className="import-hint">{t.nothing}</p>}
        {judged.length > 0 && <ImportTable rows={judged} nameHeading={keyLabel} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button disabled={step === 'importing'} onClick={onClose}>
              {crud.cancel}
            </Button>
            <Button
              intent="primary"
              loading={step === 'importing'}
              disabled={step !== 'judged' || counts.refuse > 0 || counts.add + counts.change === 0}
              onClick={() => void importAll()}
            >
              {t.start}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
