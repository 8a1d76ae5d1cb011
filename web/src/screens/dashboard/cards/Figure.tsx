import { formatNumber } from '../../../crud/resource/format';

interface Props {
  label: string;
  /** The explanation of the number. */
  explanation: string;
  /** Null where unknown. */
  value: number | null;
  unit: string;
}

/** One of today's numbers, rounded to an integer. */
export function Figure({ label, explanation, value, unit }: Props): React.JSX.Element {
  return (
    <div className="figure">
      <strong>{value === null ? '–' : formatNumber(Math.round(value))}</strong> <small>{unit}</small>
      <span>{label}</span>
      <small>{explanation}</small>
    </div>
  );
}
