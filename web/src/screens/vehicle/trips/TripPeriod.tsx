import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import DayField from '../../../ui/day-field/DayField';
import { tripMessages } from './messages';
import { isReversed, PERIODS, type Period } from './period';

interface Props {
  period: Period;
  /** Receives the parameters of the query that change; null removes one. */
  onChange: (changes: Readonly<Record<'period' | 'from' | 'to', string | null>>) => void;
}

/** Chooses the days of the listed trips. */
export function TripPeriod({ period, onChange }: Props): React.JSX.Element {
  const t = useStore(tripMessages);
  const id = useId();
  const { name, from = '', to = '' } = period;
  const chosen = (day: string): string | null => (day === '' ? null : day);
  const changeOwn = (own: { from: string; to: string }): void =>
    onChange({ period: 'own', from: chosen(own.from), to: chosen(own.to) });
  return (
    <fieldset className="bar" aria-label={t.period}>
      {PERIODS.map((one) => (
        <Button
          key={one}
          active={one === name}
          intent={one === name ? 'primary' : 'none'}
          aria-pressed={one === name}
          onClick={() => {
            if (one === 'own') changeOwn({ from, to });
            else onChange({ period: one === 'all' ? null : one, from: null, to: null });
          }}
        >
          {t[one]}
        </Button>
      ))}
      {name === 'own' && (
        <div className="trip-own-period bar">
          <label htmlFor={`${id}from`}>{t.from}</label>
          <DayField id={`${id}from`} value={from} onChange={(day) => changeOwn({ from: day, to })} />
          <label htmlFor={`${id}to`}>{t.to}</label>
          <DayField
            id={`${id}to`}
            value={to}
            isInvalid={isReversed(period)}
            onChange={(day) => changeOwn({ from, to: day })}
          />
        </div>
      )}
    </fieldset>
  );
}
