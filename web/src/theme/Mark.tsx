import mark from './mark.svg';

/** Armada's mark; decorative, so it stands beside the name. `size` in pixels. */
export function Mark({ size }: { size: number }): React.JSX.Element {
  return <img src={mark} width={size} height={size} alt="" />;
}
