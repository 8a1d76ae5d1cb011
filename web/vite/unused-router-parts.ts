import type { Plugin } from 'vite';

/** A name that React's developer tools show: kept, it keeps the component too, whether anybody draws it or not. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** A component or context made as the module loads. */
const MADE = /(= )(React\d*\.(?:memo|forwardRef|createContext)\()/g;

/** The module with all that it makes for its components marked as free of effects. */
export function markUnused(code: string): string {
  return code.replace(DISPLAY_NAME, '').replace(MADE, '$1/* @__PURE__ */ $2');
}

/**
 * Lets the build leave out what the client does not use of react-router: its forms, its data routers and the routes as
 * components stand in one file, and are written so that a bundler has to keep them.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'armada:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({ code: markUnused(code), map: null }),
    },
  };
}
