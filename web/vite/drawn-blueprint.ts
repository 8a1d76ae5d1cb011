import postcss from 'postcss';
import type { Plugin } from 'vite';

/**
 * Blueprint's components that the client does not draw: the folder or module of each, and how the names of their classes begin.
 * Whoever comes to draw one takes its line out: the build fails and says which.
 */
const UNDRAWN: Readonly<Record<string, readonly string[]>> = {
  alert: ['alert'],
  breadcrumbs: ['breadcrumb', 'breadcrumbs'],
  'card-list': ['card-list'],
  collapse: ['collapse'],
  'dialog/multistepDialog': ['multistep-dialog', 'dialog-step'],
  divider: ['divider'],
  'editable-text': ['editable-text'],
  'entity-title': ['entity-title'],
  'forms/controlGroup': ['control-group'],
  'forms/fileInput': ['file-input', 'file-upload-input'],
  'forms/numericInput': ['numeric-input'],
  'hotkeys/hotkey': ['hotkey'],
  'hotkeys/keyComboTag': ['key-combo'],
  link: ['link'],
  navbar: ['navbar'],
  'non-ideal-state': ['non-ideal-state'],
  'overflow-list': ['overflow-list'],
  'panel-stack': ['panel-stack2'],
  section: ['section'],
  'segmented-control': ['segmented-control'],
  slider: ['slider'],
  tabs: ['tab', 'tabs'],
  tag: ['tag', 'compound-tag'],
  'tag-input': ['tag-input'],
  tooltip: ['tooltip'],
  tree: ['tree'],
};

/** What no component draws any more: icons as letters of a font, and the old name of `html-select`. */
const OUTDATED = /\.bp6-(icon-|select(?![\w-]))|\.bp6-icon[^\s>]*::before/;

const CLASSES = new RegExp(`\\.bp6-(${Object.values(UNDRAWN).flat().join('|')})(?=-|[^\\w-]|$)`);
const MODULES = new RegExp(
  `[\\\\/]@blueprintjs[\\\\/]core[\\\\/]lib[\\\\/]esm[\\\\/]components[\\\\/](${Object.keys(UNDRAWN).join('|')})(?=[\\\\/.])`,
);

function isUndrawn(selector: string): boolean {
  const demanded = selector.replace(/:not\([^()]*\)/g, '');
  return CLASSES.test(demanded) || OUTDATED.test(demanded);
}

/** Blueprint's style sheet without the rules of what the client does not draw. */
export function drawnRules(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const drawn = rule.selectors.filter((selector) => !isUndrawn(selector));
    if (drawn.length === 0) rule.remove();
    else if (drawn.length < rule.selectors.length) rule.selectors = drawn;
  });
  sheet.walkAtRules('media', (query) => {
    if (query.nodes?.length === 0) query.remove();
  });
  return sheet.toString();
}

/**
 * Leaves out of Blueprint's style sheet what the client does not draw: every element that appears is measured against all rules
 * that end in an element's name or `*`, and the first page waits for the whole sheet.
 */
export function drawnBlueprint(): Plugin {
  return {
    name: 'armada:drawn-blueprint',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]@blueprintjs[\\/]core[\\/].*[\\/]blueprint\.css$/ },
      handler: (code) => ({ code: drawnRules(code), map: null }),
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const drawn = renderedLength > 0 ? MODULES.exec(id)?.[1] : undefined;
          if (drawn !== undefined)
            this.error(
              `Blueprint's ${drawn} is drawn now: take it out of UNDRAWN in vite/drawn-blueprint.ts.`,
            );
        }
      }
    },
  };
}
