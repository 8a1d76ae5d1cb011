import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const sourceOf = (path: string): string => fileURLToPath(new URL(`../src/ui/${path}`, import.meta.url));

/** Which import of which of Blueprint's modules leads to which of ours. */
const REPLACED = [
  {
    source: '@blueprintjs/core',
    importer: /[\\/]@blueprintjs[\\/]table[\\/]/,
    by: sourceOf('table-core.ts'),
  },
  {
    source: './contextMenuPopover',
    importer: /[\\/]@blueprintjs[\\/]core[\\/].*[\\/]contextMenu\.js$/,
    by: sourceOf('ContextMenuPopover.tsx'),
  },
];

/**
 * Lets Blueprint's table, which imports the code that places popovers, take it from where the client fetches it once the screen
 * stands: it is a seventh of what the first list would wait for, to open menus that nobody has pressed yet.
 */
export function popupsAhead(): Plugin {
  return {
    name: 'armada:popups-ahead',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(@blueprintjs\/core|\.\/contextMenuPopover)$/ },
      handler: (source, importer = '') =>
        REPLACED.find((it) => it.source === source && it.importer.test(importer))?.by,
    },
  };
}
