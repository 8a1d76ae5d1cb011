import { useStore } from '@nanostores/react';
import { messages } from './messages';
import { PhotoImage, type PhotoWidth } from './PhotoImage';

interface Props {
  url: string;
  /** The place among the others, from 1. */
  number: number;
  width: PhotoWidth;
  onOpen: () => void;
}

/** A photo that fills its container; a press enlarges it. */
export function PhotoButton({ url, number, width, onOpen }: Props): React.JSX.Element {
  const t = useStore(messages);
  return (
    <button type="button" className="photo-button" aria-label={t.open({ number })} onClick={onOpen}>
      <PhotoImage key={url} url={url} width={width} alt={t.photo({ number })} />
    </button>
  );
}
