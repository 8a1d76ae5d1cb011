interface Props {
  label: string;
  value: number;
  unit: string;
  /** Where the scale ends. */
  max: number;
}

const RADIUS = 52;
const LENGTH = Math.PI * RADIUS;
const NUMBER = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** The next of 1, 2 and 5 with noughts that holds the value: where a scale ends whose end nobody sets. */
export function scaleFor(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 5].find((step) => value <= step * power) ?? 10) * power;
}

/** A radial gauge; its value is rounded to an integer (fleet-operations 2, "Dashboard"). */
export function Gauge({ label, value, unit, max }: Props): React.JSX.Element {
  const said = NUMBER.format(Math.round(value));
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <div className="gauge">
      <span className="visually-hidden">{said}</span>
      <svg viewBox="0 0 128 74" aria-hidden="true">
        <path className="gauge-scale" d={`M12 66A${RADIUS} ${RADIUS} 0 0 1 116 66`} />
        <path
          className="gauge-value"
          d={`M12 66A${RADIUS} ${RADIUS} 0 0 1 116 66`}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          data-empty={share === 0}
        />
        <text x="64" y="60">
          {said}
        </text>
      </svg>
      <span>{unit}</span>
      <strong>{label}</strong>
    </div>
  );
}
