import './photos.css';
import { Button } from '@blueprintjs/core';
import { CameraIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { lazyDialog } from '../part/part';
import { useFileDrop } from '../use-file-drop';
import { messages } from './messages';
import { PhotoTile } from './PhotoTile';
import { keptUrls, type PhotoList } from './photo-list';
import { PHOTO_TYPES, preloadPhotos } from './photo-rules';
import { useTileFocus } from './use-tile-focus';

const Lightbox = lazyDialog(() => import('./Lightbox'));

interface Props {
  list: PhotoList;
  id: string;
  /** Id of the element that names the area. */
  labelledBy: string;
  /** True if photos cannot be added or removed. */
  isReadOnly?: boolean;
}

/** The photos of a form: picked, dropped or pasted; each with its progress, and a lightbox. */
export function PhotoArea({ list, id, labelledBy, isReadOnly = false }: Props): React.JSX.Element {
  const t = useStore(messages);
  const photos = useStore(list.photos);
  const leftOut = useStore(list.leftOut);
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(!isReadOnly, (files) => list.add(files));
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    if (!isReadOnly) preloadPhotos();
  }, [isReadOnly]);
  const urls = keptUrls(photos);
  const focusWatch = useTileFocus(photos, id);

  return (
    <section
      {...focusWatch}
      className="photo-area"
      aria-labelledby={labelledBy}
      {...drop}
      onPaste={(event) => {
        if (isReadOnly || event.clipboardData.files.length === 0) return;
        event.preventDefault();
        list.add(event.clipboardData.files);
      }}
    >
      {photos.length > 0 && (
        <ul className="photo-tiles">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              number={index + 1}
              list={list}
              isReadOnly={isReadOnly}
              onOpen={setOpened}
            />
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <div className="photo-add">
          <Button
            id={id}
            icon={<CameraIcon />}
            onClick={() => input.current?.click()}
            aria-label={t.add}
            aria-describedby={`${id}-hint`}
          >
            {t.add}
          </Button>
          <small id={`${id}-hint`}>
            {list.max > 1 && `${t.limit({ max: list.max })} `}
            {t.hint}
          </small>
          {leftOut > 0 && (
            <span className="photo-left-out" role="alert">
              {t.leftOut({ max: list.max, count: leftOut })}
            </span>
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PHOTO_TYPES.join(',')}
        aria-label={t.add}
        onChange={(event) => {
          list.add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {opened !== null && (
        <Lightbox urls={urls} opened={opened} onOpen={setOpened} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
