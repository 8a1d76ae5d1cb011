import { Button, Callout, Checkbox, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useActionForm } from '../../crud/write/use-action-form';
import { graphql } from '../../gql/account';
import { CopyField } from '../../ui/copy-field/CopyField';
import { addDays, today } from '../../ui/dates/day';
import DayField from '../../ui/day-field/DayField';
import { ActionForm } from '../../ui/dialog/ActionForm';
import { Dialog } from '../../ui/dialog/Dialog';
import { LabelledField } from '../../ui/form/LabelledField';
import { TextField } from '../../ui/form/TextField';
import { confirm } from '../../ui/messages/confirm';
import { showToast } from '../../ui/messages/toast';
import { useUnsaved } from '../../ui/use-unsaved';
import { messages } from './messages';

const CREATE = graphql(`
  mutation CreateApiToken($input: ApiTokenInput!) {
    createApiToken(input: $input) {
      success message token errors { field code message }
    }
  }
`);

/** Default validity of a token in days. */
const USUAL_DAYS = 90;
/** Contract, section 3. */
const LONGEST_DAYS = 365;

interface Props {
  onMade: () => void;
  onClose: () => void;
}

/** Creates an API token, which is shown only once, to be copied. */
export function NewToken({ onMade, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const [token, setToken] = useState<string | null>(null);
  const isCopied = useRef(false);

  const { setUnsaved, close: closeForm } = useUnsaved(onClose);

  async function closeToken(): Promise<void> {
    const question = { message: t.closeQuestion, agree: t.closeUncopied, isDestructive: true };
    if (isCopied.current || (await confirm(question))) onClose();
  }
  const close = token === null ? closeForm : () => void closeToken();

  return (
    <Dialog isOpen title={t.addToken} canOutsideClickClose={false} onClose={close}>
      {token === null ? (
        <TokenForm
          onCancel={close}
          onChanged={setUnsaved}
          onMade={(made) => {
            setUnsaved(false);
            onMade();
            if (made === null) {
              showToast('warning', t.tokenHidden);
              onClose();
            } else setToken(made);
          }}
        />
      ) : (
        <ShownToken
          token={token}
          onCopied={() => {
            isCopied.current = true;
          }}
          onDone={close}
        />
      )}
    </Dialog>
  );
}

interface FormProps {
  /** Null when the request was repeated: only its first response has the token. */
  onMade: (token: string | null) => void;
  onChanged: (isChanged: boolean) => void;
  onCancel: () => void;
}

function TokenForm({ onMade, onChanged, onCancel }: FormProps): React.JSX.Element {
  const t = useStore(messages);
  const [name, setName] = useState('');
  const [usualEnd] = useState(() => addDays(today(), USUAL_DAYS));
  const [expiresAt, setExpiresAt] = useState(usualEnd);
  const [readOnly, setReadOnly] = useState(true);
  const { id, problems, isSending, submit } = useActionForm(CREATE, ({ createApiToken }) => createApiToken);
  const isChanged = name !== '' || expiresAt !== usualEnd || !readOnly;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);

  async function create(): Promise<void> {
    const found = {
      ...(name.trim() === '' && { name: t.required }),
      ...(expiresAt === ''
        ? { expiresAt: t.required }
        : (expiresAt < today() || expiresAt > addDays(today(), LONGEST_DAYS)) && {
            expiresAt: t.expiresWrong,
          }),
    };
    const payload = await submit(found, { input: { name: name.trim(), expiresAt, readOnly } });
    if (payload !== null) onMade(payload.token ?? null);
  }

  return (
    <ActionForm
      cancelText={t.cancel}
      submitText={t.create}
      isSending={isSending}
      onSubmit={() => void create()}
      onCancel={onCancel}
    >
      <TextField
        id={`${id}-name`}
        label={t.tokenName}
        value={name}
        problem={problems.name}
        max={100}
        autoFocus
        autoComplete="off"
        aria-required
        onValueChange={setName}
      />
      <LabelledField id={`${id}-expiresAt`} label={t.expiresWithin} problem={problems.expiresAt}>
        <DayField
          id={`${id}-expiresAt`}
          value={expiresAt}
          min={today()}
          max={addDays(today(), LONGEST_DAYS)}
          isRequired
          isInvalid={problems.expiresAt !== undefined}
          describedBy={`${id}-expiresAt-error`}
          onChange={setExpiresAt}
        />
      </LabelledField>
      <Checkbox
        checked={readOnly}
        label={t.readOnly}
        onChange={(event) => setReadOnly(event.currentTarget.checked)}
      />
    </ActionForm>
  );
}

interface ShownProps {
  token: string;
  onCopied: () => void;
  onDone: () => void;
}

function ShownToken({ token, onCopied, onDone }: ShownProps): React.JSX.Element {
  const t = useStore(messages);
  return (
    <>
      <DialogBody>
        <Callout className="account-callout" intent="warning" icon={null} role="status">
          {t.shownOnce}
        </Callout>
        <CopyField
          label={t.token}
          value={token}
          copy={t.copy}
          copied={t.copied}
          copyFailed={t.copyFailed}
          autoFocus
          onCopied={onCopied}
        />
      </DialogBody>
      <DialogFooter actions={<Button onClick={onDone}>{t.done}</Button>} />
    </>
  );
}
