import '@testing-library/jest-dom';
import { forgetGateway } from './gateway';

/** Media queries that answer yes in the running test, e.g. `(max-width: 959px)`. */
export const matchingMedia = new Set<string>();

window.matchMedia = (query: string): MediaQueryList => {
  const list = new EventTarget();
  return Object.assign(list, {
    media: query,
    matches: matchingMedia.has(query),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
};

window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

afterEach(() => {
  matchingMedia.clear();
  forgetGateway();
  localStorage.clear();
  sessionStorage.clear();
});
