import './facts.css';
import type { ReactNode } from 'react';

/** A name with its value, and what a pointer over the value shows. */
export type Fact = readonly [name: string, value: ReactNode, title?: string | undefined];

interface Props {
  facts: readonly Fact[];
  /** Each name before its value in a row, or above it in one of several columns. */
  layout: 'rows' | 'columns';
  /** Stands for an empty value; without it such a fact is left out. */
  empty?: string;
  className?: string;
}

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** Facts about something: names with their values. */
export function Facts({ facts, layout, empty, className = '' }: Props): React.JSX.Element {
  return (
    <dl className={`facts ${className}`} data-layout={layout}>
      {facts
        .filter(([, value]) => empty !== undefined || !isEmpty(value))
        .map(([name, value, title]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd title={title}>{isEmpty(value) ? empty : value}</dd>
          </div>
        ))}
    </dl>
  );
}
