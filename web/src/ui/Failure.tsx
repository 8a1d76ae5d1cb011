import { Button } from '@blueprintjs/core';
import { RefreshIcon, WarningSignIcon } from '@blueprintjs/icons';
import { errorText } from '../api/errors';
import { Notice } from './Notice';

interface FailureProps {
  /** What could not be had. */
  title: string;
  /** Why, where that is known. */
  error?: unknown;
  retryText: string;
  onRetry: () => void;
}

/** Stands where a screen or a part of it could not be loaded: what happened, and a button to try again (ux, Look). */
export function Failure({ title, error, retryText, onRetry }: FailureProps): React.JSX.Element {
  return (
    <Notice
      icon={<WarningSignIcon size={40} />}
      title={title}
      {...(error !== undefined && { description: errorText(error) })}
      action={
        <Button intent="primary" icon={<RefreshIcon />} onClick={onRetry}>
          {retryText}
        </Button>
      }
    />
  );
}
