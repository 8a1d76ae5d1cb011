import './day-field.css';
import { Button, InputGroup } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDate } from '../dates/dates';
import { today } from '../dates/day';
import { Popover } from '../Popover';
import { lazyPart } from '../part/part';
import { preload } from '../preload';
import { messages } from './messages';
import { parseDay } from './parse-day';

const Calendar = lazyPart(
  preload(() => import('./Calendar')),
  () => <div className="calendar-loading" />,
);

/** The days that a date column takes. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '2999-12-31';

export interface DayFieldProps {
  id: string;
  /** `YYYY-MM-DD`; '' while the text is no date. */
  value: string;
  /** The first and the last day that may be chosen; '' for any. */
  min?: string | undefined;
  max?: string | undefined;
  isDisabled?: boolean;
  isInvalid?: boolean;
  isRequired?: boolean | undefined;
  describedBy?: string | undefined;
  autoFocus?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/**
 * A date: a text that is typed, shown as `31 Jan 2026`, and a calendar that its button or the arrow down opens. The calendar is
 * our own: Blueprint's brings date-fns and react-day-picker for what is a table of 42 buttons here.
 */
export default function DayField(props: DayFieldProps): React.JSX.Element {
  const { id, value, isDisabled = false, isInvalid = false, isRequired, describedBy, onChange } = props;
  const t = useStore(messages);
  /** The text that is being typed, and its day. */
  const [typed, setTyped] = useState({ text: '', day: '' });
  const [isLeft, setLeft] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isTyped = typed.text !== '' && typed.day === value;
  const problem = isTyped && isLeft ? problemOf(value) : '';
  // The form of an invalid field shows its own text beside it.
  const isWrong = problem !== '' && !(isInvalid && value !== '');
  const text = isTyped ? typed.text : formatDate(value);
  // The browser does not submit a form with a wrong date.
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);

  function problemOf(day: string): string {
    if (day === '') return t.notADay;
    if (props.min && day < props.min) return t.tooEarly({ day: formatDate(props.min) });
    if (props.max && day > props.max) return t.tooLate({ day: formatDate(props.max) });
    return '';
  }

  function type(entry: string): void {
    const day = parseDay(entry, today()) ?? '';
    setLeft(false);
    setTyped({ text: entry, day });
    if (day !== value) onChange(day);
  }

  /** Takes what was typed as complete. */
  function settle(): void {
    setLeft(true);
    if (typed.text === '' || typed.day !== value) return;
    const day = value || (parseDay(typed.text, today(), true) ?? '');
    if (problemOf(day) === '') setTyped({ text: '', day: '' });
    else setTyped({ text: typed.text, day });
    if (day !== value) onChange(day);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    settle();
    setOpen(true);
  }

  function choose(day: string): void {
    setOpen(false);
    setTyped({ text: '', day: '' });
    if (day !== value) onChange(day);
  }

  return (
    <>
      <InputGroup
        id={id}
        className="day-field"
        inputRef={input}
        value={text}
        autoComplete="off"
        autoFocus={props.autoFocus ?? false}
        disabled={isDisabled}
        intent={isInvalid || isWrong ? 'danger' : 'none'}
        aria-invalid={isInvalid || isWrong}
        aria-required={isRequired}
        aria-describedby={[describedBy, isWrong && `${id}-wrong`].filter(Boolean).join(' ') || undefined}
        onKeyDown={onKeyDown}
        onBlur={() => {
          settle();
          props.onBlur?.();
        }}
        onValueChange={type}
        rightElement={
          <Popover
            isOpen={isOpen}
            placement="bottom-end"
            autoFocus={false}
            onInteraction={setOpen}
            content={
              <Calendar
                value={value}
                min={props.min || FIRST_DAY}
                max={props.max || LAST_DAY}
                onChoose={choose}
              />
            }
          >
            <Button
              variant="minimal"
              icon={<CalendarIcon />}
              disabled={isDisabled}
              aria-label={t.openCalendar}
              title={t.openCalendar}
            />
          </Popover>
        }
      />
      {isWrong && (
        <p id={`${id}-wrong`} className="form-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
