import { Button } from '@blueprintjs/core';
import { AddIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { $session } from '../../../api/session';
import { useAction } from '../../../crud/write/use-action';
import { hasPath } from '../../../navigation/menus';
import { showToast } from '../../../ui/messages/toast';
import { messages } from '../messages';
import { CREATE_TOKEN } from '../operations';
import type { TrackedVehicle } from './operations';

/** The menu that permits to create tokens. */
const MENU = 'tracker/manage';

/** Creates the first token of the vehicle's company. */
export function FirstToken({ vehicle, onMade }: { vehicle: TrackedVehicle; onMade: () => void }) {
  const t = useStore(messages);
  const session = useStore($session);
  const mayCreate = session.state === 'signedIn' && hasPath(session.me.menus, MENU);
  const { run, isSending } = useAction(CREATE_TOKEN, ({ createTrackerToken }) => createTrackerToken);

  async function create(): Promise<void> {
    const input = { name: t.defaultTokenName, supplierId: vehicle.supplierId };
    const payload = await run({ input });
    if (payload === null) return;
    if (!payload.success) showToast('danger', payload.message);
    onMade();
  }

  return (
    <div className="connect-step stack">
      <p>
        {t.needsToken} {mayCreate ? t.needsTokenLead : t.needsAdministrator}
      </p>
      {mayCreate && (
        <Button intent="primary" icon={<AddIcon />} loading={isSending} onClick={() => void create()}>
          {t.addToken}
        </Button>
      )}
    </div>
  );
}
