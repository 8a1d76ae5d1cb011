import { InputGroup } from '@blueprintjs/core';

interface Props {
  id: string;
  /** `YYYY-MM-DD`; '' while the date is incomplete. */
  value: string;
  /** The first day that can be chosen; '' for any. */
  min?: string;
  isDisabled?: boolean;
  isInvalid?: boolean;
  isRequired?: boolean | undefined;
  describedBy?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A date input: the browser's own, which is localized and accessible. */
export function DayInput(props: Props): React.JSX.Element {
  const { id, value, min = '', isDisabled = false, isInvalid = false, isRequired, describedBy } = props;
  return (
    <InputGroup
      id={id}
      className="day-input"
      type="date"
      value={value}
      // Without a maximum browsers accept years of six digits.
      max="2999-12-31"
      {...(min !== '' && { min })}
      disabled={isDisabled}
      intent={isInvalid ? 'danger' : 'none'}
      aria-invalid={isInvalid}
      aria-required={isRequired}
      aria-describedby={describedBy}
      onBlur={props.onBlur}
      onValueChange={props.onChange}
    />
  );
}
