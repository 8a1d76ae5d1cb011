import { useEffect, useRef } from 'react';

interface Props {
  name: string;
  isOn: boolean;
  /** True if some of what it stands for is selected. */
  isPartly?: boolean;
  className?: string;
  /** The place in a table, whose rows take the click, so that the arrow keys go on from there. */
  row?: number;
  onToggle?: (isRange: boolean) => void;
}

/** A check box whose surroundings can be clicked, too. The keys of the table select rows, so that it is no stop for Tab. */
export function RowBox(props: Props): React.JSX.Element {
  const { name, isOn, isPartly = false, className = '', row, onToggle } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: enlarges the check box within
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on the check box is a click
    <span
      className={`row-box ${className}`}
      data-row={row}
      onClick={
        onToggle &&
        ((event) => {
          event.stopPropagation();
          onToggle(event.shiftKey);
        })
      }
    >
      <input
        ref={box}
        type="checkbox"
        tabIndex={className === '' ? -1 : 0}
        aria-label={name}
        checked={isOn}
        // The click reaches the element around it.
        onChange={() => undefined}
      />
    </span>
  );
}
