import { useStore } from '@nanostores/react';
import { COMPLAINT_ACTIONS, COMPLAINT_STATUSES } from '../../codes/complaint-codes';
import { formatDay, formatInstant } from '../../crud/format';
import type { ComplaintStep } from '../../gql/graphql';
import { messages, words } from './messages';
import type { Detail } from './operations';

const STEP_NAMES = {
  RAISE: 'raised',
  ACTION: 'setAction',
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
  return (
    <section className="complaint-course" aria-label={t.steps}>
      <h3>{t.steps}</h3>
      <ol>
        {moves.map(({ id, step, from, to, action, reason, by, at }) => {
          const after = COMPLAINT_STATUSES[to];
          return (
            <li key={id} data-tone={after.tone}>
              <strong>
                {[nameOf(step), action && word[COMPLAINT_ACTIONS[action].text]].filter(Boolean).join(' · ')}
              </strong>
              <span>
                {from && from !== to
                  ? t.change({ from: word[COMPLAINT_STATUSES[from].text], to: word[after.text] })
                  : word[after.text]}
              </span>
              {reason && <q>{reason}</q>}
              <small className="complaint-by">
                {by}
                {at && (
                  <time dateTime={at} title={formatInstant(at)}>
                    {formatDay(at)}
                  </time>
                )}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
