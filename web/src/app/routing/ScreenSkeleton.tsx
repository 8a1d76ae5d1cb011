import { Classes } from '@blueprintjs/core';

const WIDTHS = ['32%', '100%', '100%', '86%'];

/** The placeholder of a screen while its chunk loads. */
export function ScreenSkeleton(): React.JSX.Element {
  return (
    <div className="screen-skeleton" aria-hidden="true">
      {WIDTHS.map((width, index) => (
        // The four bars never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <div key={index} className={Classes.SKELETON} style={{ width }} />
      ))}
    </div>
  );
}
