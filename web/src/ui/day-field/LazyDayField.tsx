import { InputGroup } from '@blueprintjs/core';
import { Suspense } from 'react';
import { lazyPreloaded } from '../preload';
import type { DayFieldProps } from './DayField';

const Loaded = lazyPreloaded(() => import('./DayField'));

/** A date field in a screen that is shown before its calendar is loaded. */
export const LazyDayField = (props: DayFieldProps): React.JSX.Element => (
  <Suspense fallback={<InputGroup id={props.id} disabled />}>
    <Loaded {...props} />
  </Suspense>
);
