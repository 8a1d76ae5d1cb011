import { Button } from '@blueprintjs/core';
import { RefreshIcon, WarningSignIcon } from '@blueprintjs/icons';
import { errorText } from '../api/errors';
import { Notice } from './Notice';

interface FailureProps {
  /** What could not be loaded. */
  title: string;
  /** Why, where that is known. */
  error?: unknown;
  retryText: string;
  /** A promise of it may be rejected: the failure shows again. */
  onRetry: () => unknown;
}

/** A screen, or a part of it, that could not be loaded: what happened, and a button to try again. */
export function Failure({ title, error, retryText, onRetry }: FailureProps): React.JSX.Element {
  const retry = async (): Promise<void> => {
    await Promise.resolve(onRetry()).catch(() => undefined);
  };
  return (
    <Notice
      icon={<WarningSignIcon size={40} />}
      title={title}
      {...(error !== undefined && { description: errorText(error) })}
      action={
        <Button intent="primary" icon={<RefreshIcon />} onClick={() => void retry()}>
          {retryText}
        </Button>
      }
    />
  );
}
