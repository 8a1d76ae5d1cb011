/** What the login screen loads before, and Vite's own piece of every import on demand: nothing of the shell's comes with it. */
export const LOGIN_LIBRARIES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores)[\\/]|vite[\\/]preload-helper/;

/** Parts of Blueprint that the shell or a list draws; what dialogs alone need comes with the dialogs. */
const BLUEPRINT_CORE = [
  'common',
  'context',
  'hooks',
  'accessibility',
  'components/(button|html|html-select|icon|overlay2|portal|spinner|text)',
  'components/context-menu/contextMenu(?=\\.)',
  'components/popover/tooltipContext',
  'components/hotkeys/hotkeys?(Parser|Target)',
  'components/forms/(controls|inputGroup|asyncControllableInput)',
  'components/dialog/dialog(Body)?(?=\\.)',
];
const BLUEPRINT_ICONS = ['iconTypes', 'svgIconContainer', 'classes', 'jsUtils'];

const PACKAGES = [
  '@apollo/client',
  '@wry',
  'graphql',
  'optimism',
  'rxjs',
  'react-router',
  'react-router-dom',
  '@blueprintjs/table',
  `@blueprintjs/core/lib/esm/(${BLUEPRINT_CORE.join('|')})`,
  `@blueprintjs/icons/lib/esm/(${BLUEPRINT_ICONS.join('|')})\\.js`,
  'react-transition-group',
  'dom-helpers',
  '@babel/runtime',
  'classnames',
  'tslib',
];

/**
 * The modules that shell and lists need of their libraries, as one file: cut up by which other chunk needs them too they were
 * 20, which compress worse and take 20 requests.
 */
export const SHELL_LIBRARIES = new RegExp(
  `[\\\\/]node_modules[\\\\/](${PACKAGES.join('|')})(?=[\\\\/.A-Z]|$)`,
);

/** What places menus and popovers, for all who open one. */
export const POPUP_LIBRARIES =
  /[\\/]node_modules[\\/](@floating-ui|tabbable|@blueprintjs[\\/]core[\\/]lib[\\/]esm[\\/]components[\\/](context-menu|popover|popover-next))[\\/]/;
