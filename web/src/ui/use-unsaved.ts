import { useCallback, useEffect, useRef, useState } from 'react';
import { confirmDiscard } from './messages/confirm';
import { useScreenLife } from './screen-life';

/**
 * Reports whether something is typed in a form or dialog that the end of its screen would lose: whatever ends the screen prompts
 * first. Taken away, the form holds nothing unsaved; hidden with its screen, it still does.
 */
export function useSetUnsaved(): (isUnsaved: boolean) => void {
  const life = useScreenLife();
  const [form] = useState(() => Symbol('form'));
  useEffect(
    () => () => {
      if (!life.isHidden) life.setUnsaved(form, false);
    },
    [life, form],
  );
  return useCallback((isUnsaved: boolean) => life.setUnsaved(form, isUnsaved), [life, form]);
}

interface Unsaved {
  /** {@link useSetUnsaved} */
  setUnsaved: (isUnsaved: boolean) => void;
  /** Closes, prompting first where something would be lost. */
  close: () => void;
}

/** Guards what is typed in a form or dialog against its own close, too. Once that is taken away its question is withdrawn. */
export function useUnsaved(onClose: () => void): Unsaved {
  const tellScreen = useSetUnsaved();
  const hasUnsaved = useRef(false);
  const question = useRef<AbortController>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => () => question.current?.abort(), []);

  const setUnsaved = useCallback(
    (isUnsaved: boolean) => {
      hasUnsaved.current = isUnsaved;
      tellScreen(isUnsaved);
    },
    [tellScreen],
  );
  const close = useCallback(async () => {
    question.current = new AbortController();
    if (hasUnsaved.current && !(await confirmDiscard(question.current.signal))) return;
    setUnsaved(false);
    latest.current();
  }, [setUnsaved]);
  return { setUnsaved, close: () => void close() };
}
