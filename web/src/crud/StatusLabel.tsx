import type { Choice } from './choices';

/** A status as colour, icon and word (ux, Look). */
export function StatusLabel({ choice, text }: { choice: Choice; text: string }): React.JSX.Element {
  return (
    <span className="status" data-tone={choice.tone}>
      {choice.icon}
      {text}
    </span>
  );
}
