import './status-label.css';
import { cloneElement } from 'react';
import type { Choice } from '../resource/choices';

/** A table has hundreds: each icon is one element and its path. */
const BARE = { tagName: null, 'aria-hidden': true };

/** A status as colour, icon and word (ux, Look). */
export function StatusLabel({ choice, text }: { choice: Choice; text: string }): React.JSX.Element {
  return (
    <span className="status" data-tone={choice.tone}>
      {cloneElement(choice.icon, BARE)}
      {text}
    </span>
  );
}
