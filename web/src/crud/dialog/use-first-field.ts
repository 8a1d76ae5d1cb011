import { type RefObject, useEffect } from 'react';

const FIELD = '.form-field:not([data-kind="photos"]) .form-control';
const EDITABLE = ['input', 'select', 'textarea', 'button', '[role="tree"]']
  .map((element) => `${FIELD} ${element}:not(:disabled)`)
  .join(', ');

/** Milliseconds in which the controls that are loaded later come, such as a list that the server searches. */
const SETTLED_MS = 1000;

/**
 * Focuses the first field that can be edited when a form opens. Not on touch, where a keyboard would cover the form, and not once
 * the person, or an error, has the focus in the form.
 */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (element === null || matchMedia('(pointer: coarse)').matches) return;
    let focused: Element | null = null;
    const focus = (): void => {
      const active = document.activeElement;
      const isOurs = active === focused || active === element || !element.contains(active);
      const first = element.querySelector<HTMLElement>(EDITABLE);
      if (!isOurs || first === null || first === focused) return;
      focused = first;
      first.focus();
    };
    focus();
    const observer = new MutationObserver(focus);
    observer.observe(element, { subtree: true, childList: true });
    const stop = (): void => observer.disconnect();
    const timer = setTimeout(stop, SETTLED_MS);
    // A person who has begun stays in that field.
    for (const event of ['keydown', 'pointerdown', 'submit']) element.addEventListener(event, stop);
    return () => {
      clearTimeout(timer);
      stop();
      for (const event of ['keydown', 'pointerdown', 'submit']) element.removeEventListener(event, stop);
    };
  }, [form]);
}
