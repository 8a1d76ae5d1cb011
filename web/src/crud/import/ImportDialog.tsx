import './import.css';
import { Button, Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { DownloadIcon, EnvelopeIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Dialog } from '../../ui/dialog/Dialog';
import { useDialogClass } from '../../ui/viewport';
import type { FormField } from '../resource/field';
import { formatNumber } from '../resource/format';
import { messages as crudMessages } from '../resource/messages';
import type { Resource, ResourceImport } from '../resource/resource';
import { FilePicker } from './FilePicker';
import type { FileFormat } from './file/sheet';
import { HeadingChoices } from './HeadingChoices';
import { ImportTable } from './ImportTable';
import { messages } from './messages';
import { countsOf } from './rows/planned-rows';
import { useImport } from './use-import';

/** The headings of a file, those that it must have with a star. */
const headingsOf = (columns: readonly FormField[], texts: Readonly<Record<string, string>>): string[] =>
  columns.map((field) => `${texts[field.label] ?? field.name}${field.required ? '*' : ''}`);

/** The formats in which an empty file is offered, by their extension. */
const TEMPLATES: Readonly<Record<string, FileFormat>> = {
  '.xlsx': { kind: 'xlsx' },
  '.csv': { kind: 'csv', separator: ',' },
};

interface Props {
  resource: Resource;
  imports: ResourceImport;
  onClose: () => void;
  /** Rows were imported. */
  onImported: () => void;
}

/** Imports records from a spreadsheet: first a preview of every row, then those that are not refused. */
export default function ImportDialog({ resource, imports, onClose, onImported }: Props): React.JSX.Element {
  const t = useStore(messages);
  const crud = useStore(crudMessages);
  const texts = useStore(resource.texts);
  const { state, choose, chooseField, importGood, downloadRefused } = useImport(resource, imports, {
    onImported,
    onDone: onClose,
  });
  const { step, problem, planned, file } = state;
  const isBusy = step !== 'choose' && step !== 'planned';
  const counts = countsOf(planned);
  const good = planned.length - counts.refuse;
  const key = imports.columns.find(({ name }) => name === imports.key);
  const keyLabel = texts[key?.label ?? ''] ?? '';
  const headings = headingsOf(imports.columns, texts);

  async function download(format: FileFormat): Promise<void> {
    const { downloadRows } = await import('./file/write-file');
    await downloadRows(resource.name, format, [headings]);
  }

  /** The progress or result, announced by screen readers. */
  function news(): string {
    if (step === 'reading' || step === 'checking' || step === 'importing') return t[step];
    if (planned.length === 0) return '';
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
          {Object.entries(TEMPLATES).map(([extension, format]) => (
            <Button
              key={extension}
              variant="minimal"
              size="small"
              icon={<DownloadIcon />}
              onClick={() => void download(format)}
            >
              {extension}
            </Button>
          ))}
        </div>
        <p className="import-hint">
          {t.known({ column: keyLabel })} {t.empty}
        </p>
        {problem !== null && (
          <Callout intent="danger" role="alert">
            {problem}
          </Callout>
        )}
        {file !== null && file.sheet.foundIn !== null && (
          <p className="import-hint">
            {t.headingsIn({ line: file.sheet.foundIn.line })}{' '}
            {file.sheet.foundIn.sheet !== null && t.readSheet({ sheet: file.sheet.foundIn.sheet })}
          </p>
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
        {counts.invite > 0 && (
          <Callout compact intent="primary" icon={<EnvelopeIcon />}>
            {t.invited(counts.invite)}
          </Callout>
        )}
        {imports.lacksPhotos && counts.add > 0 && <p className="import-hint">{t.photosLater(counts.add)}</p>}
        {counts.refuse > 0 && (
          <div className="import-refused bar">
            <p className="import-hint">{good > 0 ? t.refused : t.allRefused}</p>
            <Button
              size="small"
              icon={<DownloadIcon />}
              disabled={isBusy}
              onClick={() => void downloadRefused()}
            >
              {t.downloadRefused}
            </Button>
          </div>
        )}
        {planned.length > 0 && counts.none === planned.length && <p className="import-hint">{t.nothing}</p>}
        {planned.length > 0 && <ImportTable rows={planned} nameHeading={keyLabel} />}
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
              disabled={step !== 'planned' || counts.add + counts.change === 0}
              onClick={() => void importGood()}
            >
              {counts.refuse > 0 && good > 0 ? t.startGood(good) : t.start}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
