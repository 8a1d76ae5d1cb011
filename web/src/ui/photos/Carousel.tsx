import './carousel.css';
import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type ReactElement, useState } from 'react';
import { lazyDialog } from '../part/part';
import { messages } from './messages';
import { PhotoButton } from './PhotoButton';

const Lightbox = lazyDialog(() => import('./Lightbox'));

interface Props {
  /** The accessible name. */
  label: string;
  urls: readonly string[];
  /** Pixels. */
  height: number;
  /** Shown when there is no photo. */
  fallback: ReactElement;
}

/** Photos one at a time; arrow keys switch between them, a press enlarges one. */
export function Carousel({ label, urls, height, fallback }: Props): React.JSX.Element {
  const t = useStore(messages);
  const [index, setIndex] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const place = Math.min(index, Math.max(0, urls.length - 1));
  const url = urls[place];
  const step = (by: number): void => setIndex((place + by + urls.length) % urls.length);
  const show = (opened: string): void => setIndex(Math.max(0, urls.indexOf(opened)));
  return (
    <section
      className="carousel"
      aria-label={label}
      aria-roledescription="carousel"
      style={{ height }}
      onKeyDown={(event) => {
        if (isLarge || urls.length < 2) return;
        if (event.key === 'ArrowRight') step(1);
        if (event.key === 'ArrowLeft') step(-1);
      }}
    >
      {url === undefined ? (
        <div className="carousel-fallback">{fallback}</div>
      ) : (
        <PhotoButton url={url} number={place + 1} width={1000} onOpen={() => setLarge(true)} />
      )}
      {urls.length > 1 && (
        <>
          <Button
            className="carousel-previous"
            icon={<ChevronLeftIcon />}
            aria-label={t.previous}
            onClick={() => step(-1)}
          />
          <Button
            className="carousel-next"
            icon={<ChevronRightIcon />}
            aria-label={t.next}
            onClick={() => step(1)}
          />
          <output className="carousel-place">{t.of({ number: place + 1, count: urls.length })}</output>
        </>
      )}
      {isLarge && url !== undefined && (
        <Lightbox urls={urls} opened={url} onOpen={show} onClose={() => setLarge(false)} />
      )}
    </section>
  );
}
