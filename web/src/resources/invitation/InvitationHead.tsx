import './invitation-head.css';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { EnvelopeIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { errorText } from '../../api/errors';
import { runMutation } from '../../crud/define/operations';
import { SaveKey } from '../../crud/dialog/save-key';
import type { RecordHeadProps } from '../../crud/resource';
import { graphql } from '../../gql';
import { i18n } from '../../i18n/i18n';
import { invitation } from '../../i18n/id/invitation';
import { showToast } from '../../ui/messages/toast';

const messages = i18n('invitation', invitation);

const INVITE = graphql(`
  mutation InviteUser($id: ID!) {
    inviteUser(id: $id) { success message errors { field code message } }
  }
`);

/** Whether an active user still has to set a password, and the way to send the invitation again. */
export default function InvitationHead({ loaded, mayAdd }: RecordHeadProps): React.JSX.Element | null {
  const t = useStore(messages);
  const client = useApolloClient();
  const [step, setStep] = useState<'open' | 'sending' | 'sent'>('open');
  const [key] = useState(() => new SaveKey());

  async function invite(): Promise<void> {
    setStep('sending');
    try {
      const id = { id: loaded.id };
      const { success, message } = await runMutation(INVITE, client, id, key.of(id));
      key.forget();
      showToast(success ? 'success' : 'danger', message);
      setStep(success ? 'sent' : 'open');
    } catch (error) {
      showToast('danger', errorText(error));
      setStep('open');
    }
  }

  if (loaded.hasPassword !== false || loaded.isActive !== true) return null;
  return (
    <div className="invitation-head bar">
      <span>{t.waits}</span>
      {mayAdd && (
        <Button
          size="small"
          icon={<EnvelopeIcon />}
          loading={step === 'sending'}
          disabled={step === 'sent'}
          onClick={() => void invite()}
        >
          {step === 'sent' ? t.sent : t.send}
        </Button>
      )}
    </div>
  );
}
