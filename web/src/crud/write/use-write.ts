import { useCallback, useRef, useState } from 'react';
import { failureText } from '../../api/errors';
import { IdempotencyKey, type Send } from '../../api/idempotency-key';
import { showToast } from '../../ui/messages/toast';

interface Write {
  isWriting: boolean;
  /**
   * Runs `work`, which sends one thing after the other.
   * @param onFailed receives what a person reads of a failure; a snackbar unless given. The end of the session is none.
   * @returns what the work resolves to; null when it failed, or another one is under way
   */
  write: <Result>(
    work: (send: Send) => Promise<Result>,
    onFailed?: (text: string) => void,
  ) => Promise<Result | null>;
}

const showFailure = (text: string): void => showToast('danger', text);

/** Whatever a person changes on the server by one act: one at a time, each under an `idempotency-key`. */
export function useWrite(): Write {
  const [key] = useState(() => new IdempotencyKey());
  const isRunning = useRef(false);
  const [isWriting, setWriting] = useState(false);

  const write = useCallback<Write['write']>(
    async (work, onFailed = showFailure) => {
      if (isRunning.current) return null;
      isRunning.current = true;
      setWriting(true);
      try {
        return await work(key.send);
      } catch (error) {
        const text = failureText(error);
        if (text !== null) onFailed(text);
        return null;
      } finally {
        isRunning.current = false;
        setWriting(false);
      }
    },
    [key],
  );
  return { isWriting, write };
}
