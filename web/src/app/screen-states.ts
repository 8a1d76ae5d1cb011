import { ScreenState } from '../ui/screen-state';
import type { Tab } from './tabs';

/** The states of the open screens, by the path of their tab. */
export class ScreenStates {
  readonly #states = new Map<string, ScreenState>();

  of(path: string): ScreenState {
    const known = this.#states.get(path);
    if (known !== undefined) return known;
    const state = new ScreenState();
    this.#states.set(path, state);
    return state;
  }

  isUnsaved(path: string): boolean {
    return this.#states.get(path)?.isUnsaved ?? false;
  }

  get hasUnsaved(): boolean {
    return [...this.#states.values()].some(({ isUnsaved }) => isUnsaved);
  }

  /** Marks the screen of `path` as shown and the others as hidden, and forgets those that are no longer mounted. */
  update(path: string, mounted: readonly Tab[]): void {
    for (const [known, state] of this.#states) {
      state.isHidden = known !== path;
      if (!mounted.some((tab) => tab.path === known)) this.#states.delete(known);
    }
  }
}
