import { useStore } from '@nanostores/react';
import { formatNumber } from '../../../crud/resource/format';
import { messages } from '../messages';

interface Props {
  /** The accessible name of the diagram. */
  label: string;
  /** The hours of today up to now; null: nothing was measured in it. */
  hours: readonly { hour: number; value: number | null }[];
  unit: string;
}

/** Units of the drawing, which is as wide as its place. */
const [WIDTH, HEIGHT] = [240, 48];
const HOURS = 24;
const BAR = 7;
/** Hours below which the scale names them. */
const NAMED = [0, 6, 12, 18, 24];
/** The lowest bar of an hour with a value. */
const LEAST = 1.5;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The course of a number over today: a bar for each hour, that of the hour under way lighter. */
export function HourlyChart({ label, hours, unit }: Props): React.JSX.Element {
  const t = useStore(messages);
  const most = Math.max(0, ...hours.map(({ value }) => value ?? 0));
  // On the day on which clocks are set back there are 25.
  const slot = WIDTH / Math.max(HOURS, hours.length);
  const bars = hours.flatMap(({ hour, value }) =>
    value === null || value === 0
      ? []
      : [
          {
            hour,
            value,
            text: t.hourOf({ hour: clock(hour), value: formatNumber(Math.round(value)), unit }),
          },
        ],
  );
  const words = bars.map(({ text }) => text).join(', ');
  return (
    <div className="course">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.course({ label, hours: words === '' ? t.courseEmpty : words })}
      >
        <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
        {bars.map(({ hour, value, text }) => {
          const height = Math.max(LEAST, (value / most) * (HEIGHT - 1));
          return (
            <rect
              key={hour}
              x={hour * slot + (slot - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              data-now={hour === hours.length - 1}
            >
              <title>{text}</title>
            </rect>
          );
        })}
      </svg>
      <span className="course-scale" aria-hidden="true">
        {NAMED.map((hour) => (
          <small key={hour}>{String(hour).padStart(2, '0')}</small>
        ))}
      </span>
    </div>
  );
}
