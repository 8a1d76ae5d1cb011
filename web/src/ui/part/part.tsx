import { useStore } from '@nanostores/react';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { RetryLine } from '../messages/RetryLine';
import { DialogFailure } from './DialogFailure';
import { messages } from './messages';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
/** Shown in place of a part with these properties while it is loaded. */
type Waiting<Props> = (props: Props) => ReactNode;
/** Shown in place of a part with these properties that could not be loaded. */
type Failure<Props> = (props: Props, retry: () => void) => ReactNode;

function LineFailure({ onRetry }: { onRetry: () => void }): React.JSX.Element {
  const t = useStore(messages);
  return <RetryLine text={t.failed} retryText={t.retry} onRetry={onRetry} />;
}

interface BoundaryProps {
  content: () => ReactNode;
  failure: (retry: () => void) => ReactNode;
  onFailed: () => void;
}

/** Keeps a part that fails from taking the screen around it away. */
class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    const { content, failure } = this.props;
    return this.state.hasFailed ? failure(() => this.setState({ hasFailed: false })) : content();
  }
}

function partOf<Props extends object>(
  load: Load<Props>,
  waiting: Waiting<Props>,
  failure: Failure<Props>,
): ComponentType<Props> {
  let isMissing = false;
  const loading = () =>
    load().catch((error: unknown) => {
      isMissing = true;
      throw error;
    });
  let Loaded = lazy(loading);
  /** React's `lazy` keeps a failure: the next try begins anew. */
  function forget(): void {
    if (isMissing) Loaded = lazy(loading);
    isMissing = false;
  }
  return function Part(props: Props) {
    return (
      <PartBoundary
        content={() => (
          <Suspense fallback={waiting(props)}>
            <Loaded {...props} />
          </Suspense>
        )}
        failure={(retry) => failure(props, retry)}
        onFailed={forget}
      />
    );
  };
}

const nothing = () => null;

/**
 * A part of a screen whose code is loaded when it is first shown; `lazyPart(preload(…))` loads it before. While it is loaded, only
 * it is missing: what is beside it stays as it is, and keeps the focus. In place of one that fails there is a line with a button to
 * try again.
 * @param waiting in place of the part while it is loaded; default nothing
 */
export const lazyPart = <Props extends object>(
  load: Load<Props>,
  waiting: Waiting<Props> = nothing,
): ComponentType<Props> => partOf(load, waiting, (_props, retry) => <LineFailure onRetry={retry} />);

const isClosable = (props: object): props is { onClose: () => void } =>
  'onClose' in props && typeof props.onClose === 'function';

/**
 * A dialog, which is mounted only while it is open. In place of one that fails there is a dialog that says so; it calls the
 * property `onClose` of the one that failed, where that has it.
 */
export const lazyDialog = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  partOf(load, nothing, (props, retry) => (
    <DialogFailure onRetry={retry} onClose={isClosable(props) ? props.onClose : undefined} />
  ));
