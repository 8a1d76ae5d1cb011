import { Classes, type PopoverNextProps } from '@blueprintjs/core';
import { cloneElement, type HTMLAttributes, type ReactElement, Suspense, useRef, useState } from 'react';
import { ahead } from './ahead';

const Popup = ahead(() => import('./Popup'));

/** The properties of Blueprint's popover that go through. */
export type PopupProps = Pick<
  PopoverNextProps,
  'content' | 'placement' | 'rootBoundary' | 'shouldReturnFocusOnClose' | 'onOpened' | 'onClosing'
>;

export interface PopoverProps extends PopupProps {
  /** Of the element around the target. */
  className?: string;
  /** Given by who opens and closes it themselves, told by `onInteraction` when. */
  isOpen?: boolean;
  onInteraction?: (isOpen: boolean) => void;
  /** What is pressed to open it. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** The class names that are there. */
function classes(...names: (string | false | undefined)[]): string {
  return names.filter((name) => name).join(' ');
}

/**
 * Blueprint's popover, drawn alike. What it places itself with is fetched once the screen stands, or by opening it; its target
 * is the same element before and after, so that it keeps the focus.
 */
export function Popover(props: PopoverProps): React.JSX.Element {
  const { className, isOpen: isShown, onInteraction, children, ...popup } = props;
  const target = useRef<HTMLSpanElement>(null);
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = isShown ?? isOwnOpen;
  const setOpen = onInteraction ?? setOwnOpen;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const isActive = isOpen && isShown === undefined;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: who presses a key presses the button within */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <span
        ref={target}
        className={classes(className, Classes.POPOVER_TARGET, isOpen && Classes.POPOVER_OPEN)}
        onClick={() => setOpen(!isOpen)}
      >
        {cloneElement(children, {
          'aria-expanded': isOpen,
          'aria-haspopup': 'menu',
          className: classes(children.props.className, isActive && Classes.ACTIVE),
        })}
      </span>
      {wasOpened && (
        <Suspense>
          <Popup {...popup} target={target} isOpen={isOpen} onInteraction={setOpen} />
        </Suspense>
      )}
    </>
  );
}
