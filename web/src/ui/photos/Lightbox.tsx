import './photos.css';
import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Dialog } from '../dialog/Dialog';
import { messages } from './messages';
import { PhotoImage } from './PhotoImage';

interface Props {
  urls: readonly string[];
  opened: string;
  onOpen: (url: string) => void;
  onClose: () => void;
}

/** Pixels of horizontal movement that count as a swipe. */
const SWIPE = 40;

/** One enlarged photo; arrow keys and swipes switch to the next one, Esc closes. */
export default function Lightbox({ urls, opened, onOpen, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const index = urls.indexOf(opened);
  const touchedAt = useRef<number | null>(null);
  const place = t.of({ number: index + 1, count: urls.length });
  const step = (by: 1 | -1): void => {
    const next = urls.at((index + by) % urls.length);
    if (next !== undefined) onOpen(next);
  };
  return (
    <Dialog isOpen className="lightbox" title={place} onClose={onClose}>
      <section
        className="lightbox-body"
        aria-label={place}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') step(1);
          if (event.key === 'ArrowLeft') step(-1);
        }}
        onTouchStart={({ touches }) => {
          // Two fingers zoom.
          touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={({ changedTouches }) => {
          const start = touchedAt.current;
          const moved = start === null ? 0 : (changedTouches[0]?.clientX ?? start) - start;
          if (Math.abs(moved) >= SWIPE) step(moved < 0 ? 1 : -1);
        }}
      >
        <Button
          variant="minimal"
          icon={<ChevronLeftIcon />}
          aria-label={t.previous}
          onClick={() => step(-1)}
        />
        <PhotoImage url={opened} width={1000} alt={t.photo({ number: index + 1 })} />
        <Button
          variant="minimal"
          icon={<ChevronRightIcon />}
          aria-label={t.next}
          autoFocus
          onClick={() => step(1)}
        />
      </section>
    </Dialog>
  );
}
