import { Button } from '@blueprintjs/core';
import { LockIcon, RefreshIcon, WarningSignIcon } from '@blueprintjs/icons';
import { codeOf, errorText } from '../api/errors';
import { useScreenRefusal } from './messages/refusal';
import { Notice } from './Notice';

interface FailureProps {
  /** The title of the part that could not be loaded. */
  title: string;
  /** Why, where that is known. */
  error?: unknown;
  retryText: string;
  /** A promise of it may be rejected: the failure shows again. */
  onRetry: () => unknown;
}

/**
 * A screen, or a part of it, that could not be loaded: what happened, and a button to try again. What is not permitted stays so: there it
 * says what is missing and who can permit it.
 */
export function Failure({ title, error, retryText, onRetry }: FailureProps): React.JSX.Element {
  const refusal = useScreenRefusal();
  if (error !== undefined && codeOf(error) === 'FORBIDDEN')
    return <Notice icon={<LockIcon size={40} />} title={errorText(error)} description={refusal} />;
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
