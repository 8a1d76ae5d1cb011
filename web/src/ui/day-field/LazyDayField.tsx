import { InputGroup } from '@blueprintjs/core';
import { lazyPart } from '../part/part';
import { preload } from '../preload';

/** A date field in a screen that is shown before its calendar is loaded. */
export const LazyDayField = lazyPart(
  preload(() => import('./DayField')),
  ({ id }) => <InputGroup id={id} disabled />,
);
