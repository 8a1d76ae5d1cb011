import { drawnRules } from './drawn-blueprint';

it('leaves out the rules of components that nobody draws, and of those alone', () => {
  const css = `.bp6-tree > *, .bp6-menu > * { color: red; }
.bp6-dark .bp6-tab-list { color: red; }
.bp6-table-cell { color: red; }
.bp6-button:not(.bp6-tag) { color: red; }
.bp6-icon > svg { color: red; }
.bp6-icon-add::before { content: ""; }
@media (hover) { .bp6-slider { color: red; } }`;
  const kept = drawnRules(css);
  expect(kept).not.toContain('@media');
  expect(kept.match(/\.bp6-[^{]*(?= {)/g)).toEqual([
    '.bp6-menu > *',
    '.bp6-table-cell',
    '.bp6-button:not(.bp6-tag)',
    '.bp6-icon > svg',
  ]);
});
