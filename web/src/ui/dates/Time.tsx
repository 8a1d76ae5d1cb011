import { formatInstant, formatMinute, formatWhen } from './dates';
import { useMinute } from './use-minute';

interface Props {
  /** ISO 8601 date-time. */
  at: string;
  /** True if it is the start or end of a period: such are compared, so that their ages would say nothing. */
  isPeriod?: boolean;
  className?: string;
}

/** An instant: its age while it is recent, its date and minute later, with the exact time and its zone as a tooltip. */
export function Time({ at, isPeriod = false, className }: Props): React.JSX.Element {
  useMinute(!isPeriod);
  return (
    <time className={className} dateTime={at} title={formatInstant(at)}>
      {isPeriod ? formatMinute(at) : formatWhen(at)}
    </time>
  );
}
