import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/**
 * Somebody's mouse and keyboard, who needs no pause between two keys and looks for no style that would keep a press away: a
 * test has no styles.
 */
export const setUpUser = (): UserEvent =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
