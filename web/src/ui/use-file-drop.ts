import { type DragEvent, type HTMLAttributes, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

type DropTarget = HTMLAttributes<HTMLElement> & { 'data-over': boolean };

/** The properties of an element on which files may be dropped; `data-over` while some are dragged over it. */
export function useFileDrop(isEnabled: boolean, onFiles: (files: readonly File[]) => unknown): DropTarget {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver: (event) => {
      if (!isEnabled || !hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event) => {
      if (!isEnabled || !hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
