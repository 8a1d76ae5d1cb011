import { type ComponentProps, Suspense } from 'react';
import { lazyPreloaded } from '../../ui/preload';

const Loaded = lazyPreloaded(() => import('./RecordDialog'));

/** The dialog of a record, whose code is loaded after its screen is shown. */
export const LazyRecordDialog = (props: ComponentProps<typeof Loaded>): React.JSX.Element => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
