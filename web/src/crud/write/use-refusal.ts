import { useState } from 'react';
import type { Send } from '../../api/idempotency-key';
import { useWrite } from './use-write';

/**
 * {@link useWrite} for what shows a refusal beside its entries.
 * @param onRefused receives it, too
 */
export function useRefusal(onRefused: (refusal: string) => void = () => undefined) {
  const { isWriting, write } = useWrite();
  /** Why the last entries were not saved; null for success, and while others are sent. */
  const [refusal, setRefusal] = useState<string | null>(null);

  function refuse(text: string): void {
    setRefusal(text);
    onRefused(text);
  }

  /** @param work resolves to why the server refused it; null for success */
  async function save(work: (send: Send) => Promise<string | null>): Promise<void> {
    setRefusal(null);
    const refused = await write(work, refuse);
    if (refused !== null) refuse(refused);
  }
  return { isWriting, refusal, save };
}
