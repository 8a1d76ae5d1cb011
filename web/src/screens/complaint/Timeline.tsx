import { useStore } from '@nanostores/react';
import { COMPLAINT_ACTIONS, COMPLAINT_PRIORITIES, COMPLAINT_STATUSES } from '../../codes/complaint-codes';
import { choiceOf } from '../../crud/resource/choices';
import type { ComplaintStep } from '../../gql/complaint/graphql';
import { Time } from '../../ui/dates/Time';
import { estimateOf } from './estimate';
import { messages, words } from './messages';
import type { Detail } from './operations';

const STEP_NAMES = {
  RAISE: 'raised',
  ACTION: 'setAction',
  ESTIMATE: 'estimatedCompletion',
  PRIORITY: 'priority',
  ASSIGN: 'assignee',
  DONE: 'markDone',
  REOPEN: 'reopen',
  CLOSE: 'close',
} as const satisfies Partial<Record<ComplaintStep, string>>;

/** The name of a step; undefined for one that this version does not know. */
export function useStepName(): (step: ComplaintStep) => string | undefined {
  const t = useStore(messages);
  return (step) => (step === 'UNKNOWN' ? undefined : t[STEP_NAMES[step]]);
}

/** The history of a complaint: each step with its statuses, author, time and reason. */
export function Timeline({ moves }: { moves: Detail['history'] }): React.JSX.Element | null {
  const t = useStore(messages);
  const word = useStore(words);
  const nameOf = useStepName();
  if (moves.length === 0) return null;

  /** The value that a step has set: a day and time, a priority, or a name. */
  function planned(step: ComplaintStep, value: string | null | undefined): string {
    if (!value) return step === 'ASSIGN' ? t.nobody : '';
    if (step === 'ESTIMATE') {
      const [day = '', time] = value.split(' ');
      return estimateOf({ estimatedCompletion: day, estimatedTime: time ?? null }) ?? value;
    }
    const choice = step === 'PRIORITY' ? choiceOf(COMPLAINT_PRIORITIES, value.toUpperCase()) : undefined;
    return Object.entries(word).find(([key]) => key === choice?.text)?.[1] ?? value;
  }

  return (
    <section className="complaint-course" aria-label={t.steps}>
      <h3>{t.steps}</h3>
      <ol>
        {moves.map(({ id, step, from, to, action, reason, value, by, at, ...other }) => {
          const { tone, text } = COMPLAINT_STATUSES[to];
          const after = other.otherTo ?? word[text];
          return (
            <li key={id} data-tone={tone}>
              <strong>
                {[nameOf(step), other.otherAction ?? (action && word[COMPLAINT_ACTIONS[action].text])]
                  .filter(Boolean)
                  .join(' · ')}
              </strong>
              {step === 'ESTIMATE' || step === 'PRIORITY' || step === 'ASSIGN' ? (
                <span>{planned(step, value)}</span>
              ) : (
                <span>
                  {from && from !== to
                    ? t.change({ from: other.otherFrom ?? word[COMPLAINT_STATUSES[from].text], to: after })
                    : after}
                </span>
              )}
              {reason && <q>{reason}</q>}
              <small className="bar">
                {by}
                {at && <Time at={at} />}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
