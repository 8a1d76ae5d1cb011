import { useCallback, useEffect, useRef, useState } from 'react';
import { confirmDiscard } from '../../ui/messages/confirm';

interface Options {
  /** The record named in the URL. */
  record: string | null;
  openRecord: (record: string) => void;
  closeRecord: () => void;
}

/**
 * The record whose dialog is open. It follows the URL, except that Back over unsaved changes prompts first: the address is put back
 * and the dialog stays until the person agrees.
 */
export function useOpenRecord({ record, openRecord, closeRecord }: Options): {
  opened: string | null;
  onChanged: (isChanged: boolean) => void;
} {
  const [opened, setOpened] = useState(record);
  const isChanged = useRef(false);
  const onChanged = useCallback((changed: boolean) => {
    isChanged.current = changed;
  }, []);

  useEffect(() => {
    if (record === opened) return;
    if (opened === null || !isChanged.current) {
      isChanged.current = false;
      setOpened(record);
      return;
    }
    openRecord(opened);
    void confirmDiscard().then((agreed) => {
      if (!agreed) return;
      isChanged.current = false;
      closeRecord();
    });
  }, [record, opened, openRecord, closeRecord]);

  return { opened, onChanged };
}
