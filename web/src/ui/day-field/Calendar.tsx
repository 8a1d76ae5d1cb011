import { Button } from '@blueprintjs/core';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DoubleChevronLeftIcon,
  DoubleChevronRightIcon,
} from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { longDay, monthAndYear, weekday } from '../dates/calendar-words';
import { addMonths, today } from '../dates/day';
import { messages } from './messages';
import { dayAfterKey, weeksOf } from './month';

interface Props {
  /** `YYYY-MM-DD`; '' for none. */
  value: string;
  min: string;
  max: string;
  onChoose: (day: string) => void;
}

/** A month of days to choose from, by pointer or by keyboard: arrows, Home, End, Page Up and Page Down, Enter. */
export default function Calendar({ value, min, max, onChoose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const clamp = (day: string): string => (day < min ? min : day > max ? max : day);
  const [active, setActive] = useState(() => clamp(value || today()));
  const grid = useRef<HTMLTableElement>(null);
  // The focus is on the chosen day from the start, and follows the arrow keys; not the buttons, which are pressed again.
  const isFollowing = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a day that became the active one
  useEffect(() => {
    if (isFollowing.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : dayAfterKey(active, event);
    if (next === null) return;
    event.preventDefault();
    isFollowing.current = true;
    setActive(clamp(next));
  }
  const turn = (months: number, name: string, icon: React.JSX.Element): React.JSX.Element => (
    <Button
      variant="minimal"
      size="small"
      icon={icon}
      aria-label={name}
      title={name}
      onClick={() => {
        isFollowing.current = false;
        setActive(clamp(addMonths(active, months)));
      }}
    />
  );
  const weeks = weeksOf(active);
  const now = today();
  return (
    <div className="calendar" role="dialog" aria-label={t.calendar}>
      <header className="calendar-head">
        {turn(-12, t.previousYear, <DoubleChevronLeftIcon />)}
        {turn(-1, t.previousMonth, <ChevronLeftIcon />)}
        <strong id={id} aria-live="polite">
          {monthAndYear(active)}
        </strong>
        {turn(1, t.nextMonth, <ChevronRightIcon />)}
        {turn(12, t.nextYear, <DoubleChevronRightIcon />)}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a grid */}
      <table ref={grid} role="grid" aria-labelledby={id} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekday(day, 'long')}>
                {weekday(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    tabIndex={day === active ? 0 : -1}
                    aria-label={longDay(day)}
                    aria-current={day === now ? 'date' : undefined}
                    aria-pressed={day === value}
                    data-outside={day.slice(0, 7) !== active.slice(0, 7)}
                    disabled={day < min || day > max}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="calendar-foot">
        <Button
          variant="minimal"
          size="small"
          disabled={now < min || now > max}
          onClick={() => onChoose(now)}
        >
          {t.today}
        </Button>
        <Button variant="minimal" size="small" disabled={value === ''} onClick={() => onChoose('')}>
          {t.clear}
        </Button>
      </footer>
    </div>
  );
}
