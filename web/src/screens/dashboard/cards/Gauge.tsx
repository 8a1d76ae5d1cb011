import { numberFormat } from '../../../i18n/numbers';

interface Props {
  label: string;
  /** The gauge's label. */
  explanation: string;
  /** Null where unknown. */
  value: number | null;
  unit: string;
  /** The end of the scale. */
  max: number;
}

const RADIUS = 52;
const LENGTH = Math.PI * RADIUS;
const ARC = `M12 66A${RADIUS} ${RADIUS} 0 0 1 116 66`;
const formatNumber = numberFormat({ maximumFractionDigits: 0 });
/** The shortest scale that {@link scaleFor} gives. */
const SHORTEST = 10;

/** The next of 1, 2 and 5 times a power of ten: the end of a scale without a fixed one. */
export function scaleFor(value: number | null): number {
  const least = Math.max(SHORTEST, value ?? 0);
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((step) => least <= step * power) ?? 10) * power;
}

/** A radial gauge on a scale from 0 to `max`; its value is rounded to an integer. */
export function Gauge({ label, explanation, value, unit, max }: Props): React.JSX.Element {
  const text = value === null ? '–' : formatNumber(Math.round(value));
  const share = value === null ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className="gauge">
      <span className="visually-hidden">{text}</span>
      <svg viewBox="0 0 128 86" aria-hidden="true">
        <path d={ARC} />
        <path
          className="gauge-value"
          d={ARC}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          data-empty={share === 0}
        />
        <text className="gauge-number" x="64" y="60" data-long={text.length > 7}>
          {text}
        </text>
        <text x="12" y="83">
          0
        </text>
        <text x="116" y="83">
          {formatNumber(max)}
        </text>
      </svg>
      <small>{unit}</small>
      <span>{label}</span>
      <small>{explanation}</small>
    </div>
  );
}
