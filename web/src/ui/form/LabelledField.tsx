import type { PropsWithChildren } from 'react';

interface Props {
  /** The id of the control; the label has `<id>-label`, the problem `<id>-error`. */
  id: string;
  label: string;
  /** The problem of the value; null or undefined for nothing. */
  problem?: string | null | undefined;
}

/** A control of a form with its label above and its problem below. */
export function LabelledField({ id, label, problem, children }: PropsWithChildren<Props>): React.JSX.Element {
  const isInvalid = problem != null;
  return (
    <div className="form-field" data-invalid={isInvalid}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {children}
      <p id={`${id}-error`} className="form-error" role={isInvalid ? 'alert' : undefined}>
        {problem}
      </p>
    </div>
  );
}
