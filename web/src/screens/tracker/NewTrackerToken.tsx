import { useQuery } from '@apollo/client/react';
import { Button, Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $session } from '../../api/session';
import { ACTIVE_SUPPLIERS } from '../../codes/company-look-ups';
import { PickList } from '../../crud/controls/PickList';
import { FIRST_OPTIONS } from '../../crud/resource/operations';
import { useActionForm } from '../../crud/write/use-action-form';
import { CopyField } from '../../ui/copy-field/CopyField';
import { ActionForm } from '../../ui/dialog/ActionForm';
import { Dialog } from '../../ui/dialog/Dialog';
import { LabelledField } from '../../ui/form/LabelledField';
import { TextField } from '../../ui/form/TextField';
import { messages } from './messages';
import { CREATE_TOKEN, TOKEN_SUPPLIERS } from './operations';

interface Props {
  onMade: () => void;
  onClose: () => void;
}

/** Creates a token, and shows it with the address that contains it. */
export function NewTrackerToken({ onMade, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const [token, setToken] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      title={token === null ? t.addToken : t.tokenMade}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      {token === null ? (
        <TokenForm
          onCancel={onClose}
          onMade={(made) => {
            onMade();
            if (made === null) onClose();
            else setToken(made);
          }}
        />
      ) : (
        <MadeToken token={token} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps {
  /** Null when the request was repeated: only its first response has the token. */
  onMade: (token: string | null) => void;
  onCancel: () => void;
}

function TokenForm({ onMade, onCancel }: FormProps): React.JSX.Element {
  const t = useStore(messages);
  const session = useStore($session);
  // A supplier's own staff creates tokens of their company only.
  const choosesSupplier = session.state === 'signedIn' && session.me.user.companyType !== 'SUPPLIER';
  const { data } = useQuery(TOKEN_SUPPLIERS, {
    skip: !choosesSupplier,
    variables: { first: FIRST_OPTIONS },
  });
  const suppliers = data?.supplierOptions ?? [];
  const [name, setName] = useState(t.defaultTokenName);
  const [chosen, setChosen] = useState('');
  const [only, ...others] = suppliers;
  const supplierId = chosen || (only !== undefined && others.length === 0 ? only.value : '');
  const { id, problems, isSending, submit } = useActionForm(
    CREATE_TOKEN,
    ({ createTrackerToken }) => createTrackerToken,
  );

  async function create(): Promise<void> {
    const found = {
      ...(name.trim() === '' && { name: t.required }),
      ...(choosesSupplier && supplierId === '' && { supplierId: t.required }),
    };
    const input = { name: name.trim(), ...(choosesSupplier && { supplierId }) };
    const payload = await submit(found, { input });
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
      {choosesSupplier && (
        <LabelledField id={`${id}-supplierId`} label={t.supplier} problem={problems.supplierId}>
          <PickList
            id={`${id}-supplierId`}
            labelledBy={`${id}-supplierId-label`}
            describedBy={`${id}-supplierId-error`}
            value={supplierId}
            options={suppliers}
            lookUp={ACTIVE_SUPPLIERS}
            empty={t.chooseSupplier}
            isInvalid={problems.supplierId !== undefined}
            onChange={setChosen}
          />
        </LabelledField>
      )}
    </ActionForm>
  );
}

function MadeToken({ token, onDone }: { token: string; onDone: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const copy = { copy: t.copy, copied: t.copied, copyFailed: t.copyFailed };
  const address = `${window.location.origin}/track/${token}`;
  return (
    <>
      <DialogBody className="stack">
        <Callout intent="success" role="status">
          {t.tokenMadeLead}
        </Callout>
        <p>{t.address}</p>
        <CopyField label={t.address} value={address} autoFocus {...copy} />
        <p>{t.token}</p>
        <CopyField label={t.token} value={token} {...copy} />
      </DialogBody>
      <DialogFooter
        actions={
          <Button intent="primary" onClick={onDone}>
            {t.done}
          </Button>
        }
      />
    </>
  );
}
