import './copy-field.css';
import { Button, InputGroup } from '@blueprintjs/core';
import { ClipboardIcon } from '@blueprintjs/icons';
import { copyText } from './copy-text';

interface Props {
  label: string;
  value: string;
  /** Label of the button. */
  copy: string;
  copied: string;
  copyFailed: string;
  autoFocus?: boolean;
  onCopied?: () => void;
}

/** A text that can be selected or copied by a button, but not changed. */
export function CopyField(props: Props): React.JSX.Element {
  const { label, value, copy, copied, copyFailed, autoFocus = false, onCopied } = props;

  async function write(): Promise<void> {
    if (await copyText(value, { copied, copyFailed })) onCopied?.();
  }

  return (
    <div className="copy-field">
      <InputGroup
        value={value}
        readOnly
        fill
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        {...(onCopied && { onCopy: onCopied })}
      />
      <Button icon={<ClipboardIcon />} intent="primary" autoFocus={autoFocus} onClick={() => void write()}>
        {copy}
      </Button>
    </div>
  );
}
