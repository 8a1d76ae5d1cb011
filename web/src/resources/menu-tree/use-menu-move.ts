import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useCallback, useRef, useState } from 'react';
import { codeOf, errorText } from '../../api/errors';
import { runMutation } from '../../crud/define/operations';
import { messages as changeMessages } from '../../crud/dialog/messages';
import { SaveKey } from '../../crud/dialog/save-key';
import { type SavedRecord, showUndoable } from '../../crud/saved/undo-toast';
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
  const [isMoving, setMoving] = useState(false);
  const isRunning = useRef(false);

  const send = useCallback(
    async (name: string, placed: readonly Placement[]): Promise<void> => {
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
        const { success, message } = await update(
          { ...former, parentId, order },
          version,
          new SaveKey().of(version),
        );
        if (!success) {
          showToast('danger', message);
          return;
        }
        records.push({ version, restore: (base, key) => update(former, base, key) });
      }
      showUndoable({ client, texts: shared, message: t.moved({ name }), records });
    },
    [client, shared, t],
  );

  const move = useCallback(
    async (name: string, placed: readonly Placement[]): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setMoving(true);
      try {
        await send(name, placed);
      } catch (error) {
        if (codeOf(error) !== 'UNAUTHENTICATED') showToast('danger', errorText(error));
      }
      await onMoved();
      isRunning.current = false;
      setMoving(false);
    },
    [send, onMoved],
  );
  return { isMoving, move };
}
