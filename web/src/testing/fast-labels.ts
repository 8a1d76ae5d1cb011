/**
 * Labels of controls as a browser finds them, but at once: jsdom walks the whole document for each label of each control whose
 * name is computed, which took a fifth of the time of all tests.
 */
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  get(this: HTMLLabelElement): Element | null {
    const control = this.htmlFor ? document.getElementById(this.htmlFor) : this.querySelector(LABELABLE);
    return control?.matches(LABELABLE) ? control : null;
  },
});

for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement): Element[] {
      return [...document.getElementsByTagName('label')].filter((label) => label.control === this);
    },
  });
