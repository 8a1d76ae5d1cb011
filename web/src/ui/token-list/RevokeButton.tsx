import { Button } from '@blueprintjs/core';

interface Props {
  text: string;
  /** Names the token, for screen readers. */
  label: string;
  onRevoke: () => void;
}

/** The button of a token in a list. */
export function RevokeButton({ text, label, onRevoke }: Props): React.JSX.Element {
  return (
    <Button size="small" variant="outlined" intent="danger" aria-label={label} onClick={onRevoke}>
      {text}
    </Button>
  );
}
