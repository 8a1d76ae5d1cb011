import { Button } from '@blueprintjs/core';
import { DocumentIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useId, useRef } from 'react';
import { useFileDrop } from '../../ui/use-file-drop';
import { formatNumber } from '../resource/format';
import { messages } from './messages';
import { MAX_ROWS } from './use-import';

interface Props {
  /** The name of the chosen file; null before. */
  fileName: string | null;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** Takes a file, by its button or dropped. */
export function FilePicker({ fileName, isBusy, onChoose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(!isBusy, ([file]) => file !== undefined && onChoose(file));
  const label = fileName === null ? t.choose : t.chooseOther;
  return (
    <section className="import-picker bar" aria-label={label} {...drop}>
      <Button
        icon={<DocumentIcon />}
        disabled={isBusy}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <span id={hintId} className="import-hint">
        {fileName ?? t.drop({ max: formatNumber(MAX_ROWS) })}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx"
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Allows choosing the same file again after it was corrected.
          event.currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </section>
  );
}
