import { Button, ProgressBar } from '@blueprintjs/core';
import { CrossIcon, ErrorIcon, RefreshIcon, TrashIcon, UndoIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { messages } from './messages';
import { PhotoButton } from './PhotoButton';
import { PhotoImage } from './PhotoImage';
import type { Photo, PhotoList } from './photo-list';

interface Props {
  photo: Photo;
  /** From 1. */
  number: number;
  list: PhotoList;
  isReadOnly: boolean;
  onOpen: (url: string) => void;
}

export function PhotoTile({ photo, number, list, isReadOnly, onOpen }: Props): React.JSX.Element {
  const t = useStore(messages);
  if (photo.state === 'saved' && photo.isDeleted) {
    return (
      <li className="photo-tile" data-state="deleted">
        <PhotoImage url={photo.url} width={320} alt={t.photo({ number })} />
        <div className="photo-cover">
          <span>{t.deleted}</span>
          <Button size="small" icon={<UndoIcon />} onClick={() => list.undoRemove(photo.id)}>
            {t.undo}
          </Button>
        </div>
      </li>
    );
  }
  const remove = isReadOnly ? null : (
    <Button
      className="photo-remove"
      size="small"
      icon={<TrashIcon />}
      aria-label={t.remove({ number })}
      title={t.remove({ number })}
      onClick={() => list.remove(photo.id)}
    />
  );
  switch (photo.state) {
    case 'saved':
    case 'uploaded':
      return (
        <li className="photo-tile" data-state={photo.state}>
          <PhotoButton url={photo.url} number={number} width={320} onOpen={() => onOpen(photo.url)} />
          {remove}
        </li>
      );
    case 'failed':
      return (
        <li className="photo-tile" data-state="failed">
          {(photo.problem === 'failed' || photo.problem === 'tooLarge') && (
            <img src={photo.preview} alt={t.photo({ number })} />
          )}
          <div className="photo-cover" role="alert">
            <ErrorIcon />
            <span>{photo.problem === 'failed' ? t.failed : t[photo.problem]({ name: photo.name })}</span>
            {photo.problem === 'failed' && (
              <Button size="small" icon={<RefreshIcon />} onClick={() => list.retry(photo.id)}>
                {t.retry}
              </Button>
            )}
          </div>
          {remove}
        </li>
      );
    default: {
      const percent = photo.state === 'uploading' ? Math.round(photo.percent) : null;
      const text =
        photo.state === 'waiting' ? t.waiting : percent === null ? t.preparing : t.uploading({ percent });
      return (
        <li className="photo-tile" data-state={photo.state}>
          <img src={photo.preview} alt={t.photo({ number })} />
          <div className="photo-cover">
            <span role={photo.state === 'waiting' ? 'status' : undefined}>{text}</span>
            {photo.state === 'waiting' ? null : percent === null ? (
              <ProgressBar intent="primary" aria-label={text} />
            ) : (
              <ProgressBar intent="primary" value={percent / 100} animate={false} aria-label={text} />
            )}
            <Button size="small" icon={<CrossIcon />} onClick={() => list.remove(photo.id)}>
              {t.cancel}
            </Button>
          </div>
        </li>
      );
    }
  }
}
