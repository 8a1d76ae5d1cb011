import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { codeOf, errorText } from '../../api/errors';
import { type NewPassword, newPasswordProblems } from '../../api/new-password';
import { holdSessionEnd } from '../../api/session';
import { graphql } from '../../gql';
import { ActionForm } from '../../ui/dialog/ActionForm';
import { Dialog } from '../../ui/dialog/Dialog';
import { showFailed, showSuccess } from '../../ui/messages/confirm';
import { showToast } from '../../ui/messages/toast';
import { useUnsaved } from '../../ui/use-unsaved';
import { messages } from './messages';
import { PasswordInput } from './PasswordInput';

const CHANGE = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      success message errors { field message }
    }
  }
`);

const FIELDS = ['oldPassword', 'newPassword', 'confirmation'] as const;

type Field = (typeof FIELDS)[number];
type Entered = NewPassword & { oldPassword: string };
type Problems = Partial<Record<Field, string>>;

const NOTHING: Entered = { oldPassword: '', newPassword: '', confirmation: '' };

/**
 * Old password, new password and its repetition. A change ends every session of the user: the message
 * shows first, and dismissing it opens the login screen.
 */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const client = useApolloClient();
  const [entered, setEntered] = useState(NOTHING);
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setSaving] = useState(false);
  const { setUnsaved, close } = useUnsaved(onClose);
  const isChanged = FIELDS.some((name) => entered[name] !== '');
  useEffect(() => setUnsaved(isChanged), [setUnsaved, isChanged]);

  async function send(): Promise<void> {
    const { oldPassword, newPassword } = entered;
    const hold = holdSessionEnd();
    try {
      const { data } = await client.mutate({
        mutation: CHANGE,
        variables: { input: { oldPassword, newPassword } },
      });
      const payload = data?.changePassword;
      if (payload?.success === true) {
        onClose();
        if (await showSuccess(payload.message)) hold.end('signedOut');
        return;
      }
      setProblems(Object.fromEntries((payload?.errors ?? []).map((it) => [it.field ?? '', it.message])));
      void showFailed(payload?.message ?? '');
    } catch (error) {
      if (codeOf(error) !== 'UNAUTHENTICATED') showToast('danger', errorText(error));
    }
    hold.release();
  }

  async function submit(): Promise<void> {
    const { newPassword, confirmation } = newPasswordProblems(entered);
    const found: Problems = {
      ...(entered.oldPassword === '' && { oldPassword: t.required }),
      ...(newPassword !== undefined && { newPassword: t[newPassword] }),
      ...(confirmation !== undefined && { confirmation: t[confirmation] }),
    };
    setProblems(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first !== undefined) {
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    setSaving(true);
    await send();
    setSaving(false);
  }

  return (
    <Dialog
      isOpen
      title={t.changeTitle}
      canOutsideClickClose={false}
      canEscapeKeyClose={!isSaving}
      isCloseButtonShown={!isSaving}
      onClose={close}
      style={{ width: 420 }}
    >
      <ActionForm
        className="form-grid"
        cancelText={t.close}
        submitText={t.save}
        isSending={isSaving}
        onSubmit={() => void submit()}
        onCancel={close}
      >
        {FIELDS.map((name) => (
          <PasswordInput
            key={name}
            id={`${id}-${name}`}
            label={t[name]}
            autoFocus={name === 'oldPassword'}
            autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
            value={entered[name]}
            problem={problems[name]}
            onValueChange={(value) => setEntered((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </ActionForm>
    </Dialog>
  );
}
