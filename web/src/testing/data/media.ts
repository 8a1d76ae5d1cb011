const matching = new Set<string>();

/** Lets `query` match from now on in the running test, e.g. `(max-width: 959px)`. */
export function matchMedia(query: string): void {
  matching.add(query);
}

/** Media queries as jsdom lacks them; none matches until a test says so. */
export function installMedia(): void {
  matching.clear();
  window.matchMedia = (query: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: matching.has(query),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
