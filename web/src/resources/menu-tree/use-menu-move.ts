import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { Send } from '../../api/idempotency-key';
import { runMutation } from '../../crud/resource/operations';
import { type SavedRecord, showUndoable } from '../../crud/saved/undo-toast';
import { messages as changeMessages } from '../../crud/values/messages';
import { useWrite } from '../../crud/write/use-write';
import { showFailure } from '../../ui/messages/show-failure';
import { showToast } from '../../ui/messages/toast';
import type { Placement } from './menu-moves';
import { MENU, UPDATE_MENU } from './menu-operations';
import { messages } from './messages';

/** Saves moves of menus one at a time; after each, `onMoved` reloads the tree, also after a failure. */
export function useMenuMove(onMoved: () => Promise<void>): {
  isMoving: boolean;
  move: (name: string, placements: readonly Placement[]) => Promise<void>;
} {
  const client = useApolloClient();
  const t = useStore(messages);
  const shared = useStore(changeMessages);
  const { isWriting, write } = useWrite();

  const save = useCallback(
    async (name: string, placed: readonly Placement[], send: Send): Promise<void> => {
      const records: SavedRecord[] = [];
      for (const { id, parentId, order } of placed) {
        const { data } = await client.query({ query: MENU, variables: { id }, fetchPolicy: 'network-only' });
        const menu = data?.menu;
        // A menu that was deleted meanwhile is skipped; the reloaded tree no longer contains it.
        if (!menu) continue;
        const version = menu.version ?? null;
        const former = {
          name: menu.name,
          description: menu.description ?? '',
          icon: menu.icon ?? null,
          path: menu.path ?? null,
          isActive: menu.isActive,
          parentId: menu.parentId ?? null,
          order: menu.order,
        };
        const update = (input: typeof former, base: number | null, key: string) =>
          runMutation(UPDATE_MENU, client, { id, input: { ...input, version: base } }, key);
        const restore: SavedRecord['restore'] = (base, key) => update(former, base, key);
        if (former.parentId === parentId && former.order === order) {
          // Moved by an attempt that got no response: where it was before is not known.
          records.push({ version: null, restore });
          continue;
        }
        const input = { ...former, parentId, order };
        const { success, message } = await send({ id, input, version }, (key) => update(input, version, key));
        if (!success) {
          showToast('danger', message);
          return;
        }
        records.push({ version, restore });
      }
      showUndoable({ client, texts: shared, message: t.moved({ name }), records });
    },
    [client, shared, t],
  );

  const move = useCallback(
    async (name: string, placed: readonly Placement[]): Promise<void> => {
      // The next move starts from the stored tree.
      await write((send) => save(name, placed, send).catch(showFailure).then(onMoved));
    },
    [write, save, onMoved],
  );
  return { isMoving: isWriting, move };
}
