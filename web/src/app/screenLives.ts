import { ScreenLife } from '../ui/screen-life';
import type { Tab } from './tabs';

/** The lives of the open screens, by the path of their tab. */
export class ScreenLives {
  readonly #lives = new Map<string, ScreenLife>();

  of(path: string): ScreenLife {
    const known = this.#lives.get(path);
    if (known !== undefined) return known;
    const life = new ScreenLife();
    this.#lives.set(path, life);
    return life;
  }

  isUnsaved(path: string): boolean {
    return this.#lives.get(path)?.isUnsaved ?? false;
  }

  get hasUnsaved(): boolean {
    return [...this.#lives.values()].some(({ isUnsaved }) => isUnsaved);
  }

  /** Shows the screen of `path`, hides the others, and forgets those that are no longer kept. */
  settle(path: string, kept: readonly Tab[]): void {
    for (const [known, life] of this.#lives) {
      life.isHidden = known !== path;
      if (!kept.some((tab) => tab.path === known)) this.#lives.delete(known);
    }
  }
}
