import { useCallback, useEffect, useRef, useState } from 'react';
import { confirmDiscard } from './messages/confirm';
import { useScreenState } from './screen-state';

/**
 * Reports whether a form or dialog has unsaved entries: whatever closes its screen prompts first. Once unmounted, the form has
 * none; hidden with its screen, it still may.
 */
export function useSetUnsaved(): (isUnsaved: boolean) => void {
  const screen = useScreenState();
  const [form] = useState(() => Symbol('form'));
  useEffect(
    () => () => {
      if (!screen.isHidden) screen.setUnsaved(form, false);
    },
    [screen, form],
  );
  return useCallback((isUnsaved: boolean) => screen.setUnsaved(form, isUnsaved), [screen, form]);
}

interface Unsaved {
  /** {@link useSetUnsaved} */
  setUnsaved: (isUnsaved: boolean) => void;
  /** Closes; prompts first if entries would be lost. */
  close: () => void;
}

/** Also prompts before the form or dialog itself is closed with unsaved entries; unmounting it withdraws the question. */
export function useUnsaved(onClose: () => void): Unsaved {
  const setScreenUnsaved = useSetUnsaved();
  const hasUnsaved = useRef(false);
  const question = useRef<AbortController>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => () => question.current?.abort(), []);

  const setUnsaved = useCallback(
    (isUnsaved: boolean) => {
      hasUnsaved.current = isUnsaved;
      setScreenUnsaved(isUnsaved);
    },
    [setScreenUnsaved],
  );
  const close = useCallback(async () => {
    question.current = new AbortController();
    if (hasUnsaved.current && !(await confirmDiscard(question.current.signal))) return;
    setUnsaved(false);
    latest.current();
  }, [setUnsaved]);
  return { setUnsaved, close: () => void close() };
}
