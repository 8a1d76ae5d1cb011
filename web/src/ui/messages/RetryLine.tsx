import { Button } from '@blueprintjs/core';

interface Props {
  text: string;
  retryText: string;
  onRetry: () => void;
}

/** A line in place of a part of a screen that could not be loaded. `Failure` is for a whole screen. */
export function RetryLine({ text, retryText, onRetry }: Props): React.JSX.Element {
  return (
    <p role="alert">
      {text}{' '}
      <Button size="small" onClick={onRetry}>
        {retryText}
      </Button>
    </p>
  );
}
