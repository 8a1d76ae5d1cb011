import mark from './mark.svg';

/** Armada's mark; decorative: it is always next to the name. `size` in pixels. */
export function Mark({ size }: { size: number }): React.JSX.Element {
  return <img src={mark} width={size} height={size} alt="" />;
}
