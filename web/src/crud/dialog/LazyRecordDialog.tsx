import { lazyDialog } from '../../ui/part/part';
import { preload } from '../../ui/preload';

/** The dialog of a record, whose code is loaded after its screen is shown. */
export const LazyRecordDialog = lazyDialog(preload(() => import('./RecordDialog')));
