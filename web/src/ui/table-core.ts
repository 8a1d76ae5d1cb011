/*
 * What Blueprint's table finds as `@blueprintjs/core` in the build: the same, but that the menu of a header opens in our own
 * `Popover`. No header gives it the properties of the popover that went before, which the table would translate.
 */
export * from '@blueprintjs/core';
export { Popover as PopoverNext } from './Popover';

/** What the table makes of no properties: the focus stays where a header's menu has led it. */
export function popoverPropsToNextProps(): { shouldReturnFocusOnClose: false } {
  return { shouldReturnFocusOnClose: false };
}
