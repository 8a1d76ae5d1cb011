import { fireEvent } from '@testing-library/react';

/** Clicks a link with Ctrl. @returns whether the client leaves the click to the browser, which jsdom cannot follow */
export function isLeftToBrowser(link: Element): boolean {
  let isLeft = false;
  const note = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  return isLeft;
}
