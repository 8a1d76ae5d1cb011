import './photos.css';
import { CameraIcon } from '@blueprintjs/icons';
import { useState } from 'react';

/** The widths that the gateway narrows photos to, in pixels. */
export type PhotoWidth = 80 | 320 | 1000;

/** The address of a photo in one of the widths the gateway serves. */
export function photoUrl(url: string, width: PhotoWidth): string {
  return `${url}?w=${width}`;
}

interface Props {
  /** As a record has it. */
  url: string;
  width: PhotoWidth;
  alt: string;
}

/** A saved photo; an icon replaces one that cannot be loaded. */
export function PhotoImage({ url, width, alt }: Props): React.JSX.Element {
  const [broken, setBroken] = useState<string | null>(null);
  const address = photoUrl(url, width);
  if (broken !== address) return <img src={address} alt={alt} onError={() => setBroken(address)} />;
  return (
    <span className="photo-broken" role="img" aria-label={alt}>
      <CameraIcon size={width === 80 ? 16 : 32} />
    </span>
  );
}
