import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of white around the code, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4;

/** A text as a QR code: black on white in both modes, because readers expect that. */
export function QrCode({ text, label }: { text: string; label: string }): React.JSX.Element {
  const { size, path } = useMemo(() => pathOf(text), [text]);
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** The dark modules as one SVG path, a rectangle for each run in a row. */
function pathOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: runs.join('') };
}
