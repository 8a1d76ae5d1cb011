import './invitation-head.css';
import { Button } from '@blueprintjs/core';
import { EnvelopeIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { RecordHeadProps } from '../../crud/resource/resource';
import { useAction } from '../../crud/write/use-action';
import { graphql } from '../../gql';
import { i18n } from '../../i18n/i18n';
import { invitation } from '../../i18n/id/invitation';
import { showToast } from '../../ui/messages/toast';

const messages = i18n('invitation', invitation);

const INVITE = graphql(`
  mutation InviteUser($id: ID!) {
    inviteUser(id: $id) { success message }
  }
`);

/** Shows that an active user still has to set a password, and the way to send the invitation again. */
export default function InvitationHead({ loaded, mayAdd }: RecordHeadProps): React.JSX.Element | null {
  const t = useStore(messages);
  const { run, isSending } = useAction(INVITE, ({ inviteUser }) => inviteUser);
  const [isSent, setSent] = useState(false);

  async function invite(): Promise<void> {
    const payload = await run({ id: loaded.id });
    if (payload === null) return;
    showToast(payload.success ? 'success' : 'danger', payload.message);
    setSent(payload.success);
  }

  if (loaded.hasPassword !== false || loaded.isActive !== true) return null;
  return (
    <div className="invitation-head bar">
      <span>{t.waits}</span>
      {mayAdd && (
        <Button
          size="small"
          icon={<EnvelopeIcon />}
          loading={isSending}
          disabled={isSent}
          onClick={() => void invite()}
        >
          {isSent ? t.sent : t.send}
        </Button>
      )}
    </div>
  );
}
