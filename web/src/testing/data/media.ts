const matching = new Set<string>();

/** Makes `query` match for the rest of the running test, e.g. `(max-width: 959px)`. */
export function matchMedia(query: string): void {
  matching.add(query);
}

/** Media queries, which jsdom lacks; none matches by default. */
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
