import * as React from 'react';

/**
 * Keeps React's development build from taking a stack trace for each element it makes, a sixth of the time of a test; the
 * stack of components that a warning names stays.
 */
export function takeNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  // React counts the stacks it took in this second, and takes no more from a number on: here it is always past that.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
